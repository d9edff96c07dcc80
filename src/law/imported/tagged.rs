//! Games with tags before numbered moves: PGN and PDN.

use super::movetext::{
    GameResult, JOINTS, MoveKind, NULLS, REMARKS, clock, may_go_on, plain, result, unnumbered,
};
use super::source::{ForeignFile, GameTag, LONG, Spot, is_line_end};
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
    /// Returns the acts that the word of a move may mean; none if it is no move.
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

fn ends_word(byte: u8) -> bool {
    byte.is_ascii_whitespace() || b"{}()[];$".contains(&byte)
}

/// Reads the value of a tag as written, up to the quote before the closing bracket.
fn value(source: &mut ForeignFile<'_>) -> String {
    let mut value = String::new();
    source.take();
    loop {
        value += &source.until(|byte| matches!(byte, b'"' | b'\\') || is_line_end(byte));
        let Some(sign) = source.peek().filter(|byte| !is_line_end(*byte)) else {
            break;
        };
        source.take();
        let blanks = source.until(|byte| sign != b'"' || !b" \t".contains(&byte));
        if sign == b'"' && source.peek() == Some(b']') {
            source.take();
            break;
        }
        // Adds the backslash that a quote within a value lacks.
        value += if sign == b'"' { "\\\"" } else { "\\" };
        value += &blanks;
        if sign == b'\\' && matches!(source.peek(), Some(b'"' | b'\\')) {
            value.extend(source.take().map(char::from));
        }
    }
    value
}

#[derive(Default)]
struct TaggedGame {
    tags: Vec<GameTag>,
    steps: ImportedSteps,
    /// The result at the end of the moves, and the words after it.
    end: Option<GameTag>,
    ending: String,
    /// Whether a word other than tags and comments was read, and whether the first is a number.
    is_begun: bool,
    is_numbered: bool,
    /// Whether the file ends before its last word.
    is_cut: bool,
    /// The number of moves, and the last move: its step, place and text.
    moves: usize,
    last: Option<(usize, Spot, String)>,
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

    /// Whether a word is castling, unless it is the last word of its game and thus a result.
    fn castles(&self, word: &str) -> bool {
        self.kind == MoveKind::Chess && word == ZEROS
    }

    pub fn read(&self, source: &mut ForeignFile<'_>) -> Option<Imported> {
        self.game(source).map(|game| game.imported(self))
    }

    fn game(&self, source: &mut ForeignFile<'_>) -> Option<TaggedGame> {
        let mut game = TaggedGame::default();
        game.tags.extend(source.held.take());
        while source.ahead.is_some() || source.peek().is_some() {
            let at = source.at();
            let byte = source.peek().filter(|_| source.ahead.is_none());
            match byte.unwrap_or_default() {
                b'%' if at.column == 1 => drop(source.until(is_line_end)),
                b'{' => game.comment(source, at, |byte| byte == b'}'),
                b';' => game.comment(source, at, is_line_end),
                byte if byte.is_ascii_whitespace() => drop(source.take()),
                b'[' => {
                    let name =
                        source.until(|byte| matches!(byte, b'"' | b']') || is_line_end(byte));
                    let (name, value) = match (source.peek(), name.split_once(' ')) {
                        (Some(b'"'), _) => (name.as_str(), value(source)),
                        (Some(b']'), Some((name, value))) if !game.is_begun => {
                            source.take();
                            (name, value.to_owned())
                        }
                        _ => {
                            game.word(self, at, &name);
                            continue;
                        }
                    };
                    let name = name.trim_start_matches('[').trim().to_owned();
                    let tag = GameTag { at, name, value };
                    // A repeated tag in a later group belongs to the next game.
                    let is_apart = |last: &GameTag| at.line > last.at.line + 1;
                    let is_next = game.tags.last().is_some_and(is_apart);
                    if game.is_begun || is_next && game.tag(&tag.name).is_some() {
                        source.held = Some(tag);
                        return Some(game);
                    }
                    game.tags.truncate(TAGS - 1);
                    game.tags.push(tag);
                }
                b'(' => {
                    source.take();
                    game.opens(at);
                }
                b')' => {
                    source.take();
                    let deeper = game.open.filter(|(_, depth)| *depth > 1);
                    game.open = deeper.map(|(at, depth)| (at, depth - 1));
                }
                _ => {
                    let ahead = source.ahead.take();
                    let (at, mut word) =
                        ahead.unwrap_or_else(|| (at, plain(source.until(ends_word))));
                    if game.open.is_some() && !word.is_empty() {
                        continue;
                    }
                    while may_go_on(&word) && word.len() < LONG {
                        let (at, more) = next_word(source);
                        if !word.ends_with(JOINTS) && !more.starts_with(JOINTS) {
                            source.ahead = Some((at, more)).filter(|(_, more)| !more.is_empty());
                            break;
                        }
                        word += &more;
                        if more.is_empty() {
                            break;
                        }
                    }
                    if word.is_empty() {
                        source.take();
                        source.until(ends_word);
                        game.annotations += 1;
                    } else if result(&word).is_some() && !self.castles(&word) {
                        let name = String::new();
                        game.end = Some(GameTag { at, name, value: word });
                        if source.ahead.is_none() {
                            game.ending = ending(source, at.line);
                            game.last_comment(source, at.line);
                        }
                        return Some(game);
                    } else {
                        game.is_numbered |=
                            !game.is_begun && word.contains('.') && unnumbered(&word) != word;
                        let open = source.at();
                        match source.peek() == Some(b'(') && self.kind == MoveKind::Chess {
                            false => game.word(self, at, &word),
                            true => {
                                let promotion = promotion(source);
                                game.word(self, at, &(word + promotion));
                                if promotion.is_empty() {
                                    game.opens(open);
                                }
                            }
                        }
                    }
                }
            }
        }
        game.is_cut = true;
        let is_unread = |(_, step): &(Spot, _)| matches!(step, ImportedStep::Unread(_));
        let has_more = game.open.is_some() || game.steps.all.iter().any(is_unread);
        (game.is_begun || !game.tags.is_empty() || has_more).then_some(game)
    }
}

