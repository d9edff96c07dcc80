//! A prompt without players, in any phase.

use nos_entry::verb::ALWAYS;
use nos_entry::{
    Boneyard, Described, Entry, EntryLanguage, PromptContext, Reading, TriedEntry, Unit, VerbRow,
};
use nos_listen::understand;
use std::rc::Rc;

#[derive(Debug)]
struct Anywhere {
    implied: &'static str,
}

/// Reads a line at such a prompt.
pub fn heard<'a>(language: &'static EntryLanguage, line: &'a str) -> Reading<'a> {
    understand(language, line, &Anywhere { implied: language.piece_verb })
}

impl PromptContext for Anywhere {
    fn phase_bit(&self) -> u64 {
        ALWAYS
    }

    fn called(&self) -> Vec<Vec<String>> {
        Vec::new()
    }

    fn implied(&self) -> Vec<&'static str> {
        vec![self.implied]
    }

    fn later(&self) -> Vec<&'static str> {
        self.implied()
    }

    fn actor(&self) -> Option<usize> {
        None
    }

    fn meant(&self, _: &VerbRow) -> Vec<usize> {
        Vec::new()
    }

    fn held(&self, _: usize) -> Option<u32> {
        None
    }

    fn shown(&self, _: usize) -> Vec<String> {
        Vec::new()
    }

    fn may_be(&self, _: Unit, _: u32) -> bool {
        true
    }

    fn boneyard(&self) -> Option<Boneyard> {
        None
    }

    fn written_out(&self, entry: &Entry) -> String {
        entry.to_string()
    }

    fn tried(&self, _: &Entry, _: &str) -> TriedEntry {
        TriedEntry::default()
    }

    fn works_out(&self, _: &Entry, _: u32) -> bool {
        false
    }

    fn after(&self, _: &Entry) -> Option<Rc<dyn PromptContext>> {
        Some(Rc::new(Anywhere { implied: self.implied }))
    }

    fn described(&self, _: &[&str]) -> Vec<Described> {
        Vec::new()
    }

    fn first_of_all(&self) -> Option<&'static str> {
        None
    }
}
