//! Documentation and structure: pages, examples, and rules of the code.

mod conformance;
mod examples;
mod house;
mod pages;
