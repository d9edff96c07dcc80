//! Reads matches of other backgammon programs: two columns of plays, with the cube and the points.

mod game;
mod lines;

use super::LAW;
use game::{AUTODOUBLES, MatchSteps, ReadGame};
use lines::{begins, cells, players, points_to_win, tag, turned, unrated_name};
use nos_base::Name;
use nos_law::imported::players::seats;
use nos_law::imported::{ImportedSteps, Renamed, excerpt, note_of};
use nos_law::{FileEvidence, ForeignFile, GameFormat, GameTag, Imported, ImportedStep, Spot};
use std::{iter, mem};

pub const FORMAT: GameFormat = GameFormat { name: "mat", evidence, read };

/// Most lines that wait for the next match.
const HELD: usize = 1000;

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
    for (at, line) in mem::take(&mut source.held) {
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
            Some(points) => (read.at, read.steps.points) = (Some(at), points),
            None if !read.is_begun && (read.at.is_none() || is_tag()) => read.head_line(at, &line),
            // It may belong to the next match.
            None if source.held.len() < HELD && is_held() => source.held.push((at, line)),
            None => {
                if !line.is_empty() {
                    read.held_lines(source);
                }
                read.line(at, &line);
            }
        }
    }
    if source.rest().is_none() {
        read.held_lines(source);
    }
    let at = read.at?;
    Some(read.imported(at))
}

#[derive(Default)]
struct ReadMatch {
    at: Option<Spot>,
    tags: Vec<GameTag>,
    /// First cubes by the numbers of their games, as comments give them.
    cubes: Vec<(u32, u32)>,
    is_begun: bool,
    seated: Option<([Name; 2], Renamed)>,
    /// The names above the first game.
    written: [String; 2],
    steps: MatchSteps,
    game: ReadGame,
}

impl ReadMatch {
    /// Takes a line above the match: a tag, a cube or text.
    fn head_line(&mut self, at: Spot, line: &str) {
        let (tag, turned, text) =
            (tag(at, line), turned(line), line.trim_matches([';', ' ', '\t']));
        if tag.is_none() && turned.is_none() && !text.is_empty() {
            self.steps.push(at, ImportedStep::Note(text.to_owned()));
        }
        self.tags.extend(tag);
        self.cubes.extend(turned);
    }

    fn held_lines(&mut self, source: &mut ForeignFile<'_>) {
        for (at, line) in mem::take(&mut source.held) {
            self.line(at, &line);
        }
    }

    fn line(&mut self, at: Spot, line: &str) {
        let text = line.trim();
        let number = text.strip_prefix("Game ").and_then(|text| text.split_whitespace().next());
        if let Some(number) = number.and_then(|number| number.parse::<u32>().ok()) {
            self.is_begun = true;
            let is_money = self.steps.points == 0;
            let cube = self.cubes.iter().find(|cube| cube.0 == number && is_money);
            self.game = mem::take(&mut self.game).next(cube.map(|cube| cube.1), &mut self.steps);
        } else if let Some(fen) = text.strip_prefix("; Set Pos=") {
            if !fen.starts_with(START) {
                let why = message!("import-other-start", fen = excerpt(fen));
                self.steps.push(at, ImportedStep::Unread(why));
            }
        } else if let Some(comment) = text.strip_prefix(';') {
            self.steps.push(at, ImportedStep::Note(comment.trim().to_owned()));
        } else if self.is_begun && self.game.before.is_none() {
            self.head(at, text);
        } else {
            let cells = cells(at, line);
            let is_act = |(.., words): &(Spot, usize, Vec<&str>)| begins(words[0]);
            if self.game.is_over && !cells.is_empty() && !cells.iter().any(is_act) {
                return self.steps.push(at, ImportedStep::Note(text.to_owned()));
            }
            for (at, player, words) in cells {
                self.game.cell(at, player, &words, &mut self.steps);
            }
        }
    }

    fn imported(mut self, at: Spot) -> Imported {
        self.game.end(&mut self.steps);
        let (names, renamed) = self.seated.unwrap_or_else(|| seats(&LAW, ["?"; 2], ["One", "Two"]));
        for (written, name) in &renamed {
            let tag = PLAYERS[usize::from(Some(name) == names.last())];
            if !written.is_empty() && self.tags.iter().all(|own| own.name != tag) {
                let (name, value) = (tag.to_owned(), written.clone());
                self.tags.push(GameTag { at, name, value });
            }
        }
        let rules = [
            (self.steps.points > 0, format!("match {}", self.steps.points)),
            (self.steps.has_beavers, "beavers on".to_owned()),
            (self.steps.has_autodoubles, format!("autodoubles {AUTODOUBLES}")),
            (self.steps.has_jacoby, "jacoby on".to_owned()),
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
            None => {
                self.steps.read.behind(at, iter::once(note_of(&self.tags)).chain(rules).collect())
            }
        };
        Imported { at, names, renamed, steps, variations: 0, annotations: 0, undated: &[] }
    }

    fn head(&mut self, at: Spot, line: &str) {
        let Some([(one, first), (other, second)]) = players(line) else {
            return if !line.is_empty() {
                self.steps.push(at, ImportedStep::Unread(message!("import-no-names")));
            };
        };
        if self.seated.is_some() && self.written != [one, other].map(unrated_name) {
            let why = message!("import-other-names", said = excerpt(line));
            return self.steps.push(at, ImportedStep::Unread(why));
        }
        self.written = [one, other].map(unrated_name);
        let seat = || seats(&LAW, [one, other], ["One", "Two"]);
        let (names, _) = self.seated.get_or_insert_with(seat);
        self.steps.names = names.each_ref().map(ToString::to_string);
        self.game.begin(at, [first, second], line, &mut self.steps);
    }
}
