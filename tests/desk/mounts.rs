//! Full disks, and two mounts of one folder that do not share locks.

use crate::support::folder::Folder;
use crate::support::records::{enter, journal_of, open, recorded};
use nos::desk::outcome::{Failure, Status};
use nos::journal::Report;
use nos::laws::nos::LAW;
use std::fs;
use std::io::{self, ErrorKind};

#[test]
fn a_journal_whose_torn_end_cannot_be_set_aside_opens_for_reading() {
    let folder = Folder::new();
    // The name has no room for ".torn", as on a full disk.
    let name = format!("{}.nos", "x".repeat(250));
    let torn = [journal_of(5, 10).as_slice(), b"2026-11-21T20:14:03+01:00 play"].concat();
    let path = folder.write(&name, &torn);
    let (mut journal, opened) = open(&path);
    assert!(opened.resumed && opened.torn.is_none());
    let why = opened.read_only.unwrap();
    assert!(why.ends_with("its name is too long or not allowed"), "{why}");
    let decided = journal.judge(recorded("note so it was")).unwrap();
    let error = journal.enter(decided).err().unwrap();
    assert_eq!(error.exit_status(), 5);
    assert!(error.to_string().contains(&why), "{error}");
    drop(journal);
    assert_eq!(fs::read(&path).unwrap(), torn);
    folder.nos(["status", &name]).status(0);
    let said = "You can look at the evening, but nos records nothing until you have fixed that and started nos again.";
    folder.nos(["play", &name]).stdin("").warns_of(said).status(0);
}

#[cfg(unix)]
#[test]
fn an_end_that_was_set_aside_only_in_part_stays_in_the_journal() {
    let folder = Folder::new();
    let torn =
        [journal_of(5, 10).as_slice(), b"2026-11-21T20:14:03+01:00 note ", &[b'x'; 3000]].concat();
    let path = folder.write("club.nos", &torn);
    // Files may not grow beyond 1,024 bytes.
    let limited = "trap '' XFSZ; ulimit -f 1; exec nos play club.nos";
    let ran = folder.program("bash", ["-c", limited]).stdin("note so it was\n").ran();
    assert_eq!(ran.status, 5, "{}", ran.err);
    assert!(ran.err.contains("the file may not grow any further"), "{}", ran.err);
    assert_eq!(folder.files(), ["club.nos"]);
    assert_eq!(fs::read(path).unwrap(), torn);
}

#[test]
fn a_lock_that_forbids_reading_is_reported_as_its_program() {
    let denied = || io::Error::from(ErrorKind::PermissionDenied);
    let failure = Failure::reading("club.nos", &nos::system::while_reading(denied()));
    assert_eq!(failure.status, Status::InUse);
    assert_eq!(
        failure.message,
        "cannot read club.nos: another program has it open and locks it; a CIFS share mounted with nobrl still lets nos read it"
    );
    assert_eq!(Failure::reading("club.nos", &denied()).status, Status::File);
}

/// Mounts a folder twice during a test. Neither mount sees the other's locks.
#[cfg(unix)]
struct Mounts {
    folder: Folder,
}

#[cfg(unix)]
impl Mounts {
    fn with(command: [&'static str; 4]) -> Mounts {
        let server = "exec /usr/lib/openssh/sftp-server\n";
        let folder = Folder::new().with("word", "secret").with("server", server);
        for name in ["kept", "one", "two"] {
            fs::create_dir(folder.join(name)).unwrap();
        }
        let mounts = Mounts { folder };
        if command[0] == "gocryptfs" {
            let init = ["-init", "-q", "-passfile", "word", "kept"];
            mounts.folder.program("gocryptfs", init).status(0);
        }
        for name in ["one", "two"] {
            let [program, arguments @ ..] = command;
            let here = mounts.folder.path().to_string_lossy();
            let arguments = arguments.map(|word| word.replace("HERE", &here));
            let arguments = arguments.into_iter().filter(|word| !word.is_empty());
            mounts.folder.program(program, arguments.chain([name.to_owned()])).status(0);
        }
        mounts
    }
}

#[cfg(unix)]
impl Drop for Mounts {
    fn drop(&mut self) {
        for name in ["one", "two"] {
            let _ = self.folder.program("fusermount", ["-u", name]).ran();
        }
    }
}

/// Two programs write in turn: only one continues, and no acknowledged entry is lost.
#[cfg(unix)]
fn one_of_two_mounts_goes_on(command: [&'static str; 4], kind: &str) {
    let mounts = Mounts::with(command);
    let [one, two] = ["one", "two"].map(|name| mounts.folder.join(name).join("club.nos"));
    let (mut first, _) = open(&one);
    enter(&mut first, &["seat Anna Bram Cees"]);
    let (mut second, opened) = open(&two);
    assert_eq!(opened.unshared.as_deref(), Some(kind));
    enter(&mut second, &["deal"]);
    let error = first.enter(first.judge(recorded("deal")).unwrap()).err().unwrap();
    assert!(error.to_string().contains("another program has written in it"), "{error}");
    enter(&mut second, &["set Anna 6-6"]);
    drop((first, second));
    let report = fs::read(&two).unwrap();
    assert_eq!(Report::on(&LAW, &report).record.len(), 4);
}

#[cfg(unix)]
#[test]
#[ignore = "needs gocryptfs and /dev/fuse"]
fn mounted_twice_by_gocryptfs() {
    let command = ["gocryptfs", "-q", "-passfile=word", "kept"];
    one_of_two_mounts_goes_on(command, "fuse.gocryptfs");
}

#[cfg(unix)]
#[test]
#[ignore = "needs bindfs and /dev/fuse"]
fn mounted_twice_by_bindfs() {
    one_of_two_mounts_goes_on(["bindfs", "--no-allow-other", "kept", ""], "fuse");
}

#[cfg(unix)]
#[test]
#[ignore = "needs sshfs and /dev/fuse"]
fn mounted_twice_by_sshfs() {
    let command = ["sshfs", "-ossh_command=sh HERE/server", "host:HERE/kept", ""];
    one_of_two_mounts_goes_on(command, "fuse.sshfs");
}
