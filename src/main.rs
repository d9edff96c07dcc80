//! The program `nos`.

fn main() {}
