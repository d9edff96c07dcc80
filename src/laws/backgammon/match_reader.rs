//! Reads matches of other backgammon programs: two columns of plays, with the cube and the points.

mod lines;

use super::LAW;
use lines::{
    act_word, begins, cells, dice, is_roll, players, points_to_win, tag, turned, unrated_name, way,
};
use nos_base::Name;
use nos_law::imported::players::seats;
use nos_law::imported::{ImportedSteps, Renamed, excerpt, note_of};
use nos_law::{
    FileEvidence, ForeignFile, GameFormat, GameTag, Imported, ImportedStep, Spot, WrittenScore,
};
use std::iter;

pub const FORMAT: GameFormat = GameFormat { name: "mat", evidence, read };

/// The most steps in a match; a roll with its play makes two.
const STEPS: usize = 600_000;

const AUTODOUBLES: u32 = 6;

/// Most lines that wait for the next match.
const HELD: usize = 1000;

/// Follows a score when the Crawford game has been played.
const CRAWFORD: &str = " crawford";

/// The starting position as written in a comment that sets up a position.
const START: &str = "-b----E-C---eE---c-e----B-";

fn evidence(head: &[u8]) -> FileEvidence {
    let mut source = ForeignFile::new(iter::once(head.to_vec()));
    while let Some(line) = source.rest() {
        if points_to_win(line).is_some() {
            return FileEvidence::Sure;
        }
        source.skip_line();
    }
    FileEvidence::None
}

/// Tags for the players' whole names.
pub(super) const PLAYERS: [&str; 2] = ["Player 1", "Player 2"];

/// In a comment, separates the number of a game from the value at which its cube begins.
pub(super) const TURNED: &str = ": automatic doubles, the cube begins at ";

fn read(source: &mut ForeignFile<'_>) -> Option<Imported> {
    let (mut read, mut is_apart) = (ReadMatch::default(), false);
    for (at, line) in std::mem::take(&mut source.held) {
        read.head_line(at, &line);
    }
    while let Some(line) = source.rest() {
        let (line, points) = (line.trim_end().to_owned(), points_to_win(line));
        let at = source.at();
        if read.at.is_some() && points.is_some() {
            break;
        }
        source.skip_line();
        is_apart = line.is_empty() || is_apart && line.starts_with(';');
        let is_tag = || tag(at, &line).is_some() || turned(&line).is_some();
        let is_held = || is_tag() || is_apart && line.starts_with(';');
        match points {
            Some(points) => (read.at, read.points) = (Some(at), points),
            None if !read.is_begun && (read.at.is_none() || is_tag()) => read.head_line(at, &line),
            // It may belong to the next match.
            None if source.held.len() < HELD && is_held() => source.held.push((at, line)),
            None => {
                if !line.is_empty() {
                    let held = std::mem::take(&mut source.held);
                    held.iter().for_each(|(at, line)| read.line(*at, line));
                }
                read.line(at, &line);
            }
        }
    }
    if source.rest().is_none() {
        let held = std::mem::take(&mut source.held);
        held.iter().for_each(|(at, line)| read.line(*at, line));
    }
    let at = read.at?;
    Some(read.imported(at))
}

#[derive(Default)]
struct ReadMatch {
    at: Option<Spot>,
    points: u32,
    tags: Vec<GameTag>,
    /// First cubes by the numbers of their games, as comments give them.
    cubes: Vec<(u32, u32)>,
    is_begun: bool,
    seated: Option<([Name; 2], Renamed)>,
    /// The names above the first game.
    written: [String; 2],
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
    /// The points after this game, if the file has them, and their words.
    total: Option<(Spot, WrittenScore)>,
    /// Checkers borne off by each player.
    off: [u32; 2],
    is_over: bool,
}

impl ReadMatch {
    fn push(&mut self, at: Spot, step: impl Into<ImportedStep>) {
        self.steps.push(STEPS, at, step);
    }

    /// Takes a line above the match: a tag, a cube or text.
    fn head_line(&mut self, at: Spot, line: &str) {
        let (tag, turned, text) =
            (tag(at, line), turned(line), line.trim_matches([';', ' ', '\t']));
        if tag.is_none() && turned.is_none() && !text.is_empty() {
            self.push(at, ImportedStep::Note(text.to_owned()));
        }
        self.tags.extend(tag);
        self.cubes.extend(turned);
    }

