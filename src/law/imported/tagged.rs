//! Games with tags before numbered moves: PGN and PDN.

mod grammar;

use super::movetext::{NotatedGame, told_result};
use super::source::{ForeignFile, GameTag, Spot};
use super::{FileEvidence, Imported, ImportedStep, ImportedSteps, WrittenScore, excerpt, note_of};
use crate::imported::players::seats;
use crate::{Cause, Law};
use nos_base::Name;
use nos_entry::Act;
use smallvec::SmallVec;
use std::borrow::Cow;
use std::iter;

/// The differences between PGN and PDN, for reading and writing.
#[derive(Debug)]
pub struct TaggedForm {
    pub law: &'static Law,
    /// The tags of the player who moves first, then of the other; the first names a nameless
    /// player.
    pub players: [&'static [&'static str]; 2],
    /// The tag that names a variant, and its values for this game.
    pub variant: (&'static str, &'static [&'static str]),
    /// Whether a `FEN` describes the usual starting position.
    pub is_start: fn(&str) -> bool,
    pub kind: NotatedGame,
    /// Returns the acts that the word of a move may mean; none if it is not a move.
    pub acts: fn(&str) -> SmallVec<[Act; 1]>,
    pub on_time: &'static Cause,
    /// The causes of games that the official ended.
    pub infractions: &'static [&'static Cause],
    /// The ends that games have only since a certain day, if there are any.
    pub since: Option<EndsSince>,
    pub fixed: &'static [(&'static str, &'static str)],
}

/// The house rule for the ends that games have since this day: year, month and day.
#[derive(Debug)]
pub struct EndsSince {
    pub rule: &'static str,
    pub ends: &'static [&'static Cause],
    pub day: [u32; 3],
}

/// Most steps of a game. Real games are shorter, and a session remembers each position.
const STEPS: usize = 20_000;
const ZEROS: &str = "0-0";

/// The `Termination` of a game that the official ended.
pub const INFRACTION: &str = "rules infraction";

/// Whether words about the ending say that the official ended the game, or that nobody came.
fn is_forfeited(ending: &str) -> bool {
    let bare = ending.replace(['.', '/'], "");
    let words = ["ff", "forfeit", "forfeited", "wo", "walkover", "infraction", "illegal"];
    bare == "f" || bare.split(|c: char| !c.is_alphanumeric()).any(|word| words.contains(&word))
}

#[derive(Default)]
struct TaggedGame {
    tags: Vec<GameTag>,
    steps: ImportedSteps,
    /// The result at the end of the moves, and the words after it.
    end: Option<GameTag>,
    ending: String,
    /// An evaluation that is the last word and may be the result: `+/-`.
    sign: Option<GameTag>,
    heading: Option<(Spot, String)>,
    /// Whether an empty line precedes this word, moves have no hyphens, and their numbers begin with
    /// the second half of a move.
    is_apart: bool,
    is_short: bool,
    is_late: bool,
    /// Whether a word other than tags and comments was read, and whether the first is a number.
    is_begun: bool,
    is_numbered: bool,
    /// Whether the file ends before its last word.
    is_cut: bool,
    /// A word that the next one may continue.
    part: Option<(Spot, String)>,
    /// The number of moves, and the last move: its step, its place, and whether it may be a result.
    moves: usize,
    last: Option<(usize, Spot, bool)>,
    /// The game according to its moves, and the place of the first evidence.
    kind: Option<(NotatedGame, Spot)>,
    /// Whether the last word was the number of a move.
    is_after_number: bool,
    /// Whether a piece has the letter of English alone, or else a first word with another letter.
    is_english: bool,
    letters: Option<(Spot, String)>,
    /// The place of the outermost open variation, and the number of open ones.
    open: Option<(Spot, u64)>,
    variations: u64,
    annotations: u64,
}

