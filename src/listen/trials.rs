//! Tries each entry once in a session, however many readings of a line contain it.

use crate::effort::{Effort, TRIAL};
use nos_entry::{Boneyard, Described, Entry, PromptContext, TriedEntry, Unit, VerbRow};
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

/// Asks the session itself.
macro_rules! pass_on {
    ($($name:ident($($own:ident: $Own:ty),*) -> $Answer:ty;)*) => {$(
        fn $name(&self, $($own: $Own),*) -> $Answer {
            self.session().$name($($own),*)
        }
    )*};
}

impl PromptContext for Trials<'_> {
    pass_on! {
        phase_bit() -> u64;
        called() -> Vec<Vec<String>>;
        implied() -> Vec<&'static str>;
        later() -> Vec<&'static str>;
        actor() -> Option<usize>;
        meant(row: &VerbRow) -> Vec<usize>;
        held(place: usize) -> Option<u32>;
        shown(place: usize) -> Vec<String>;
        may_be(unit: Unit, number: u32) -> bool;
        boneyard() -> Option<Boneyard>;
        described(words: &[&str]) -> Vec<Described>;
        first_of_all() -> Option<&'static str>;
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
}
