//! The files of the project.

use std::fs;
use std::path::{Path, PathBuf};

pub fn root() -> &'static Path {
    // A package runs its tests in its own folder, so look for the folder above it that has `tests`.
    let mut folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    folders.find(|folder| folder.join("tests").is_dir()).expect("the folder of the project")
}

/// Returns the files below a folder with this ending, sorted.
pub fn below(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let files =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    let found = paths.into_iter().flat_map(|path| match path.is_dir() {
        true => below(&path, ending),
        false => vec![path],
    });
    found.filter(|path| path.to_string_lossy().ends_with(ending)).collect()
}
