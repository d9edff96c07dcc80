//! A running board and its browsers.

use super::environment::NOS;
use super::folder::Folder;
use super::program::Program;
use nos::board::delta::swapped;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::Child;

pub const BEGUN: &str = "law 1\nseat Anna Bram Cees\ndeal\nset Anna 6-6\nannounce 1\n";

pub struct Running {
    pub child: Child,
    pub folder: Folder,
    pub address: String,
    pub path: String,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub fn enter(journal: &Path, lines: &str) {
    let play = ["play".as_ref(), journal.as_os_str(), "-q".as_ref()];
    Program::at(journal.parent().unwrap(), NOS, play).stdin(lines).status(0);
}

impl Running {
    pub fn of(options: &[&str]) -> Running {
        let folder = Folder::new();
        enter(&folder.join("friday.nos"), BEGUN);
        Running::in_folder(folder, "127.0.0.1:0", options)
    }

    pub fn in_folder(folder: Folder, listen: &str, options: &[&str]) -> Running {
        Running::showing(folder, "friday.nos", listen, options)
    }

    /// Starts a board for this journal or event in the folder.
    pub fn showing(folder: Folder, shown: &str, listen: &str, options: &[&str]) -> Running {
        let board = folder.nos(["board", shown, "--listen", listen]);
        let mut child = board.args(options).spawn();
        let mut said = BufReader::new(child.stdout.as_mut().unwrap());
        let mut line = String::new();
        said.read_line(&mut line).unwrap();
        let (_, at) = line.trim().split_once("http://").unwrap();
        let (address, path) = at.split_once('/').unwrap();
        Running { address: address.to_owned(), path: format!("/{path}"), child, folder }
    }

    pub fn journal(&self) -> PathBuf {
        self.folder.path().join("friday.nos")
    }

    pub fn enter(&self, lines: &str) {
        enter(&self.journal(), lines);
    }

    /// Sends a request and returns the whole answer.
    pub fn answer(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        // Ignores the error: the board may stop reading early.
        let _ = stream.write_all(request.as_bytes());
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    pub fn get(&self, path: &str) -> String {
        self.answer(&format!(
            "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
            self.address
        ))
    }

    /// Listens as a browser that has seen this.
    pub fn listen(&self, seen: &str) -> Listener {
        self.listen_under("", seen)
    }

    pub fn listen_under(&self, under: &str, seen: &str) -> Listener {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let seen = match seen {
            "" => String::new(),
            seen => format!("Last-Event-ID: {seen}\r\n"),
        };
        let path = format!("{}{under}events", self.path);
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\n{seen}\r\n", self.address).unwrap();
        Listener { stream: BufReader::new(stream), text: String::new() }
    }
}

/// A browser with its page, which listens for changes.
pub struct Listener {
    pub stream: BufReader<TcpStream>,
    text: String,
}

pub fn changed(page: &str, event: &serde_json::Value) -> String {
    if let Some(whole) = event["whole"].as_str() {
        return whole.to_owned();
    }
    let mut all = pieces(page);
    let old = all.len();
    let mut steps = event["steps"].as_array().unwrap().iter();
    let mut end = 0;
    while let Some(step) = steps.next() {
        let fresh = match step.as_i64() {
            Some(further) => {
                let count = steps.next().unwrap().as_u64().unwrap() as usize;
                end = usize::try_from(end as i64 + further).unwrap();
                all[end..end + count].to_vec()
            }
            None => pieces(&swapped(step.as_str().unwrap())),
        };
        end += fresh.len();
        all.extend(fresh);
    }
    all[old..].concat()
}

/// Cuts a text before each `<` and each blank, as the board does.
fn pieces(text: &str) -> Vec<String> {
    let marked = text.replace('<', "\n<").replace(' ', "\n ");
    marked.split('\n').filter(|piece| !piece.is_empty()).map(str::to_owned).collect()
}

impl Listener {
    /// Returns the next event: name, id, data.
    pub fn next(&mut self) -> (String, String, String) {
        let (mut event, mut id, mut data) = (String::new(), String::new(), String::new());
        loop {
            let mut line = String::new();
            assert_ne!(self.stream.read_line(&mut line).unwrap(), 0, "the board is gone");
            match line.trim_end().split_once(": ") {
                Some(("event", name)) => event = name.to_owned(),
                Some(("id", word)) => id = word.to_owned(),
                Some(("data", text)) => data = text.to_owned(),
                None if line.trim_end().is_empty() && !event.is_empty() => {
                    return (event, id, data);
                }
                _ => {}
            }
        }
    }

    /// Returns the id of the next change, and the changed page.
    pub fn seen(&mut self) -> (String, String) {
        let (id, data) = self.sent();
        self.text = changed(&self.text, &serde_json::from_str(&data).unwrap());
        (id, self.text.clone())
    }

    /// Returns the next event that changes the page. Other events arrive while nothing changes;
    /// after several of them nothing will.
    fn sent(&mut self) -> (String, String) {
        for _ in 0..20 {
            let (event, id, data) = self.next();
            if event == "seen" {
                return (id, data);
            }
        }
        panic!("the board shows nothing else than {}", self.text);
    }
}

impl Listener {
    /// Waits for a page with these words. A file being written may be seen half written.
    pub fn until(&mut self, words: &str) -> String {
        let mut seen = std::iter::repeat_with(|| self.seen().1);
        seen.find(|seen| seen.contains(words)).unwrap()
    }
}

pub fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or("none")
}

pub fn seat(board: &Running) {
    board.folder.nos(["event", "seat", "."]).status(0);
}
