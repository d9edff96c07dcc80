//! Reads matches of other backgammon programs: two columns of plays, with the cube and the points.

use super::LAW;
use nos_base::table::name::Name;
use nos_law::imported::players::seats;
use nos_law::imported::source::{ForeignFile, GameTag, Spot};
use nos_law::imported::{
    Evidence, GameFormat, Imported, ImportedStep, ImportedSteps, Renamed, WrittenScore, excerpt,
    note_of,
};
use std::iter;

pub const FORMAT: GameFormat = GameFormat { name: "mat", evidence, read };

/// The column where the second player's plays begin.
const SECOND: usize = 24;

/// The most steps in a match; a roll with its play makes two.
const STEPS: usize = 600_000;

const AUTODOUBLES: u32 = 6;

/// Follows a score when the Crawford game has been played.
const CRAWFORD: &str = " crawford";

/// The starting position as written in a comment that sets up a position.
const START: &str = "-b----E-C---eE---c-e----B-";

fn evidence(head: &[u8]) -> Evidence {
    let mut source = ForeignFile::new(iter::once(head.to_vec()));
    let mut lines = iter::from_fn(|| source.next_line());
    match lines.any(|(_, line)| points_to_win(&line).is_some()) {
        true => Evidence::Sure,
        false => Evidence::None,
    }
}

/// Returns the length of the match that a line announces; 0 for money.
fn points_to_win(line: &str) -> Option<u32> {
    let line = line.to_ascii_lowercase().replace('-', " ");
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        [points, "point" | "points", "match"] => points.parse().ok(),
        _ => None,
    }
}

/// Reads the names and points above a game: `Anna : 0    Bram : 2`.
fn players(line: &str) -> Option<[(&str, i64); 2]> {
    let (before, last) = line.rsplit_once(':')?;
    let (one, rest) = before.split_once(':')?;
    let (points, other) = rest.trim_start().split_once(char::is_whitespace)?;
    let points = [points.parse().ok()?, last.trim().parse().ok()?];
    Some([(one.trim(), points[0]), (other.trim(), points[1])])
}

/// Reads the tag in a comment: `; [Site "GNU Backgammon"]`.
fn tag(at: Spot, line: &str) -> Option<GameTag> {
    let inner = line.trim_start_matches(';').trim().strip_prefix('[')?;
    let (name, value) = inner.strip_suffix("\"]")?.split_once(" \"")?;
    let (name, value) = (name.to_owned(), value.to_owned());
    Some(GameTag { at, name, value })
}

/// Tags for the players' whole names.
pub(super) const PLAYERS: [&str; 2] = ["Player 1", "Player 2"];

/// In a comment, separates the number of a game from the value at which its cube begins.
pub(super) const TURNED: &str = ": automatic doubles, the cube begins at ";

/// Returns the number of a game and its first cube from a comment of an export.
fn turned(line: &str) -> Option<(u32, u32)> {
    let (number, value) = line.trim().strip_prefix("; Game ")?.split_once(TURNED)?;
    Some((number.parse().ok()?, value.parse().ok()?))
}

fn dice(word: &str) -> Option<[u32; 2]> {
    match word.as_bytes() {
        [one @ b'1'..=b'6', other @ b'1'..=b'6', b':'] => {
            Some([one, other].map(|die| u32::from(die - b'0')))
        }
        _ => None,
    }
}

/// Whether a word is a roll, or `00:` for no roll.
fn is_roll(word: &str) -> bool {
    dice(word).is_some() || word == "00:"
}

/// Returns the act other than a roll that this word begins.
fn act_word(word: &str) -> Option<&'static str> {
    const ACTS: [&str; 10] = [
        "double", "redouble", "beaver", "take", "drop", "pass", "win", "loss", "resign", "concede",
    ];
    let word = word.to_ascii_lowercase();
    ACTS.into_iter().find(|act_word| word.starts_with(act_word))
}

/// Whether this word after a roll means that nothing was played: a dance or a resignation.
fn is_of_roll(word: &str) -> bool {
    matches!(act_word(word), Some("pass" | "resign" | "concede"))
}

