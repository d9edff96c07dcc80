//! The programs that tests start, and the environment that they find: the tests' own, whatever the machine, its user and
//! its terminal have set. Nothing else in the tests starts a program.

#![allow(dead_code, reason = "each test program uses what it needs")]

use nos::words::language::Language;
use std::ffi::{OsStr, OsString};
use std::io::Write as _;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::{env, thread};

/// What time it is, unless a test says otherwise.
pub const CLOCK: &str = "2026-11-21T20:14:03+01:00";

/// What goes on to them: where files are put for a while, where Windows is, where the figures of coverage go.
const HANDED_ON: [&str; 3] = ["TMPDIR", "SystemRoot", "LLVM_PROFILE_FILE"];

/// All variables of a program whose user has this home. `nos` is the first that is found by its name.
pub fn variables(home: &Path) -> Vec<(&'static str, OsString)> {
    let own = Path::new(env!("CARGO_BIN_EXE_nos")).parent();
    let path = env::var_os("PATH").unwrap_or_else(|| "/usr/bin:/bin".into());
    let folders = own.map(Path::to_owned).into_iter();
    let path = env::join_paths(folders.chain(env::split_paths(&path)));
    let handed_on = HANDED_ON.into_iter();
    let handed_on = handed_on.filter_map(|name| Some((name, env::var_os(name)?)));
    let set = [
        ("HOME", home.into()),
        ("LANG", "C.UTF-8".into()),
        ("NOS_CLOCK", CLOCK.into()),
        ("PATH", path.expect("folders without a colon")),
        ("TZ", "UTC".into()),
    ];
    handed_on.chain(set).collect()
}

/// A program in a folder, which is its user's home, too. Nobody types.
pub fn program(program: impl AsRef<OsStr>, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command
        .current_dir(folder)
        .env_clear()
        .envs(variables(folder))
        .stdin(Stdio::null());
    command
}

/// `nos` in a folder.
pub fn nos(folder: &Path) -> Command {
    program(env!("CARGO_BIN_EXE_nos"), folder)
}

/// This test program once more.
pub fn again(folder: &Path) -> Command {
    program(env::current_exe().expect("this program"), folder)
}

/// Runs a program to its end with this on its standard input.
pub fn fed(command: &mut Command, input: &str) -> Output {
    let input = input.to_owned();
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program");
    let mut stdin = child.stdin.take().expect("its input");
    // It may end before it has read everything.
    let feeder = thread::spawn(move || stdin.write_all(input.as_bytes()).is_ok());
    let output = child.wait_with_output().expect("its end");
    feeder.join().expect("no panic");
    output
}

/// The same: its status, its output, its errors.
pub fn told(command: &mut Command, input: &str) -> (i32, String, String) {
    let Output {
        status,
        stdout,
        stderr,
    } = fed(command, input);
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (
        status.code().expect("no signal ended it"),
        text(stdout),
        text(stderr),
    )
}

/// Makes a pipe with a name.
pub fn pipe(path: &Path) {
    let folder = path.parent().expect("its folder");
    let made = program("mkfifo", folder).arg(path).status();
    assert!(made.expect("mkfifo can be run").success());
}

/// Sends a signal to a process.
#[cfg(unix)]
pub fn signal(process: u32, signal: rustix::process::Signal) {
    let process = i32::try_from(process).ok();
    let process = process.and_then(rustix::process::Pid::from_raw);
    rustix::process::kill_process(process.expect("a process"), signal).expect("it is there");
}

/// Set where a test runs in a process of its own for a language, since a process has one.
const LANGUAGE: &str = "NOS_TEST_LANGUAGE";

/// Runs a test of this name in these languages: in English here, in each other in a process of its own.
pub fn in_languages(languages: &[Language], test: &str, run: impl Fn()) {
    if let Ok(tag) = env::var(LANGUAGE) {
        Language::named(&tag).expect("a language").choose();
        return run();
    }
    let others = languages.iter().filter(|own| **own != Language::English);
    let others = others.map(|language| {
        again(Path::new(env!("CARGO_MANIFEST_DIR")))
            .args([test, "--exact", "--include-ignored"])
            .env(LANGUAGE, language.tag())
            .stdout(Stdio::piped())
            .spawn()
            .expect("this program")
    });
    let others: Vec<Child> = others.collect();
    if languages.contains(&Language::English) {
        run();
    }
    for other in others {
        let ended = other.wait_with_output().expect("its end");
        let told = String::from_utf8_lossy(&ended.stdout);
        assert!(
            ended.status.success() && told.contains("1 passed"),
            "{told}"
        );
    }
}

/// The same in all languages that are built in.
pub fn in_every_language(test: &str, run: impl Fn()) {
    in_languages(Language::ALL, test, run);
}
