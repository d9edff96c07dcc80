//! Journals as files: begun, resumed, shared, removed.

use crate::support::disk::{Shaky, journal_on};
use crate::support::evening::Evening;
use crate::support::folder::Folder;
use crate::support::records::{self, clock, enter, journal_of, open, record, recorded};
use nos_laws::nos::LAW;
use nos_laws::nos::session::NosTable;
use nos_records::journal::error::Doing;
use nos_records::journal::{Clock, Journal, JournalError, Record, Rejection, Report};
use std::fs;
use std::io::{self, ErrorKind};

fn error_of(path: &std::path::Path) -> JournalError {
    match Journal::open(&LAW, path, &[LAW.first_entry()], clock()) {
        Ok(_) => panic!("{} cannot be opened", path.display()),
        Err(error) => error,
    }
}

#[test]
fn an_empty_file_is_a_new_journal() {
    let folder = Folder::new();
    let path = folder.join("evening.nos");
    fs::write(&path, "").unwrap();
    let (journal, opened) = open(&path);
    assert!(!opened.resumed);
    assert_eq!(journal.record().len(), 1);
    assert_eq!(journal.seal().unwrap().to_string(), "1 9996 03ea 545e 8966 7b23 781e d15c 6bba");
}

#[test]
fn a_journal_may_begin_with_nothing() {
    let folder = Folder::new();
    let path = folder.join("evening.nos");
    let (mut journal, _) = Journal::open(&LAW, &path, &[], clock()).unwrap();
    assert_eq!(journal.seal(), None);
    assert_eq!(fs::read(&path).unwrap(), b"");
    enter(&mut journal, &["law 1", "seat Anna Bram Cees"]);
    assert_eq!(journal.seal().unwrap().entries, 2);
}

#[test]
fn a_resumed_journal_equals_the_one_before() {
    let folder = Folder::new();
    for seed in 0..4 {
        let path = folder.join(format!("{seed}.nos"));
        let mut evening = Evening::of(seed, 20, 200);
        evening.settle();
        let (mut live, _) = open(&path);
        let mut lines = vec!["law 1".to_owned()];
        for (at, line) in evening.lines.iter().enumerate() {
            enter(&mut live, &[line]);
            lines.push(line.clone());
            if at % 40 == 39 {
                enter(&mut live, &["insert 2 note missed", "note x", "undo"]);
                let (record, seal) = (live.record().clone(), live.seal());
                drop(live);
                let opened = open(&path);
                live = opened.0;
                assert!(opened.1.resumed);
                assert_eq!(live.seal(), seal);
                assert_eq!(live.record().session(), record.session());
                let told = |record: &Record| -> Vec<String> {
                    let standing = record.standing();
                    standing
                        .map(|own| format!("{} {} {:?}", own.no, own.entry, own.ruling))
                        .collect()
                };
                assert_eq!(told(live.record()), told(&record));
                let past = |record: &Record| -> Vec<String> {
                    let history = record.history();
                    history
                        .map(|own| {
                            format!(
                                "{} {} {:?} {:?}",
                                own.no, own.recorded, own.struck_by, own.fixed_by
                            )
                        })
                        .collect()
                };
                assert_eq!(past(live.record()), past(&record));
            }
        }
        let report_of = fs::read(&path).unwrap();
        let report = Report::on(&LAW, &report_of);
        assert!(report.is_sound());
        assert_eq!(report.seal(), live.seal());
        // As a script, the same lines move the same chips.
        let typed = record(&lines.join("\n"));
        let balances = |record: &Record| -> Vec<i64> {
            let session = records::session(record);
            let everybody = session.everybody();
            everybody.map(|player| session.balance(player)).collect()
        };
        assert_eq!(balances(&typed), balances(live.record()));
    }
}

