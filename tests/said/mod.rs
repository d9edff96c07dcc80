//! What is said at a table and how it is understood: tables that can be read as pages, and what holds of any line.

mod effort;
mod heard;
mod one_hand;
mod pages;
mod salad;
mod told_in_help;
mod told_to_type;
mod understood;
mod words;
