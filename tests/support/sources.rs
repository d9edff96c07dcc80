//! The files of the project, of which tests read some.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the project.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files in a folder and in those below it whose names end so, in order.
pub fn below(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let files =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    let found = paths.into_iter().flat_map(|path| match path.is_dir() {
        true => below(&path, ending),
        false => vec![path],
    });
    found
        .filter(|path| path.to_string_lossy().ends_with(ending))
        .collect()
}