#[test]
fn the_entries_of_a_correction_are_written_in_full() {
    let folder = Folder::new();
    let path = folder.join("evening.nos");
    let (mut journal, _) = open(&path);
    enter(
        &mut journal,
        &[
            "seat Anna Bram Cees",
            "deal",
            "set Anna 6-6",
            "announce 1",
            "6-4 on right",
            "draw",
            "fix 6 6-4 on left",
            "insert 7 draw ce",
            "undo",
        ],
    );
    let text = fs::read_to_string(&path).unwrap();
    let said: Vec<&str> = text.lines().skip(7).map(|line| &line[26..line.len() - 12]).collect();
    assert_eq!(said, ["fix 6 play Bram 6>4 on left", "insert 7 draw Cees", "undo"]);
}

#[test]
fn a_second_writer_learns_the_holder_and_readers_can_read() {
    let folder = Folder::new();
    let path = folder.join("evening.nos");
    let (mut journal, _) = open(&path);
    let error = error_of(&path);
    assert_eq!(error.exit_status(), 3);
    let text = error.to_string();
    let shown = path.display();
    let start = format!("{shown} is in use: process {}", std::process::id());
    assert!(text.starts_with(&start), "{text}");
    // Start no other program here: while it starts, it inherits the journals of all tests with
    // their locks.
    let id = std::os::unix::fs::MetadataExt::uid(&fs::metadata(folder.path()).unwrap());
    let users = fs::read_to_string("/etc/passwd").unwrap();
    let is_user = |line: &&str| line.split(':').nth(2) == Some(&id.to_string());
    let user = users.lines().find(is_user).and_then(|line| line.split(':').next());
    // A user need not have a name.
    let of_user = user.map_or(String::new(), |user| format!(" of {user}"));
    let end = format!("{of_user} has it open; nos replay {shown} reads it meanwhile");
    assert!(text.ends_with(&end), "{text}");
    let link = folder.join("link.nos");
    std::os::unix::fs::symlink(&path, &link).unwrap();
    let told = error_of(&link).to_string();
    assert!(told.starts_with(&start.replace("evening.nos", "link.nos")), "{told}");
    let bytes = fs::read(&path).unwrap();
    assert_eq!(Report::on(&LAW, &bytes).seal(), journal.seal());
    enter(&mut journal, &["seat Anna Bram Cees"]);
    drop(journal);
    let (journal, _) = open(&path);
    assert_eq!(journal.record().len(), 2);
    drop(journal);
    let files = fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(files, 2, "nothing is left beside the journal and the link");
}

#[test]
fn files_of_other_people_are_neither_written_nor_removed() {
    let folder = Folder::new();
    let path = |name: &str| folder.join(name);
    let victims = ["Cargo.lock", "Cargo.new", "Cargo.torn"];
    for name in victims {
        fs::write(path(name), "mine").unwrap();
    }
    let (mut journal, _) = open(&path("Cargo"));
    enter(&mut journal, &["seat Anna Bram Cees"]);
    drop(journal);
    let whole = fs::read(path("Cargo")).unwrap();
    fs::write(path("Cargo"), &whole[..whole.len() - 20]).unwrap();
    let (_, opened) = open(&path("Cargo"));
    let torn = opened.torn.unwrap();
    assert_eq!(torn.kept_in, path("Cargo.torn-2"));
    for name in victims {
        assert_eq!(fs::read_to_string(path(name)).unwrap(), "mine", "{name}");
    }
    // The name for a torn end is a link to a missing file, which must not be created.
    fs::write(path("club.nos"), &whole[..whole.len() - 20]).unwrap();
    std::os::unix::fs::symlink(path("victim"), path("club.nos.torn")).unwrap();
    open(&path("club.nos"));
    assert!(!path("victim").exists());
}

#[test]
fn a_torn_end_has_the_mode_of_its_journal() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let path = folder.join("club.nos");
    let bytes = journal_of(3, 10);
    for mode in [0o600, 0o640] {
        fs::write(&path, &bytes[..bytes.len() - 20]).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
        let torn = open(&path).1.torn.unwrap();
        let found = fs::metadata(torn.kept_in).unwrap().permissions().mode();
        assert_eq!(found & 0o777, mode);
    }
}

