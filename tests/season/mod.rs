//! What the program counts over many evenings, without a file: names, days, ratings.

mod parts;
