//! Measures the time from an entry on disk to 200 and 1,000 phones, the memory of the board with
//! them, and the bytes of an entry.
//!
//! `cargo bench --bench board` prints milliseconds, megabytes and bytes. For 1,000 phones it needs
//! many open files: `ulimit -n 4096`.

#![allow(clippy::unwrap_used, clippy::panic, reason = "benches")]

#[path = "../tests/support/mod.rs"]
mod support;

use support::records;

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use support::evening::Evening;
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::mpsc;

const ENTRIES: usize = 5_000;
const MEASURED: usize = 100;
const PHONES: [usize; 2] = [200, 1_000];
const OF_ONE: usize = 8;

fn main() {
    for phones in PHONES {
        measure(phones);
    }
}

fn measure(phones: usize) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening.nos");
    let lines = Evening::of(1, 5, ENTRIES + 4 * MEASURED).lines;
    let (before, after) = lines.split_at(ENTRIES);
    let (mut journal, _) = records::open(&path);
    records::enter(&mut journal, before);
    let board = Command::new(env!("CARGO_BIN_EXE_nos"))
        .arg("board")
        .arg(&path)
        .args(["--open", "--during", "all", "--listen", "127.0.0.1:0"])
        .args(["--connections", "1100"])
        .stdout(Stdio::piped())
        .spawn();
    let mut board = board.unwrap();
    let mut line = String::new();
    let mut said = BufReader::new(board.stdout.take().unwrap());
    said.read_line(&mut line).unwrap();
    let at = line.trim().strip_prefix("The board is at http://").unwrap();
    let at: SocketAddr = at.trim_end_matches('/').parse().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let (mut took, bytes, memory) = runtime.unwrap().block_on(async {
        let (heard, mut hears) = mpsc::unbounded_channel::<usize>();
        for phone in 0..phones {
            let heard = heard.clone();
            tokio::spawn(listen(at, phone / OF_ONE, heard));
        }
        for _ in 0..phones {
            hears.recv().await.unwrap();
        }
        let mut took: Vec<Duration> = Vec::new();
        let mut bytes: Vec<usize> = Vec::new();
        for line in after {
            records::enter(&mut journal, std::slice::from_ref(line));
            let saved = Instant::now();
            // A pass or a draw changes nothing on the page, so nothing is sent.
            let first = tokio::time::timeout(Duration::from_millis(600), hears.recv());
            let Ok(first) = first.await else { continue };
            bytes.extend(first);
            for _ in 1..phones {
                hears.recv().await.unwrap();
            }
            took.push(saved.elapsed());
            if took.len() == MEASURED {
                break;
            }
        }
        (took, bytes, resident(board.id()))
    });
    board.kill().unwrap();
    board.wait().unwrap();
    took.sort();
    let at = |share: usize| took[took.len() * share / 100 - 1].as_millis();
    println!("{} entries on {phones} phones", took.len());
    println!("half within {} ms, 99 of 100 within {} ms", at(50), at(99));
    let (most, all) = (bytes.iter().max().unwrap(), bytes.iter().sum::<usize>());
    println!("{most} bytes at most, {} on average", all / bytes.len());
    println!("{memory} MB");
}

/// Listens as a phone with its own address, and reports each event it receives.
async fn listen(at: SocketAddr, of: usize, heard: mpsc::UnboundedSender<usize>) {
    let socket = TcpSocket::new_v4().unwrap();
    let own = u8::try_from(of + 1).unwrap();
    socket.bind(SocketAddr::from(([127, 0, 1, own], 0))).unwrap();
    let stream: TcpStream = socket.connect(at).await.unwrap();
    let request = format!("GET /events HTTP/1.1\r\nHost: {at}\r\n\r\n");
    stream.writable().await.unwrap();
    assert_eq!(stream.try_write(request.as_bytes()).unwrap(), request.len());
    let (mut bytes, mut last) = (vec![0; 1 << 16], Vec::new());
    loop {
        stream.readable().await.unwrap();
        let count = match stream.try_read(&mut bytes) {
            Ok(0) => break,
            Ok(count) => count,
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => continue,
            Err(_) => break,
        };
        last.extend_from_slice(&bytes[..count]);
        // An event ends with an empty line, and its chunk with one more line end. The name of the
        // event is near the start.
        if last.ends_with(b"\n\n\r\n") {
            let mut words = last.windows(11).take(1000);
            if words.any(|word| word == b"event: seen") {
                heard.send(last.len()).unwrap();
            }
            last.clear();
        }
    }
}

/// Returns megabytes.
fn resident(id: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
    kilobytes.unwrap_or_default() / 1024
}
