//! How a law is spoken: its verbs beside the shared ones, what may be left out, and the part that a refusal is about.

use crate::law::about::Shared;
use crate::law::game::Game;
use crate::law::piece::Piece;
use crate::law::refusal::Refused;
use crate::law::shared::{Entry, Question};
use crate::law::table::{Opener, Table};
use crate::speech::argument::{Argument as _, NamesAndNumbers};
use crate::speech::kind::NAME;
use crate::speech::lexicon::Vocabulary;
use crate::speech::rows::Verbs;
use crate::speech::shorthand::Shorthand;
use crate::speech::verb::Group;
use crate::speech::{
    Dialect, EntryLanguage, Mark, ReadFault, Reader, Reason, Spoken, VerbRow, Verbal,
};
use crate::table::house::Rules as _;
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use crate::words::message::TypedPart;

/// How many shared verbs come before those of the law.
const fn before(shared: &[(Shared, VerbRow)]) -> usize {
    let mut at = 0;
    while at < shared.len() && !matches!(shared[at].0, Shared::Void) {
        at += 1;
    }
    at
}

/// The words of the law: the shared verbs, then its own, then `void`.
pub fn vocabulary<G: Game>() -> Vocabulary {
    let shared: Vec<_> = G::ABOUT.verbs.iter().map(|(_, row)| row).collect();
    let (first, last) = shared.split_at(Table::<G>::BEFORE);
    let questions = G::ABOUT.questions.iter().map(|(_, row)| row);
    let values = G::Rule::ROWS.iter().flat_map(|(_, row)| row.range.words());
    Vocabulary {
        entries: first
            .iter()
            .copied()
            .chain(G::Act::ROWS)
            .chain(last.iter().copied())
            .collect(),
        questions: questions.chain(G::Ask::ROWS).collect(),
        words: G::ABOUT.words,
        values: values.map(|(word, _)| *word).collect(),
        letters: G::ABOUT.letters,
        dotted: G::ABOUT.dotted,
        answered: G::ABOUT.answered,
        closing: G::ABOUT.waiver.map(|(word, _)| word),
        has_clocks: G::ABOUT.has_clocks,
        round: G::ABOUT.round(),
    }
}

impl<G: Game> Table<G> {
    const BEFORE: usize = before(G::ABOUT.verbs);

    pub const LANGUAGE: &'static EntryLanguage = &EntryLanguage {
        words: || &G::library().lexicon,
        entry: |place, reader| {
            let entry = read_entry::<G>(place, reader)?;
            let waived = G::ABOUT.waiver.is_some() && reader.close();
            if let Entry::Own(act) = &entry
                && let Some(reason) = G::CUSTOMS.misplaced(act, reader)
            {
                return Err(reader.fault(reason));
            }
            let takes_clock = G::ABOUT.has_clocks && entry.row().group == Group::Hand;
            let clock = if takes_clock { reader.clock()? } else { None };
            Ok(Spoken::new(entry.waiving(waived).clocked(clock)))
        },
        question: |place, reader| read_question::<G>(place, reader).map(Spoken::new),
        bare: bare::<G>,
        piece: |word| G::Piece::read(word).ok()?.told(),
        is_part: is_part::<G>,
    };
}

impl<G: Game> Verbal for Entry<G> {
    fn row(&self) -> &'static VerbRow {
        Entry::row(self)
    }

    fn told(&self) -> String {
        Table::<G>::LANGUAGE.translate(&self.to_string())
    }
}

impl<G: Game> Verbal for Question<G> {
    fn row(&self) -> &'static VerbRow {
        Question::row(self)
    }

    fn told(&self) -> String {
        Table::<G>::LANGUAGE.translate(&self.to_string())
    }
}

fn read_entry<G: Game>(place: usize, reader: &mut Reader<'_>) -> Result<Entry<G>, ReadFault> {
    let of_law = place.wrapping_sub(Table::<G>::BEFORE);
    if of_law < G::Act::ROWS.len() {
        return G::Act::read(of_law, reader).map(Entry::Own);
    }
    let shared = if place < Table::<G>::BEFORE {
        place
    } else {
        place - G::Act::ROWS.len()
    };
    match G::ABOUT.verbs.get(shared) {
        Some((verb, _)) => Entry::read(*verb, reader),
        None => reader.expected(&crate::speech::kind::VERB),
    }
}

