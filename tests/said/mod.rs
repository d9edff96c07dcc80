//! What is said at a table and how it is understood: tables that can be read as pages, and what holds of any line.

mod heard;
mod one_hand;
mod pages;
mod salad;
mod understood;
mod words;
