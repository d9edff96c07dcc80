//! Runs programs in the tests' own environment, whatever the machine, its user and its terminal
//! set. All programs of the tests start here.

pub use super::records::CLOCK;
use std::env;
use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// A test fails if a program does nothing for this time.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// Variables passed on: temporary files, Windows, and the output of coverage.
const HANDED_ON: [&str; 3] = ["TMPDIR", "SystemRoot", "LLVM_PROFILE_FILE"];

/// Variables of a program whose user has this home. They find the tested `nos` by its name.
pub fn variables(home: &Path) -> Vec<(&'static str, OsString)> {
    let own = Path::new(NOS).parent();
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

/// A program in a folder, which is also its home. It has no input.
pub fn program(program: impl AsRef<OsStr>, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder).env_clear().envs(variables(folder)).stdin(Stdio::null());
    command
}

pub const NOS: &str = env!("CARGO_BIN_EXE_nos");

pub fn again(folder: &Path) -> Command {
    program(env::current_exe().expect("this program"), folder)
}

pub fn pipe(path: &Path) {
    let made = program("mkfifo", path.parent().expect("its folder")).arg(path).status();
    assert!(made.expect("mkfifo can be run").success());
}

#[cfg(unix)]
pub fn signal(process: u32, signal: rustix::process::Signal) {
    let process = i32::try_from(process).ok();
    let process = process.and_then(rustix::process::Pid::from_raw);
    rustix::process::kill_process(process.expect("a process"), signal).expect("it is there");
}