/// Returns the next word after blanks and line ends; an empty one if something else comes.
fn next_word(source: &mut ForeignFile<'_>) -> (Spot, String) {
    while source.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
        source.take();
    }
    let at = source.at();
    (at, plain(source.until(ends_word)))
}

/// Returns the words after a result on its line, which name the ending: `1-0 ff`.
fn ending(source: &mut ForeignFile<'_>, line: u64) -> String {
    let mut words = Vec::new();
    loop {
        source.skip_blanks();
        if source.at().line > line || !source.peek().is_some_and(|b| b.is_ascii_alphabetic()) {
            return words.join(" ");
        }
        words.push(source.until(ends_word));
    }
}

/// Returns the promotion of a pawn by a letter in brackets right after its move: `e8(Q)`.
fn promotion(source: &mut ForeignFile<'_>) -> &'static str {
    source.take();
    let said = source.until(ends_word);
    let letter = ["Q", "R", "B", "N"].into_iter().find(|letter| *letter == said);
    match letter.filter(|_| source.peek() == Some(b')')) {
        Some(letter) => {
            source.take();
            letter
        }
        None => "",
    }
}

impl TaggedGame {
    fn push(&mut self, at: Spot, step: impl Into<ImportedStep>) {
        self.steps.push(STEPS, at, step);
    }

    fn opens(&mut self, at: Spot) {
        self.variations += 1;
        self.open.get_or_insert((at, 0)).1 += 1;
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

    fn word(&mut self, form: &TaggedForm, at: Spot, word: &str) {
        self.is_begun = true;
        let mut rest = unnumbered(word);
        let is_null = NULLS.contains(&word);
        let is_short = (2..5).contains(&word.len()) && word.bytes().all(|b| b.is_ascii_digit());
        let is_number = form.kind == MoveKind::Chess || word.parse() == Ok(self.moves / 2 + 1);
        if is_null || is_short && !is_number {
            rest = word;
        }
        let is_after_number = std::mem::replace(&mut self.is_after_number, rest.is_empty());
        let at = Spot { column: at.column + (word.len() - rest.len()) as u64, ..at };
        if NULLS.contains(&rest) {
            let why = message!("import-null", word = rest);
            return self.push(at, ImportedStep::Unread(why));
        }
        let is_remark = REMARKS.contains(&rest) && !is_after_number && self.moves > 0;
        self.annotations += u64::from(rest.contains(['!', '?']) || is_remark);
        let bare = rest.trim_end_matches(['+', '#', '!', '?', '=', '*']);
        let bare = bare.strip_suffix("e.p.").or(bare.strip_suffix("ep")).unwrap_or(bare);
        let is_word = bare.contains(|c: char| c.is_alphanumeric() || c.is_control() || c == '[');
        if !is_word || is_remark {
            return;
        }
        if self.kind.is_none() || form.kind == MoveKind::Checkers {
            let kind = MoveKind::of(bare, self.moves == 0);
            let is_new = |kind: &MoveKind| self.kind.is_none() || *kind == MoveKind::Hundred;
            self.kind = kind.filter(is_new).map(|kind| (kind, at)).or(self.kind);
        }
        // A jump that continues may be written as a second move.
        if form.kind == MoveKind::Checkers
            && let Some((step, _, last)) = &mut self.last
            && let Some((from, on)) = bare.split_once(['x', ':'])
            && last.rsplit_once(['x', ':']).is_some_and(|(_, to)| to == from)
            && last.len() + on.len() < MOVE
            && *step + 1 == self.steps.all.len()
        {
            last.extend(["x", on]);
            let acts = (form.acts)(last);
            if let (Some((_, ImportedStep::Move(old, _))), false) =
                (self.steps.all.last_mut(), acts.is_empty())
            {
                *old = acts;
            }
            return;
        }
        let is_long = bare.len() > MOVE;
        let acts = Some(bare).filter(|_| !is_long).map(form.acts).unwrap_or_default();
        self.moves += 1;
        if acts.is_empty() {
            let why = message!("import-no-move", word = excerpt(rest));
            return self.push(at, ImportedStep::Unread(why));
        }
        let written = self.last.take().map_or_else(String::new, |last| last.2);
        self.last = Some((self.steps.all.len(), at, written));
        if let Some((.., written)) = &mut self.last {
            written.clear();
            written.push_str(bare);
        }
        self.push(at, ImportedStep::Move(acts, None));
    }

    /// Turns a comment into a note, unless it contains only the player's clock.
    fn comment(&mut self, source: &mut ForeignFile<'_>, at: Spot, ends: fn(u8) -> bool) {
        source.take();
        let mut text = String::new();
        while source.peek().is_some_and(|byte| !ends(byte)) {
            let part = source.part(ends);
            match self.open.is_none() && text.len() <= ImportedSteps::BYTES {
                true if text.is_empty() => text = part,
                true => text += &part,
                false => {}
            }
        }
        if source.peek().is_none() && !ends(b'\n') {
            self.push(at, ImportedStep::Unread(message!("import-open-comment")));
        }
        source.take();
        if text.ends_with(' ') {
            text.pop();
        }
        if text.starts_with(' ') {
            text.remove(0);
        }
        if !self.is_clock(at, &text) && !text.is_empty() {
            self.push(at, ImportedStep::Note(text));
        }
    }

    /// Takes a comment after the result on its line: `1-0 {White resigned}`.
    fn last_comment(&mut self, source: &mut ForeignFile<'_>, line: u64) {
        source.skip_blanks();
        let at = source.at();
        match source.peek().filter(|_| at.line == line) {
            Some(b'{') => self.comment(source, at, |byte| byte == b'}'),
            Some(b';') => self.comment(source, at, is_line_end),
            _ => {}
        }
    }

    /// Takes the clocks of a comment; the last one counts. Returns whether the comment is one
    /// clock.
    fn is_clock(&mut self, at: Spot, text: &str) -> bool {
        let mut is_all = false;
        for part in text.split('[').skip(1) {
            let said = part.strip_prefix("%clk").and_then(|rest| rest.split(']').next());
            let Some((said, time)) = said.and_then(|said| Some((said, clock(said)?))) else {
                continue;
            };
            let step = self.last.as_ref().map_or(usize::MAX, |last| last.0);
            let Some((_, ImportedStep::Move(_, shown))) = self.steps.all.get_mut(step) else {
                continue;
            };
            let is_second = shown.replace(time).is_some_and(|before| before != time);
            is_all = !said.contains('.') && text == format!("[%clk {time}]");
            if is_second {
                self.push(at, ImportedStep::Told(message!("import-two-clocks", time)));
            }
        }
        is_all
    }

    fn tag(&self, name: &str) -> Option<&GameTag> {
        let is_it = |tag: &&GameTag| tag.name.eq_ignore_ascii_case(name);
        self.tags.iter().find(is_it)
    }

    fn imported(mut self, form: &TaggedForm) -> Imported {
        let first = self.tags.first().map(|tag| tag.at);
        let at = (first.or(self.steps.all.first().map(|(at, _)| *at)))
            .or(self.end.as_ref().map(|word| word.at))
            .unwrap_or(Spot::FIRST);
        if let Some((at, _)) = self.open {
            self.push(at, ImportedStep::Unread(message!("import-open-variation")));
        }
        self.ends_by_zeros();
        let player = |tags: &[&str]| {
            tags.iter().find_map(|tag| self.tag(tag)).map_or(Cow::Borrowed("?"), GameTag::said)
        };
        let players = form.players.map(player);
        let usual = form.players.map(|tags| tags.first().copied().unwrap_or_default());
        let (names, renamed) = seats(form.law, players.each_ref().map(|name| &**name), usual);
        let (refused, ends) = (self.refused(form), self.end(&names));
        let (mut house, mut undated) = (None, None);
        if let Some(since) = &form.since {
            match self.is_before(since.day) {
                Some(true) => house = Some(format!("house {} off", since.rule)),
                Some(false) => {}
                None => undated = Some((since.ends, message!("import-undated"))),
            }
        }
        let mut steps = std::mem::take(&mut self.steps);
        if let Some((at, why)) = refused {
            steps.all = vec![(at, ImportedStep::Unread(why))];
        } else if let [(_, told @ ImportedStep::Told(_))] = ends.as_slice() {
            steps.all = vec![(at, told.clone())];
        } else {
            steps.all.extend(ends);
            let begin =
                house.into_iter().chain([format!("begin {}", names[0])]).map(ImportedStep::Line);
            let note = note_of(&self.noted(form, &names));
            steps = steps.behind(at, iter::once(note).chain(begin).collect());
        }
        Imported {
            at,
            names,
            renamed,
            steps,
            variations: self.variations,
            annotations: self.annotations,
            undated,
        }
    }

    /// Returns the tags that the script lacks, in their order; a name only if it had to change.
    fn noted(&mut self, form: &TaggedForm, names: &[Name; 2]) -> Vec<GameTag> {
        let players = || form.players.iter().zip(names);
        let is_said = |tag: &&GameTag| {
            let is_name = |(tags, name): (&&[&str], &Name)| {
                tags.contains(&&*tag.name) && tag.value == name.spaced()
            };
            let own = ["Result", "FEN", "SetUp"].contains(&&*tag.name);
            own || form.fixed.contains(&(&*tag.name, &*tag.value)) || players().any(is_name)
        };
        let has = |tags: &[&str]| tags.iter().any(|tag| self.tag(tag).is_some());
        let nameless = form.players.iter().filter(|tags| !has(tags));
        let unknown = |tag: &&'static str| (*tag, "?");
        let mut added: Vec<_> = nameless.filter_map(|tags| tags.first()).map(unknown).collect();
        if !self.ending.is_empty() && !has(&["Termination"]) {
            added.push(("Termination", &self.ending));
        }
        let mut noted = std::mem::take(&mut self.tags);
        noted.retain(|tag| !is_said(&tag));
        noted.extend(added.into_iter().map(|(name, value)| {
            let (name, value) = (name.to_owned(), value.to_owned());
            GameTag { at: Spot::FIRST, name, value }
        }));
        noted
    }

    /// Whether the game was surely played before this day, or surely not; `None` if that is open.
    fn is_before(&self, day: [u32; 3]) -> Option<bool> {
        let dates = ["Date", "UTCDate", "EventDate"];
        let date = dates.into_iter().find_map(|name| self.tag(name))?;
        let mut parts = date.value.split('.').map(|part| part.parse::<u32>().ok());
        for bound in day {
            let part = parts.next()??;
            if part != bound {
                return Some(part < bound);
            }
        }
        Some(false)
    }

    /// Takes `0-0` as the last word of a game for its result, unless a tag states a different one.
    fn ends_by_zeros(&mut self) {
        let is_zeros = |(step, _, word): &&(usize, Spot, String)| {
            word == ZEROS
                && self.end.is_none()
                && matches!(self.steps.all.get(*step), Some((_, ImportedStep::Move(..))))
        };
        let told = self.tag("Result").map(|tag| &*tag.value);
        let is_open = told.is_none_or(|told| {
            !matches!(result(told), Some(GameResult::Points([0, 2] | [2, 0] | [1, 1])))
        });
        if let Some((step, at, word)) =
            self.last.as_ref().filter(is_zeros).filter(|_| is_open).cloned()
        {
            self.steps.all.remove(step);
            self.moves -= 1;
            let name = String::new();
            self.end = Some(GameTag { at, name, value: word });
            self.is_cut = false;
        }
    }

    /// Returns the steps that end the game, by its last word or else by its tag.
    fn end(&self, [one, other]: &[Name; 2]) -> Vec<(Spot, ImportedStep)> {
        let unread = |at, why| vec![(at, ImportedStep::Unread(why))];
        let is_told = |told: &&GameTag| !["*", "?", ""].contains(&&*told.value);
        let tag = self.tag("Result").filter(is_told);
        let word = self.end.as_ref().filter(is_told);
        if let (Some(tag), Some(word)) = (tag, word)
            && result(&tag.value) != result(&word.value)
        {
            let why = message!("import-two-results", tag = excerpt(&tag.value), said = word.value);
            return unread(tag.at, why);
        }
        let Some(told) = word.or(tag) else {
            let last = self.tags.last().filter(|_| self.is_cut && !self.is_begun);
            return last.map_or_else(Vec::new, |last| unread(last.at, message!("import-cut")));
        };
        let (at, said) = (told.at, told.value.clone());
        let is_unread = |(_, step): &(Spot, _)| matches!(step, ImportedStep::Unread(_));
        if self.moves == 0 && !self.steps.all.iter().any(is_unread) {
            let told = message!("import-unplayed", said = excerpt(&said));
            return vec![(at, ImportedStep::Told(told))];
        }
        let points = match result(&said) {
            Some(GameResult::Points(points)) if points.iter().sum::<i64>() == 2 => points,
            _ => return unread(at, message!("import-no-result", said = excerpt(&said))),
        };
        let ending = self.tag("Termination").map_or(&*self.ending, |tag| &tag.value);
        // The name of a player may precede `time`.
        let ending = ending.to_ascii_lowercase();
        let is_on_time = ["time forfeit", "timeout"].map(|told| ending.contains(told));
        let is_flag = is_on_time.contains(&true) || ending.ends_with("time");
        let verb = match ending.contains(INFRACTION) {
            _ if is_flag => "flag",
            true => "forfeit",
            false => "resign",
        };
        let [one_ends, other_ends] = [one, other].map(|name| vec![format!("{verb} {name}")]);
        let agreed = vec![format!("offer {one}"), format!("accept {other}")];
        let ways = match points {
            [2, _] => vec![vec![], other_ends],
            [_, 2] => vec![vec![], one_ends],
            _ if is_flag => vec![vec![], one_ends, other_ends, agreed],
            _ => vec![vec![], agreed],
        };
        let is_least = false;
        let score = WrittenScore { said: said.clone(), points, is_least };
        let by_tag = (self.is_cut && word.is_none()).then(|| {
            (at, ImportedStep::Told(message!("import-result-of-tag", said = excerpt(&said))))
        });
        by_tag.into_iter().chain([(at, ImportedStep::Ways(ways, Some(score)))]).collect()
    }

    /// Returns why this is no game of the law.
    fn refused(&self, form: &TaggedForm) -> Option<(Spot, String)> {
        let law = form.law.name();
        let (variant, own) = form.variant;
        if let Some(GameTag { at, name, value }) = self.tag(variant) {
            let first = value.split(',').next().unwrap_or_default().trim();
            let is_own = |own: &&str| own.eq_ignore_ascii_case(first);
            if !["", "?"].contains(&first) && !own.iter().any(is_own) {
                return Some((
                    *at,
                    message!("import-other-game", tag = excerpt(name), value = excerpt(value), law),
                ));
            }
        }
        if let Some(GameTag { at, value, .. }) = self.tag("FEN")
            && !(form.is_start)(value.trim())
        {
            return Some((*at, message!("import-other-start", fen = excerpt(value))));
        }
        let (kind, at) = self.kind.filter(|(kind, _)| *kind != form.kind)?;
        let kind = match kind {
            MoveKind::Chess => "chess",
            MoveKind::Checkers => "checkers",
            MoveKind::Hundred => "hundred",
            MoveKind::Russian => "russian",
        };
        Some((at, message!("import-other-kind", kind, law)))
    }
}
