//! Refusals: the answer to an entry that cannot have happened as typed.

use super::Names;
use super::show::prompt;
use crate::{EntryMeaning, Law, Objection, Refused};
use nos_base::words::message::part_of;
use nos_base::{Article, Told, TypedPart, Variable, Variables};
use nos_entry::{CommonVerb, Entry, What};
use std::fmt;
use std::sync::Arc;

/// The answer to a refused entry. Its text is built on demand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    law: &'static Law,
    why: Arc<Objection>,
    typed: Option<Entry>,
}

impl Refusal {
    /// Returns the law's refusal of an entry, or of a question if there is no entry.
    pub fn of(law: &'static Law, why: Objection, typed: Option<Entry>) -> Refusal {
        Refusal { law, why: Arc::new(why), typed }
    }

    pub fn why(&self) -> &Objection {
        &self.why
    }

    pub fn article(&self) -> Option<Article> {
        use Refused::{LeadDecided, LeadUndecided, NotTheDrawers, WrongNumber};
        match &*self.why {
            Objection::Own(why, _) => why.value().article(),
            Objection::Shared(WrongNumber { .. }) => self.law.about.article_of(CommonVerb::Seat),
            Objection::Shared(LeadUndecided { .. } | LeadDecided | NotTheDrawers { .. }) => {
                self.law.about.article_of(CommonVerb::Lot)
            }
            Objection::Shared(_) => None,
        }
    }

    pub fn advice(&self) -> Option<String> {
        self.message(Some("advice")).map(String::from)
    }

    pub fn goes_on(&self) -> bool {
        self.why.goes_on()
    }

    /// Returns the part of the line at fault, if there is one.
    pub fn part(&self) -> Option<TypedPart> {
        match &*self.why {
            Objection::Shared(refused) => part_of(refused),
            Objection::Own(why, _) if !why.value().is_pointed_at() => None,
            Objection::Own(why, _) => part_of(why.value()),
        }
    }

    /// Returns the meanings of an entry that was refused as ambiguous; empty for any other refusal.
    pub fn ways(&self) -> Vec<EntryMeaning> {
        match (&self.typed, &*self.why) {
            (Some(typed), Objection::Own(_, ways)) if matches!(typed.what, What::Own(_)) => {
                prompt::ways(self.law, typed, ways)
            }
            _ => Vec::new(),
        }
    }

    pub fn told(&self) -> Told {
        self.message(None).unwrap_or_default()
    }

    fn message(&self, attribute: Option<&str>) -> Option<Told> {
        let (words, names) = (&self.law.library().words, Names::default());
        match &*self.why {
            Objection::Shared(refused) => words.tell_part(refused, attribute, &names),
            Objection::Own(why, _) => words.tell_part(why.value(), attribute, &names),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told().spaced())
    }
}

impl Variable for Refusal {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name, self.told());
    }
}