    fn line(&mut self, at: Spot, line: &str) {
        let text = line.trim();
        let number = text.strip_prefix("Game ").and_then(|text| text.split_whitespace().next());
        if let Some(number) = number.and_then(|number| number.parse::<u32>().ok()) {
            self.rest(false);
            self.is_begun = true;
            let before = std::mem::take(&mut self.game);
            // The points above the next game may show how this one ended.
            self.game.stopped = before.stopped.filter(|_| !before.is_over);
            self.game.earlier = before.before;
            let cube = self.cubes.iter().find(|cube| cube.0 == number && self.points == 0);
            self.game.cube = cube.map(|cube| cube.1);
        } else if let Some(fen) = text.strip_prefix("; Set Pos=") {
            if !fen.starts_with(START) {
                let why = message!("import-other-start", fen = excerpt(fen));
                self.push(at, ImportedStep::Unread(why));
            }
        } else if let Some(comment) = text.strip_prefix(';') {
            self.push(at, ImportedStep::Note(comment.trim().to_owned()));
        } else if self.is_begun && self.game.before.is_none() {
            self.head(at, text);
        } else {
            let cells = cells(at, line);
            let is_act = |(.., words): &(Spot, usize, Vec<&str>)| begins(words[0]);
            if self.game.is_over && !cells.is_empty() && !cells.iter().any(is_act) {
                return self.push(at, ImportedStep::Note(text.to_owned()));
            }
            for (at, player, words) in cells {
                self.cell(at, player, &words);
            }
        }
    }

    fn imported(mut self, at: Spot) -> Imported {
        self.rest(false);
        match self.game.stopped.take().filter(|_| !self.game.is_over) {
            Some((at, Some(who), _)) => self.push(at, format!("resign {}", self.names[who])),
            Some((at, None, said)) => self.push(at, hidden(&said)),
            None => {}
        }
        // No game follows that shows the points of the last one.
        if let Some((at, score)) = self.game.total.take() {
            let carried = self.carried(score.points);
            self.push(at, ImportedStep::Head(score, carried));
        }
        let seat = || seats(&LAW, ["?"; 2], ["One", "Two"]);
        let (names, renamed) = self.seated.unwrap_or_else(seat);
        for (written, name) in &renamed {
            let tag = PLAYERS[usize::from(Some(name) == names.last())];
            if !written.is_empty() && self.tags.iter().all(|own| own.name != tag) {
                let (name, value) = (tag.to_owned(), written.clone());
                self.tags.push(GameTag { at, name, value });
            }
        }
        let rules = [
            (self.points > 0, format!("match {}", self.points)),
            (self.has_beavers, "beavers on".to_owned()),
            (self.has_autodoubles, format!("autodoubles {AUTODOUBLES}")),
            (self.has_jacoby, "jacoby on".to_owned()),
        ];
        let rules = rules
            .into_iter()
            .filter(|(is_set, _)| *is_set)
            .map(|(_, rule)| format!("house game.{rule}").into());
        let other = self.tags.iter().find(|tag| {
            let is_usual = ["", "backgammon"].contains(&&*tag.value.to_ascii_lowercase());
            tag.name.eq_ignore_ascii_case("Variation") && !is_usual
        });
        let steps = match other {
            Some(GameTag { at, name, value }) => {
                let (tag, value, law) = (excerpt(name), excerpt(value), LAW.name());
                let why = message!("import-other-game", tag, value, law);
                ImportedSteps::default().behind(*at, vec![ImportedStep::Unread(why)])
            }
            None => self.steps.behind(at, iter::once(note_of(&self.tags)).chain(rules).collect()),
        };
        Imported { at, names, renamed, steps, variations: 0, annotations: 0, undated: &[] }
    }

    fn head(&mut self, at: Spot, line: &str) {
        let Some([(one, first), (other, second)]) = players(line) else {
            return if !line.is_empty() {
                self.push(at, ImportedStep::Unread(message!("import-no-names")));
            };
        };
        if self.seated.is_some() && self.written != [one, other].map(unrated_name) {
            let why = message!("import-other-names", said = excerpt(line));
            return self.push(at, ImportedStep::Unread(why));
        }
        self.written = [one, other].map(unrated_name);
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
        let mut carried = self.carried(points);
        // The game before was the Crawford game.
        if self.points > 0 && earlier.contains(&(i64::from(self.points) - 1)) {
            carried += CRAWFORD;
        }
        self.head = self.steps.all.len();
        self.push(at, ImportedStep::Head(WrittenScore { said, points, is_least: false }, carried));
    }

    fn carried(&self, [first, second]: [i64; 2]) -> String {
        let [one, other] = &self.names;
        format!("carry {one} {first} {other} {second}")
    }

    /// Adds the win for these points: the game is over, or the loser drops or resigns.
    fn won_by(&mut self, at: Spot, winner: usize, said: String, points: [i64; 2]) {
        let loser = &self.names[1 - winner];
        let resigned = (1..=3).map(|times| format!("resign {loser} {times}"));
        let forfeit = (self.points > 0).then(|| format!("forfeit {loser} match"));
        let lost = iter::once(format!("drop {loser}")).chain(resigned).chain(forfeit);
        let ways = iter::once(Vec::new()).chain(lost.map(|line| vec![line])).collect();
        let is_least = said.ends_with("match");
        self.push(at, ImportedStep::Ways(ways, Some(WrittenScore { said, points, is_least })));
    }

