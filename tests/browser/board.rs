//! A running board in a Chromium that stays open: its page notices a cut, and comes back.

use crate::chromium::Chromium;
use crate::support::folder::Folder;
use crate::support::running::Running;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

const LONG: Duration = Duration::from_secs(60);

/// Requests by which the page reports its progress.
const ASKED: [&str; 4] = ["GET /events", "GET /seen/0", "GET /seen/1", "GET /seen/2"];

/// A page that watches the board in a frame. It requests `/seen/0` when it sees the first of
/// `words`, `/seen/1` at the second, and so on.
const WATCHING: &str = r#"<!DOCTYPE html><iframe src="/"></iframe><script>
const main = () => document.querySelector("iframe").contentDocument?.querySelector("[id=main]")?.textContent ?? "";
const words = ["Bram plays 6-1", "Bram plays 6-2 on right; 2 is open. (correction)", "Settlement"];
let at = 0;
setInterval(() => { if (at < words.length && main().includes(words[at])) fetch("/seen/" + at++) }, 100);
</script>"#;

/// A proxy between a browser and a board.
struct Between {
    socket: TcpListener,
    host: String,
    asks: Receiver<&'static str>,
    asked: Sender<&'static str>,
    back: Back,
}

/// The answers of a board. A connection may be cut silently: the proxy then holds its bytes back.
#[derive(Clone, Default)]
struct Back {
    open: Arc<Mutex<Vec<Arc<AtomicBool>>>>,
    beats_lost: Arc<AtomicUsize>,
}

impl Between {
    fn new() -> Between {
        let socket = TcpListener::bind("127.0.0.1:0").unwrap();
        let host = socket.local_addr().unwrap().to_string();
        let (asked, asks) = channel();
        let back = Back::default();
        Between { socket, host, asks, asked, back }
    }

    /// Options for a board at this proxy's address.
    fn options(&self) -> [&str; 5] {
        ["--during", "all", "--open", "--host", &self.host]
    }

    fn pass_to(&self, board: &Running) {
        let socket = self.socket.try_clone().unwrap();
        let (address, asked) = (board.address.clone(), self.asked.clone());
        let back = self.back.clone();
        thread::spawn(move || {
            for browser in socket.incoming().map_while(Result::ok) {
                // While no board runs, the proxy closes the connection.
                let Ok(board) = TcpStream::connect(&address) else { continue };
                let to_browser = (board.try_clone().unwrap(), browser.try_clone().unwrap());
                let (asked, back) = (asked.clone(), back.clone());
                thread::spawn(move || pass(browser, board, &asked));
                thread::spawn(move || back.pass(to_browser.0, to_browser.1));
            }
        });
    }

    fn wait_for(&self, path: &str) {
        while self.asks.recv_timeout(LONG).expect(path) != path {}
    }

    /// New connections work.
    fn cut(&self) {
        self.back.open.lock().unwrap().iter().for_each(|cut| cut.store(true, Relaxed));
    }
}

impl Back {
    fn pass(&self, mut from: TcpStream, mut to: TcpStream) {
        let is_cut = Arc::new(AtomicBool::new(false));
        self.open.lock().unwrap().push(Arc::clone(&is_cut));
        let mut bytes = [0; 4096];
        while let Ok(count @ 1..) = from.read(&mut bytes) {
            if is_cut.load(Relaxed) {
                let sent = String::from_utf8_lossy(&bytes[..count]);
                let beats = sent.matches("event: beat").count();
                self.beats_lost.fetch_add(beats, Relaxed);
            } else if to.write_all(&bytes[..count]).is_err() {
                break;
            }
        }
        to.shutdown(Shutdown::Both).unwrap_or_default();
    }
}

/// Forwards the browser's requests, and reports those in `ASKED`.
fn pass(mut from: TcpStream, mut to: TcpStream, asked: &Sender<&'static str>) {
    let (mut last, mut bytes) = (String::new(), [0; 4096]);
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        last.push_str(&String::from_utf8_lossy(&bytes[..count]));
        for path in ASKED {
            if last.contains(path) {
                asked.send(path).unwrap_or_default();
                last.clear();
            }
        }
        if last.contains("GET /watching") {
            let head = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close";
            write!(from, "{head}\r\n\r\n{WATCHING}").unwrap_or_default();
            break;
        }
        if to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    from.shutdown(Shutdown::Both).unwrap_or_default();
    to.shutdown(Shutdown::Both).unwrap_or_default();
}

#[test]
#[ignore = "needs Chromium"]
fn a_browser_notices_a_silent_cut() {
    let between = Between::new();
    let board = Running::of(&between.options());
    between.pass_to(&board);
    let _open = Chromium::new().open(&format!("http://{}/watching", between.host));
    between.wait_for("GET /events");
    between.cut();
    between.wait_for("GET /events");
    // The page reconnects after two missing beats; on a busy machine it may notice them later.
    let lost = between.back.beats_lost.load(Relaxed);
    assert!((2..=6).contains(&lost), "{lost} beats were lost");
    board.enter("play Bram 6-1 on right\n");
    between.wait_for("GET /seen/0");
}

#[test]
#[ignore = "needs Chromium"]
fn a_browser_comes_back_after_a_kill_and_sees_an_entry_a_correction_and_the_settlement() {
    let between = Between::new();
    let options = between.options();
    let mut board = Running::of(&options);
    between.pass_to(&board);
    let _open = Chromium::new().open(&format!("http://{}/watching", between.host));
    between.wait_for("GET /events");
    // The board is killed and started again at the same address, and the browser asks again.
    board.child.kill().unwrap();
    board.child.wait().unwrap();
    let folder = std::mem::replace(&mut board.folder, Folder::new());
    let again = Running::in_folder(folder, &board.address, &options);
    between.wait_for("GET /events");
    again.enter("play Bram 6-1 on right\n");
    between.wait_for("GET /seen/0");
    again.enter("fix 6 play Bram 6-2 on right\n");
    between.wait_for("GET /seen/1");
    again.enter("void\nsettle\n");
    between.wait_for("GET /seen/2");
}
