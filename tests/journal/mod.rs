//! Journals: their files, damage to them, and corrections.

mod again;
mod any_journal;
mod any_record;
mod corrections;
mod damage;
mod explicit;
mod file;
mod fives;
mod impact;
mod model;
mod parts;
mod recount;
mod revision;
