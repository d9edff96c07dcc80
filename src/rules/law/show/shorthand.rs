//! What may be left out at the prompt, written out by the rows of a law and how its pieces are typed.

use crate::law::about::PhaseRow;
use crate::law::common::{Common, Opener};
use crate::law::game::Game;
use crate::law::library::Library;
use crate::law::overrides::Overrides;
use crate::law::piece::Piece;
use crate::law::table::Table;
use crate::speech::argument::{Argument as _, NamesAndNumbers};
use crate::speech::entry::CommonVerb;
use crate::speech::rows::Verbs as _;
use crate::speech::shorthand::Shorthand;
use crate::speech::token::Token;
use crate::speech::verb::Group;
use crate::speech::{Dialect, SyntaxError, VerbRow};
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use crate::words::Words;

/// A table at which a line is typed.
pub struct Prompted<'a> {
    table: &'a Common,
    library: &'static Library,
    phase: PhaseRow,
    turn: Option<PlayerId>,
    /// Whether hands are hidden, and who is the next to show his pieces.
    hidden: Option<Option<PlayerId>>,
    acts: &'static [VerbRow],
    implied_verb: fn(&str, Dialect) -> Option<Result<&'static str, SyntaxError>>,
    piece: PieceTyped,
}

/// [`Piece::said`].
type Said = fn(&[Token<'_>], &Words) -> Option<(usize, &'static str)>;

/// How a piece is typed, as [`Piece`] says.
struct PieceTyped {
    usage: &'static str,
    most_words: usize,
    begins: fn(&str) -> bool,
    said: Said,
}

pub fn at<G: Overrides>(table: &Table<G>) -> Prompted<'_> {
    Prompted {
        table: table.common(),
        library: <G as Game>::library(),
        phase: table.phase_row(),
        turn: table.turn(),
        hidden: G::HIDDEN.map(|hidden| (hidden.next_to_show)(table)),
        acts: G::Act::ROWS,
        implied_verb: G::implied_verb,
        piece: PieceTyped {
            usage: G::Piece::USAGE,
            most_words: G::Piece::MOST_WORDS,
            begins: G::Piece::begins,
            said: G::Piece::said,
        },
    }
}

impl<'a> Prompted<'a> {
    /// Writes out what is the same in every law: names, colours and what is said otherwise.
    pub fn write_out_first(&self, line: &mut Shorthand<'a>) {
        line.join_names(self.table.players());
        self.write_out_colours(line);
        line.drop_possessive(|word| self.table.is_name(word));
        let is_named = self.table.is_name(line.text(0));
        if !(self.table.is_name(line.text(usize::from(is_named)))
            || line.write_out_saying(is_named.into())
            || is_named)
            && self.is_stranger(line)
        {
            line.write_out_saying(1);
        }
    }

