//! Seasons without files: names, days and ratings.

mod parts;
