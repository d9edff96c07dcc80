//! Completes the word being typed with what the reader accepts and the law allows.

use super::console::{Completion, Completions};
use super::typed::{ReadLine, begins, typed};
use crate::desk::config::Preview;
use nos_base::{Name, Order};
use nos_entry::kind::{ENTRY, ENTRY_NO, NAME, TOPIC, VERB};
use nos_entry::{Body, Entry, Group, Kind, PromptContext as _, Question, VerbRow, Want};
use nos_law::{Glance, Offered, Session};
use nos_listen::{effort, understand};
use nos_records::journal::Record;
use nos_records::print::topics;
use std::cell::Cell;
use std::iter;

const LAST_ENTRIES: usize = 8;

/// The rank of a completion, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Fits,
    GoesOn,
    Foul,
}

type Offer = (Fit, Completion);

fn offer(fit: Fit, word: impl Into<String>, help: impl Into<String>) -> Offer {
    let (word, help) = (word.into(), help.into());
    (fit, Completion { word, help })
}

/// Returns completions of the word before the cursor: those that the law allows or, unless the
/// preview is full, all that can be read.
pub fn completions(
    record: &Record,
    session: &Session,
    before: &str,
    preview: Preview,
) -> Completions {
    let head = before.trim_end_matches(|c: char| !c.is_whitespace());
    let (head, stub) = before.split_at(head.len());
    let reading = understand(record.law().language, head, session);
    if reading.steps > effort::COMPLETED {
        return Completions::default();
    }
    let mut wants = reading.wants;
    if reading.line.is_err_and(|error| error.width > 0) {
        // The first word may be a player, because the verb may be left out after a name.
        wants = vec![Want::Kind(&NAME), Want::Kind(&ENTRY)];
    }
    let line =
        LineSoFar { record, session, head, stub, preview, left: Cell::new(2 * effort::COMPLETED) };
    let mut offers: Vec<Offer> = Vec::new();
    for want in wants {
        let more = match want {
            Want::Kind(kind) => line.of_kind(kind),
            Want::Word(word) | Want::Whole(word) => Vec::from_iter(line.word(word)),
        };
        for offer in more {
            if !offers.iter().any(|(_, other)| other.word == offer.1.word) {
                offers.push(offer);
            }
        }
    }
    offers.order_by_key(|(fit, _)| *fit);
    Completions {
        from: head.len(),
        candidates: offers.into_iter().map(|(_, candidate)| candidate).collect(),
    }
}

struct LineSoFar<'a> {
    record: &'a Record,
    session: &'a Session,
    head: &'a str,
    stub: &'a str,
    preview: Preview,
    left: Cell<u32>,
}

