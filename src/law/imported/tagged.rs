//! Games with tags before numbered moves: PGN and PDN.

use super::movetext::{
    JOINTS, MoveKind, clock, is_evaluation, is_null, is_remark, is_second, may_go_on, plain,
    result, told_result, unnumbered,
};
use super::source::{ForeignFile, GameTag, Spot};
use super::{Evidence, Imported, ImportedStep, ImportedSteps, WrittenScore, excerpt, note_of};
use crate::about::Cause;
use crate::imported::players::seats;
use crate::referee::Law;
use nos_base::table::name::Name;
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
    pub kind: MoveKind,
    /// Returns the acts that the word of a move may mean; none if it is not a move.
    pub acts: fn(&str) -> SmallVec<[Act; 1]>,
    pub on_time: &'static Cause,
    /// The causes of games that the official ended.
    pub infractions: &'static [&'static Cause],
    /// The ends that games have only since a certain day, if there are any.
    pub since: Option<EndsSince>,
    /// Tags that are the same for every game.
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
const TAGS: usize = 200;

/// Most bytes of a move; the longest jump needs fewer.
const MOVE: usize = 64;

const ZEROS: &str = "0-0";

/// The `Termination` of a game that the official ended.
pub const INFRACTION: &str = "rules infraction";

/// Whether words about the ending say that the official ended the game, or that nobody came.
fn is_forfeited(ending: &str) -> bool {
    let bare = ending.replace(['.', '/'], "");
    let words = ["ff", "forfeit", "forfeited", "wo", "walkover", "infraction", "illegal"];
    bare == "f" || bare.split(|c: char| !c.is_alphanumeric()).any(|word| words.contains(&word))
}

fn ends_word(byte: u8) -> bool {
    byte.is_ascii_whitespace() || b"{}()[];$".contains(&byte)
}

fn word_len(text: &str) -> usize {
    text.bytes().position(ends_word).unwrap_or(text.len())
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
    /// The first line of text before the tags.
    heading: Option<(Spot, String)>,
    /// Whether an empty line precedes this word.
    is_apart: bool,
    /// Whether moves have no hyphens.
    is_short: bool,
    /// Whether the numbers begin with the second half of a move.
    is_late: bool,
    /// Whether a word other than tags and comments was read, and whether the first is a number.
    is_begun: bool,
    is_numbered: bool,
    /// Whether the file ends before its last word.
    is_cut: bool,
    /// A word that the next one may continue.
    part: Option<(Spot, String)>,
    /// The number of moves, and the last move: its step, its place, and whether it may be the
    /// result `0-0`.
    moves: usize,
    last: Option<(usize, Spot, bool)>,
    /// The game according to its moves, and the place of the first evidence.
    kind: Option<(MoveKind, Spot)>,
    /// Whether the last word was the number of a move.
    is_after_number: bool,
    /// The place of the outermost open variation, and the number of open ones.
    open: Option<(Spot, u64)>,
    variations: u64,
    annotations: u64,
}

impl TaggedForm {
    /// Judges by the first game whose tags or moves name the game.
    pub fn evidence(&self, head: &[u8]) -> Evidence {
        let mut source = ForeignFile::new(iter::once(head.to_vec()));
        let (mut found, mut order) = (Evidence::None, None);
        while let Some(game) = self.game(&mut source) {
            match game.kind_of() {
                // Such a game is refused alone, and the next may show the law.
                Some(MoveKind::Russian | MoveKind::Hundred) => order = Some(true),
                Some(kind) if (kind == MoveKind::Chess) == (self.kind == MoveKind::Chess) => {
                    return Evidence::Sure;
                }
                Some(_) => return Evidence::None,
                None if game.is_numbered || !game.tags.is_empty() => found = Evidence::Form,
                None => {}
            }
            let place = |name: &str| game.tags.iter().position(|tag| tag.name == name);
            let places = place("Black").zip(place("White"));
            order = order.or(places.map(|(black, white)| black < white));
        }
        // The first player to move comes first; in chess that is never black.
        match order {
            Some(true) if self.kind == MoveKind::Chess => Evidence::None,
            Some(true) => Evidence::Sure,
            _ => found,
        }
    }