/// Splits a row into the acts of both players, each with its place.
fn cells(at: Spot, line: &str) -> Vec<(Spot, usize, Vec<&str>)> {
    let is_number = |text: &str| text.trim().bytes().all(|byte| byte.is_ascii_digit());
    let row = line.split_once(')').filter(|(head, _)| is_number(head)).map_or(line, |(_, row)| row);
    let mut cells = Vec::<(Spot, usize, Vec<&str>)>::new();
    let (mut next, mut last) = (line.len() - row.len(), 0);
    for word in row.split(|c: char| c.is_ascii_whitespace()) {
        let before = line.get(..next).unwrap_or_default().chars();
        let is_beside = next == last + 1;
        next += word.len() + 1;
        if !word.is_empty() {
            last = next - 1;
        }
        match cells.last_mut() {
            _ if word.is_empty() => {}
            Some((.., words)) if act_word(word).is_none() && !is_roll(word) => words.push(word),
            Some((.., words))
                if is_beside && words.len() == 1 && is_roll(words[0]) && is_of_roll(word) =>
            {
                words.push(word);
            }
            last => {
                let wide = before.clone().map(|c| if c == '\t' { 12 } else { 1 });
                let player = usize::from(last.is_some() || wide.sum::<usize>() >= SECOND);
                let column = at.column + before.count() as u64;
                cells.push((Spot { column, ..at }, player, vec![word]));
            }
        }
    }
    cells
}

/// Rewrites a move with `bar` and `off` in place of 25 and 0.
fn way(written: &str) -> String {
    let (path, times) = written.split_at(written.find('(').unwrap_or(written.len()));
    let place = |place: &str| match place.trim_end_matches('*') {
        "25" => "bar".to_owned(),
        "0" => "off".to_owned(),
        place => place.to_ascii_lowercase(),
    };
    path.split('/').map(place).collect::<Vec<_>>().join("/") + times
}

fn read(source: &mut ForeignFile<'_>) -> Option<Imported> {
    let (mut tags, mut cubes) = (Vec::new(), Vec::new());
    loop {
        let (at, line) = source.next_line()?;
        tags.extend(tag(at, &line));
        cubes.extend(turned(&line));
        if let Some(points) = points_to_win(&line) {
            let read = ReadMatch { points, cubes, ..ReadMatch::default() };
            return Some(read.whole(at, tags, source));
        }
    }
}

#[derive(Default)]
struct ReadMatch {
    points: u32,
    /// First cubes by the numbers of their games, as comments give them.
    cubes: Vec<(u32, u32)>,
    seated: Option<([Name; 2], Renamed)>,
    names: [String; 2],
    /// The index of the `Head` step of the current game.
    head: usize,
    steps: ImportedSteps,
    has_beavers: bool,
    has_autodoubles: bool,
    has_jacoby: bool,
    game: ReadGame,
}

#[derive(Default)]
struct ReadGame {
    /// The points before this game and before the previous one; `None` until the names are read.
    before: Option<[i64; 2]>,
    earlier: Option<[i64; 2]>,
    /// How often equal throws have doubled the cube in a match.
    times: u32,
    opened: Option<usize>,
    is_doubled: bool,
    /// The first cube, if a comment gives it.
    cube: Option<u32>,
    offered: Option<usize>,
    /// A roll without a play, and the step it becomes if the game goes on.
    unplayed: Option<(Spot, ImportedStep)>,
    /// Where an unfinished game stops, and who resigned, if the file says so.
    stopped: Option<(Spot, Option<usize>, String)>,
    /// Whether a beaver is unanswered; a file need not write the take.
    is_beavered: bool,
    /// Checkers borne off by each player.
    off: [u32; 2],
    is_over: bool,
}

