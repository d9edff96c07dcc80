//! Runs the Chromium that is installed, without a window and without a network.

use crate::font;
use crate::support::environment::{self, CLOCK};
use crate::support::folder::Folder;
use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

/// The names under which a Chromium is installed.
const NAMES: &str = include_str!("chromium.txt");

fn installed() -> PathBuf {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let paths = |name: &'static str| folders.iter().map(move |own| own.join(name));
    let found = NAMES.lines().flat_map(paths).find(|own| own.is_file());
    found.expect("a Chromium in a folder of PATH; on Debian, apt-get install chromium")
}

/// The width and the height of what a page is shown in.
pub type Window = (u32, u32);

/// A Chromium with a profile of its own.
pub struct Chromium {
    folder: Folder,
}

impl Chromium {
    pub fn new() -> Chromium {
        let folder = Folder::new();
        font::lay(folder.path());
        Chromium { folder }
    }

    fn command(&self) -> Command {
        let mut command = environment::program("timeout", self.folder.path());
        command.args(["-k1", "300"]).arg(installed()).args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--allow-file-access-from-files",
            "--hide-scrollbars",
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        ]);
        let profile = self.folder.path().join("profile");
        command.arg(format!("--user-data-dir={}", profile.display()));
        command
    }

    /// What it writes of a page.
    pub fn writes(&self, page: &str, options: &[&str]) -> Output {
        let file = self.write("page.html", page);
        let mut command = self.command();
        command.args(options).arg(format!("file://{}", file.display()));
        let output = command.output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{said}");
        output
    }

    /// Writes a file beside the pages that are shown.
    pub fn write(&self, name: &str, page: &str) -> PathBuf {
        let file = self.folder.path().join(name);
        fs::write(&file, page).unwrap();
        file
    }

    /// What pages note, each in a frame of this width and height: the window of a browser is never quite as it is asked for.
    /// Where a page is loaded before its fonts, they are looked at again.
    pub fn noted(&self, pages: &[(String, Window)]) -> Vec<String> {
        const TIMES: usize = 20;
        let looks = (0..TIMES).map(|_| self.noted_once(pages));
        let mut with_fonts = looks.filter(|noted| noted.iter().all(|own| own != NO_FONT));
        with_fonts.next().expect("pages that have their fonts")
    }

    fn noted_once(&self, pages: &[(String, Window)]) -> Vec<String> {
        let frames = pages.iter().enumerate().map(|(at, (page, (width, height)))| {
            let name = format!("{at}.html");
            self.write(&name, page);
            format!(
                "<iframe width={width} height={height} style=\"border:0\" src=\"{name}\"></iframe>"
            )
        });
        let frames: String = frames.collect();
        let script = "addEventListener('load',()=>document.body.dataset.noted=\
                      Array.from(frames,(own)=>own.document.body.dataset.noted).join('\\n'))";
        let page = format!("<!DOCTYPE html><body>{frames}<script>{script}</script>");
        let shown = self.writes(&page, &["--dump-dom"]);
        let shown = String::from_utf8_lossy(&shown.stdout);
        let noted = shown.split("data-noted=\"").nth(1);
        let noted = noted.unwrap_or_else(|| panic!("nothing is noted: {shown}"));
        let noted = noted.split('"').next().unwrap().split('\n');
        noted.map(str::to_owned).collect()
    }

    /// How many sheets of paper a page takes.
    pub fn sheets(&self, page: &str) -> usize {
        let pdf = self.folder.path().join("page.pdf");
        let print = format!("--print-to-pdf={}", pdf.display());
        self.writes(page, &["--no-pdf-header-footer", &print]);
        let printed = fs::read(&pdf).unwrap();
        let sheet = b"/Type /Page\n";
        let found = printed.windows(sheet.len()).filter(|own| own == sheet);
        found.count()
    }

    /// Opens an address, and stays there.
    pub fn open(self, address: &str) -> Open {
        let mut command = self.command();
        command.arg("--remote-debugging-port=0").arg(address);
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        Open { child: child.unwrap(), _chromium: self }
    }
}

/// A page without its policy, so that it takes another style and another script.
pub fn without_policy(page: &str) -> String {
    let (before, policy) = page.split_once("<meta http-equiv").unwrap();
    format!("{before}{}", policy.split_once('>').unwrap().1)
}

/// A page of a board that hears nothing more of it, so many seconds after the time of the program under test. `now` is
/// that time for its scripts, in milliseconds.
pub fn at_rest(page: &str, seconds: u64) -> String {
    let rest = format!(
        "<script>let now=Date.parse('{CLOCK}')+{seconds}000;Date.now=()=>now;\
         window.EventSource=class{{addEventListener(){{}}}}</script><script>"
    );
    page.replacen("<script>", &rest, 1)
}

/// What scripts ask of texts.
const INK: &str = include_str!("ink.js");

/// What a page notes that is loaded before its fonts.
const NO_FONT: &str = "no font";

/// A page without its policy that, once it is loaded with its fonts, notes what this script returns.
pub fn noting(page: &str, script: &str) -> String {
    let page = without_policy(page);
    let (page, _) = page.split_once("</body>").unwrap();
    format!(
        "{page}<script>document.fonts.forEach((face)=>face.load());addEventListener('load',()=>{{\
         document.body.dataset.noted=[...document.fonts].every((face)=>face.status=='loaded')?\
         (()=>{{{INK}{script}}})():'{NO_FONT}'}})</script></body></html>"
    )
}

/// A Chromium that stays open, until it is dropped.
pub struct Open {
    child: Child,
    _chromium: Chromium,
}

impl Drop for Open {
    fn drop(&mut self) {
        // `timeout` passes it on.
        environment::signal(self.child.id(), rustix::process::Signal::TERM);
        let _ = self.child.wait();
    }
}