fn read_question<G: Game>(place: usize, reader: &mut Reader<'_>) -> Result<Question<G>, ReadFault> {
    match G::ABOUT.questions.get(place) {
        Some((query, _)) => Question::read(*query, reader),
        None => G::Ask::read(place - G::ABOUT.questions.len(), reader).map(Question::Own),
    }
}

/// The place of the verb that a line may leave out if it begins with this word.
fn bare<G: Game>(word: &str, dialect: Dialect) -> Option<Result<usize, Reason>> {
    let verb = G::bare(word, dialect)?;
    let place = |verb| G::Act::ROWS.iter().position(|row| row.word == verb);
    Some(verb.map(|verb| Table::<G>::BEFORE + place(verb).unwrap_or_default()))
}

/// The verb by which lots are drawn: that of every law, or the law's own.
fn lot<G: Game>() -> &'static str {
    G::ABOUT.verb(Shared::Lot).map_or("lot", |row| row.word)
}

/// Writes out pieces as lots, one for each of these players in their order.
pub fn write_lots<'a, G: Game>(
    table: &'a Table<G>,
    drawers: &[PlayerId],
    line: &mut Shorthand<'a>,
) {
    name_drawers(table, drawers, 0, line);
    line.insert(0, lot::<G>());
}

/// Names these players in their order, each before his piece, from this word on.
fn name_drawers<'a, G: Game>(
    table: &'a Table<G>,
    drawers: &[PlayerId],
    from: usize,
    line: &mut Shorthand<'a>,
) {
    part_tiles(line, from);
    let names = drawers
        .iter()
        .filter_map(|player| table.players().get(player.index()));
    names_before(names, from, line);
}

pub fn write_out<'a, G: Game>(table: &'a Table<G>, line: &mut Shorthand<'a>) {
    join_numbers::<G::Piece>(line, |name| table.player(name).is_ok());
    let first = line.text(0);
    let is_written = table.begin_with_numbers(line);
    if !is_written && G::Piece::begins(first) {
        table.begin_with_pieces(line);
    } else if !(is_written
        || table.is_named(first, line) && table.put_verb_first(line)
        || table.is_stranger(line) && line.swap_verb())
    {
        line.write_out_verb();
    }
    if line.verb().is_some_and(takes_numbers) {
        table.name_numbers(1, line);
    }
    let verb = line.verb().map_or("", |row| row.word);
    if verb == lot::<G>() {
        match &table.opener {
            Opener::Lots(drawers) if G::Piece::begins(line.text(1)) => {
                name_drawers(table, drawers, 1, line);
            }
            _ => part_tiles(line, 1),
        }
    } else if G::ABOUT.phases.iter().any(|phase| phase.bare == verb) && takes_several::<G>(verb) {
        if G::Piece::begins(line.text(1))
            && let Some(name) = table.next_to_show()
        {
            line.insert(1, name.as_str());
        }
        part_tiles(line, 1);
    }
    table.write_out_player(line);
}

fn is_part<G: Game>(part: &TypedPart, mark: &Mark, text: &str) -> bool {
    match part {
        TypedPart::Name(name) => {
            let typed = Name::typed(text);
            let is_meant = |typed: Name| typed.is(name) || typed.begins(name);
            mark.kind == Some(&NAME) && typed.is_some_and(is_meant)
        }
        TypedPart::Piece(piece) => {
            mark.kind == Some(G::Piece::KIND) && printed::<G>(text).as_ref() == Some(piece)
        }
        TypedPart::Word(word) => {
            let typed = G::library().lexicon.dictionary.keyword(text);
            mark.kind.is_some() && typed.unwrap_or(text).eq_ignore_ascii_case(word)
        }
    }
}

/// The piece that a word means, as it is printed.
fn printed<G: Game>(word: &str) -> Option<String> {
    let plain = word.replace('>', "-");
    let plain = plain.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let piece = G::Piece::read_of(word, G::pieces())
        .or_else(|_| G::Piece::read_of(plain, G::pieces()))
        .ok()?;
    Some(piece.to_string())
}

fn takes_several<G: Game>(verb: &str) -> bool {
    let mut rows = G::Act::ROWS.iter().filter(|row| row.word == verb);
    rows.any(|row| row.arguments.iter().any(|usage| usage.ends_with("...]")))
}