impl ReadMatch {
    fn whole(mut self, at: Spot, mut tags: Vec<GameTag>, source: &mut ForeignFile<'_>) -> Imported {
        let mut is_begun = false;
        let other = tags.iter().find(|tag| {
            let is_usual = ["", "backgammon"].contains(&&*tag.value.to_ascii_lowercase());
            tag.name.eq_ignore_ascii_case("Variation") && !is_usual
        });
        let other = other.cloned();
        while let Some((at, line)) = source.next_line() {
            let text = line.trim();
            let number = text
                .strip_prefix("Game ")
                .and_then(|number| number.split_whitespace().next()?.parse::<u32>().ok());
            let is_head = || tag(at, text).is_some() || turned(text).is_some();
            if points_to_win(text).is_some() || is_begun && is_head() {
                let (name, value) = (String::new(), line);
                source.held = Some(GameTag { at, name, value });
                break;
            } else if let Some(number) = number {
                self.rest(false);
                let before = std::mem::take(&mut self.game);
                is_begun = true;
                // The points above the next game may show how this one ended.
                self.game.stopped = before.stopped.filter(|_| !before.is_over);
                self.game.earlier = before.before;
                let cube = self.cubes.iter().find(|cube| cube.0 == number);
                self.game.cube = cube.map(|cube| cube.1).filter(|_| self.points == 0);
            } else if let Some(fen) = text.strip_prefix("; Set Pos=") {
                if !fen.starts_with(START) {
                    let why = message!("import-other-start", fen = excerpt(fen));
                    self.push(at, ImportedStep::Unread(why));
                }
            } else if let Some(comment) = text.strip_prefix(';') {
                self.push(at, ImportedStep::Note(comment.trim().to_owned()));
            } else if is_begun && self.game.before.is_none() {
                self.head(at, text);
            } else if !self.game.is_over {
                for (at, player, words) in cells(at, &line) {
                    self.cell(at, player, &words);
                }
            }
        }
        self.rest(false);
        if let Some((at, who, said)) = self.game.stopped.take().filter(|_| !self.game.is_over) {
            let name = who.map(|who| self.names[who].clone());
            self.push(
                at,
                match name {
                    Some(name) => format!("resign {name}").into(),
                    None => ImportedStep::Unread(message!("import-hidden", word = excerpt(&said))),
                },
            );
        }
        let seated = self.seated.unwrap_or_else(|| seats(&LAW, ["?"; 2], ["One", "Two"]));
        let (names, renamed) = seated;
        for (written, name) in &renamed {
            let tag = PLAYERS[usize::from(Some(name) == names.last())];
            if !written.is_empty() && tags.iter().all(|own| own.name != tag) {
                let (name, value) = (tag.to_owned(), written.clone());
                tags.push(GameTag { at, name, value });
            }
        }
        let rules = [
            (self.points > 0, format!("match {}", self.points)),
            (self.has_beavers, "beavers on".to_owned()),
            (self.has_autodoubles, format!("autodoubles {AUTODOUBLES}")),
            (self.has_jacoby, "jacoby on".to_owned()),
        ];
        let set = |(is_set, rule): (bool, String)| is_set.then(|| format!("house game.{rule}"));
        let rules = rules.into_iter().filter_map(set).map(ImportedStep::Line);
        let mut head = iter::once(note_of(&tags)).chain(rules).collect();
        if let Some(GameTag { at, name, value }) = other {
            let (tag, value, law) = (excerpt(&name), excerpt(&value), LAW.name());
            let why = message!("import-other-game", tag, value, law);
            (head, self.steps.all) = (Vec::new(), vec![(at, ImportedStep::Unread(why))]);
        }
        Imported {
            at,
            names,
            renamed,
            steps: self.steps.behind(at, head),
            variations: 0,
            annotations: 0,
            undated: None,
        }
    }

    fn push(&mut self, at: Spot, step: impl Into<ImportedStep>) {
        self.steps.push(STEPS, at, step);
    }

