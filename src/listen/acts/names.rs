//! Decides which words are names of new players.

use super::{Acts, Growing, Item, Thing};
use nos_base::table::name::QUOTE;
use nos_entry::phrases::Sense;

impl<'a> Acts<'a, '_> {
    /// Whether these can be names of newcomers. Between commas, everything is one name; without a
    /// verb, names need capitals.
    pub(super) fn are_names(&self, now: &Growing<'a>) -> bool {
        let names = || now.items.iter().filter(|item| item.newcomer().is_some());
        let has_commas = names().any(|item| self.lattice.said.typed(item.to, item.to + 1) == ",");
        let are_joined = !has_commas || names().skip(1).all(|item| item.is_joined);
        let is_capital = |item: &Item| item.newcomer().is_some_and(|new| new.is_capital);
        let are_capital = now.verb.is_some() || names().all(is_capital);
        let is_whole = |item: &Item| {
            has_commas
                || item.to == item.from + 1
                || !self.lattice.said.typed(item.from, item.to).contains(' ')
        };
        are_joined && are_capital && names().all(is_whole)
    }

    pub(super) fn is_taken(&self, item: &Item) -> bool {
        let lexicon = self.language.lexicon();
        let term = item.newcomer().and_then(|new| lexicon.find(&new.name));
        term.is_some_and(|term| term.verb.is_some() || term.is_word)
    }

    /// Whether nos asks about the names: one is a word of the language, has small letters or a
    /// blank, no verb introduces them, or they come in pairs, which may be partners who do not sit
    /// side by side.
    pub(super) fn is_doubtful(&self, now: &Growing<'a>) -> bool {
        let joined = |item: &&Item| {
            let joiner = item.from.checked_sub(1);
            let joiner = joiner.and_then(|at| self.lattice.said.words.get(at));
            item.is_joined && joiner.is_some_and(|joiner| joiner.text != ",")
        };
        let are_pairs = now.items.iter().filter(joined).count() > 1
            && now.items.iter().any(|item| item.is_joined && !joined(&item));
        are_pairs
            || now.items.iter().any(|item| {
                let typed = self.lattice.said.typed(item.from, item.to);
                let has_blank = typed.contains(' ') && !typed.starts_with(QUOTE);
                item.newcomer().is_some_and(|new| {
                    new.is_word || !new.is_capital || has_blank || now.verb.is_none()
                })
            })
    }

    /// Whether a piece might not be meant: it has the spelling of files where the language has its
    /// own, or it is an ordinary word in small letters and no player is named.
    pub(super) fn has_doubtful_piece(&self, now: &Growing<'a>) -> bool {
        let is_named = now.items.iter().any(|item| matches!(item.thing, Thing::Player(_)));
        now.items.iter().any(|item| {
            let typed = || self.lattice.said.typed(item.from, item.to);
            let is_word = || {
                let senses = self.lattice.senses_of(item.from, item.to);
                !is_named && typed() == typed().to_lowercase() && senses.contains(&Sense::Idle)
            };
            matches!(item.thing, Thing::Piece(_))
                && ((self.language.foreign_piece)(typed()) || is_word())
        })
    }
}