    pub fn read(&self, source: &mut ForeignFile<'_>) -> Option<Imported> {
        self.game(source).map(|game| game.imported(self))
    }

    fn game(&self, source: &mut ForeignFile<'_>) -> Option<TaggedGame> {
        let mut game = TaggedGame::default();
        loop {
            let (at, rest) = (source.at(), source.rest().unwrap_or_default());
            let blanks = rest.len() - rest.trim_ascii_start().len();
            if blanks > 0 {
                game.is_apart |= at.column == 1 && blanks == rest.len();
                source.take(blanks);
                continue;
            }
            let mut len = word_len(rest);
            let (word, after) = rest.split_at_checked(len).unwrap_or_default();
            let mut word = plain(word);
            if let Some((at, part)) = game.part.take() {
                if let Some(whole) = self.joined(&part, &word) {
                    game.part = Some((at, whole));
                    source.take(len);
                } else if game.word(self, at, &part) {
                    game.after_result(source);
                    return Some(game);
                }
                continue;
            }
            match rest.as_bytes().first() {
                None => break,
                Some(b'%') if at.column == 1 => {
                    source.skip_line();
                    continue;
                }
                Some(b'{' | b';') => {
                    game.comment(source);
                    continue;
                }
                Some(b'[') => {
                    let inside = rest.split([']', '\n']).next().unwrap_or_default();
                    let is_closed = rest[inside.len()..].starts_with(']') && !game.is_begun;
                    let unquoted =
                        inside.strip_prefix('[').and_then(|inside| inside.split_once(' '));
                    let (tag, len) = match (GameTag::read(at, rest), unquoted.filter(|_| is_closed))
                    {
                        (Some(read), _) => read,
                        (None, Some((name, value))) => {
                            let (name, value) = (name.trim().to_owned(), value.to_owned());
                            (GameTag { at, name, value }, Some(inside.len() + 1))
                        }
                        (None, None) => {
                            let len = inside.len();
                            game.word(self, at, inside);
                            source.take(len);
                            continue;
                        }
                    };
                    // A repeated tag in a later group belongs to the next game.
                    let is_apart = |last: &GameTag| at.line > last.at.line + 1;
                    let is_next = game.tags.last().is_some_and(is_apart);
                    if game.is_begun || is_next && game.tag(&tag.name).is_some() {
                        return Some(game);
                    }
                    game.tags.truncate(TAGS - 1);
                    game.tags.push(tag);
                    match len {
                        Some(len) => source.take(len),
                        None => source.skip_line(),
                    }
                    continue;
                }
                Some(b'(') => {
                    game.variations += 1;
                    game.open.get_or_insert((at, 0)).1 += 1;
                    len = 1;
                }
                Some(b')') => {
                    let deeper = game.open.filter(|(_, depth)| *depth > 1);
                    game.open = deeper.map(|(at, depth)| (at, depth - 1));
                    len = 1;
                }
                _ if len == 0 => {
                    game.annotations += 1;
                    len = 1 + rest.strip_prefix('$').map_or(0, word_len);
                }
                _ if game.open.is_some() => {}
                _ if game.restarts(&word) => return Some(game),
                _ if at.column == 1 && game.is_heading(self, &word) => {
                    let text = rest.trim_end().to_owned();
                    if !word.starts_with(char::is_control) {
                        game.heading.get_or_insert_with(|| (at, text.clone()));
                        game.push(at, ImportedStep::Note(text));
                    }
                    source.skip_line();
                    continue;
                }
                _ if may_go_on(&word) => game.part = Some((at, word.into_owned())),
                _ => {
                    // The promotion of a pawn may be in brackets right after its move: `e8(Q)`.
                    if let [b'(', letter @ (b'Q' | b'R' | b'B' | b'N'), b')', ..] = after.as_bytes()
                        && self.kind == MoveKind::Chess
                    {
                        word.to_mut().push(char::from(*letter));
                        len += "(Q)".len();
                    }
                    if game.word(self, at, &word) {
                        source.take(len);
                        game.after_result(source);
                        return Some(game);
                    }
                }
            }
            source.take(len);
        }
        game.is_cut = true;
        if let Some((at, text)) = game.heading.take().filter(|_| !game.is_begun) {
            game.push(at, ImportedStep::Unread(message!("import-no-move", word = excerpt(&text))));
        }
        let is_unread = |(_, step): &(Spot, _)| matches!(step, ImportedStep::Unread(_));
        let has_more = game.open.is_some() || game.steps.all.iter().any(is_unread);
        (game.is_begun || !game.tags.is_empty() || has_more).then_some(game)
    }

