//! Runs the installed Chromium, without a window and without a network.

use crate::font;
use crate::support::environment::{self, CLOCK};
use crate::support::folder::Folder;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::{env, fs};

const NAMES: &str = include_str!("chromium.txt");

const OPTIONS: &str = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync \
    --disable-background-networking --disable-component-update --disable-dev-shm-usage \
    --allow-file-access-from-files --hide-scrollbars";

fn installed() -> PathBuf {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let paths = |name: &'static str| folders.iter().map(move |own| own.join(name));
    let found = NAMES.lines().flat_map(paths).find(|own| own.is_file());
    found.expect("a Chromium in a folder of PATH; on Debian, apt-get install chromium")
}

pub type Window = (u32, u32);

pub struct Chromium {
    folder: Folder,
}

impl Chromium {
    pub fn new() -> Chromium {
        let folder = Folder::new();
        font::lay(folder.path());
        Chromium { folder }
    }

    fn command(&self, seconds: &str) -> Command {
        let mut command = environment::program("timeout", self.folder.path());
        command.args(["-k1", seconds]).arg(installed()).args(OPTIONS.split(' '));
        command.arg("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1");
        let profile = self.folder.path().join("profile");
        command.arg(format!("--user-data-dir={}", profile.display()));
        command
    }

    /// On a busy machine Chromium sometimes stands still while its time is virtual, so this tries again.
    pub fn writes(&self, page: &str, options: &[&str]) -> Output {
        let file = self.write("page.html", page);
        let address = format!("file://{}", file.display());
        let run = |seconds| self.command(seconds).args(options).arg(&address).output().unwrap();
        let mut outputs = ["60", "120", "300"].into_iter().map(run);
        let ended = outputs.find(|output| output.status.success());
        ended.expect("Chromium ends without an error at one of three times")
    }

    pub fn write(&self, name: &str, page: &str) -> PathBuf {
        let file = self.folder.path().join(name);
        fs::write(&file, page).unwrap();
        file
    }

    /// Returns the notes of pages, each in a frame of this size: a browser's window has never quite
    /// the size asked for. Repeats pages that loaded before their fonts.
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
        noted.split('"').next().unwrap().split('\n').map(str::to_owned).collect()
    }

    pub fn sheets(&self, page: &str) -> usize {
        let pdf = self.folder.path().join("page.pdf");
        let print = format!("--print-to-pdf={}", pdf.display());
        self.writes(page, &["--no-pdf-header-footer", &print]);
        let printed = fs::read(&pdf).unwrap();
        let sheet = b"/Type /Page\n";
        printed.windows(sheet.len()).filter(|own| own == sheet).count()
    }

    pub fn open(self, address: &str) -> Open {
        let mut command = self.command("300");
        command.arg("--remote-debugging-port=0").arg(address);
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        Open { child: child.unwrap(), _chromium: self }
    }
}

/// Removes the content security policy, so that a test can add a style and a script to a page.
pub fn without_policy(page: &str) -> String {
    let (before, policy) = page.split_once("<meta http-equiv").unwrap();
    format!("{before}{}", policy.split_once('>').unwrap().1)
}

/// A page of the board with its connection removed and its clock stopped this many seconds after
/// `CLOCK`. Its scripts find the time in `now`, in milliseconds.
pub fn at_rest(page: &str, seconds: u64) -> String {
    let rest = format!(
        "<script>let now=Date.parse('{CLOCK}')+{seconds}000;Date.now=()=>now;\
         window.EventSource=class{{addEventListener(){{}}}}</script><script>"
    );
    page.replacen("<script>", &rest, 1)
}

const INK: &str = include_str!("ink.js");

/// Note of a page that loaded before its fonts.
const NO_FONT: &str = "no font";

/// A page without its policy that, once loaded with its fonts, notes what this script returns.
pub fn noting(page: &str, script: &str) -> String {
    let page = without_policy(page);
    let (page, _) = page.split_once("</body>").unwrap();
    format!(
        "{page}<script>document.fonts.forEach((face)=>face.load());addEventListener('load',()=>{{\
         document.body.dataset.noted=[...document.fonts].every((face)=>face.status=='loaded')?\
         (()=>{{{INK}{script}}})():'{NO_FONT}'}})</script></body></html>"
    )
}

/// A Chromium that stays open until this is dropped.
pub struct Open {
    child: Child,
    _chromium: Chromium,
}

impl Drop for Open {
    fn drop(&mut self) {
        // `timeout` passes the signal on.
        environment::signal(self.child.id(), rustix::process::Signal::TERM);
        let _ = self.child.wait();
    }
}