    fn head(&mut self, at: Spot, line: &str) {
        let Some([(one, first), (other, second)]) = players(line) else {
            return if !line.is_empty() {
                self.push(at, ImportedStep::Unread(message!("import-no-names")));
            };
        };
        let seat = || seats(&LAW, [one, other], ["One", "Two"]);
        let (names, _) = self.seated.get_or_insert_with(seat);
        self.names = names.each_ref().map(ToString::to_string);
        let (points, said) = ([first, second], line.to_owned());
        let earlier = self.game.earlier.unwrap_or_default();
        self.game.before = Some(points);
        // The player whose points rose won the unfinished game.
        let winner = [0, 1].into_iter().find(|at| points[*at] > earlier[*at]);
        if let (Some((at, ..)), Some(winner)) = (self.game.stopped.take(), winner) {
            self.won_by(at, winner, said.clone(), points);
        }
        let [one, other] = &self.names;
        self.head = self.steps.all.len();
        let carried = format!("carry {one} {first} {other} {second}");
        let score = WrittenScore { said, points, is_least: false };
        self.push(at, ImportedStep::Head(score, carried));
    }

    /// Adds the win for these points: the game is over, or the loser drops or resigns.
    fn won_by(&mut self, at: Spot, winner: usize, said: String, points: [i64; 2]) {
        let loser = &self.names[1 - winner];
        let resigned = (1..=3).map(|times| vec![format!("resign {loser} {times}")]);
        let ways = [vec![], vec![format!("drop {loser}")]];
        let ways = ways.into_iter().chain(resigned).collect();
        let is_least = said.ends_with("match");
        let score = WrittenScore { said, points, is_least };
        self.push(at, ImportedStep::Ways(ways, Some(score)));
    }

    fn cell(&mut self, at: Spot, player: usize, words: &[&str]) {
        let (Some((first, rest)), name) = (words.split_first(), self.names[player].clone()) else {
            return;
        };
        let number = rest.iter().find_map(|word| word.parse::<u32>().ok());
        let act_word = act_word(first).unwrap_or_default();
        self.rest(!matches!(act_word, "win" | "loss" | "resign" | "concede"));
        if std::mem::take(&mut self.game.is_beavered) && is_roll(first) {
            self.push(at, format!("take {name}"));
        }
        match (act_word, dice(first), number) {
            (_, Some(dice), _) => self.roll(at, player, dice, rest),
            ("win", _, Some(points)) => self.wins(at, player, points, words.join(" ")),
            ("loss", ..) => {}
            ("resign" | "concede", ..) => {
                self.game.stopped = Some((at, Some(player), words.join(" ")))
            }
            _ if *first == "00:" => self.game.stopped = Some((at, None, words.join(" "))),
            ("take", ..) => self.push(at, format!("take {name}")),
            ("drop" | "pass", ..) => self.push(at, format!("drop {name}")),
            ("double" | "redouble" | "beaver", _, value) => {
                let is_beaver = self.game.offered == Some(1 - player);
                self.has_beavers |= is_beaver;
                self.game.is_beavered = is_beaver;
                let is_first = !self.game.is_doubled && self.game.cube.is_none();
                if let Some(value) = value.filter(|_| is_first) {
                    self.autodouble(value / 2);
                }
                self.game.is_doubled = true;
                // Nobody may double in the Crawford game, so it was played earlier.
                let head = self.steps.all.get_mut(self.head);
                if let Some((_, ImportedStep::Head(_, carried))) = head
                    && !carried.ends_with(CRAWFORD)
                {
                    carried.push_str(CRAWFORD);
                }
                let verb = if is_beaver { "beaver" } else { "double" };
                self.push(at, format!("{verb} {name}"));
            }
            _ => {
                let word = words.join(" ");
                let why = message!("import-no-move", word = excerpt(&word));
                self.push(at, ImportedStep::Unread(why));
            }
        }
        let doubles = act_word.ends_with("double") || act_word == "beaver";
        self.game.offered = doubles.then_some(player);
    }

