//! Finds the only legal move that words describe, `bishop takes knight`, `queen pawn two squares`, and
//! the square of a man that they name: `the bishop on f8`.

use super::position::{LegalMove, Position};
use super::{Chess, Session};
use cozy_chess::{File, Piece, Square};
use nos_base::only;
use nos_entry::verb::ALWAYS;
use nos_entry::{Described, Phrases, Sense};
use nos_law::Game as _;

/// The description of a move in words.
#[derive(Clone, Copy, Default)]
struct Description {
    man: Option<Piece>,
    file: Option<File>,
    takes: bool,
    passes: bool,
    taken: Option<Piece>,
    taken_file: Option<File>,
    ranks: Option<u32>,
    /// The square that the move reaches.
    square: Option<Square>,
    /// Whether the next man moves: `takes back with the pawn`.
    is_by: bool,
}

impl Description {
    /// Adds what a word says; `None` if it says nothing of a move.
    fn and(mut self, word: &str, file: Option<File>, phrases: &Phrases) -> Option<Description> {
        let number = || {
            phrases.begins(&[word], ALWAYS).find_map(|(_, sense)| match sense {
                Sense::Number(number) => Some(number),
                _ => None,
            })
        };
        match part(word, phrases) {
            Some("x") => self.takes = true,
            Some("e.p.") => (self.takes, self.passes) = (true, true),
            Some("" | "squares") => {}
            Some("with") => self.is_by = true,
            Some(letter) => {
                let man = man(letter)?;
                let of = [(Piece::Queen, File::D), (Piece::King, File::E)];
                let of = of.iter().find(|(own, _)| self.man == Some(*own));
                let is_by = std::mem::take(&mut self.is_by);
                match (self.takes && !is_by, self.man, man) {
                    (true, ..) => (self.taken, self.taken_file) = (Some(man), file),
                    (_, Some(_), Piece::Pawn) => (self.man, self.file) = (Some(man), Some(of?.1)),
                    (_, Some(_), _) => return None,
                    _ => (self.man, self.file) = (Some(man), file),
                }
            }
            None => match word.parse() {
                Ok(square) => self.square = Some(square),
                Err(_) => self.ranks = Some(number()?),
            },
        }
        Some(self)
    }

    fn is_enough(&self) -> bool {
        let is_man = self.man.is_some() && (self.takes || self.ranks.is_some());
        self.passes || is_man || self.takes && self.square.is_some()
    }

    fn is(&self, played: &LegalMove, now: &Position) -> bool {
        let taken = played.taken.and_then(|at| now.man(at));
        let ranks = (played.from.rank() as u32).abs_diff(played.to.rank() as u32);
        self.man.is_none_or(|man| man == played.kind)
            && self.file.is_none_or(|file| file == played.from.file())
            && self.takes == taken.is_some()
            && (!self.passes || played.taken != Some(played.to))
            && self.taken.is_none_or(|man| taken.is_some_and(|(_, own)| own == man))
            && self.taken_file.is_none_or(|file| played.taken.is_some_and(|at| at.file() == file))
            && self.ranks.is_none_or(|number| number == ranks)
            && self.square.is_none_or(|square| square == played.to)
            && played.becomes.is_none()
    }

    /// Returns the named square if the named man is on it, or the square of the only such man of the
    /// player on turn.
    fn stands(&self, now: &Position) -> Option<Square> {
        let man = self.man.filter(|_| !self.is_enough() && !self.takes)?;
        let is_it = |square: &Square| now.man(*square).is_some_and(|(_, own)| own == man);
        match self.square {
            Some(square) => Some(square).filter(is_it),
            None => only(now.men(man)),
        }
    }
}

/// Returns what a word is in the list of pieces, if need be without an s: `knights`, `king's`.
fn part<'p>(word: &str, phrases: &'p Phrases) -> Option<&'p str> {
    phrases.piece(word).or_else(|| phrases.piece(word.strip_suffix('s')?))
}

fn man(letter: &str) -> Option<Piece> {
    letter.to_lowercase().parse().ok()
}

pub fn described(table: &Session, words: &[&str]) -> Vec<Described> {
    let phrases = Chess::LAW.library().lexicon.phrases();
    let Some(now) = table.game.course.now() else { return Vec::new() };
    // `castles` is a verb.
    let is_verb = |(_, sense)| matches!(sense, Sense::Verb(_));
    let can_stand = !phrases.begins(words, ALWAYS).any(is_verb);
    // `the king's knight` and `queen rook` are no king and no queen.
    let is_man = |word: &&str| part(word, phrases).is_some_and(|part| man(part).is_some());
    let (mut said, mut file, mut found) = (Description::default(), None, Vec::new());
    for (number, word) in (1..).zip(words) {
        // `the queen's pawn, two squares`
        if *word == "," && said.man == Some(Piece::Pawn) {
            continue;
        }
        // The file of a pawn precedes it: `takes the a pawn`.
        if let Ok(own) = word.parse::<File>() {
            file = Some(own);
            continue;
        }
        let Some(more) = said.and(word, file.take(), phrases) else { break };
        said = more;
        if said.is_enough() {
            let all = now.moves();
            let played = only(all.iter().filter(|played| said.is(played, now)));
            found.extend(played.map(|played| Described::piece(number, &now.san(played))));
        }
        let is_whole = phrases.piece(word).is_some() && !words.get(number).is_some_and(is_man);
        let stands = said.stands(now).filter(|_| can_stand && (is_whole || said.square.is_some()));
        found.extend(stands.map(|square| {
            let piece = Described::piece(number, &square);
            Described { is_place: true, ..piece }
        }));
    }
    found
}