#[test]
fn one_of_many_programs_begins_a_journal_and_the_others_are_refused() {
    for _ in 0..20 {
        let folder = Folder::new();
        let path = folder.join("club.nos");
        let open = || Journal::open(&LAW, &path, &[LAW.first_entry()], clock()).map(|_| ());
        let told: Vec<_> = std::thread::scope(|scope| {
            let starts: Vec<_> = (0..16).map(|_| scope.spawn(open)).collect();
            starts.into_iter().map(|start| start.join().unwrap()).collect()
        });
        assert!(told.iter().any(Result::is_ok));
        for error in told.into_iter().filter_map(Result::err) {
            assert!(matches!(error, JournalError::InUse { .. }), "{error}");
        }
        assert_eq!(Report::on(&LAW, &fs::read(&path).unwrap()).record.len(), 1);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}

#[test]
fn a_touched_journal_goes_on_and_a_changed_one_does_not() {
    let folder = Folder::new();
    let path = folder.join("club.nos");
    let (mut journal, _) = open(&path);
    enter(&mut journal, &["seat Anna Bram Cees"]);
    let written = fs::metadata(&path).unwrap().modified().unwrap();
    let later = written + std::time::Duration::from_secs(60);
    let touch = || {
        fs::File::options().append(true).open(&path).unwrap().set_modified(later).unwrap();
    };
    touch();
    enter(&mut journal, &["deal"]);
    let text = fs::read_to_string(&path).unwrap();
    // The first line changes but the length does not, so that only reading the whole file shows the
    // change.
    let long = "note ".to_owned() + &"x".repeat(600);
    enter(&mut journal, &[long.as_str()]);
    let text_now = fs::read_to_string(&path).unwrap();
    fs::write(&path, text_now.replacen("Anna", "Anne", 1)).unwrap();
    touch();
    let decided = journal.judge(recorded("set Bram 6-6")).unwrap();
    let error = journal.enter(decided).unwrap_err().to_string();
    assert!(error.contains("another program has written in it"), "{error}");
    assert!(text.len() < text_now.len());
}

#[test]
fn system_errors_are_reported_in_plain_words() {
    for (doing, kind, what, why) in rows! {
        Doing::Reading, ErrorKind::NotFound, "read", "no file or folder has that name";
        Doing::Opening, ErrorKind::PermissionDenied, "write in", "you do not have permission";
        Doing::Creating, ErrorKind::StorageFull, "begin", "the disk is full";
        Doing::Creating, ErrorKind::QuotaExceeded, "begin", "your share of the disk is full";
        Doing::Mending, ErrorKind::FileTooLarge, "repair the last line of", "the file may not grow any further";
        Doing::SettingAside, ErrorKind::ReadOnlyFilesystem, "set aside the torn last line of", "the disk is read-only";
        Doing::Reading, ErrorKind::IsADirectory, "read", "it is a folder";
        Doing::Reading, ErrorKind::NotADirectory, "read", "part of the path is not a folder";
        Doing::Creating, ErrorKind::AlreadyExists, "begin", "it was created in the meantime";
        Doing::Locking, ErrorKind::TimedOut, "lock", "the disk or the share does not answer";
        // A Windows disk refuses "a:b.nos" with this error.
        Doing::Creating, ErrorKind::InvalidInput, "begin", "the disk does not allow that name; many USB sticks allow none with : * ? \" < > or |";
        Doing::Reading, ErrorKind::ConnectionReset, "read", "the system reports \"connection reset\"";
    } {
        let error = JournalError::File {
            doing,
            path: "club.nos".into(),
            error: io::Error::from(kind).into(),
        };
        assert_eq!(error.to_string(), format!("cannot {what} club.nos: {why}"));
        assert_eq!(error.exit_status(), 5);
    }
    // The message omits the number of a system error.
    let numbered = JournalError::File {
        doing: Doing::Reading,
        path: "club.nos".into(),
        error: io::Error::from_raw_os_error(5).into(),
    };
    assert!(!numbered.to_string().contains("os error"), "{numbered}");
    assert_eq!(
        JournalError::Stale.to_string(),
        "not recorded: the record has changed since nos judged this; enter it again"
    );
}

#[test]
fn a_long_torn_end_is_shown_shortened() {
    for (bytes, told) in [
        ("x".repeat(80), "x".repeat(80)),
        ("x".repeat(81), "x".repeat(80) + "…"),
        ("deal \0\0".to_owned(), "deal".to_owned()),
        ("\0\0".to_owned(), String::new()),
    ] {
        assert_eq!(nos_records::journal::torn_text(bytes.as_bytes()), told);
    }
}

#[test]
fn a_removed_file_makes_the_session_read_only() {
    type Taking = fn(&std::path::Path);
    for (what, take) in rows! { of (&str, Taking):
        "another program has written in it; let only one nos write it", |path| fs::write(path, "").unwrap();
        "the file has been removed or renamed", |path| { fs::remove_file(path).unwrap() };
        "the file has been removed or renamed", |path| { fs::rename(path, path.with_extension("old")).unwrap(); };
        "another file has taken its name", |path| { let copy = path.with_extension("copy"); fs::copy(path, &copy).unwrap(); fs::rename(copy, path).unwrap(); };
        "another program has written in it; let only one nos write it",
            |path| {
                let mut bytes = fs::read(path).unwrap();
                bytes.extend(b"play Bram 6-4\n");
                fs::write(path, bytes).unwrap();
            };
    } {
        let folder = Folder::new();
        let path = folder.join("evening.nos");
        let (mut journal, _) = open(&path);
        enter(&mut journal, &["seat Anna Bram Cees", "deal"]);
        take(&path);
        let before = fs::read(&path).ok();
        for _ in 0..2 {
            let decided = journal.judge(recorded("set Anna 6-6")).unwrap();
            let error = journal.enter(decided).err().unwrap();
            assert_eq!(error.exit_status(), 5);
            assert_eq!(
                error.to_string(),
                format!(
                    "not recorded: {what}. #1 to #3 were saved in {0}; nos check {0} shows what is there now; nos writes nothing more until you start it again",
                    path.display()
                )
            );
        }
        assert_eq!(journal.record().len(), 3);
        assert_eq!(fs::read(&path).ok(), before);
    }
}

#[test]
fn a_path_that_cannot_be_a_journal_is_refused() {
    let folder = Folder::new();
    let within = |name: &str| folder.join(name);
    fs::write(within("file"), "").unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink(within("nowhere/at/all"), within("dangling")).unwrap();
    let table = [
        (folder.path().to_owned(), "PATH cannot hold a journal"),
        (within("none/evening.nos"), "cannot begin PATH: no file or folder has that name"),
        (within("file/evening.nos"), "cannot write in PATH: part of the path is not a folder"),
        #[cfg(unix)]
        ("/dev/null".into(), "PATH cannot hold a journal"),
        #[cfg(unix)]
        (within("dangling"), "PATH cannot hold a journal"),
    ];
    for (path, message) in table {
        let error = error_of(&path);
        let shown = path.display().to_string();
        assert_eq!(error.to_string(), message.replace("PATH", &shown));
        assert_eq!(error.exit_status(), 5);
    }
}

#[test]
fn an_entry_too_long_to_be_written_in_full_is_rejected() {
    let folder = Folder::new();
    let path = folder.join("evening.nos");
    let (mut journal, _) = open(&path);
    let note = |letters: usize| recorded(&format!("note {}", "x".repeat(letters)));
    let longest = 4096 - "2026-11-21T20:14:03+01:00 note  # ~12345678".len();
    let rejection = journal.judge(note(longest + 1)).err().unwrap();
    assert_eq!(rejection, Rejection::TooLong { bytes: 4097 });
    assert_eq!(
        rejection.to_string(),
        "with its time and its tag the line has 4097 bytes; at most 4096 are allowed"
    );
    let decided = journal.judge(note(longest)).unwrap();
    journal.enter(decided).unwrap();
    drop(journal);
    assert_eq!(open(&path).0.record().len(), 2);
}

#[test]
fn a_running_clock_writes_valid_times() {
    let folder = Folder::new();
    let path = folder.join("evening.nos");
    let (journal, _) = Journal::open(&LAW, &path, &[LAW.first_entry()], Clock::Machine).unwrap();
    drop(journal);
    let text = fs::read_to_string(&path).unwrap();
    let time = text.split(' ').next().unwrap();
    assert!(nos_entry::Timestamp::new(time).is_some(), "{time}");
}

#[test]
fn a_last_line_that_lacks_only_its_line_end_gets_it_back() {
    let folder = Folder::new();
    let path = folder.join("evening.nos");
    let bytes = journal_of(5, 10);
    fs::write(&path, &bytes[..bytes.len() - 1]).unwrap();
    let (journal, opened) = open(&path);
    assert!(opened.mended && opened.torn.is_none());
    assert_eq!(fs::read(&path).unwrap(), bytes);
    assert_eq!(journal.seal(), Report::on(&LAW, &bytes).seal());
}

#[test]
fn a_tail_of_nuls_no_longer_than_a_line_is_set_aside() {
    let folder = Folder::new();
    let path = folder.join("evening.nos");
    let bytes = journal_of(5, 10);
    for (part, nuls) in rows! { of (usize, usize):
        0, 1;
        0, 4096;
        20, 1;
        20, 4096;
    } {
        let nuls = vec![0; nuls];
        let tail = [&b"2026-11-21T20:14:03+01:00 play"[..part], &nuls].concat();
        fs::write(&path, [bytes.as_slice(), &tail].concat()).unwrap();
        let (_, opened) = open(&path);
        let torn = opened.torn.unwrap();
        assert_eq!((torn.bytes, torn.text.len()), (tail.len(), part));
        assert_eq!(fs::read(&path).unwrap(), bytes);
        assert_eq!(fs::read(torn.kept_in).unwrap(), tail);
    }
}

#[cfg(unix)]
#[test]
fn a_read_only_folder_resumes_a_journal_but_begins_none() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let path = folder.join("evening.nos");
    let (journal, _) = open(&path);
    drop(journal);
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).unwrap();
    let new = folder.join("new.nos");
    // The superuser can write in every folder.
    let is_superuser = fs::write(folder.join("try"), "").is_ok();
    if !is_superuser {
        let error = error_of(&new);
        assert_eq!(error.exit_status(), 5);
        assert_eq!(
            error.to_string(),
            format!("cannot begin {}: you do not have permission", new.display())
        );
    }
    let (mut journal, opened) = open(&path);
    assert!(opened.resumed);
    enter(&mut journal, &["seat Anna Bram Cees"]);
    drop(journal);
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
}

