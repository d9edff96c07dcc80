//! Sentences as people say them at a table: pages of examples, and properties of any line.

mod effort;
mod heard;
mod one_hand;
mod pages;
mod salad;
mod told_in_help;
mod told_to_type;
mod understood;
mod words;
