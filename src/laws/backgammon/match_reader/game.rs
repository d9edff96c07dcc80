//! A game of a match: the points above it, its rolls and plays, the cube and the result.

use super::lines::{act_word, dice, is_roll, way};
use nos_law::imported::{ImportedSteps, excerpt};
use nos_law::{ImportedStep, Spot, WrittenScore};
use std::{iter, mem};

/// The most steps in a match; a roll with its play makes two.
const STEPS: usize = 600_000;

/// The most automatic doubles in a game.
pub const AUTODOUBLES: u32 = 6;

/// Follows a score when the Crawford game has been played.
const CRAWFORD: &str = " crawford";

/// The steps of a match, and the house rules that its games show.
#[derive(Default)]
pub struct MatchSteps {
    pub read: ImportedSteps,
    pub points: u32,
    pub names: [String; 2],
    /// The index of the `Head` step of the current game.
    head: usize,
    pub has_beavers: bool,
    pub has_autodoubles: bool,
    pub has_jacoby: bool,
}

impl MatchSteps {
    pub fn push(&mut self, at: Spot, step: impl Into<ImportedStep>) {
        self.read.push(STEPS, at, step);
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
}

#[derive(Default)]
pub struct ReadGame {
    /// The points before this game and before the previous one; `None` until the names are read.
    pub before: Option<[i64; 2]>,
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
    pub is_over: bool,
}

impl ReadGame {
    /// Returns the game after this one.
    pub fn next(mut self, cube: Option<u32>, steps: &mut MatchSteps) -> ReadGame {
        self.rest(false, steps);
        // The points above the next game may show how this one ended.
        let stopped = self.stopped.filter(|_| !self.is_over);
        ReadGame { stopped, earlier: self.before, cube, ..ReadGame::default() }
    }

    /// Takes the points above the game.
    pub fn begin(&mut self, at: Spot, points: [i64; 2], said: &str, steps: &mut MatchSteps) {
        let earlier = self.earlier.unwrap_or_default();
        self.before = Some(points);
        // The player whose points rose won the unfinished game.
        let winner = [0, 1].into_iter().find(|at| points[*at] > earlier[*at]);
        if let (Some((at, ..)), Some(winner)) = (self.stopped.take(), winner) {
            steps.won_by(at, winner, said.to_owned(), points);
        }
        let mut carried = steps.carried(points);
        // The game before was the Crawford game.
        if steps.points > 0 && earlier.contains(&(i64::from(steps.points) - 1)) {
            carried += CRAWFORD;
        }
        steps.head = steps.read.all.len();
        let score = WrittenScore { said: said.to_owned(), points, is_least: false };
        steps.push(at, ImportedStep::Head(score, carried));
    }

    /// Ends the last game of the match.
    pub fn end(mut self, steps: &mut MatchSteps) {
        self.rest(false, steps);
        match self.stopped.filter(|_| !self.is_over) {
            Some((at, Some(who), _)) => steps.push(at, format!("resign {}", steps.names[who])),
            Some((at, None, said)) => steps.push(at, hidden(&said)),
            None => {}
        }
        // No game follows that shows the points of the last one.
        if let Some((at, score)) = self.total {
            let carried = steps.carried(score.points);
            steps.push(at, ImportedStep::Head(score, carried));
        }
    }

    pub fn cell(&mut self, at: Spot, player: usize, words: &[&str], steps: &mut MatchSteps) {
        let (Some((first, rest)), name) = (words.split_first(), steps.names[player].clone()) else {
            return;
        };
        let (verb, said) = (act_word(first).unwrap_or_default(), words.join(" "));
        self.rest(!matches!(verb, "win" | "loss" | "resign" | "concede"), steps);
        if mem::take(&mut self.is_beavered) && is_roll(first) {
            steps.push(at, format!("take {name}"));
        }
        let doubles =
            matches!(verb, "double" | "redouble" | "beaver" | "raccoon").then_some(player);
        let offered = mem::replace(&mut self.offered, doubles);
        match (verb, dice(first), rest.iter().find_map(|word| word.parse::<u32>().ok())) {
            (_, Some(dice), _) => self.roll(at, player, dice, rest, steps),
            ("win", _, Some(points)) => self.wins(at, player, points, said, steps),
            ("loss" | "lose", ..) => {}
            ("resign" | "concede", ..) => self.stopped = Some((at, Some(player), said)),
            _ if *first == "00:" || said.contains("??") => self.stopped = Some((at, None, said)),
            ("take", ..) => steps.push(at, format!("take {name}")),
            ("drop" | "pass", ..) => steps.push(at, format!("drop {name}")),
            ("double" | "redouble" | "beaver" | "raccoon", _, value) => {
                let is_beaver = offered == Some(1 - player);
                steps.has_beavers |= is_beaver;
                self.is_beavered = is_beaver;
                let is_first = !self.is_doubled && self.cube.is_none();
                if let Some(value) = value.filter(|_| is_first) {
                    self.autodouble(value / 2, steps);
                }
                self.is_doubled = true;
                // Nobody may double in the Crawford game, so it was played earlier.
                if let Some((_, ImportedStep::Head(_, carried))) =
                    steps.read.all.get_mut(steps.head)
                    && !carried.ends_with(CRAWFORD)
                {
                    carried.push_str(CRAWFORD);
                }
                let verb = if is_beaver { "beaver" } else { "double" };
                steps.push(at, format!("{verb} {name}"));
            }
            _ => {
                let why = message!("import-no-move", word = excerpt(&said));
                steps.push(at, ImportedStep::Unread(why));
            }
        }
    }

