//! Runs programs in a folder and checks the result: `Nos::run(["settle",
//! "-"]).stdin(EVENING).says("Settlement").status(0)`. The first check runs the program.

use super::environment;
use super::folder::{Folder, FolderClock};
use std::ffi::OsStr;
use std::io::Write as _;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

impl Folder {
    /// Runs `nos` with these arguments.
    #[must_use = "it is run when something is asked of it"]
    pub fn nos(&self, words: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Program {
        self.program(environment::NOS, words)
    }

    /// Runs another program in this folder.
    #[must_use = "it is run when something is asked of it"]
    pub fn program(
        &self,
        program: impl AsRef<OsStr>,
        words: impl IntoIterator<Item = impl AsRef<OsStr>>,
    ) -> Program {
        let mut program = Program::at(self.path(), program, words);
        if let Some(columns) = self.columns {
            program = program.columns(columns);
        }
        match &mut *self.clock.lock().unwrap() {
            FolderClock::Usual => program,
            FolderClock::Set(clock) => program.env("NOS_CLOCK", clock),
            FolderClock::Ticking(minute) => {
                *minute += 1;
                let clock = format!("2026-11-21T20:{:02}:03+01:00", *minute % 60);
                program.env("NOS_CLOCK", clock)
            }
        }
    }

    /// Waits until another program has written a file with this property.
    pub fn waits_for(&self, name: impl AsRef<Path>, is_so: impl Fn(&str) -> bool) -> String {
        let path = self.join(name);
        let until = Instant::now() + environment::PATIENCE;
        loop {
            match fs::read_to_string(&path) {
                Ok(text) if is_so(&text) => return text,
                _ => assert!(Instant::now() < until, "no {}", path.display()),
            }
            std::thread::park_timeout(Duration::from_millis(20));
        }
    }
}

pub struct Nos;

impl Nos {
    #[must_use = "it is run when something is asked of it"]
    pub fn run(words: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Program {
        let folder = Folder::new();
        let mut nos = folder.nos(words);
        nos.folder = Some(folder);
        nos
    }
}

/// A program with its arguments, and its result once it ran.
pub struct Program {
    command: Command,
    /// Text on standard input, if any.
    input: Option<Vec<u8>>,
    /// Output file; `None` captures the output.
    file: Option<fs::File>,
    /// A folder that is removed with the program.
    folder: Option<Folder>,
    ran: Option<Ran>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ran {
    pub status: i32,
    pub out: String,
    pub err: String,
}

impl Program {
    /// A program in a folder, which is also its home.
    #[must_use = "it is run when something is asked of it"]
    pub fn at(
        folder: &Path,
        program: impl AsRef<OsStr>,
        words: impl IntoIterator<Item = impl AsRef<OsStr>>,
    ) -> Program {
        let mut command = environment::program(program, folder);
        command.args(words);
        Program { command, input: None, file: None, folder: None, ran: None }
    }

    #[must_use = "it is run when something is asked of it"]
    pub fn stdin(mut self, input: impl AsRef<[u8]>) -> Program {
        self.input = Some(input.as_ref().to_vec());
        self
    }

    #[must_use = "it is run when something is asked of it"]
    pub fn reads(mut self, path: &Path) -> Program {
        self.command.stdin(fs::File::open(path).expect("its input"));
        self
    }

    #[must_use = "it is run when something is asked of it"]
    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Program {
        self.command.env(name, value);
        self
    }

    #[must_use = "it is run when something is asked of it"]
    pub fn columns(self, columns: usize) -> Program {
        self.env("COLUMNS", columns.to_string())
    }

    #[must_use = "it is run when something is asked of it"]
    pub fn args(mut self, words: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Program {
        self.command.args(words);
        self
    }

    /// Redirects the output to a file.
    #[must_use = "it is run when something is asked of it"]
    pub fn stdout(mut self, file: fs::File) -> Program {
        self.file = Some(file);
        self
    }

    /// Redirects the output to a closed pipe.
    #[must_use = "it is run when something is asked of it"]
    pub fn unread(self) -> Program {
        let null = if cfg!(windows) { "NUL" } else { "/dev/null" };
        let null = fs::File::options().write(true).open(null);
        self.stdout(null.expect("nothing"))
    }

    /// Starts the program with a pipe at each end.
    pub fn spawn(mut self) -> Child {
        self.command.stdin(Stdio::piped());
        self.start()
    }

    fn start(&mut self) -> Child {
        let out = self.file.take().map_or_else(Stdio::piped, Stdio::from);
        self.command.stdout(out).stderr(Stdio::piped());
        self.command.spawn().expect("the program")
    }

    pub fn output(mut self) -> Output {
        self.finish()
    }

    fn finish(&mut self) -> Output {
        let input = self.input.take();
        if input.is_some() {
            self.command.stdin(Stdio::piped());
        }
        let mut child = self.start();
        let stdin = child.stdin.take();
        let feeder = thread::spawn(move || {
            if let (Some(mut stdin), Some(input)) = (stdin, input) {
                // Ignores the error: a program may end before it reads everything.
                let _ = stdin.write_all(&input);
            }
        });
        let output = child.wait_with_output().expect("its end");
        feeder.join().expect("no panic");
        output
    }

    fn asked(mut self) -> Program {
        if self.ran.is_none() {
            self.ran = Some(ran(self.finish()));
        }
        self
    }

    pub fn ran(self) -> Ran {
        self.asked().ran.expect("it was run")
    }

    #[track_caller]
    fn holds(self, what: &str, expected: &str, is_so: impl Fn(&Ran) -> bool) -> Program {
        let own = self.asked();
        let ran = own.ran.as_ref().expect("it was run");
        assert!(is_so(ran), "{what} {expected}\n{:?}\n{ran:#?}", own.command.get_args());
        own
    }

    #[track_caller]
    pub fn status(self, status: i32) -> Program {
        self.holds("status", &status.to_string(), |ran| ran.status == status)
    }

    #[track_caller]
    pub fn prints(self, text: impl AsRef<str>) -> Program {
        let text = text.as_ref();
        self.holds("prints", text, |ran| ran.out == text)
    }

    #[track_caller]
    pub fn says(self, text: impl AsRef<str>) -> Program {
        let text = text.as_ref();
        self.holds("says", text, |ran| ran.out.contains(text))
    }

    #[track_caller]
    pub fn warns(self, text: impl AsRef<str>) -> Program {
        let text = text.as_ref();
        self.holds("warns", text, |ran| ran.err == text)
    }

    #[track_caller]
    pub fn warns_of(self, text: impl AsRef<str>) -> Program {
        let text = text.as_ref();
        self.holds("warns of", text, |ran| ran.err.contains(text))
    }

    /// Checks for no output, these errors, and the exit status of a wrong command.
    #[track_caller]
    pub fn refuses(self, text: impl AsRef<str>) {
        let _ = self.status(2).prints("").warns(text);
    }

    /// Returns the output of a program that succeeds.
    #[track_caller]
    pub fn out(self) -> String {
        self.status(0).warns("").ran().out
    }
}

impl Ran {
    /// Returns the output followed by the errors.
    pub fn all(self) -> String {
        self.out + &self.err
    }
}

/// Reads the output of a program that no signal ended.
pub fn ran(output: Output) -> Ran {
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Ran {
        status: output.status.code().expect("no signal ended it"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}
