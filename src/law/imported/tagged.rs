//! Games with tags before numbered moves: PGN and PDN.

use super::movetext::{clock, plain, result, unnumbered};
use super::source::{ForeignFile, GameTag, LONG, Spot, is_line_end};
use super::{Imported, ImportedStep, ImportedSteps, WrittenScore, excerpt, note_of, notes, seats};
use crate::about::Cause;
use crate::referee::Law;
use nos_base::table::name::Name;

/// What differs between the formats, which are read by it and written.
#[derive(Debug)]
pub struct TaggedForm {
    pub law: &'static Law,
    /// The tags of who moves first and who moves second. A player without a name is called by the first.
    pub players: [&'static [&'static str]; 2],
    /// The tag that names another game, and what it says of this one.
    pub variant: (&'static str, &'static [&'static str]),
    /// Whether a `FEN` says no more than how every game begins.
    pub is_start: fn(&str) -> bool,
    /// Whether moves begin with the number of a square.
    pub is_numeric: bool,
    /// What ends a game that is lost on time, if one can be.
    pub on_time: Option<&'static Cause>,
    /// Tags that are written of every game.
    pub fixed: &'static [(&'static str, &'static str)],
}

/// Most steps of a game. No game has as many, and a session remembers each position.
const STEPS: usize = 20_000;
const TAGS: usize = 200;

fn ends_word(byte: u8) -> bool {
    byte.is_ascii_whitespace() || b"{}()[];$".contains(&byte)
}

/// The value of a tag, in which a backslash stands before a quote and a backslash.
fn value(source: &mut ForeignFile<'_>) -> String {
    let mut value = String::new();
    source.take();
    loop {
        value += &source.until(|byte| matches!(byte, b'"' | b'\\') || is_line_end(byte));
        if source.peek() != Some(b'\\') {
            break;
        }
        source.take();
        match source.peek() {
            Some(b'"' | b'\\') => value.extend(source.take().map(char::from)),
            _ => value.push('\\'),
        }
    }
    source.until(|byte| byte == b']' || is_line_end(byte));
    source.take();
    value
}

/// A game as far as it is read.
#[derive(Default)]
struct TaggedGame {
    tags: Vec<GameTag>,
    steps: ImportedSteps,
    /// Its last word, if that is a result.
    end: Option<GameTag>,
    /// Whether it has a word besides tags and comments, and whether the first is the number of a move.
    is_begun: bool,
    is_numbered: bool,
    /// Whether the file ends before its last word.
    is_cut: bool,
    /// Where the outermost variation opens that is not closed, and how many are not.
    open: Option<(Spot, u64)>,
    variations: u64,
    annotations: u64,
}

impl TaggedForm {
    pub fn is_in(&self, head: &[u8]) -> bool {
        let Some(game) = self.game(&mut ForeignFile::new(head.iter().copied())) else {
            return false;
        };
        let mut moves = game.steps.all.iter().filter_map(|(_, step)| match step {
            ImportedStep::Entry(entry) => entry.strip_prefix("move "),
            _ => None,
        });
        let begins = moves
            .next()
            .is_some_and(|typed| typed.starts_with(|c: char| c.is_ascii_digit()));
        let is_numeric = begins || game.tag("GameType").is_some();
        (game.is_numbered || !game.tags.is_empty()) && is_numeric == self.is_numeric
    }

    pub fn read(&self, source: &mut ForeignFile<'_>) -> Option<Imported> {
        self.game(source).map(|game| game.imported(self))
    }

    fn game(&self, source: &mut ForeignFile<'_>) -> Option<TaggedGame> {
        let mut game = TaggedGame::default();
        game.tags.extend(source.held.take());
        while let Some(byte) = source.peek() {
            let at = source.at();
            match byte {
                b'%' if at.column == 1 => drop(source.until(is_line_end)),
                b'{' => game.comment(source, at, |byte| byte == b'}'),
                b';' => game.comment(source, at, is_line_end),
                _ if byte.is_ascii_whitespace() => drop(source.take()),
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
                    // A tag that stands twice among its like belongs to one game.
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
                    game.variations += 1;
                    game.open.get_or_insert((at, 0)).1 += 1;
                }
                b')' => {
                    source.take();
                    let deeper = game.open.filter(|(_, depth)| *depth > 1);
                    game.open = deeper.map(|(at, depth)| (at, depth - 1));
                }
                _ => {
                    let word = plain(source.until(ends_word));
                    if word.is_empty() {
                        // `$1` is a mark by its number.
                        source.take();
                        source.until(ends_word);
                        game.annotations += 1;
                    } else if game.open.is_none() && result(&word).is_some() {
                        game.end = Some(GameTag {
                            at,
                            name: String::new(),
                            value: word,
                        });
                        return Some(game);
                    } else if game.open.is_none() {
                        game.is_numbered |=
                            !game.is_begun && word.contains('.') && unnumbered(&word) != word;
                        game.word(self, at, &word);
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

impl TaggedGame {
    fn push(&mut self, at: Spot, step: impl Into<ImportedStep>) {
        self.steps.push(STEPS, at, step);
    }

    fn word(&mut self, form: &TaggedForm, at: Spot, word: &str) {
        self.is_begun = true;
        let rest = unnumbered(word);
        let at = Spot {
            column: at.column + (word.len() - rest.len()) as u64,
            ..at
        };
        self.annotations += u64::from(rest.contains(['!', '?']));
        let bare = rest.trim_end_matches(['+', '#', '!', '?', '=', '*']);
        let bare = bare.strip_suffix("e.p.").unwrap_or(bare);
        let bare = if form.is_numeric {
            bare.replace(':', "x")
        } else {
            // What a pawn becomes may be written small.
            match bare.replace('/', "=").split_once('=') {
                Some((pawn, piece)) => format!("{pawn}={}", piece.to_uppercase()),
                None => bare.to_owned(),
            }
        };
        let is_word = bare.contains(|c: char| c.is_alphanumeric() || c.is_control() || c == '[')
            || rest == "--";
        if !is_word || bare == "ep" {
            return;
        }
        // A jump that goes on may be written as another one.
        if let Some((_, ImportedStep::Entry(last))) = self.steps.all.last_mut()
            && let Some((from, on)) = bare.split_once('x').filter(|_| form.is_numeric)
            && last.rsplit_once('x').is_some_and(|(_, to)| to == from)
            && last.len() < LONG
        {
            return last.extend(["x", on]);
        }
        self.push(at, format!("move {bare}"));
    }

    /// A comment is a note, but for the commands in it, of which one is the clock of who moved.
    fn comment(&mut self, source: &mut ForeignFile<'_>, at: Spot, ends: fn(u8) -> bool) {
        source.take();
        loop {
            let mut part = source.part(ends);
            while let Some((from, end)) = part
                .find("[%")
                .and_then(|from| Some((from, from + part.get(from..)?.find(']')?)))
            {
                let command: String = part.drain(from..=end).collect();
                let clock = command
                    .strip_prefix("[%clk")
                    .filter(|_| self.open.is_none())
                    .and_then(clock);
                match (clock, self.steps.all.last_mut()) {
                    (Some(clock), Some((_, ImportedStep::Entry(entry))))
                        if entry.starts_with("move") && !entry.ends_with('}') =>
                    {
                        entry.push_str(&clock)
                    }
                    _ => self.annotations += 1,
                }
            }
            let text = if self.open.is_none() {
                part
            } else {
                String::new()
            };
            notes(&text)
                .into_iter()
                .for_each(|note| self.push(at, note));
            match source.peek() {
                Some(byte) if !ends(byte) => {}
                None if !ends(b'\n') => {
                    return self.push(at, ImportedStep::Unread(message!("import-open-comment")));
                }
                _ => break,
            }
        }
        source.take();
    }

    fn tag(&self, name: &str) -> Option<&GameTag> {
        let is_it = |tag: &&GameTag| tag.name.eq_ignore_ascii_case(name);
        self.tags.iter().find(is_it)
    }

    fn imported(mut self, form: &TaggedForm) -> Imported {
        let first = self.tags.first().map(|tag| tag.at);
        let at = (first.or(self.steps.all.first().map(|(at, _)| *at)))
            .or(self.end.as_ref().map(|word| word.at))
            .unwrap_or(Spot { line: 1, column: 1 });
        if let Some((at, _)) = self.open {
            self.push(at, ImportedStep::Unread(message!("import-open-variation")));
        }
        let player = |tags: &[&str]| {
            (tags.iter().find_map(|tag| self.tag(tag))).map_or("?", |tag| &*tag.value)
        };
        let usual = form
            .players
            .map(|tags| tags.first().copied().unwrap_or_default());
        let (names, renamed) = seats(form.law, form.players.map(player), usual);
        let mut movers = names.iter().cycle();
        for (_, step) in &mut self.steps.all {
            if let ImportedStep::Entry(entry) = step
                && let Some(typed) = entry.strip_prefix("move ")
                && let Some(name) = movers.next()
            {
                *entry = format!("move {name} {typed}");
            }
        }
        let begin = format!("begin {}", names[0]);
        let head = note_of(&self.tags).into_iter().chain([begin]);
        let end = self.end(form, &names);
        self.steps.all.extend(end);
        let refused = self.refused(form);
        let mut steps = self.steps.behind(at, head);
        if let Some((at, why)) = refused {
            steps.all.insert(0, (at, ImportedStep::Unread(why)));
        }
        let (variations, annotations) = (self.variations, self.annotations);
        Imported {
            at,
            names,
            renamed,
            steps,
            variations,
            annotations,
        }
    }

    /// How the game ended, by its last word or else by its tag.
    fn end(&self, form: &TaggedForm, [one, other]: &[Name; 2]) -> Option<(Spot, ImportedStep)> {
        let unread = |at, why| Some((at, ImportedStep::Unread(why)));
        let is_told = |told: &&GameTag| !["*", "?", ""].contains(&&*told.value);
        let tag = self.tag("Result").filter(is_told);
        let word = self.end.as_ref().filter(is_told);
        if self.is_cut && (tag.is_some() || !self.is_begun) {
            let last = tag.or(self.tags.last())?;
            return unread(last.at, message!("import-cut"));
        }
        if let (Some(tag), Some(word)) = (tag, word)
            && result(&tag.value) != result(&word.value)
        {
            let why = message!(
                "import-two-results",
                tag = excerpt(&tag.value),
                said = word.value
            );
            return unread(tag.at, why);
        }
        let told = word.or(tag)?;
        let (at, said) = (told.at, told.value.clone());
        let Some(points) = result(&said) else {
            return unread(at, message!("import-no-result", said = excerpt(&said)));
        };
        let ending = self.tag("Termination").map_or("", |tag| &tag.value);
        // A player may be named for time, too.
        let ending = ending.to_ascii_lowercase();
        let is_on_time = ["time forfeit", "timeout"].map(|told| ending.contains(told));
        let is_flag =
            form.on_time.is_some() && (is_on_time.contains(&true) || ending.ends_with("time"));
        let verb = if is_flag { "flag" } else { "resign" };
        let [one_ends, other_ends] = [one, other].map(|name| vec![format!("{verb} {name}")]);
        let agreed = vec![format!("offer {one}"), format!("accept {other}")];
        let ways = match points {
            [2, _] => vec![vec![], other_ends],
            [_, 2] => vec![vec![], one_ends],
            _ if is_flag => vec![vec![], one_ends, other_ends, agreed],
            _ => vec![vec![], agreed],
        };
        let is_least = false;
        let score = WrittenScore {
            said,
            points,
            is_least,
        };
        Some((at, ImportedStep::Ways(ways, Some(score))))
    }

    /// Why this is no game of the law.
    fn refused(&self, form: &TaggedForm) -> Option<(Spot, String)> {
        let (variant, own) = form.variant;
        if let Some(GameTag { at, name, value }) = self.tag(variant) {
            let first = value.split(',').next().unwrap_or_default().trim();
            let is_own = |own: &&str| own.eq_ignore_ascii_case(first);
            if !["", "?"].contains(&first) && !own.iter().any(is_own) {
                let law = form.law.name();
                return Some((
                    *at,
                    message!(
                        "import-other-game",
                        tag = excerpt(name),
                        value = excerpt(value),
                        law
                    ),
                ));
            }
        }
        let GameTag { at, value, .. } = self.tag("FEN")?;
        let is_start = (form.is_start)(value.trim());
        (!is_start).then(|| (*at, message!("import-other-start", fen = excerpt(value))))
    }
}