    /// Joins the words of a result or move, and jumps that go on: `1 - 0`, `27 x 18`, `11x18 18x25`.
    fn joined(&self, part: &str, word: &str) -> Option<String> {
        let jumps = ['x', ':'];
        let whole = match (part.rsplit_once(jumps), word.split_once(jumps)) {
            _ if word.is_empty() || word == "--" => return None,
            _ if part.ends_with(JOINTS) || word.starts_with(JOINTS) => format!("{part}{word}"),
            (Some((_, to)), Some((from, on))) if to == from && self.kind == MoveKind::Checkers => {
                format!("{part}x{on}")
            }
            _ => return None,
        };
        (whole.len() <= MOVE).then_some(whole)
    }
}

impl TaggedGame {
    fn push(&mut self, at: Spot, step: impl Into<ImportedStep>) {
        self.steps.push(STEPS, at, step);
    }

    /// Returns the game by its tags or else by its moves; `None` if neither names it.
    fn kind_of(&self) -> Option<MoveKind> {
        let fen = self.tag("FEN").map(|tag| tag.value.trim());
        match fen {
            _ if self.tag("GameType").is_some() => Some(MoveKind::Checkers),
            Some(fen) if fen.starts_with(['W', 'B']) => Some(MoveKind::Checkers),
            Some(fen) if fen.contains('/') => Some(MoveKind::Chess),
            _ if self.tag("Variant").is_some() => Some(MoveKind::Chess),
            _ => self.kind.map(|(kind, _)| kind),
        }
    }

    /// Whether a word begins another game, since it numbers a first move again.
    fn restarts(&self, word: &str) -> bool {
        let is_first = word.starts_with("1.") && !word.starts_with("1..");
        let is_again = self.moves > 1 || self.moves == 1 && self.is_apart;
        is_first && is_again && result(word).is_none()
    }

    /// Whether a line of text before the tags begins with this word.
    fn is_heading(&self, form: &TaggedForm, word: &str) -> bool {
        let is_text = |c: char| c.is_alphabetic() || c.is_control();
        !self.is_begun
            && self.tags.is_empty()
            && word.starts_with(is_text)
            && !is_null(word)
            && (form.acts)(word).is_empty()
    }

