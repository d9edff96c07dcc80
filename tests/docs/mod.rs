//! What is written of the program: its pages, its examples, how it is built.

mod conformance;
mod examples;
mod house;
mod pages;
