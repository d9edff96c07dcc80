//! Which word of an entry a refusal speaks of.

use crate::dominoes::tile::{Spots, Tile};
use crate::law::nos::entry::Place;
use crate::law::nos::refusal::Refusal;
use crate::table::name::Name;

/// The word of a typed entry that a refusal speaks of.
enum Subject<'a> {
    Name(&'a Name),
    Tile(Tile),
    Number(Spots),
    Whole,
}

fn subject(refusal: &Refusal) -> Subject<'_> {
    match refusal {
        Refusal::UnknownName { typed, .. } | Refusal::AmbiguousName { typed, .. } => {
            Subject::Name(typed)
        }
        Refusal::HasLeft { name }
        | Refusal::NameUsed(name)
        | Refusal::NameTwice(name)
        | Refusal::MustDrawLots(name)
        | Refusal::NotHisTurn { name, .. }
        | Refusal::NoTiles(name) => Subject::Name(name),
        Refusal::TileTwice(tile)
        | Refusal::AlreadyLies(tile, _)
        | Refusal::KnownElsewhere(tile, _)
        | Refusal::NotHis(_, tile, _)
        | Refusal::DrawnWasKnown(_, tile)
        | Refusal::SeveralWays(tile, _)
        | Refusal::StandsInOrder(tile)
        | Refusal::StandsNoEnd(tile, _)
        | Refusal::DoesNotRefute(tile)
        | Refusal::InLine(tile)
        | Refusal::InRow(tile, _)
        | Refusal::NotFirstInRow(_, tile, _)
        | Refusal::BothEnds(tile, ..) => Subject::Tile(*tile),
        Refusal::NoArmShows(end)
        | Refusal::SeveralArms(end)
        | Refusal::NoSuchArm(Place::Shows(end)) => Subject::Number(*end),
        _ => Subject::Whole,
    }
}

/// Whether a refusal speaks of this word of a line.
pub fn concerns(refusal: &Refusal, word: &str) -> bool {
    match subject(refusal) {
        Subject::Name(name) => {
            Name::new(word).is_some_and(|typed| typed.is(name) || typed.begins(name))
        }
        Subject::Tile(tile) => tile_of(word) == Some(tile),
        Subject::Number(end) => word == end.to_string(),
        Subject::Whole => false,
    }
}

/// The tile that a word names, in any of its spellings.
fn tile_of(word: &str) -> Option<Tile> {
    let mut ends = [None; 2];
    let mut digits = 0;
    for b in word.bytes() {
        match b {
            b'0'..=b'6' if digits < 2 => {
                ends[digits] = Spots::new(b - b'0');
                digits += 1;
            }
            b'-' | b'>' => {}
            _ => return None,
        }
    }
    Some(Tile::new(ends[0]?, ends[1]?))
}
