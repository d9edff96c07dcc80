//! The files of the project, of which tests read some.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the project.
pub fn root() -> &'static Path {
    // A package has its own folder, and the tests stand in that of the project.
    let mut folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let own = folders.find(|folder| folder.join("tests").is_dir());
    own.expect("the folder of the project")
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
    found.filter(|path| path.to_string_lossy().ends_with(ending)).collect()
}
