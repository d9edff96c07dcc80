//! The programs that tests start, and the environment that they find: the tests' own, whatever the machine, its user and
//! its terminal have set. Nothing else in the tests starts a program.

pub use super::records::CLOCK;
use std::env;
use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// How long is waited for a program that does nothing before a test fails.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// What goes on to them: where files are put for a while, where Windows is, where the figures of coverage go.
const HANDED_ON: [&str; 3] = ["TMPDIR", "SystemRoot", "LLVM_PROFILE_FILE"];

/// All variables of a program whose user has this home. `nos` is the first that is found by its name.
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

/// A program in a folder, which is its user's home, too. Nobody types.
pub fn program(program: impl AsRef<OsStr>, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder).env_clear().envs(variables(folder)).stdin(Stdio::null());
    command
}

/// The program that is tested.
pub const NOS: &str = env!("CARGO_BIN_EXE_nos");

/// This test program once more.
pub fn again(folder: &Path) -> Command {
    program(env::current_exe().expect("this program"), folder)
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
