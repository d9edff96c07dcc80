//! What is made of the laws' rulings: the record in its file, tables, pages, seasons.

pub mod journal;
pub mod page;
pub mod print;
pub mod season;
pub mod system;
