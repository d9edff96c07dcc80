//! An evening without end: honest hands, played with all 28 tiles by four players who follow the law.

#![allow(dead_code, reason = "each test uses what it needs")]

use nos::law::EntryNo;
use nos::law::hand::{Hand, Seat, Stage, Table};
use nos::law::ruling::{NextSet, Verdict};
use nos::law::session::{Progress, Session};
use nos::law::tile::Tile;
use nos::notation::{self, Body};

const PLAYERS: [&str; 4] = ["Anna", "Bram", "Cees", "Dirk"];

/// What may be announced; the first that the set allows is taken.
const GAMES: [&str; 12] = [
    "triangle-double-cross",
    "matador-double-cross",
    "ordinary first 2 on left then matador",
    "volapuk ordinary left first 3 on left",
    "ordinary-cross then matador",
    "matador",
    "volapuk-double-cross",
    "matador first here then there then ordinary-cross",
    "ordinary-double-cross",
    "matador first left then right",
    "matador-cross then ordinary double-cross",
    "ordinary",
];

/// The lines of an evening of so many entries, all of them in order.
pub fn endless(entries: usize) -> Vec<String> {
    let mut evening = Evening {
        session: Session::new(),
        dice: 0x9e37_79b9_7f4a_7c15,
        hands: Default::default(),
        boneyard: Vec::new(),
        lines: Vec::with_capacity(entries + 8),
    };
    evening.take(&format!("seat {}", PLAYERS.join(" ")));
    while evening.lines.len() < entries {
        evening.go_on();
    }
    evening.lines.truncate(entries);
    evening.lines
}

struct Evening {
    session: Session,
    dice: u64,
    hands: [Vec<Tile>; 4],
    boneyard: Vec<Tile>,
    lines: Vec<String>,
}

impl Evening {
    /// A number below this one.
    fn roll(&mut self, below: usize) -> usize {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        (self.dice % below as u64) as usize
    }

    fn shuffled(&mut self) -> Vec<Tile> {
        let mut tiles: Vec<Tile> = Tile::all().collect();
        for at in (1..tiles.len()).rev() {
            let other = self.roll(at + 1);
            tiles.swap(at, other);
        }
        tiles
    }

    /// Takes a line, if it is in order.
    fn take(&mut self, line: &str) -> bool {
        let Ok(Some(Body::Entry(entry))) = notation::read_line(line).map(|line| line.body) else {
            return false;
        };
        match self.session.judge(&entry) {
            Ok(ruling) if ruling.verdict == Verdict::Accepted => {
                self.lines.push(line.to_owned());
                self.session
                    .apply(EntryNo(self.lines.len() as u32), &ruling);
                true
            }
            _ => false,
        }
    }

    fn hand(&self) -> Option<&Hand> {
        self.session.hand()
    }

    fn go_on(&mut self) {
        let Some(hand) = self.hand() else {
            return self.between();
        };
        match &hand.table {
            Table::Bare { on_set } => self.set(*on_set),
            Table::Set { .. } => self.announce(),
            Table::Game(round) => match round.stage {
                Stage::Over { .. } => self.reveal(),
                Stage::Closed => self.draw(round.turn, usize::from(hand.drawable())),
                Stage::Going { .. } | Stage::Claimed { .. } => self.turn(round.turn),
            },
        }
    }

    fn between(&mut self) {
        let lots = match (self.session.progress(), self.session.next_set()) {
            (Progress::Between(_), NextSet::Lots(players)) => players.clone(),
            _ => {
                self.take("deal");
                let mut tiles = self.shuffled();
                self.hands = [(); 4].map(|()| tiles.split_off(tiles.len() - 4));
                self.boneyard = tiles;
                return;
            }
        };
        let tiles = self.shuffled();
        let drawn = lots.iter().zip(tiles).filter_map(|(player, tile)| {
            let name = self.session.name(*player)?;
            Some(format!(" {name} {tile}"))
        });
        let line = format!("lot{}", drawn.collect::<String>());
        self.take(&line);
    }

    fn set(&mut self, on_set: Option<Seat>) {
        let highest = |at: usize| {
            let doubles = self.hands[at].iter().filter(|tile| tile.is_double());
            doubles.copied().max_by_key(|tile| tile.high())
        };
        let at = match on_set {
            Some(seat) => seat.index(),
            None => (0..4)
                .max_by_key(|at| highest(*at).map(|tile| tile.high()))
                .unwrap_or(0),
        };
        match (highest(at), on_set) {
            (Some(tile), _) => self.lay(at, tile, &format!("set {} {tile}", PLAYERS[at])),
            (None, None) => {
                self.take("reshuffle");
                let mut tiles = self.shuffled();
                self.hands = [(); 4].map(|()| tiles.split_off(tiles.len() - 4));
                self.boneyard = tiles;
                true
            }
            (None, Some(_)) => {
                let tile = self.boneyard.pop();
                tile.is_some_and(|tile| self.take(&format!("set {} {tile} drawn", PLAYERS[at])))
            }
        };
    }

    fn announce(&mut self) {
        let first = self.roll(GAMES.len());
        let (before, from) = GAMES.split_at(first);
        let _ = from
            .iter()
            .chain(before)
            .any(|game| self.take(&format!("announce {game}")));
        // Whoever has a double that fits the set lays it at once, now and then.
        for (at, player) in PLAYERS.iter().enumerate() {
            let doubles: Vec<Tile> = self.hands[at]
                .iter()
                .copied()
                .filter(|tile| tile.is_double())
                .collect();
            for tile in doubles {
                if self.roll(2) == 0 {
                    self.lay(at, tile, &format!("play {player} {tile} claim"));
                }
            }
        }
    }

    /// A line by which a player lays this tile, if it is in order.
    fn lay(&mut self, at: usize, tile: Tile, line: &str) -> bool {
        let taken = self.take(line);
        if taken {
            self.hands[at].retain(|own| *own != tile);
        }
        taken
    }

    fn draw(&mut self, seat: Seat, tiles: usize) {
        let at = seat.index();
        if self.take(&format!("draw {} {tiles}", PLAYERS[at])) {
            let left = self.boneyard.len() - tiles;
            let drawn = self.boneyard.split_off(left);
            self.hands[at].extend(drawn);
        }
    }

    fn turn(&mut self, seat: Seat) {
        let at = seat.index();
        let player = PLAYERS[at];
        let Some(legal) = self.session.legal() else {
            return;
        };
        if legal.plays.is_empty() && self.take("block") || self.take(&format!("wait {player}")) {
            return;
        }
        let mut plays = legal.plays;
        plays.retain(|play| self.hands[at].contains(&play.tile));
        if plays.is_empty() {
            match legal.drawable {
                0 => self.take(&format!("pass {player}")),
                _ => {
                    self.draw(seat, 1);
                    true
                }
            };
            return;
        }
        let play = plays[self.roll(plays.len())];
        let (touching, open) = (play.way.touching, play.way.open);
        let line = format!("play {player} {touching}>{open} on {}", play.way.arm);
        let _ = play.tile.is_double() && self.lay(at, play.tile, &format!("{line} claim"))
            || self.lay(at, play.tile, &line);
    }

    fn reveal(&mut self) {
        let uncounted = (0..4).filter(|at| !self.hands[*at].is_empty());
        for at in uncounted.collect::<Vec<_>>() {
            let tiles = self.hands[at].iter().map(|tile| format!(" {tile}"));
            let line = format!("reveal {}{}", PLAYERS[at], tiles.collect::<String>());
            self.take(&line);
        }
    }
}
