//! Tries each entry once in a session, however many readings of a line contain it.

use crate::effort::{Effort, TRIAL};
use nos_entry::{Boneyard, Entry, PromptContext, TriedEntry, Unit, VerbRow};
use std::cell::RefCell;
use std::rc::Rc;

#[derive(Debug)]
enum Held<'a> {
    Lent(&'a dyn PromptContext),
    Own(Rc<dyn PromptContext>),
}

/// An entry, with the session after it; `None` if the session refuses it.
type After = (Entry, Option<Rc<dyn PromptContext>>);

#[derive(Debug)]
pub(super) struct Trials<'a> {
    held: Held<'a>,
    effort: Rc<Effort>,
    tried: RefCell<Vec<(Entry, String, TriedEntry)>>,
    after: RefCell<Vec<After>>,
}

impl<'a> Trials<'a> {
    pub(super) fn new(session: &'a dyn PromptContext, effort: &Rc<Effort>) -> Trials<'a> {
        Trials::begin(Held::Lent(session), effort)
    }

    fn begin(held: Held<'a>, effort: &Rc<Effort>) -> Trials<'a> {
        Trials {
            held,
            effort: Rc::clone(effort),
            tried: RefCell::default(),
            after: RefCell::default(),
        }
    }

    fn session(&self) -> &dyn PromptContext {
        match &self.held {
            Held::Lent(session) => *session,
            Held::Own(session) => &**session,
        }
    }
}

impl PromptContext for Trials<'_> {
    fn phase_bit(&self) -> u64 {
        self.session().phase_bit()
    }

    fn called(&self) -> Vec<Vec<String>> {
        self.session().called()
    }

    fn implied(&self) -> Vec<&'static str> {
        self.session().implied()
    }

    fn later(&self) -> Vec<&'static str> {
        self.session().later()
    }

    fn actor(&self) -> Option<usize> {
        self.session().actor()
    }

    fn meant(&self, row: &VerbRow) -> Vec<usize> {
        self.session().meant(row)
    }

    fn held(&self, place: usize) -> Option<u32> {
        self.session().held(place)
    }

    fn shown(&self, place: usize) -> Vec<String> {
        self.session().shown(place)
    }

    fn may_be(&self, unit: Unit, number: u32) -> bool {
        self.session().may_be(unit, number)
    }

    fn boneyard(&self) -> Option<Boneyard> {
        self.session().boneyard()
    }

    fn written_out(&self, entry: &Entry) -> String {
        self.effort.take(TRIAL);
        self.session().written_out(entry)
    }

    fn tried(&self, entry: &Entry, typed: &str) -> TriedEntry {
        let is_same = |(own, of, _): &&(Entry, String, TriedEntry)| own == entry && of == typed;
        let known = self.tried.borrow().iter().find(is_same).map(|(.., tried)| *tried);
        known.unwrap_or_else(|| {
            self.effort.take(TRIAL);
            let tried = self.session().tried(entry, typed);
            let mut all = self.tried.borrow_mut();
            all.push((entry.clone(), typed.to_owned(), tried));
            tried
        })
    }

    fn works_out(&self, entry: &Entry, number: u32) -> bool {
        self.effort.take(TRIAL);
        self.session().works_out(entry, number)
    }

    fn after(&self, entry: &Entry) -> Option<Rc<dyn PromptContext>> {
        let known = self.after.borrow().iter().find(|(own, _)| own == entry).cloned();
        known.map(|(_, after)| after).unwrap_or_else(|| {
            self.effort.take(TRIAL);
            let after = self.session().after(entry).map(|after| {
                Rc::new(Trials::begin(Held::Own(after), &self.effort)) as Rc<dyn PromptContext>
            });
            self.after.borrow_mut().push((entry.clone(), after.clone()));
            after
        })
    }

    fn described(&self, words: &[&str]) -> Vec<(usize, String)> {
        self.session().described(words)
    }

    fn first_of_all(&self) -> Option<&'static str> {
        self.session().first_of_all()
    }
}
