//! The program at a pseudo-terminal with a model of its screen. Nothing sleeps: every check waits
//! until the screen is as expected, or fails after a while.
//! `Prompt::at(80).table(&["deal"]).types("set Bram 66").shows("Bram sets 6-6")` is a test.

use super::environment::{self, NOS, PATIENCE};
use super::folder::{Folder, journal};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use rustix::process::Signal;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The beginning of a question's choices, printed after all earlier input is read.
pub const QUESTION: &str = "\u{1b}[A  1  ";

struct Seen {
    parser: vt100::Parser,
    bytes: Vec<u8>,
    over: bool,
}

pub struct Prompt {
    /// A folder that is removed with the program.
    own: Option<Folder>,
    folder: PathBuf,
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    input: Box<dyn Write + Send>,
    seen: Arc<(Mutex<Seen>, Condvar)>,
    modes: String,
    /// Number of questions at the latest answer.
    answered: usize,
}

fn cells(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).unwrap_or(NonZeroU16::MIN)
}

fn size((columns, rows): (u16, u16)) -> PtySize {
    PtySize { rows, cols: columns, ..PtySize::default() }
}

/// Creates a screen of this size with the rows of another.
fn reflowed(screen: &vt100::Screen, (columns, rows): (u16, u16)) -> vt100::Parser {
    let (width, (row, column)) = (usize::from(columns), screen.cursor_position());
    let (mut lines, mut line) = (Vec::new(), Vec::new());
    let mut cursor = (0, 0);
    for (at, text) in (0..).zip(screen.rows(0, screen.size().1.get())) {
        if at == row {
            cursor = (lines.len(), line.len() + usize::from(column));
        }
        line.extend(text.chars());
        if !screen.row_wrapped(at) {
            lines.push(std::mem::take(&mut line));
        }
    }
    let height = |line: &Vec<char>| line.len().max(1).div_ceil(width);
    let above = lines[..cursor.0].iter().map(height).sum::<usize>() + cursor.1 / width;
    let last = lines.iter().rposition(|line| !line.is_empty()).unwrap_or(0);
    lines.truncate(1 + last.max(cursor.0));
    let all = lines.iter().map(height).sum::<usize>().max(above + 1);
    let text = lines.iter().map(|line| line.iter().collect::<String>());
    let mut parser = vt100::Parser::new(cells(rows), cells(columns), 2000);
    parser.process(text.collect::<Vec<_>>().join("\r\n").as_bytes());
    let gone = all.saturating_sub(usize::from(rows));
    let place = format!("\x1b[{};{}H", above + 1 - gone.min(above), cursor.1 % width + 1);
    parser.process(place.as_bytes());
    parser
}

impl Prompt {
    /// Starts with a new journal, evening.nos, in a window of this width.
    pub fn at(columns: u16) -> Prompt {
        Prompt::on((columns, 24))
    }

    pub fn on(screen: (u16, u16)) -> Prompt {
        let folder = Folder::new();
        let mut prompt = Prompt::start(folder.path(), screen, &["evening.nos"]);
        prompt.own = Some(folder);
        prompt
    }

    /// Seats four players and types these entries. `1` answers a question.
    pub fn table(mut self, entries: &[&str]) -> Prompt {
        self.types("seat Anna Bram Cees Dirk");
        for entry in entries {
            match *entry {
                "1" => self.answers(entry),
                entry => self.types(entry),
            };
        }
        // The note appears once everything before it is accepted.
        self.types("note ready").shows("Noted.");
        self.wait("a prompt", |screen| {
            let (row, column) = screen.cursor_position();
            let rows: Vec<String> = screen.rows(0, screen.size().1.get()).collect();
            let row = &rows[usize::from(row)];
            column > 0 && (row.ends_with('>') || row.ends_with("> "))
        });
        self
    }

    /// Starts the program in a folder and waits for its prompt.
    pub fn start(folder: &Path, screen: (u16, u16), arguments: &[&str]) -> Prompt {
        let tty = Prompt::program(folder, screen, NOS, arguments, &[]);
        tty.wait("a prompt", |screen| cursor_row(screen).ends_with("> "));
        tty
    }