    fn cell(&mut self, at: Spot, player: usize, words: &[&str]) {
        let (Some((first, rest)), name) = (words.split_first(), self.names[player].clone()) else {
            return;
        };
        let (verb, said) = (act_word(first).unwrap_or_default(), words.join(" "));
        self.rest(!matches!(verb, "win" | "loss" | "resign" | "concede"));
        if std::mem::take(&mut self.game.is_beavered) && is_roll(first) {
            self.push(at, format!("take {name}"));
        }
        let doubles =
            matches!(verb, "double" | "redouble" | "beaver" | "raccoon").then_some(player);
        let offered = std::mem::replace(&mut self.game.offered, doubles);
        let number = rest.iter().find_map(|word| word.parse::<u32>().ok());
        match (verb, dice(first), number) {
            (_, Some(dice), _) => self.roll(at, player, dice, rest),
            ("win", _, Some(points)) => self.wins(at, player, points, said),
            ("loss" | "lose", ..) => {}
            ("resign" | "concede", ..) => self.game.stopped = Some((at, Some(player), said)),
            _ if *first == "00:" || said.contains("??") => {
                self.game.stopped = Some((at, None, said))
            }
            ("take", ..) => self.push(at, format!("take {name}")),
            ("drop" | "pass", ..) => self.push(at, format!("drop {name}")),
            ("double" | "redouble" | "beaver" | "raccoon", _, value) => {
                let is_beaver = offered == Some(1 - player);
                self.has_beavers |= is_beaver;
                self.game.is_beavered = is_beaver;
                let is_first = !self.game.is_doubled && self.game.cube.is_none();
                if let Some(value) = value.filter(|_| is_first) {
                    self.autodouble(value / 2);
                }
                self.game.is_doubled = true;
                // Nobody may double in the Crawford game, so it was played earlier.
                if let Some((_, ImportedStep::Head(_, carried))) = self.steps.all.get_mut(self.head)
                    && !carried.ends_with(CRAWFORD)
                {
                    carried.push_str(CRAWFORD);
                }
                let verb = if is_beaver { "beaver" } else { "double" };
                self.push(at, format!("{verb} {name}"));
            }
            _ => {
                let why = message!("import-no-move", word = excerpt(&said));
                self.push(at, ImportedStep::Unread(why));
            }
        }
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
            play.iter().filter(|word| **word != "0/0").map(|written| way(written)).collect();
        let said = play.join(" ");
        let is_hidden = said.contains("??") || said.to_ascii_lowercase().contains("illegal");
        if !is_hidden && ways.iter().any(|way| way.contains('/')) {
            for way in ways.iter().filter(|way| way.contains("/off")) {
                let times =
                    way.split_once('(').map_or("1", |(_, times)| times.trim_end_matches(')'));
                let off = &mut self.game.off[player];
                *off = off.saturating_add(times.parse().unwrap_or(1));
            }
            return self.push(at, format!("move {name} {}", ways.join(" ")));
        }
        match play.first().and_then(|word| act_word(word)) {
            Some("resign" | "concede") => self.game.stopped = Some((at, Some(player), said)),
            _ if is_hidden => self.game.unplayed = Some((at, hidden(&said))),
            _ => {
                self.game.unplayed = Some((at, format!("pass {name}").into()));
                // A player who could not move has not resigned.
                if !said.is_empty() {
                    self.rest(true);
                }
            }
        }
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
        let [one, other] = &self.names;
        let times = value.checked_ilog2().unwrap_or_default().min(AUTODOUBLES);
        let opened = self.game.opened.filter(|_| times > 0);
        let Some((at, spot)) = opened.and_then(|at| Some((at, self.steps.all.get(at)?.0))) else {
            return;
        };
        if self.points > 0 {
            self.game.times = times;
            let cube = 1 << times;
            let told = format!("automatic doubles: the cube is at {cube} when the game begins");
            return self.push(spot, ImportedStep::Note(told));
        }
        let throws = ImportedStep::from(format!("open {one} 1 {other} 1"));
        let throws = iter::repeat_n((spot, throws), times as usize);
        self.steps.all.splice(at..at, throws);
        self.has_autodoubles = true;
    }

    /// Adds a win by bearing off, a drop or a resignation. If nobody doubled, the points show the
    /// value of the cube and whether a gammon counts once.
    fn wins(&mut self, at: Spot, column: usize, points: u32, said: String) {
        // The win may be in the other column, next to the last checkers borne off.
        let player = column ^ usize::from(self.game.off[1 - column] >= 15);
        let (is_off, is_gammon) = (self.game.off[player] >= 15, self.game.off[1 - player] == 0);
        self.game.is_over = true;
        if !self.game.is_doubled && self.points == 0 && points > 0 {
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
        let whole = total[player].saturating_add(i64::from(points));
        let is_match = said.ends_with("match");
        if points == 0 || is_match && whole < i64::from(self.points) {
            let why = message!("import-no-result", said = excerpt(&said));
            return self.push(at, ImportedStep::Unread(why));
        }
        let mut points_of_file = total;
        points_of_file[player] = whole;
        let score = WrittenScore { said: said.clone(), points: points_of_file, is_least: is_match };
        self.game.total = Some((at, score));
        // The law allows no automatic doubles in a match.
        total[player] = total[player].saturating_add(i64::from(points >> self.game.times));
        self.won_by(at, player, said, total);
    }
}

fn hidden(said: &str) -> ImportedStep {
    ImportedStep::Unread(message!("import-hidden", word = excerpt(said)))
}
