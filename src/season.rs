//! A season: many evenings, told as flat tables or as standings. This room knows no law.

#![expect(missing_docs, reason = "most names say enough")]

pub mod aliases;
pub mod days;
pub mod evening;
pub mod export;
#[cfg(feature = "parquet")]
pub mod parquet;
pub mod shown;
pub mod standings;
pub mod written;
