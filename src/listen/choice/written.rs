//! Reads an act, written as in a file, with the strict reader.

use crate::acts::{ActChain, SaidAct, Written};
use crate::understand::Listener;
use nos_entry::{
    Body, Dialect, Notes, PromptContext, ReadFault, Reader, Slot, SyntaxError, Takes, Token,
};

impl Listener<'_> {
    pub(crate) fn read_acts(
        &self,
        chain: &ActChain,
        notes: &mut Notes,
    ) -> Result<Vec<Body>, ReadFault> {
        notes.marks.clear();
        chain.acts.iter().map(|act| self.read_act(&act.words, act, notes)).collect()
    }

    pub(super) fn read_act(
        &self,
        words: &[Written],
        act: &SaidAct,
        notes: &mut Notes,
    ) -> Result<Body, ReadFault> {
        if let Some((at, end)) = act.taken {
            return Err(ReadFault::new(at..end, SyntaxError::NameTaken));
        }
        self.read_words(words, act.bytes.1, notes)
    }

    pub(crate) fn read_words(
        &self,
        words: &[Written],
        end: usize,
        notes: &mut Notes,
    ) -> Result<Body, ReadFault> {
        self.effort.take(1);
        // Arguments read as typed may be in the words of the language.
        let row = words.first().and_then(|verb| self.language.lexicon().verb(&verb.text));
        let is_text = |slot: &Slot| matches!(slot.takes, Takes::Rest | Takes::Phrase);
        let is_typed = row.is_some_and(|verb| verb.row.has(is_text));
        let dialect = if is_typed { Dialect::Prompt } else { Dialect::Written };
        let tokens: Vec<Token<'_>> = words
            .iter()
            .map(|word| Token { text: &word.text, at: word.at, len: word.len })
            .collect();
        let place = (self.said.line, end);
        let mut reader = Reader::new(place, &tokens, self.language, dialect, Some(notes));
        nos_entry::body::body(&mut reader)
    }
}

/// Returns the words of an act, once for each player who may fill a required name.
pub(super) fn ways(act: &SaidAct, context: &dyn PromptContext) -> Vec<Vec<Written>> {
    let Some(at) = act.lacks_player else {
        return vec![act.words.clone()];
    };
    let names = context.called();
    let named: Vec<_> = (context.meant(act.verb.row).into_iter())
        .filter_map(|place| Some(with_player(act, at, names.get(place)?.first()?)))
        .collect();
    if named.is_empty() { vec![act.words.clone()] } else { named }
}

pub(super) fn with_player(act: &SaidAct, at: usize, name: &str) -> Vec<Written> {
    let mut words = act.words.clone();
    let place = words.get(at).map_or(act.bytes.1, |word| word.at);
    words.insert(at, Written::implied(name, place));
    words
}