    /// Starts a program in a folder with a clean environment and these variables.
    pub fn program(
        folder: &Path,
        screen: (u16, u16),
        program: &str,
        arguments: &[&str],
        variables: &[(&str, &str)],
    ) -> Prompt {
        let pair = native_pty_system().openpty(size(screen)).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(program);
        command.args(arguments);
        command.cwd(folder);
        command.env_clear();
        for (name, value) in environment::variables(folder) {
            command.env(name, value);
        }
        for (name, value) in [("TERM", "xterm-256color")].iter().chain(variables) {
            command.env(name, value);
        }
        let modes = format!("{:?}", pair.master.get_termios());
        let mut output = pair.master.try_clone_reader().expect("its output");
        let input = pair.master.take_writer().expect("its input");
        let child = pair.slave.spawn_command(command).expect("the program");
        let seen = Seen {
            parser: vt100::Parser::new(cells(screen.1), cells(screen.0), 2000),
            bytes: Vec::new(),
            over: false,
        };
        let seen = Arc::new((Mutex::new(seen), Condvar::new()));
        let shared = Arc::clone(&seen);
        std::thread::spawn(move || {
            let mut chunk = [0; 4096];
            loop {
                let read = output.read(&mut chunk).unwrap_or(0);
                let mut seen = shared.0.lock().unwrap_or_else(PoisonError::into_inner);
                seen.parser.process(&chunk[..read]);
                seen.bytes.extend_from_slice(&chunk[..read]);
                seen.over = read == 0;
                shared.1.notify_all();
                if read == 0 {
                    return;
                }
            }
        });
        Prompt {
            own: None,
            folder: folder.to_owned(),
            master: pair.master,
            child,
            input,
            seen,
            modes,
            answered: 0,
        }
    }

    pub fn press(&mut self, keys: &str) -> &mut Prompt {
        self.input.write_all(keys.as_bytes()).expect("the program reads");
        self.input.flush().expect("the program reads");
        self
    }

    pub fn types(&mut self, line: &str) -> &mut Prompt {
        self.press(&format!("{line}\r"))
    }

    /// Returns the journal's entries without times and tags.
    pub fn journal(&self) -> Vec<String> {
        journal(&self.folder.join("evening.nos"))
    }

    /// Waits until this is the journal's last entry.
    pub fn keeps(&self, last: &str) {
        self.wait(last, |_| self.journal().pop().is_some_and(|entry| entry == last));
    }