    /// Takes a word of the moves. Returns whether it is the result.
    fn word(&mut self, form: &TaggedForm, at: Spot, word: &str) -> bool {
        (self.is_apart, self.sign) = (false, None);
        // Zeros are castling, unless they are the last word of the game.
        let castles = form.kind == MoveKind::Chess && word == ZEROS;
        if !castles && result(word).is_some() {
            told_result(word).1.clone_into(&mut self.ending);
            self.end = Some(GameTag::last(at, word));
            return true;
        }
        let mut rest = unnumbered(word);
        let is_first = !std::mem::replace(&mut self.is_begun, true);
        self.is_numbered |= is_first && word.contains('.') && rest != word;
        let is_short = |word: &str| {
            (2..5).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_digit())
        };
        let is_number = form.kind == MoveKind::Chess || word.parse() == Ok(self.moves / 2 + 1);
        if is_null(word) || is_short(word) && !is_number {
            rest = word;
        }
        let number = word.get(..word.len() - rest.len()).unwrap_or_default();
        let second = is_second(number);
        // Programs for draughts in which white begins write black's first move after `1...`.
        self.is_late |= form.kind == MoveKind::Checkers && self.moves == 0 && second == Some(true);
        let ply = self.moves + usize::from(self.is_late);
        // The number of a move may be before both halves of it.
        let is_here = || number.trim_end_matches('.').parse() == Ok(ply / 2 + 1);
        let is_turn = |second: bool| second == (ply % 2 == 1) || !second && is_here();
        if second.is_some_and(|second| !is_turn(second)) {
            let word = excerpt(number);
            self.push(at, ImportedStep::Unread(message!("import-other-turn", word)));
            return false;
        }
        let is_after_number = std::mem::replace(&mut self.is_after_number, rest.is_empty());
        let at = Spot { column: at.column + number.len() as u64, ..at };
        let bare = rest.trim_end_matches(['+', '#', '!', '?', '=', '*']);
        if is_null(bare) && rest != "-+" {
            self.push(at, ImportedStep::Unread(message!("import-null", word = excerpt(rest))));
            return false;
        }
        let is_own = is_remark(bare) && !is_after_number && self.moves > 0;
        let is_remark = is_own || is_evaluation(rest);
        self.annotations += u64::from(rest.contains(['!', '?']) || is_remark);
        if rest.is_empty() || is_remark {
            let may_end = rest == "+/-" || rest == "-/+";
            self.sign = may_end.then(|| GameTag::last(at, rest));
            return false;
        }
        let bare = bare.strip_suffix("e.p.").or(bare.strip_suffix("ep")).unwrap_or(bare);
        if self.kind.is_none() || form.kind == MoveKind::Checkers {
            let kind = MoveKind::of(bare, self.moves == 0);
            let is_new = |kind: &MoveKind| self.kind.is_none() || *kind == MoveKind::Hundred;
            self.kind = kind.filter(is_new).map(|kind| (kind, at)).or(self.kind);
        }
        // Two digits are a number, unless other moves have no hyphens.
        let is_two = bare.len() == 2 && is_short(bare);
        let is_move = bare.len() <= MOVE && (!is_two || self.is_short);
        let acts = Some(bare).filter(|_| is_move).map(form.acts).unwrap_or_default();
        self.is_short |= !is_two && is_short(bare);
        self.moves += 1;
        if acts.is_empty() {
            let why = message!("import-no-move", word = excerpt(rest));
            self.push(at, ImportedStep::Unread(why));
            return false;
        }
        let may_end = bare == ZEROS && number.is_empty() && !is_after_number;
        self.last = Some((self.steps.all.len(), at, may_end));
        self.push(at, ImportedStep::Move(acts, None));
        false
    }

    /// Turns a comment into a note, unless it contains only the player's clock.
    fn comment(&mut self, source: &mut ForeignFile<'_>) {
        let at = source.at();
        let is_braced = source.rest().is_some_and(|rest| rest.starts_with('{'));
        let end = if is_braced { '}' } else { '\n' };
        source.take(1);
        let (mut text, mut is_ended, mut is_apart) = (String::new(), false, false);
        while let Some(rest) = source.rest().filter(|_| !is_ended) {
            // Tags after an empty line end a comment without an end.
            if is_apart && GameTag::read(at, rest).is_some_and(|(_, len)| len.is_some()) {
                break;
            }
            is_apart = rest.trim_ascii().is_empty();
            let found = rest.find(end);
            let part = rest.get(..found.unwrap_or(rest.len())).unwrap_or_default();
            if self.open.is_none() && text.len() <= ImportedSteps::BYTES {
                text += part;
            }
            is_ended = found.is_some();
            let len = part.len() + usize::from(is_ended);
            source.take(len);
        }
        if is_braced && !is_ended {
            self.is_begun = true;
            self.push(at, ImportedStep::Unread(message!("import-open-comment")));
        }
        let text = self.clocked(at, text.trim_ascii());
        if !text.is_empty() {
            self.push(at, ImportedStep::Note(text.to_owned()));
        }
    }

    /// Takes the words after the result on its line, which name the ending (`1-0 ff`), and the
    /// comments up to an empty line.
    fn after_result(&mut self, source: &mut ForeignFile<'_>) {
        let mut line = source.at().line;
        loop {
            let (is_same, rest) = (source.at().line == line, source.rest().unwrap_or_default());
            let bare = rest.trim_start_matches([' ', '\t']);
            let word = bare.get(..word_len(bare)).unwrap_or_default();
            let (blanks, again) = (rest.len() - bare.len(), plain(word));
            match bare.bytes().next() {
                Some(b'{' | b';') => {
                    source.take(blanks);
                    self.comment(source);
                    let end = source.at();
                    line = end.line - u64::from(end.column == 1);
                    continue;
                }
                Some(b'\n') if is_same => {}
                Some(b'a'..=b'z' | b'A'..=b'Z') if is_same => {
                    let blank = if self.ending.is_empty() { "" } else { " " };
                    self.ending.extend([blank, word]);
                }
                _ if !is_same || result(&again).is_none() => break,
                _ => {
                    let end = self.end.as_mut();
                    if let Some(end) = end.filter(|end| result(&end.value) != result(&again)) {
                        end.value.extend([" ", &again]);
                    }
                }
            }
            let len = blanks + word.len().max(1);
            source.take(len);
        }
    }

    /// Takes the clocks of a comment; the last one counts. Returns the comment without the clock at
    /// its beginning, if this has the form that an export gives it.
    fn clocked<'t>(&mut self, at: Spot, text: &'t str) -> &'t str {
        let mut left = text;
        for part in text.split('[').skip(1) {
            let said = part.strip_prefix("%clk").and_then(|rest| rest.split(']').next());
            let Some(time) = said.and_then(clock) else {
                continue;
            };
            let step = self.last.map_or(usize::MAX, |last| last.0);
            let Some((_, ImportedStep::Move(_, shown))) = self.steps.all.get_mut(step) else {
                continue;
            };
            let is_second = shown.replace(time).is_some_and(|before| before != time);
            match text.strip_prefix(&format!("[%clk {time}]")) {
                Some("") => left = "",
                Some(rest) => left = rest.strip_prefix(' ').unwrap_or(left),
                None => {}
            }
            if is_second {
                self.push(at, ImportedStep::Told(message!("import-two-clocks", time)));
            }
        }
        left
    }

    fn tag(&self, name: &str) -> Option<&GameTag> {
        let is_it = |tag: &&GameTag| tag.name.eq_ignore_ascii_case(name);
        self.tags.iter().find(is_it)
    }

    /// Returns the place of a tag that the game has twice with different values, and a message.
    fn twice(&self, name: &str) -> Option<(Spot, ImportedStep)> {
        let first = self.tag(name)?;
        let mut own = self.tags.iter().filter(|tag| tag.name.eq_ignore_ascii_case(name));
        let other = own.find(|tag| tag.value != first.value)?;
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
            Some((since, None)) => Some((since.ends, message!("import-undated"))),
            _ => None,
        };
        let (variations, annotations) = (self.variations, self.annotations);
        let steps = match self.refused(form).map_or_else(|| self.end(at, &names), Err) {
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
        let date = self.tag("Date").or(self.tag("UTCDate"))?;
        let mut parts = date.value.split(['.', '-', '/']);
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

    /// Takes `0-0` or `+/-` as the last word of a game for its result, unless a tag states a
    /// different one.
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

    /// Returns the steps that end the game, by its last word or else by its tag. An error is the
    /// only step of a game that nobody played.
    fn end(
        &self,
        begin: Spot,
        [one, other]: &[Name; 2],
    ) -> Result<Vec<(Spot, ImportedStep)>, (Spot, ImportedStep)> {
        let unread = |at, why| Ok(vec![(at, ImportedStep::Unread(why))]);
        let is_told = |told: &&GameTag| !["*", "?", ""].contains(&&*told.value);
        let tag = self.tag("Result").filter(is_told);
        let word = self.end.as_ref();
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
        let ending = self.tag("Termination").map_or(&*self.ending, |tag| &tag.value);
        // The name of a player may precede `time`.
        let ending = ending.to_ascii_lowercase();
        let is_on_time = ["time forfeit", "timeout"].iter().any(|told| ending.contains(told));
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