impl LineSoFar<'_> {
    fn read(&self, word: &str) -> Option<ReadLine> {
        let left = self.left.get();
        (left > 0).then(|| {
            let typed = typed(&format!("{}{word}", self.head), self.session);
            self.left.set(left.saturating_sub(typed.steps));
            typed.read
        })
    }

    /// Ranks the line with this word in it; `None` if it is unreadable or the law refuses it.
    fn tried(&self, word: &str) -> Option<(Fit, Option<Entry>)> {
        match self.read(word)? {
            Err(unread) if unread.unfinished => Some((Fit::GoesOn, None)),
            Err(_) | Ok(None) => None,
            Ok(Some(_)) if self.preview != Preview::Full => Some((Fit::Fits, None)),
            Ok(Some(Body::Entry(entry) | Body::Question(Question::Try(entry)))) => {
                let fit = match self.session.glance(&entry) {
                    Ok(Glance::Fine(_) | Glance::Asked(_)) => Fit::Fits,
                    Ok(Glance::Foul(_)) => Fit::Foul,
                    Err(refusal) if refusal.goes_on() => Fit::GoesOn,
                    Err(_) => return None,
                };
                Some((fit, Some(entry)))
            }
            Ok(Some(_)) => Some((Fit::Fits, None)),
        }
    }

    fn word(&self, meant: &'static str) -> Option<Offer> {
        let lexicon = self.record.law().language.lexicon();
        let own = lexicon.dictionary.of_keyword(meant);
        let word = own
            .iter()
            .map(String::as_str)
            .chain(own.is_empty().then_some(meant))
            .find(|word| begins(word, self.stub))?;
        let (fit, _) = self.tried(word)?;
        let now = self.session.help(Offered::Word(meant));
        Some(offer(fit, word, if now.is_empty() { lexicon.meaning(meant) } else { now }))
    }

    fn of_kind(&self, kind: &'static Kind) -> Vec<Offer> {
        let mut offers: Vec<Offer> = if *kind == VERB && self.head.trim().is_empty() {
            self.first_verbs()
        } else if *kind == TOPIC {
            self.inner_verbs().chain(self.topics()).collect()
        } else if *kind == ENTRY || *kind == VERB {
            self.inner_verbs().collect()
        } else if *kind == NAME {
            self.names().collect()
        } else if *kind == ENTRY_NO {
            self.entries().collect()
        } else {
            Vec::new()
        };
        offers.extend(self.session.offers(kind, self.stub).into_iter().filter_map(|word| {
            let (fit, entry) = self.tried(&word)?;
            let help =
                entry.map_or_else(String::new, |entry| self.session.help(Offered::Entry(&entry)));
            Some(offer(fit, word, help))
        }));
        offers
    }

    fn first_verbs(&self) -> Vec<Offer> {
        let lexicon = self.record.law().language.lexicon();
        let first = self.record.law().first_entry().row();
        let may_be = |row: &&VerbRow| match self.record.is_empty() {
            true => row.group != Group::Correction,
            false => row.word != first.word,
        };
        let offered = |row: &'static VerbRow| {
            let mut words = iter::once(lexicon.typed(row)).chain(lexicon.aliases(row));
            let word = words.find(|word| begins(word, self.stub))?;
            let mut help = lexicon.help(row);
            if let Some(letter) = lexicon.dictionary.letter(row) {
                help += &format!(" ({letter})");
            }
            Some(offer(Fit::Fits, word, help))
        };
        likely(self.session).into_iter().filter(may_be).filter_map(offered).collect()
    }

    fn inner_verbs(&self) -> impl Iterator<Item = Offer> {
        let lexicon = self.record.law().language.lexicon();
        lexicon.verbs().map(|verb| verb.row).filter_map(|row| {
            let word = Some(lexicon.typed(row)).filter(|word| begins(word, self.stub))?;
            let is_read = self.read(row.word)?.err().is_none_or(|unread| unread.unfinished);
            is_read.then(|| offer(Fit::Fits, word, lexicon.help(row)))
        })
    }

    fn topics(&self) -> impl Iterator<Item = Offer> {
        topics::all(self.record.law()).filter_map(|topic| {
            let word = topic.words.first()?;
            begins(word, self.stub).then(|| offer(Fit::Fits, *word, topic.title))
        })
    }

    fn names(&self) -> impl Iterator<Item = Offer> {
        let begun = |(name, _): &(Name, String)| begins(name.as_str(), self.stub);
        self.session.now().seated.into_iter().filter(begun).filter_map(|(name, help)| {
            let word = name.as_str();
            let (fit, _) = self.tried(word)?;
            Some(offer(if fit == Fit::Fits { fit } else { Fit::GoesOn }, word, help))
        })
    }

    fn entries(&self) -> impl Iterator<Item = Offer> {
        self.record.standing().rev().take(LAST_ENTRIES).filter_map(|stands| {
            let word = stands.no.to_string();
            let (fit, _) = word.starts_with(self.stub).then(|| self.tried(&word))??;
            Some(offer(fit, word, stands.entry.told()))
        })
    }
}

pub(super) fn likely(session: &Session) -> Vec<&'static VerbRow> {
    let phase = session.phase_bit();
    let verbs = session.law().language.lexicon().verbs().map(|verb| verb.row);
    let mut rows: Vec<&VerbRow> = verbs.filter(|row| row.is_for(phase)).collect();
    let likeliest = session.now().phase.likely;
    let rank = |row: &&VerbRow| {
        let place = likeliest.iter().position(|word| *word == row.word).unwrap_or(usize::MAX);
        (place, row.group != Group::Hand, row.group)
    };
    rows.order_by_key(rank);
    rows
}