    /// The verb by which lots are drawn: that of every law, or the law's own.
    fn lot(&self) -> &'static str {
        let row = self.table.about().verb(CommonVerb::Lot);
        row.map_or("lot", |row| row.word)
    }

    /// Writes out pieces as lots, one for each of these players in their order.
    pub fn write_lots(&self, drawers: &[PlayerId], line: &mut Shorthand<'a>) {
        self.name_drawers(drawers, 0, line);
        line.insert(0, self.lot());
    }

    /// Names these players in their order, each before his piece, from this word on.
    fn name_drawers(&self, drawers: &[PlayerId], from: usize, line: &mut Shorthand<'a>) {
        part_tiles(line, from);
        let names = drawers
            .iter()
            .filter_map(|player| self.table.players().get(player.index()));
        names_before(names, from, line);
    }

    pub fn write_out(&self, line: &mut Shorthand<'a>) {
        self.join_numbers(line);
        let first = line.text(0);
        let is_written = self.begin_with_numbers(line);
        if !is_written && (self.piece.begins)(first) {
            self.begin_with_pieces(line);
        } else if !(is_written
            || self.is_named(first, line) && self.put_verb_first(line)
            || self.is_stranger(line) && line.swap_verb())
        {
            line.write_out_verb();
        }
        if line.verb().is_some_and(takes_numbers) {
            self.name_numbers(1, line);
        }
        let verb = line.verb().map_or("", |row| row.word);
        if verb == self.lot() {
            match &self.table.opener {
                Opener::Lots(drawers) if (self.piece.begins)(line.text(1)) => {
                    self.name_drawers(drawers, 1, line);
                }
                _ => part_tiles(line, 1),
            }
        } else if self
            .table
            .about()
            .phases
            .iter()
            .any(|phase| phase.implied_verb == verb)
            && self.takes_several(verb)
        {
            if (self.piece.begins)(line.text(1))
                && let Some(name) = self.next_to_show()
            {
                line.insert(1, name.as_str());
            }
            part_tiles(line, 1);
        }
        self.write_out_player(line);
    }

    fn takes_several(&self, verb: &str) -> bool {
        let mut rows = self.acts.iter().filter(|row| row.word == verb);
        rows.any(|row| row.arguments.iter().any(|usage| usage.ends_with("...]")))
    }

    /// The name of who is the next to show his pieces.
    fn next_to_show(&self) -> Option<&'a Name> {
        self.table.players().get(self.hidden??.index())
    }

    /// Names who is meant after a verb that must name somebody: on a board the player on turn, also before a word or a
    /// number; for a count, whoever is the next to show.
    fn write_out_player(&self, line: &mut Shorthand<'a>) {
        let Some(["NAME", rest @ ..]) = line.verb().map(|row| row.arguments) else {
            return;
        };
        let second = line.text(1);
        let lexicon = &self.library.lexicon;
        let is_word = lexicon.find(second).is_some()
            || lexicon.dictionary.keyword(second).is_some()
            || second.contains(|c: char| c.is_ascii_digit());
        let is_alone = if second.is_empty() {
            rest.iter().all(|usage| usage.starts_with('['))
        } else {
            !rest.is_empty() && is_word && !self.table.is_name(second)
        };
        let counts = *rest == ["N"] && line.words().len() == 2 && is_digits(line.text(1));
        let turn = || self.table.players().get(self.turn?.index());
        let name = match self.hidden {
            Some(_) if counts => self.next_to_show(),
            None if is_alone => turn(),
            _ => None,
        };
        name.into_iter()
            .for_each(|name| line.insert(1, name.as_str()));
    }

    /// Whether the first word is a player's name, and not a verb that a piece can follow.
    fn is_named(&self, word: &str, line: &Shorthand<'_>) -> bool {
        Name::new(word).is_some_and(|name| self.table.can_be(&name)) && !self.begins_with_verb(line)
    }

    /// Writes out a line that begins with a player and goes on with a piece or a verb. Returns whether it does.
    fn put_verb_first(&self, line: &mut Shorthand<'a>) -> bool {
        let mut verb = self.phase.implied_verb;
        let mut begins = (self.piece.begins)(line.text(1));
        if verb.is_empty()
            && let Some(Ok(bare)) = (self.implied_verb)(line.text(1), Dialect::Prompt)
        {
            (verb, begins) = (bare, true);
        }
        if !begins || verb.is_empty() {
            return line.swap_verb() || self.leave_out_actor(line);
        }
        line.insert(0, verb);
        true
    }

    /// Writes out numbers of all players, one for each, with their names or in their order, where the verb that is likeliest
    /// now takes them: `4 3` for what each throws. Returns whether it does.
    fn begin_with_numbers(&self, line: &mut Shorthand<'a>) -> bool {
        let due = self.phase.likely.first();
        let mut rows = self.acts.iter();
        let Some(row) = rows.find(|row| Some(&row.word) == due && takes_numbers(row)) else {
            return false;
        };
        let mut words = line.words().iter().map(|word| word.text).enumerate();
        let are_named = line.words().len() > 1
            && words.all(|(at, word)| {
                if at % 2 == 0 {
                    self.table.is_name(word)
                } else {
                    is_digits(word)
                }
            });
        let begins = are_named || self.name_numbers(0, line);
        if begins {
            line.insert(0, row.word);
        }
        begins
    }

    /// Names all players in their order, each before his number, if the line has one for each from this word on.
    fn name_numbers(&self, from: usize, line: &mut Shorthand<'a>) -> bool {
        let mut numbers = line.words().iter().skip(from);
        let are_all = line.words().len() == from + self.table.seated().len()
            && numbers.all(|word| is_digits(word.text));
        if are_all {
            let names = self
                .table
                .seated()
                .iter()
                .filter_map(|player| self.table.players().get(player.index()));
            names_before(names, from, line);
        }
        are_all
    }

    /// Leaves out who acts before a verb that names nobody, as in `anna deals`; if it is a play, only who is on turn.
    /// Returns whether it does.
    fn leave_out_actor(&self, line: &mut Shorthand<'a>) -> bool {
        let Some(verb) = self.library.lexicon.verb(line.text(1)) else {
            return false;
        };
        let acts = || Name::typed(line.text(0)).and_then(|name| self.table.player(&name).ok());
        let VerbRow {
            group, arguments, ..
        } = verb.row;
        let leaves_out = match group {
            Group::Hand => self.turn.is_none() || self.turn == acts(),
            Group::Correction => arguments.iter().all(|usage| usage.starts_with('[')),
            Group::Session | Group::Question => arguments.is_empty(),
        };
        if leaves_out {
            line.drop_first();
        }
        leaves_out
    }

    /// Puts a player's name in place of the word for his colour.
    fn write_out_colours(&self, line: &mut Shorthand<'a>) {
        for at in 0..line.words().len() {
            let word = line.text(at);
            if let Some(name) = self
                .table
                .of_colour(word, &self.library.words)
                .filter(|_| !self.table.is_name(word))
            {
                line.replace(at, name.as_str());
            }
        }
    }

    /// Whether a line begins with somebody who does not sit here, as in `eva joins`.
    fn is_stranger(&self, line: &Shorthand<'_>) -> bool {
        let word = line.text(0);
        line.words().len() > 1
            && line.answer.is_none()
            && !self.table.players().is_empty()
            && Name::typed(word).is_some()
            && (self.implied_verb)(word, Dialect::Prompt).is_none()
            && !line.may_be_verb(word, |_| true)
    }

    /// Writes out a line that begins with a piece, unless its verb may be left out in a file too.
    fn begin_with_pieces(&self, line: &mut Shorthand<'a>) {
        let verb = self.phase.implied_verb;
        let implied = (self.implied_verb)(line.text(0), Dialect::Prompt);
        let is_taken = !verb.is_empty() && implied.is_some_and(|implied| implied != Ok(verb));
        match &self.table.opener {
            Opener::Lots(drawers) if verb == self.lot() => self.write_lots(drawers, line),
            _ if self.takes_several(verb) && self.next_to_show().is_some() => line.insert(0, verb),
            _ if is_taken && !self.takes_several(verb) => line.insert(0, verb),
            _ => {}
        }
    }

    /// Takes a piece that was typed in several words, as in `6 4`, `dirk 6 4` or `anna knight f3`, for one word.
    fn join_numbers(&self, line: &mut Shorthand<'_>) {
        let is_player =
            |at| Name::new(line.text(at)).is_some_and(|name| self.table.player(&name).is_ok());
        let is_verb = |at| {
            let verb = line.verb_at(at);
            verb.is_some_and(|row| self.piece.follows(row))
        };
        // The player stands before the verb or behind it.
        let at = match (is_verb(0), is_player(0)) {
            (true, _) => 1 + usize::from(is_player(1)),
            (_, true) => 1 + usize::from(is_verb(1)),
            _ => 0,
        };
        let said =
            |line: &Shorthand<'_>, at| (self.piece.said)(line.words().get(at..)?, line.messages());
        let mut next = at;
        while let Some((words, typed)) = said(line, next) {
            (1..words).for_each(|_| line.join(next));
            line.replace(next, typed);
            next += 1;
        }
        let is_digit = is_digits(line.text(at)) && line.text(at).len() == 1;
        let most = self.piece.most_words.max(if is_digit { 2 } else { 1 });
        let is_piece = |more: &usize| line.span(at, *more).is_some_and(self.piece.begins);
        let more = (1..most).rev().find(is_piece).unwrap_or_default();
        (0..more).for_each(|_| line.join(at));
    }

    /// Whether the first word is a verb, or short for one that what follows can belong to.
    fn begins_with_verb(&self, line: &Shorthand<'_>) -> bool {
        let word = line.text(0);
        let is_before_piece = (self.piece.begins)(line.text(1));
        line.may_be_verb(word, |row| {
            if row.has_letter(word) {
                !is_before_piece || self.piece.digits_follow(row)
            } else {
                self.piece.follows(row)
            }
        })
    }
}