    /// Adds a roll and its play. The first roll opens the game; its player threw the higher number.
    fn roll(
        &mut self,
        at: Spot,
        player: usize,
        [one, two]: [u32; 2],
        play: &[&str],
        steps: &mut MatchSteps,
    ) {
        let (name, other) = (steps.names[player].clone(), &steps.names[1 - player]);
        let rolled = match self.opened {
            Some(_) => format!("roll {name} {one} {two}"),
            None if one < two => format!("open {other} {one} {name} {two}"),
            None => format!("open {name} {one} {other} {two}"),
        };
        let is_opening = self.opened.is_none();
        self.opened.get_or_insert(steps.read.all.len());
        steps.push(at, rolled);
        if let Some(cube) = self.cube.filter(|_| is_opening) {
            self.autodouble(cube, steps);
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
                let off = &mut self.off[player];
                *off = off.saturating_add(times.parse().unwrap_or(1));
            }
            return steps.push(at, format!("move {name} {}", ways.join(" ")));
        }
        match play.first().and_then(|word| act_word(word)) {
            Some("resign" | "concede") => self.stopped = Some((at, Some(player), said)),
            _ if is_hidden => self.unplayed = Some((at, hidden(&said))),
            _ => {
                self.unplayed = Some((at, format!("pass {name}").into()));
                // A player who could not move has not resigned.
                if !said.is_empty() {
                    self.rest(true, steps);
                }
            }
        }
    }

    /// Handles a roll without a play, which may mean that its player resigned.
    fn rest(&mut self, goes_on: bool, steps: &mut MatchSteps) {
        match self.unplayed.take() {
            Some((at, step)) if goes_on => steps.push(at, step),
            Some((at, ImportedStep::Line(pass))) => {
                steps.push(at, ImportedStep::Ways(vec![vec![pass], vec![]], None));
            }
            _ => {}
        }
    }

    /// Adds the equal opening throws, which no file lists, that turned the cube to this value.
    fn autodouble(&mut self, value: u32, steps: &mut MatchSteps) {
        let [one, other] = &steps.names;
        let times = value.checked_ilog2().unwrap_or_default().min(AUTODOUBLES);
        let opened = self.opened.filter(|_| times > 0);
        let Some((at, spot)) = opened.and_then(|at| Some((at, steps.read.all.get(at)?.0))) else {
            return;
        };
        if steps.points > 0 {
            self.times = times;
            let cube = 1 << times;
            let told = format!("automatic doubles: the cube is at {cube} when the game begins");
            return steps.push(spot, ImportedStep::Note(told));
        }
        let throws = ImportedStep::from(format!("open {one} 1 {other} 1"));
        steps.read.all.splice(at..at, iter::repeat_n((spot, throws), times as usize));
        steps.has_autodoubles = true;
    }

    /// Adds a win by bearing off, a drop or a resignation. If nobody doubled, the points show the
    /// value of the cube and whether a gammon counts once.
    fn wins(&mut self, at: Spot, column: usize, points: u32, said: String, steps: &mut MatchSteps) {
        // The win may be in the other column, next to the last checkers borne off.
        let player = column ^ usize::from(self.off[1 - column] >= 15);
        let (is_off, is_gammon) = (self.off[player] >= 15, self.off[1 - player] == 0);
        self.is_over = true;
        if !self.is_doubled && steps.points == 0 && points > 0 {
            steps.has_jacoby |= is_off && is_gammon && points == self.cube.unwrap_or(1);
            let times = match points {
                points if self.cube.is_some() => points,
                _ if is_off && (!is_gammon || steps.has_jacoby) => 1,
                points if points % 3 == 0 => 3,
                points => 2 - points % 2,
            };
            self.autodouble(points / times, steps);
        }
        let mut total = self.before.unwrap_or_default();
        let whole = total[player].saturating_add(i64::from(points));
        let is_match = said.ends_with("match");
        if points == 0 || is_match && whole < i64::from(steps.points) {
            let why = message!("import-no-result", said = excerpt(&said));
            return steps.push(at, ImportedStep::Unread(why));
        }
        let mut points_of_file = total;
        points_of_file[player] = whole;
        let score = WrittenScore { said: said.clone(), points: points_of_file, is_least: is_match };
        self.total = Some((at, score));
        // The law allows no automatic doubles in a match.
        total[player] = total[player].saturating_add(i64::from(points >> self.times));
        steps.won_by(at, player, said, total);
    }
}

fn hidden(said: &str) -> ImportedStep {
    ImportedStep::Unread(message!("import-hidden", word = excerpt(said)))
}
