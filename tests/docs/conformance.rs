//! Checks the page on the conformance suite.

use crate::support::folder::Folder;
use crate::support::sources::{below, root};
use std::fs;
use std::path::PathBuf;

const PAGE: &str = include_str!("../../docs/conformance.md");

#[test]
#[ignore = "needs Python"]
fn the_checker_of_the_page_finds_what_differs_and_nothing_else() {
    let folder = Folder::new();
    let wrong = folder.join("wrong.nos");
    fs::write(&wrong, "seat Anna Bram\nseat Anna Bram Cees\n#= {\"verdict\": \"foul\"}\n").unwrap();
    let cases = below(&root().join("tests/conformance"), ".nos");
    let right: Vec<&PathBuf> = cases.iter().step_by(50).collect();
    let checker = PAGE.split("```").find_map(|block| block.strip_prefix("python\n"));
    let python = folder.program("python3", ["-c", checker.unwrap()]);
    let name = wrong.display();
    python
        .args(right)
        .args([&wrong])
        .warns("")
        .prints(format!("{name} 1 {{'verdict': 'accepted'}}\n{name} 2 {{'verdict': 'foul'}}\n"));
}
