//! Completions of the word being typed: what the reader asks for at that place, without what the law excludes.
//! The best come first.

use super::advice::read;
use super::console::{Candidate, Completions};
use crate::journal::Record;
use crate::law::referee::Session;
use crate::print::prompted::Fit;
use crate::print::topics;
use crate::speech::Entry;
use crate::speech::kind::{ENTRY, ENTRY_NO, NAME, TOPIC, VERB};
use crate::speech::verb::{Group, VerbRow};
use crate::speech::{Body, Dialect, Kind, Question, Want, understand};

/// The numbers of this many last entries are offered.
const LAST_ENTRIES: usize = 8;

struct Offer {
    fit: Fit,
    word: String,
    help: String,
}

/// Completions of the word before the cursor, on this session.
pub fn completions(record: &Record, session: &Session, before: &str) -> Completions {
    let from = before.rfind(char::is_whitespace).map_or(0, |blank| {
        blank + before[blank..].chars().next().map_or(1, char::len_utf8)
    });
    let (head, stub) = before.split_at(from);
    let reading = understand(
        record.law().language,
        head,
        Dialect::Prompt,
        Some(session.situation()),
    );
    let mut wants = reading.wants;
    match reading.line {
        // The first word may be a player, because the verb may be left out after a name.
        Err(error) if error.width > 0 => wants = vec![Want::Kind(&NAME), Want::Kind(&ENTRY)],
        Ok(_) | Err(_) => {}
    }
    let line = Line {
        record,
        session,
        head,
        stub,
    };
    let mut offers: Vec<Offer> = Vec::new();
    for want in wants {
        let more = match want {
            Want::Kind(kind) => line.of_kind(kind),
            Want::Word(word) | Want::Whole(word) => line.word(word),
        };
        for offer in more {
            if !offers.iter().any(|other| other.word == offer.word) {
                offers.push(offer);
            }
        }
    }
    offers.sort_by_key(|offer| offer.fit);
    let candidates = offers
        .into_iter()
        .map(|Offer { word, help, .. }| Candidate { word, help });
    Completions {
        from,
        candidates: candidates.collect(),
    }
}

fn begins(word: &str, stub: &str) -> bool {
    word.get(..stub.len())
        .is_some_and(|head| head.eq_ignore_ascii_case(stub))
        || word.to_lowercase().starts_with(&stub.to_lowercase())
}

/// A line up to the cursor: the last word, and what stands before it.
struct Line<'a> {
    record: &'a Record,
    session: &'a Session,
    head: &'a str,
    stub: &'a str,
}