    fn wait_until(&self, what: &str, is_so: impl Fn(&Seen) -> bool) -> MutexGuard<'_, Seen> {
        let mut until = Instant::now() + PATIENCE;
        let mut seen = self.seen.0.lock().expect("no test thread has failed");
        let mut written = seen.bytes.len();
        while !is_so(&seen) {
            if seen.bytes.len() > written {
                written = seen.bytes.len();
                until = Instant::now() + PATIENCE;
            }
            let left = until.saturating_duration_since(Instant::now());
            assert!(
                !left.is_zero(),
                "no {what} on the screen:\n{}",
                rows(seen.parser.screen()).join("\n")
            );
            // The condition may depend on a file, whose changes send no signal.
            let look_again = left.min(Duration::from_millis(20));
            seen = self.seen.1.wait_timeout(seen, look_again).expect("no test thread has failed").0;
        }
        seen
    }

    pub fn wait(&self, what: &str, is_so: impl Fn(&vt100::Screen) -> bool) {
        drop(self.wait_until(what, |seen| is_so(seen.parser.screen())));
    }

    pub fn shows(&self, text: &str) -> &Prompt {
        self.wait(text, |screen| rows(screen).join("\n").contains(text));
        self
    }

    /// Waits for this answer, which may be wrapped, and for the next prompt or question.
    pub fn tells(&self, text: &str) -> &Prompt {
        self.wait(text, |screen| {
            let words = rows(screen).join(" ");
            let words: Vec<&str> = words.split_whitespace().collect();
            let row = cursor_row(screen);
            words.join(" ").contains(text) && (row.ends_with("> ") || row.ends_with("? "))
        });
        self
    }

    /// Answers a question when it appears. Earlier input waits.
    pub fn answers(&mut self, answer: &str) -> &mut Prompt {
        let answered = self.answered;
        let put = |seen: &Seen| String::from_utf8_lossy(&seen.bytes).matches(QUESTION).count();
        let seen = self.wait_until("question", |seen| {
            let row = cursor_row(seen.parser.screen());
            put(seen) > answered && row.trim_end().ends_with('?')
        });
        let answered = put(&seen);
        drop(seen);
        self.answered = answered;
        self.press(answer).press("\r")
    }

    /// Waits until this is the row with the cursor.
    pub fn types_at(&self, row: &str) -> &Prompt {
        self.wait(row, |screen| cursor_row(screen).trim_end() == row.trim_end());
        self
    }

    /// Waits for completions above the prompt on a cleared screen.
    pub fn lists_above(&self, prompt: &str) -> &Prompt {
        self.wait("list of completions", |screen| {
            let top = rows(screen).into_iter().next().unwrap_or_default();
            let (row, _) = screen.cursor_position();
            top.starts_with("open n") && row > 3 && cursor_row(screen).trim_end() == prompt
        });
        self
    }

    /// The rows of the screen down to the last with text.
    pub fn screen(&self) -> Vec<String> {
        rows(self.wait_until("anything", |_| true).parser.screen())
    }

    /// All output so far, as text.
    pub fn bytes(&self) -> String {
        String::from_utf8_lossy(&self.wait_until("anything", |_| true).bytes).into_owned()
    }

    /// Waits until this text is coloured and underlined in the cursor's row.
    pub fn marks(&self, text: &str) -> &Prompt {
        self.wait(text, |screen| {
            let (row, _) = screen.cursor_position();
            let found = cursor_row(screen).find(text);
            let cell = found.and_then(|found| screen.cell(row, found as u16));
            cell.is_some_and(|cell| cell.underline() && cell.fgcolor() != vt100::Color::Default)
        });
        self
    }

    /// Waits until the output has this property, and returns it as text.
    pub fn reads(&self, what: &str, is_so: impl Fn(&str) -> bool) -> String {
        let seen = self.wait_until(what, |seen| is_so(&String::from_utf8_lossy(&seen.bytes)));
        String::from_utf8_lossy(&seen.bytes).into_owned()
    }

    /// Resizes the screen and wraps its rows again, as most terminals do.
    pub fn resize(&mut self, screen: (u16, u16)) {
        let mut seen = self.wait_until("anything", |_| true);
        seen.parser = reflowed(seen.parser.screen(), screen);
        drop(seen);
        self.master.resize(size(screen)).expect("another size");
    }

    /// Runs `doing` while nobody reads the program's output. The program soon blocks as it writes.
    pub fn while_unread(&mut self, doing: impl FnOnce(&mut Prompt)) {
        let seen = Arc::clone(&self.seen);
        let held = seen.0.lock().expect("no test thread has failed");
        doing(self);
        drop(held);
    }

    /// Waits until Ctrl-C makes the terminal send a signal.
    pub fn hears_ctrl_c(&self) {
        let until = Instant::now() + PATIENCE;
        while !format!("{:?}", self.master.get_termios()).contains("ISIG") {
            assert!(Instant::now() < until, "Ctrl-C stays a key");
            std::thread::park_timeout(Duration::from_millis(20));
        }
    }

    pub fn signal(&self, signal: Signal) {
        environment::signal(self.child.process_id().expect("a process"), signal);
    }

    /// Waits for the end. Returns the exit status and the last screen.
    pub fn ends(&mut self) -> (portable_pty::ExitStatus, Vec<String>) {
        let status = self.child.wait().expect("the program ends");
        let seen = self.wait_until("end", |seen| seen.over);
        (status, rows(seen.parser.screen()))
    }

    /// Whether the terminal has its original modes, cursor and pasting again.
    pub fn is_as_found(&self) -> bool {
        let seen = self.wait_until("anything", |_| true);
        let screen = seen.parser.screen();
        !screen.hide_cursor()
            && !screen.bracketed_paste()
            && format!("{:?}", self.master.get_termios()) == self.modes
    }
}

impl Drop for Prompt {
    fn drop(&mut self) {
        // Ignores the error: the program may have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn cursor_row(screen: &vt100::Screen) -> String {
    let (row, _) = screen.cursor_position();
    let (_, columns) = screen.size();
    let text = screen.rows(0, columns.get()).nth(row.into()).unwrap_or_default();
    let (_, column) = screen.cursor_position();
    let blanks = usize::from(column).saturating_sub(text.chars().count());
    format!("{text}{}", " ".repeat(blanks))
}

fn rows(screen: &vt100::Screen) -> Vec<String> {
    let (_, columns) = screen.size();
    let mut rows: Vec<String> =
        screen.rows(0, columns.get()).map(|row| row.trim_end().to_owned()).collect();
    while rows.last().is_some_and(String::is_empty) {
        rows.pop();
    }
    rows
}
