//! Decides which words are names of new players.

use super::{ActToken, Acts, PartialAct};
use nos_base::table::name::QUOTE;
use nos_entry::Sense;

impl<'a> Acts<'a, '_> {
    /// Whether these can be names of newcomers. Between commas, everything is one name; without a
    /// verb, names need capitals.
    pub(super) fn are_names(&self, now: &PartialAct<'a>) -> bool {
        let names = || now.tokens.iter().filter(|token| token.newcomer().is_some());
        let has_commas =
            names().any(|token| self.lattice.said.typed(token.to, token.to + 1) == ",");
        let are_joined = !has_commas || names().skip(1).all(|token| token.is_joined);
        let is_capital = |token: &ActToken| token.newcomer().is_some_and(|new| new.is_capital);
        let are_capital = now.verb.is_some() || self.is_loose || names().all(is_capital);
        let is_whole = |token: &ActToken| {
            has_commas
                || token.to == token.from + 1
                || !self.lattice.said.typed(token.from, token.to).contains(' ')
        };
        are_joined && are_capital && names().all(is_whole)
    }

    pub(super) fn is_taken(&self, token: &ActToken) -> bool {
        let lexicon = self.language.lexicon();
        let new = token.newcomer().filter(|new| !lexicon.can_be_name(&new.name));
        let term = new.and_then(|new| lexicon.find(&new.name));
        term.is_some_and(|term| term.verb.is_some() || term.is_word)
    }

    /// Whether nos asks about the names: one is a word of the language, has small letters or a
    /// blank, no verb introduces them, or they come in pairs, which may be partners who do not sit
    /// side by side.
    pub(super) fn is_doubtful(&self, now: &PartialAct<'a>) -> bool {
        let joined = |token: &&ActToken| {
            let joiner = token.from.checked_sub(1);
            let joiner = joiner.and_then(|at| self.lattice.said.words.get(at));
            token.is_joined && joiner.is_some_and(|joiner| joiner.text != ",")
        };
        let are_pairs = now.tokens.iter().filter(joined).count() > 1
            && now.tokens.iter().any(|token| token.is_joined && !joined(&token));
        are_pairs
            || now.tokens.iter().any(|token| {
                let typed = self.lattice.said.typed(token.from, token.to);
                let has_blank = typed.contains(' ') && !typed.starts_with(QUOTE);
                token.newcomer().is_some_and(|new| {
                    new.is_word || !new.is_capital || has_blank || now.verb.is_none()
                })
            })
    }

    /// Whether a piece might not be meant: it has the spelling of files where the language has its
    /// own, or it is an ordinary word in small letters and no player is named.
    pub(super) fn has_doubtful_piece(&self, now: &PartialAct<'a>) -> bool {
        let is_named = now.tokens.iter().any(ActToken::is_player);
        now.tokens.iter().any(|token| {
            let typed = || self.lattice.said.typed(token.from, token.to);
            let is_word = || {
                let senses = self.lattice.senses_of(token.from, token.to);
                !is_named && senses.contains(&Sense::Idle) && typed() == typed().to_lowercase()
            };
            token.is_piece() && ((self.language.foreign_piece)(typed()) || is_word())
        })
    }
}