impl TaggedForm {
    /// Judges by the first game whose tags or moves name the game.
    pub fn evidence(&self, head: &[u8]) -> FileEvidence {
        let mut source = ForeignFile::new(iter::once(head.to_vec()));
        let (mut found, mut order) = (FileEvidence::None, None);
        while let Some(game) = self.game(&mut source) {
            match game.kind_of() {
                // Such a game is refused alone, and the next may show the law.
                Some(NotatedGame::Russian | NotatedGame::Hundred) => order = Some(true),
                Some(kind) if (kind == NotatedGame::Chess) == (self.kind == NotatedGame::Chess) => {
                    return FileEvidence::Sure;
                }
                Some(_) => return FileEvidence::None,
                None if game.is_numbered || !game.tags.is_empty() => found = FileEvidence::Form,
                None => {}
            }
            let place = |name: &str| game.tags.iter().position(|tag| tag.name == name);
            let places = place("Black").zip(place("White"));
            order = order.or(places.map(|(black, white)| black < white));
        }
        // The first player to move comes first; in chess that is never black.
        match order {
            Some(true) if self.kind == NotatedGame::Chess => FileEvidence::None,
            Some(true) => FileEvidence::Sure,
            _ => found,
        }
    }

    pub fn read(&self, source: &mut ForeignFile<'_>) -> Option<Imported> {
        self.game(source).map(|game| game.imported(self))
    }
}

impl TaggedGame {
    fn push(&mut self, at: Spot, step: impl Into<ImportedStep>) {
        self.steps.push(STEPS, at, step);
    }

    /// Returns the game by its tags or else by its moves; `None` if neither names it.
    fn kind_of(&self) -> Option<NotatedGame> {
        let fen = self.tag("FEN").map(|tag| tag.value.trim());
        match fen {
            _ if self.tag("GameType").is_some() => Some(NotatedGame::Checkers),
            Some(fen) if fen.starts_with(['W', 'B']) => Some(NotatedGame::Checkers),
            Some(fen) if fen.contains('/') => Some(NotatedGame::Chess),
            _ if self.tag("Variant").is_some() => Some(NotatedGame::Chess),
            _ => self.kind.map(|(kind, _)| kind),
        }
    }

