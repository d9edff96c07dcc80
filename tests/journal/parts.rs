//! The parts of a journal: times, tags, its seal, and a disk that may fail.

use crate::support::disk::{Shaky, journal_on};
use crate::support::records::{enter, recorded};
use nos_entry::timestamp::written;
use nos_laws::nos::LAW;
use nos_records::journal::check::{FileEnd, Report};
use nos_records::journal::tag::{Link, Tag};
use nos_records::journal::{Clock, Journal, Seal};

#[test]
fn a_set_clock_uses_its_own_time_zone() {
    let clock = Clock::set("2026-11-21T23:59:03.5+01:00").unwrap();
    assert_eq!(written(&clock.moment()), "2026-11-21T23:59:03+01:00");
    assert_eq!(clock.journal_name(), "nos-2026-11-21.nos");
    assert_eq!(
        Clock::set("tonight").unwrap_err().to_string(),
        "NOS_CLOCK is \"tonight\", which is not a time; a time is written like 2026-11-21T20:14:03+01:00"
    );
}

#[test]
fn the_tags_of_two_lines_are_those_that_sha256sum_gives() {
    let first = Link::of(None, b"2026-11-21T20:14:03+01:00 law 1");
    let second = Link::of(Some(first), b"2026-11-21T20:14:03+01:00 deal");
    assert_eq!(first.tag().to_string(), "999603ea");
    assert_eq!(
        String::from_utf8_lossy(&first.digits()),
        "999603ea545e89667b23781ed15c6bba55a40a6a7056dfd3b544cd80ecabfde3"
    );
    assert_eq!(second.tag().to_string(), "795d46e3");
}

#[test]
fn only_a_tag_parses_as_a_tag() {
    let tag = Link::of(None, b"deal").tag();
    assert_eq!(Tag::read(tag.to_string().as_bytes()), Some(tag));
    for wrong in ["", "0123456", "012345678", "0123456g", "0123456A", "+1234567"] {
        assert_eq!(Tag::read(wrong.as_bytes()), None, "{wrong}");
    }
}

#[test]
fn a_seal_reads_as_it_prints() {
    let seal = Seal::new(53, Link::of(None, b"2026-11-21T20:14:03+01:00 law 1"));
    let printed = seal.to_string();
    assert_eq!(printed, "53 9996 03ea 545e 8966 7b23 781e d15c 6bba");
    let loud = format!("  {}", printed.to_uppercase());
    for typed in [printed, loud] {
        assert_eq!(Seal::read(&typed), Some(seal), "{typed}");
    }
    for wrong in ["", "53", "53 9996", "x 9996 03ea", "+53 999603ea999603ea999603ea999603ea"] {
        assert_eq!(Seal::read(wrong), None, "{wrong}");
    }
}

fn not_recorded(journal: &mut Journal, line: &str) -> String {
    journal.enter(journal.judge(recorded(line)).unwrap()).unwrap_err().to_string()
}

#[test]
fn a_full_disk_loses_no_acknowledged_entry() {
    for (room, cuts) in (0..43).flat_map(|room| [(room, true), (room, false)]) {
        let (mut journal, disk) = journal_on(Shaky::default());
        enter(&mut journal, &["seat Anna Bram Cees"]);
        let acknowledged = disk.with(|disk| {
            disk.room = Some(disk.bytes.len() + room);
            disk.cuts = cuts;
            disk.bytes.clone()
        });
        for _ in 0..2 {
            assert_eq!(
                not_recorded(&mut journal, "deal"),
                "not recorded: it could not be written: the disk is full. evening.nos keeps #1 to #2; nos writes nothing more until you start it again"
            );
        }
        assert_eq!(journal.record().len(), 2);
        let left = disk.with(|disk| disk.bytes.clone());
        if cuts {
            assert_eq!(left, acknowledged);
        }
        let report = Report::on(&LAW, &left);
        assert!(report.is_sound());
        // A line without its line end counts as written, if the failed disk could not remove the
        // line.
        let whole = usize::from(report.end == FileEnd::NoLineEnd);
        assert_eq!(report.record.len(), 2 + whole);
    }
}

#[test]
fn after_a_failed_sync_nothing_more_is_written() {
    let (mut journal, disk) = journal_on(Shaky::default());
    for syncs in [false, true] {
        disk.with(|disk| disk.syncs = syncs);
        assert_eq!(
            not_recorded(&mut journal, "seat Anna Bram Cees"),
            "not recorded: the disk does not confirm that it is saved: input/output error. evening.nos keeps #1; nos writes nothing more until you start it again"
        );
    }
    assert_eq!(journal.record().len(), 1);
    let left = disk.with(|disk| disk.bytes.clone());
    assert_eq!(Report::on(&LAW, &left).record.len(), 1);
}