impl<G: Game> Table<G> {
    /// The name of who is the next to show his pieces.
    fn next_to_show(&self) -> Option<&Name> {
        let player = G::HIDDEN?.next_to_show(self)?;
        self.players().get(player.index())
    }

    /// Names who is meant after a verb that must name somebody: on a board the player on turn, also before a word or a
    /// number; for a count, whoever is the next to show.
    fn write_out_player<'a>(&'a self, line: &mut Shorthand<'a>) {
        let Some(["NAME", rest @ ..]) = line.verb().map(|row| row.arguments) else {
            return;
        };
        let second = line.text(1);
        let lexicon = &G::library().lexicon;
        let is_word = lexicon.find(second).is_some()
            || lexicon.dictionary.keyword(second).is_some()
            || second.contains(|c: char| c.is_ascii_digit());
        let is_alone = if second.is_empty() {
            rest.iter().all(|usage| usage.starts_with('['))
        } else {
            !rest.is_empty() && is_word && !self.is_name(second)
        };
        let counts = *rest == ["N"] && line.words().len() == 2 && is_digits(line.text(1));
        let turn = || self.players().get(self.turn()?.index());
        let name = match G::HIDDEN {
            Some(_) if counts => self.next_to_show(),
            None if is_alone => turn(),
            _ => None,
        };
        name.into_iter()
            .for_each(|name| line.insert(1, name.as_str()));
    }

    /// Whether the first word is a player's name, and not a verb that a piece can follow.
    fn is_named(&self, word: &str, line: &Shorthand<'_>) -> bool {
        Name::new(word).is_some_and(|name| self.can_be(&name))
            && !begins_with_verb::<G::Piece>(line)
    }

    /// The same of a word, as it is typed.
    pub fn is_name(&self, word: &str) -> bool {
        Name::typed(word).is_some_and(|name| self.can_be(&name))
    }

    /// Whether this can be the name of a player, or of several.
    pub fn can_be(&self, name: &Name) -> bool {
        matches!(
            self.player(name),
            Ok(_) | Err(Refused::AmbiguousName { .. })
        )
    }

    /// Writes out a line that begins with a player and goes on with a piece or a verb. Returns whether it does.
    fn put_verb_first(&self, line: &mut Shorthand<'_>) -> bool {
        let mut verb = self.phase_row().bare;
        let mut begins = G::Piece::begins(line.text(1));
        if verb.is_empty()
            && let Some(Ok(bare)) = G::bare(line.text(1), Dialect::Prompt)
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
    fn begin_with_numbers<'a>(&'a self, line: &mut Shorthand<'a>) -> bool {
        let due = self.phase_row().likely.first();
        let mut rows = G::Act::ROWS.iter();
        let Some(row) = rows.find(|row| Some(&row.word) == due && takes_numbers(row)) else {
            return false;
        };
        let mut words = line.words().iter().map(|word| word.text).enumerate();
        let are_named = line.words().len() > 1
            && words.all(|(at, word)| {
                if at % 2 == 0 {
                    self.is_name(word)
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
    fn name_numbers<'a>(&'a self, from: usize, line: &mut Shorthand<'a>) -> bool {
        let mut numbers = line.words().iter().skip(from);
        let are_all = line.words().len() == from + self.seated().len()
            && numbers.all(|word| is_digits(word.text));
        if are_all {
            let players = self.seated().iter();
            let names = players.filter_map(|player| self.players().get(player.index()));
            names_before(names, from, line);
        }
        are_all
    }

    /// Leaves out who acts before a verb that names nobody, as in `anna deals`; if it is a play, only who is on turn.
    /// Returns whether it does.
    fn leave_out_actor(&self, line: &mut Shorthand<'_>) -> bool {
        let Some(verb) = G::library().lexicon.verb(line.text(1)) else {
            return false;
        };
        let acts = || Name::typed(line.text(0)).and_then(|name| self.player(&name).ok());
        let VerbRow {
            group, arguments, ..
        } = verb.row;
        let leaves_out = match group {
            Group::Hand => self.turn().is_none() || self.turn() == acts(),
            Group::Correction => arguments.iter().all(|usage| usage.starts_with('[')),
            Group::Session | Group::Question => arguments.is_empty(),
        };
        if leaves_out {
            line.drop_first();
        }
        leaves_out
    }

    /// Puts a player's name in place of the word for his colour.
    pub(super) fn write_out_colours<'a>(&'a self, line: &mut Shorthand<'a>) {
        for at in 0..line.words().len() {
            let word = line.text(at);
            if let Some(name) = self.of_colour(word).filter(|_| !self.is_name(word)) {
                line.replace(at, name.as_str());
            }
        }
    }

    /// Whether a line begins with somebody who does not sit here, as in `eva joins`.
    pub(super) fn is_stranger(&self, line: &Shorthand<'_>) -> bool {
        let word = line.text(0);
        line.words().len() > 1
            && line.answer.is_none()
            && !self.players().is_empty()
            && Name::typed(word).is_some()
            && G::bare(word, Dialect::Prompt).is_none()
            && !line.may_be_verb(word, |_| true)
    }

    /// Writes out a line that begins with a piece, unless its verb may be left out in a file too.
    fn begin_with_pieces<'a>(&'a self, line: &mut Shorthand<'a>) {
        let verb = self.phase_row().bare;
        let implied = G::bare(line.text(0), Dialect::Prompt);
        let is_taken = !verb.is_empty() && implied.is_some_and(|implied| implied != Ok(verb));
        match &self.opener {
            Opener::Lots(drawers) if verb == lot::<G>() => write_lots(self, drawers, line),
            _ if takes_several::<G>(verb) && self.next_to_show().is_some() => line.insert(0, verb),
            _ if is_taken && !takes_several::<G>(verb) => line.insert(0, verb),
            _ => {}
        }
    }
}