/// Makes an entry while another program, which does not see the lock, writes these bytes.
fn raced(other: &str, syncs: bool) -> (String, Vec<u8>) {
    let (mut journal, disk) = journal_on(Shaky::default());
    disk.with(|disk| {
        disk.other = other.into();
        disk.syncs = syncs;
    });
    let decided = journal.judge(recorded("seat Anna Bram Cees")).unwrap();
    let told = match journal.enter(decided) {
        Ok(_) => "recorded".to_owned(),
        Err(error) => error.to_string(),
    };
    assert_eq!(journal.record().len(), if told == "recorded" { 2 } else { 1 });
    (told, disk.with(|disk| disk.bytes.clone()))
}

#[test]
fn an_entry_is_acknowledged_only_if_it_is_the_end_of_the_file_after_the_sync() {
    const OTHER: &str = "2026-11-21T20:14:03+01:00 note of another # ~00000000\n";
    let (told, whole) = raced("", true);
    assert_eq!(told, "recorded");
    for (syncs, why) in [
        (true, "another program has written in it"),
        (false, "the disk does not confirm that it is saved"),
    ] {
        let (told, bytes) = raced(OTHER, syncs);
        assert!(told.starts_with(&format!("not recorded: {why}")), "{told}");
        // The other program's line is not cut off.
        assert_eq!(bytes, [&whole, OTHER.as_bytes()].concat());
    }
}
