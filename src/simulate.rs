//! Evenings that could have been: players who are made up, with real and hidden hands, play by a law or
//! against it. Nothing here decides a ruling; the law does. The same seed gives the same evening for ever.

#![expect(missing_docs, reason = "most names say enough")]

mod evening;

pub use evening::{Evening, Happening};