impl PieceTyped {
    /// Whether a piece can follow the verb, or the verb and a player.
    fn follows(&self, row: &VerbRow) -> bool {
        let usage = row.arguments.join(" ");
        let usage = usage.trim_start_matches("[NAME] ");
        usage.trim_start_matches('[').starts_with(self.usage)
    }

    /// Whether anything that can begin with digits can follow the verb, as a piece does.
    fn digits_follow(&self, row: &VerbRow) -> bool {
        let mut words = row
            .arguments
            .iter()
            .flat_map(|usage| usage.split(|c: char| !c.is_alphanumeric()));
        words.any(|word| word == self.usage || matches!(word, "N" | "GAME" | "ENTRY"))
    }
}

pub fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether players can follow the verb, each with a number.
fn takes_numbers(row: &VerbRow) -> bool {
    row.arguments == [NamesAndNumbers::USAGE]
}

/// Inserts the names one by one, each before the next word from `from` on.
pub fn names_before<'a>(
    names: impl Iterator<Item = &'a Name>,
    from: usize,
    line: &mut Shorthand<'a>,
) {
    for (place, name) in names.enumerate() {
        let at = from + 2 * place;
        if at < line.words().len() {
            line.insert(at, name.as_str());
        }
    }
}

/// Separates tiles that were typed without a blank between them.
pub fn part_tiles(line: &mut Shorthand<'_>, from: usize) {
    let mut at = from;
    while at < line.words().len() {
        let word = line.text(at);
        if is_digits(word) && word.len() >= 4 && word.len().is_multiple_of(2) {
            line.split(at, 2);
        }
        at += 1;
    }
}