    fn tag(&self, name: &str) -> Option<&GameTag> {
        self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name))
    }

    /// Returns the place of a tag that the game has twice with different values, and a message.
    fn twice(&self, name: &str) -> Option<(Spot, ImportedStep)> {
        let first = self.tag(name)?;
        let is_same = |tag: &&GameTag| tag.name.eq_ignore_ascii_case(name);
        let other = self.tags.iter().filter(is_same).find(|tag| tag.value != first.value)?;
        let (tag, one, two) = (excerpt(name), excerpt(&first.value), excerpt(&other.value));
        Some((other.at, ImportedStep::Unread(message!("import-tag-twice", tag, one, two))))
    }

    fn imported(mut self, form: &TaggedForm) -> Imported {
        let first = self.tags.first().map(|tag| tag.at);
        let at = (first.or(self.steps.all.first().map(|(at, _)| *at)))
            .or(self.end.as_ref().map(|word| word.at))
            .unwrap_or(Spot::FIRST);
        if let Some((at, _)) = self.open {
            self.push(at, ImportedStep::Unread(message!("import-open-variation")));
        }
        self.ends_by_last_word();
        if let Some((Some(_), words)) = self.tag("Result").map(|tag| told_result(&tag.value))
            && self.ending.is_empty()
        {
            self.ending = words.to_owned();
        }
        let player = |tags: &[&str]| {
            tags.iter().find_map(|tag| self.tag(tag)).map_or(Cow::Borrowed("?"), GameTag::said)
        };
        let players = form.players.map(player);
        let usual = form.players.map(|tags| tags.first().copied().unwrap_or_default());
        let (names, renamed) = seats(form.law, players.each_ref().map(|name| &**name), usual);
        let since = form.since.as_ref().map(|since| (since, self.is_before(since.day)));
        let undated = match since {
            Some((since, None)) => since.ends,
            _ => &[],
        };
        let (variations, annotations) = (self.variations, self.annotations);
        let steps = match self.refused(form).map_or_else(|| self.end(form, at, &names), Err) {
            // The one step says why the script has no game.
            Err((at, why)) => ImportedSteps::default().behind(at, vec![why]),
            Ok(end) => {
                self.steps.all.extend(end);
                let house = since.filter(|since| since.1 == Some(true));
                let house = house.map(|(since, _)| format!("house {} off", since.rule));
                let lines = house.into_iter().chain([format!("begin {}", names[0])]);
                let steps = std::mem::take(&mut self.steps);
                let note = iter::once(note_of(&self.noted(form, &names)));
                steps.behind(at, note.chain(lines.map(ImportedStep::Line)).collect())
            }
        };
        Imported { at, names, renamed, steps, variations, annotations, undated }
    }

    /// Returns the tags that the script lacks, in their order; a name only if it had to change.
    fn noted(self, form: &TaggedForm, names: &[Name; 2]) -> Vec<GameTag> {
        let added_tag = |name: &str, value: &str| {
            let name = name.to_owned();
            GameTag { name, ..GameTag::last(Spot::FIRST, value) }
        };
        let has = |tags: &[&str]| tags.iter().any(|tag| self.tag(tag).is_some());
        let nameless =
            form.players.iter().filter(|tags| !has(tags)).map(|tags| added_tag(tags[0], "?"));
        let ending = (!self.ending.is_empty() && !has(&["Termination"]))
            .then(|| added_tag("Termination", &self.ending));
        let mut added: Vec<GameTag> = nameless.chain(ending).collect();
        let is_said = |tag: &GameTag| {
            let is_name = |(tags, name): (&&[&str], &Name)| {
                tags.contains(&&*tag.name) && tag.value == name.spaced()
            };
            ["Result", "FEN", "SetUp"].contains(&&*tag.name)
                || form.fixed.contains(&(&*tag.name, &*tag.value))
                || form.players.iter().zip(names).any(is_name)
        };
        if self.tags.iter().all(is_said) && added.is_empty() {
            // An export recognises a game from a file by its tags.
            added.push(added_tag("Round", "?"));
        }
        self.tags.into_iter().filter(|tag| !is_said(tag)).chain(added).collect()
    }

    /// Whether the game was surely played before this day, or surely not; `None` if that is open.
    fn is_before(&self, day: [u32; 3]) -> Option<bool> {
        let mut parts = self.tag("Date").or(self.tag("UTCDate"))?.value.split(['.', '-', '/']);
        for bound in day {
            let part = parts.next().unwrap_or("?");
            let number = |digit| part.replace('?', digit).parse::<u32>().ok();
            let known = |digit| number(digit).filter(|number| *number > 0);
            match (known("0"), known("9")) {
                (_, Some(last)) if last < bound => return Some(true),
                (Some(first), _) if first > bound => return Some(false),
                (Some(first), Some(last)) if first == last => {}
                // No day or month comes before the first.
                _ if bound == 1 => {}
                _ => return None,
            }
        }
        Some(false)
    }

    /// Takes `0-0` or `+/-` as the last word for the result, unless a tag states a different one.
    fn ends_by_last_word(&mut self) {
        let told = self.tag("Result").and_then(|tag| told_result(&tag.value).0?);
        let is_open = told.is_none_or(|points| points.iter().sum::<i64>() < 2);
        let is_move =
            |step: usize| matches!(self.steps.all.get(step), Some((_, ImportedStep::Move(..))));
        if let Some((step, at, true)) = self.last
            && self.end.is_none()
            && is_open
            && is_move(step)
        {
            self.end = Some(GameTag::last(at, ZEROS));
            self.steps.all.remove(step);
            self.moves -= 1;
            self.is_cut = false;
        } else if told.is_none() && self.end.is_none() {
            self.end = self.sign.take();
        }
    }

    /// Returns the steps that end the game; an error is the only step of a game that nobody played.
    fn end(
        &self,
        form: &TaggedForm,
        begin: Spot,
        [one, other]: &[Name; 2],
    ) -> Result<Vec<(Spot, ImportedStep)>, (Spot, ImportedStep)> {
        let unread = |at, why| Ok(vec![(at, ImportedStep::Unread(why))]);
        let is_told = |told: &&GameTag| !["*", "?", ""].contains(&&*told.value);
        let tag = self.tag("Result").filter(is_told);
        // In PDN 3.0 every game ends with a star, whatever its result.
        let says_more = |word: &&GameTag| form.kind == NotatedGame::Chess || word.value != "*";
        let word = self.end.as_ref().filter(says_more);
        let is_unread = |(_, step): &(Spot, _)| matches!(step, ImportedStep::Unread(_));
        if let Some(told) = word.filter(is_told).or(tag)
            && self.moves == 0
            && !self.steps.all.iter().any(is_unread)
        {
            let said = excerpt(&told.value);
            return Err((begin, ImportedStep::Told(message!("import-unplayed", said))));
        }
        if let Some(twice) = self.twice("Result") {
            return Ok(vec![twice]);
        }
        let GameTag { at, value, .. } = match (word, tag, self.tags.last()) {
            (Some(word), Some(tag), _)
                if told_result(&tag.value).0 != told_result(&word.value).0 =>
            {
                let (at, tag) = (tag.at, excerpt(&tag.value));
                return unread(at, message!("import-two-results", tag, said = word.value));
            }
            (Some(told), ..) if is_told(&told) => told,
            (None, Some(told), _) => told,
            (None, None, Some(last)) if self.is_cut && !self.is_begun => {
                return unread(last.at, message!("import-cut"));
            }
            _ => return Ok(Vec::new()),
        };
        let (at, said) = (*at, excerpt(value));
        let points = told_result(value).0.flatten();
        let Some(points) = points.filter(|points| points.iter().sum::<i64>() == 2) else {
            return unread(at, message!("import-no-result", said));
        };
        let tag = self.tag("Termination").or_else(|| self.tag("ICCResult"));
        let ending = match (tag, self.steps.all.last()) {
            (Some(tag), _) => &*tag.value,
            // A server ends its games with a comment: `{White forfeits on time} 0-1`.
            (None, Some((_, ImportedStep::Note(note)))) if self.ending.is_empty() => {
                ["forfeits on time", "ran out of time"]
                    .into_iter()
                    .find(|told| note.contains(told))
                    .unwrap_or_default()
            }
            _ => &self.ending,
        };
        // The name of a player may precede `time`.
        let ending = ending.to_ascii_lowercase();
        let is_on_time =
            ["time forfeit", "timeout", "out of time"].iter().any(|told| ending.contains(told));
        let verb = match is_forfeited(&ending) {
            _ if is_on_time || ending.ends_with("time") => "flag",
            true => "forfeit",
            false => "resign",
        };
        let [one_ends, other_ends] = [one, other].map(|name| vec![format!("{verb} {name}")]);
        let agreed = vec![format!("offer {one}"), format!("accept {other}")];
        let ways = match points {
            [2, _] => vec![vec![], other_ends],
            [_, 2] => vec![vec![], one_ends],
            _ if verb == "flag" => vec![vec![], one_ends, other_ends, agreed],
            _ => vec![vec![], agreed],
        };
        let by_tag = (self.is_cut && word.is_none())
            .then(|| ImportedStep::Told(message!("import-result-of-tag", said)));
        let score = WrittenScore { said: value.clone(), points, is_least: false };
        let ways = ImportedStep::Ways(ways, Some(score));
        Ok(by_tag.into_iter().chain([ways]).map(|step| (at, step)).collect())
    }

    fn refused(&self, form: &TaggedForm) -> Option<(Spot, ImportedStep)> {
        let law = form.law.name();
        let names = form.players.iter().copied().flatten().chain([&form.variant.0, &"FEN"]);
        if let Some(twice) = names.copied().find_map(|name| self.twice(name)) {
            return Some(twice);
        }
        // There a P may be a knight.
        if let Some((at, word)) = &self.letters {
            let why = message!("import-other-letters", word = word);
            return Some((*at, ImportedStep::Unread(why)));
        }
        let variant = self.tag(form.variant.0).filter(|tag| {
            let first = tag.value.split(',').next().unwrap_or_default().trim();
            let is_own = |own: &&str| own.eq_ignore_ascii_case(first);
            !["", "?"].contains(&first) && !form.variant.1.iter().any(is_own)
        });
        let is_start = |fen: &str| ["", "?"].contains(&fen) || (form.is_start)(fen);
        let start = self.tag("FEN").filter(|tag| !is_start(tag.value.trim()));
        let (at, why) = match (variant, start, self.kind) {
            (Some(GameTag { at, name, value }), ..) => {
                let (tag, value) = (excerpt(name), excerpt(value));
                (*at, message!("import-other-game", tag, value, law))
            }
            (_, Some(tag), _) => {
                (tag.at, message!("import-other-start", fen = excerpt(&tag.value)))
            }
            (.., Some((kind, at))) if kind != form.kind => {
                (at, message!("import-other-kind", kind = kind.name(), law))
            }
            _ => return None,
        };
        Some((at, ImportedStep::Unread(why)))
    }
}