    /// Adds a roll and its play. The first roll opens the game; its player threw the higher number.
    fn roll(&mut self, at: Spot, player: usize, [one, two]: [u32; 2], play: &[&str]) {
        let (name, other) = (self.names[player].clone(), &self.names[1 - player]);
        let rolled = match self.game.opened {
            Some(_) => format!("roll {name} {one} {two}"),
            None if one < two => format!("open {other} {one} {name} {two}"),
            None => format!("open {name} {one} {other} {two}"),
        };
        let is_opening = self.game.opened.is_none();
        self.game.opened.get_or_insert(self.steps.all.len());
        self.push(at, rolled);
        if let Some(cube) = self.game.cube.filter(|_| is_opening) {
            self.autodouble(cube);
        }
        // Files write `0/0` for a number that cannot be played.
        let ways: Vec<String> =
            (play.iter().filter(|word| **word != "0/0")).map(|written| way(written)).collect();
        if !ways.iter().any(|way| way.contains('/')) {
            let (word, pass) = (play.join(" "), format!("pass {name}"));
            if play.first().is_some_and(|word| matches!(act_word(word), Some("resign" | "concede")))
            {
                self.game.stopped = Some((at, Some(player), word));
                return;
            }
            let is_hidden = word.contains("??") || word.to_ascii_lowercase().contains("illegal");
            self.game.unplayed = match is_hidden {
                true => Some((
                    at,
                    ImportedStep::Unread(message!("import-hidden", word = excerpt(&word))),
                )),
                false => Some((at, pass.into())),
            };
            // A player who could not move has not resigned.
            if !word.is_empty() && !is_hidden {
                self.rest(true);
            }
            return;
        }
        for way in ways.iter().filter(|way| way.contains("/off")) {
            let times = way
                .split_once('(')
                .map(|(_, times)| times.trim_end_matches(')'))
                .and_then(|times| times.parse().ok())
                .unwrap_or(1);
            self.game.off[player] = self.game.off[player].saturating_add(times);
        }
        self.push(at, format!("move {name} {}", ways.join(" ")));
    }

    /// Handles a roll without a play, which may mean that its player resigned.
    fn rest(&mut self, goes_on: bool) {
        match self.game.unplayed.take() {
            Some((at, step)) if goes_on => self.push(at, step),
            Some((at, ImportedStep::Line(pass))) => {
                self.push(at, ImportedStep::Ways(vec![vec![pass], vec![]], None));
            }
            _ => {}
        }
    }

    /// Adds the equal opening throws, which no file lists, that turned the cube to this value.
    fn autodouble(&mut self, value: u32) {
        let (at, [one, other]) = (self.game.opened, &self.names);
        let times = value.checked_ilog2().unwrap_or_default().min(AUTODOUBLES);
        if self.points > 0 && times > 0 {
            self.game.times = times;
            let at = self.steps.all.last().map_or(Spot::FIRST, |last| last.0);
            let told =
                format!("automatic doubles: the cube is at {} when the game begins", 1 << times);
            self.push(at, ImportedStep::Note(told));
        } else if let Some(at) = at.filter(|_| times > 0)
            && let Some((spot, _)) = self.steps.all.get(at).cloned()
        {
            let throws = ImportedStep::from(format!("open {one} 1 {other} 1"));
            let throws = iter::repeat_n((spot, throws), times as usize);
            self.steps.all.splice(at..at, throws);
            self.has_autodoubles = true;
        }
    }

    /// Adds a win by bearing off, a drop or a resignation. If nobody doubled, the points show the
    /// value of the cube and whether a gammon counts once.
    fn wins(&mut self, at: Spot, column: usize, points: u32, said: String) {
        // The win may be in the other column, next to the last checkers borne off.
        let player = column ^ usize::from(self.game.off[1 - column] >= 15);
        let (is_off, is_gammon) = (self.game.off[player] >= 15, self.game.off[1 - player] == 0);
        self.game.is_over = true;
        if !self.game.is_doubled && self.points == 0 {
            self.has_jacoby |= is_off && is_gammon && points == self.game.cube.unwrap_or(1);
            let times = match points {
                points if self.game.cube.is_some() => points,
                _ if is_off && (!is_gammon || self.has_jacoby) => 1,
                points if points % 3 == 0 => 3,
                points => 2 - points % 2,
            };
            self.autodouble(points / times);
        }
        let mut total = self.game.before.unwrap_or_default();
        // The law allows no automatic doubles in a match.
        total[player] = total[player].saturating_add(i64::from(points >> self.game.times));
        self.won_by(at, player, said, total);
    }
}
