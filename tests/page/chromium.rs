//! Finds a Chromium, and runs it without a window and without a network.

use std::path::{Path, PathBuf};
use std::process::{Child, Command};

/// The names under which a Chromium is installed.
const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// The Chromium that is installed; where none is, a line says so.
pub fn installed() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let there = |name: &&str| {
        folders
            .iter()
            .map(|own| own.join(name))
            .find(|own| own.is_file())
    };
    let found = NAMES.iter().find_map(there);
    if found.is_none() {
        eprintln!("not run: there is no Chromium here (apt-get install chromium)");
    }
    found
}

/// Chromium with a profile of its own in this folder.
pub fn command(chromium: &Path, folder: &Path) -> Command {
    let mut command = Command::new("timeout");
    command
        .arg("-k1")
        .arg("100")
        .arg(chromium)
        .args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
        ])
        .args([
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ])
        .args([
            "--disable-dev-shm-usage",
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        ])
        .arg(format!(
            "--user-data-dir={}",
            folder.join("profile").display()
        ));
    command
}

/// Ends a Chromium that stays open, by the signal that is passed on to it.
#[allow(dead_code, reason = "not every test program leaves one open")]
pub fn end(browser: &mut Child) {
    let id = rustix::process::Pid::from_child(browser);
    rustix::process::kill_process(id, rustix::process::Signal::TERM).unwrap();
    browser.wait().unwrap();
}