pub fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Takes a piece that was typed in several words, as in `6 4`, `dirk 6 4` or `anna knight f3`, for one word.
pub fn join_numbers<P: Piece>(line: &mut Shorthand<'_>, is_player: impl Fn(&Name) -> bool) {
    let is_player = |at| Name::new(line.text(at)).is_some_and(|name| is_player(&name));
    let is_verb = |at| line.verb_at(at).is_some_and(takes_piece::<P>);
    // The player stands before the verb or behind it.
    let at = match (is_verb(0), is_player(0)) {
        (true, _) => 1 + usize::from(is_player(1)),
        (_, true) => 1 + usize::from(is_verb(1)),
        _ => 0,
    };
    let said = |line: &Shorthand<'_>, at| P::said(line.words().get(at..)?, line.messages());
    let mut next = at;
    while let Some((words, typed)) = said(line, next) {
        (1..words).for_each(|_| line.join(next));
        line.replace(next, typed);
        next += 1;
    }
    let is_digit = is_digits(line.text(at)) && line.text(at).len() == 1;
    let most = P::MOST_WORDS.max(if is_digit { 2 } else { 1 });
    let is_piece = |more: &usize| line.span(at, *more).is_some_and(P::begins);
    let more = (1..most).rev().find(is_piece).unwrap_or_default();
    (0..more).for_each(|_| line.join(at));
}

/// Whether the first word is a verb, or short for one that what follows can belong to.
pub fn begins_with_verb<P: Piece>(line: &Shorthand<'_>) -> bool {
    let word = line.text(0);
    let is_before_piece = P::begins(line.text(1));
    line.may_be_verb(word, |row| {
        if row.has_letter(word) {
            !is_before_piece || takes_digits::<P>(row)
        } else {
            takes_piece::<P>(row)
        }
    })
}

/// Whether players can follow the verb, each with a number.
fn takes_numbers(row: &VerbRow) -> bool {
    row.arguments == [NamesAndNumbers::USAGE]
}

/// Whether a piece can follow the verb, or the verb and a player.
fn takes_piece<P: Piece>(row: &VerbRow) -> bool {
    let usage = row.arguments.join(" ");
    let usage = usage.trim_start_matches("[NAME] ");
    usage.trim_start_matches('[').starts_with(P::USAGE)
}

/// Whether anything that can begin with digits can follow the verb, as a piece does.
fn takes_digits<P: Piece>(row: &VerbRow) -> bool {
    let arguments = row.arguments.iter();
    let mut words = arguments.flat_map(|usage| usage.split(|c: char| !c.is_alphanumeric()));
    words.any(|word| word == P::USAGE || matches!(word, "N" | "GAME" | "ENTRY"))
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