impl Line<'_> {
    fn is_first(&self) -> bool {
        self.head.trim().is_empty()
    }

    /// How well the line fits with this word; `None` if it cannot be read, or the law refuses it.
    fn tried(&self, word: &str) -> Option<(Fit, Option<Entry>)> {
        match read(&format!("{}{word}", self.head), self.session) {
            Err(unread) if unread.unfinished => Some((Fit::GoesOn, None)),
            Err(_) | Ok(None) => None,
            Ok(Some(Body::Entry(entry) | Body::Question(Question::Try(entry)))) => {
                Some((self.session.fit(&entry)?, Some(entry)))
            }
            Ok(Some(_)) => Some((Fit::Fits, None)),
        }
    }

    fn word(&self, word: &'static str) -> Vec<Offer> {
        if !begins(word, self.stub) {
            return Vec::new();
        }
        let Some((fit, _)) = self.tried(word) else {
            return Vec::new();
        };
        let now = self.session.word_now(word);
        let help = if now.is_empty() {
            self.record.law().language.lexicon.help(word).to_owned()
        } else {
            now
        };
        vec![Offer {
            fit,
            word: word.to_owned(),
            help,
        }]
    }

    fn of_kind(&self, kind: &'static Kind) -> Vec<Offer> {
        let mut offers = if *kind == VERB && self.is_first() {
            self.first_verbs()
        } else if *kind == TOPIC {
            let mut offers = self.inner_verbs();
            offers.extend(self.topics());
            offers
        } else if *kind == ENTRY || *kind == VERB {
            self.inner_verbs()
        } else if *kind == NAME {
            self.names()
        } else if *kind == ENTRY_NO {
            self.entries()
        } else {
            Vec::new()
        };
        let pieces = self.session.offers(kind, self.stub).into_iter();
        offers.extend(pieces.filter_map(|word| {
            let (fit, entry) = self.tried(&word)?;
            let help = entry.map_or_else(String::new, |entry| self.session.offered(&entry));
            Some(Offer { fit, word, help })
        }));
        offers
    }

    /// The verbs that make sense at the beginning of a line, the likeliest first.
    fn first_verbs(&self) -> Vec<Offer> {
        let corrects = |row: &&VerbRow| row.group != Group::Correction || !self.record.is_empty();
        let first = (self.record.law().first_entry)().row();
        let begins_journal = |row: &&VerbRow| row.word != first.word || self.record.is_empty();
        likely(self.session)
            .into_iter()
            .filter(corrects)
            .filter(begins_journal)
            .filter_map(|row| {
                let word = row.words().find(|word| begins(word, self.stub))?;
                let letter = row
                    .letter
                    .map(|letter| format!(" ({letter})"))
                    .unwrap_or_default();
                Some(Offer {
                    fit: Fit::Fits,
                    word: word.to_owned(),
                    help: format!("{}{letter}", row.help),
                })
            })
            .collect()
    }

    /// Verbs after another verb.
    fn inner_verbs(&self) -> Vec<Offer> {
        let rows = self
            .record
            .law()
            .language
            .lexicon
            .verbs()
            .map(|verb| verb.row);
        rows.filter(|row| begins(row.word, self.stub))
            .filter(|row| {
                let line = format!("{}{}", self.head, row.word);
                match read(&line, self.session) {
                    Ok(_) => true,
                    Err(unread) => unread.unfinished,
                }
            })
            .map(|row| Offer {
                fit: Fit::Fits,
                word: row.word.to_owned(),
                help: row.help.to_owned(),
            })
            .collect()
    }

    /// The topics of help.
    fn topics(&self) -> impl Iterator<Item = Offer> {
        let topics =
            topics::all(self.record.law()).filter_map(|topic| Some((topic, *topic.words.first()?)));
        topics
            .filter(|(_, word)| begins(word, self.stub))
            .map(|(topic, word)| Offer {
                fit: Fit::Fits,
                word: word.to_owned(),
                help: topic.title.to_owned(),
            })
    }

    fn names(&self) -> Vec<Offer> {
        let seated = self.session.seated().into_iter();
        seated
            .filter(|(name, _)| begins(name, self.stub))
            .filter_map(|(word, help)| {
                let (fit, _) = self.tried(&word)?;
                let fit = if fit == Fit::Fits { fit } else { Fit::GoesOn };
                Some(Offer { fit, word, help })
            })
            .collect()
    }

    /// The last entries, by their numbers.
    fn entries(&self) -> Vec<Offer> {
        let last = self.record.standing().rev().take(LAST_ENTRIES);
        last.filter_map(|stands| {
            let word = stands.no.to_string();
            let (fit, _) = self.tried(&word)?;
            word.starts_with(self.stub).then(|| Offer {
                fit,
                word,
                help: stands.entry.to_string(),
            })
        })
        .collect()
    }
}

/// The verbs that make sense now, the likeliest first: entries, corrections, questions.
pub(super) fn likely(session: &Session) -> Vec<&'static VerbRow> {
    let law = session.law();
    let phase = session.phase_bit();
    let verbs = law.language.lexicon.verbs().map(|verb| verb.row);
    let mut rows: Vec<&VerbRow> = verbs.filter(|row| row.is_for(phase)).collect();
    let likeliest = session.likeliest();
    let rank = |row: &&VerbRow| {
        let place = likeliest.iter().position(|word| *word == row.word);
        let of_group = match row.group {
            Group::Hand => 0,
            Group::Session => 1,
            Group::Correction => 2,
            Group::Question => 3,
        };
        (place.unwrap_or(usize::MAX), of_group)
    };
    rows.sort_by_key(rank);
    rows
}
