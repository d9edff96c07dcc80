//! Evenings that could have been: players with real tiles, a little luck and a few bad habits. The law chooses
//! among nothing here: it is asked what may be played, and everything it takes is kept.

use nos::dominoes::tile::{Tile, TileSet};
use nos::law::EntryNo;
use nos::law::nos::entry::{Entry, Place};
use nos::law::nos::hand::Hand;
use nos::law::nos::holding::Irregular;
use nos::law::nos::layout::Scope;
use nos::law::nos::round::Stage;
use nos::law::nos::ruling::{Event, NextSet, Ruling, Verdict};
use nos::law::nos::session::{Progress, Session};
use nos::speech::{self, Body};
use nos::table::name::Name;
use nos::table::seat::PlayerId;
use nos::table::seat::Seat;

/// Numbers that look drawn by lot and are always the same for the same seed.
pub struct Luck(u64);

impl Luck {
    pub fn new(seed: u64) -> Luck {
        Luck(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn next(&mut self) -> u64 {
        // xorshift64*
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }

    pub fn below(&mut self, number: usize) -> usize {
        (self.next() % number.max(1) as u64) as usize
    }

    /// Once in so many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub fn pick<T: Clone>(&mut self, from: &[T]) -> Option<T> {
        (!from.is_empty()).then(|| from[self.below(from.len())].clone())
    }

    fn tile(&mut self, from: TileSet) -> Option<Tile> {
        self.pick(&from.iter().collect::<Vec<_>>())
    }
}

const NAMES: [&str; 7] = ["Jan", "Jan-Piet", "Bram", "Cees", "Dirk", "Éva", "Fien"];

const GAMES: [&str; 25] = [
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "13",
    "14",
    "15",
    "16",
    "ordinary first left then right",
    "ordinary first 2 on left then matador",
    "matador first 3 on right",
    "matador first right then left then ordinary",
    "volapuk ordinary left",
    "volapuk ordinary right first 1 on left",
    "volapuk-cross",
    "volapuk-double-cross",
    "matador first here then there then ordinary-cross",
    "matador first here then there then ordinary-double-cross",
    "ordinary",
];

/// An evening under way.
pub struct Evening {
    pub luck: Luck,
    pub session: Session,
    /// Every line that was taken, as it was typed.
    pub lines: Vec<String>,
    /// How often, in hundred, somebody does what he should not.
    pub mischief: usize,
    hands: [TileSet; 5],
    boneyard: Vec<Tile>,
}

impl Evening {
    /// Players sit down, three to five of them.
    pub fn begin(seed: u64, mischief: usize) -> Evening {
        let mut evening = Evening {
            luck: Luck::new(seed),
            session: Session::new(),
            lines: Vec::new(),
            mischief,
            hands: [TileSet::EMPTY; 5],
            boneyard: Vec::new(),
        };
        let players = 3 + evening.luck.below(3);
        let names: Vec<&str> = (0..players)
            .map(|at| NAMES[(at + seed as usize) % NAMES.len()])
            .collect();
        if evening.luck.once_in(3) {
            evening.enter("house house.extra_games true");
            evening.enter("house payments.nos 10");
        }
        if evening.luck.once_in(3) {
            evening.enter("house house.wait_breaks_payment false");
        }
        evening.enter(&format!("seat {}", names.join(" ")));
        evening
    }

    /// An evening of at least so many entries, between hands at its end.
    pub fn of(seed: u64, mischief: usize, entries: usize) -> Evening {
        let mut evening = Evening::begin(seed, mischief);
        for _ in 0..entries {
            if evening.lines.len() >= entries {
                break;
            }
            evening.hand();
            evening.between();
        }
        evening
    }

    /// Types a line; what is rejected is not kept.
    pub fn enter(&mut self, line: &str) -> Option<Ruling> {
        let Ok(Some(Body::Entry(entry))) = speech::read_line::<Session>(line).map(|line| line.body)
        else {
            return None;
        };
        self.take(line, &entry)
    }

    fn take(&mut self, line: &str, entry: &Entry) -> Option<Ruling> {
        let ruling = self.session.judge(entry).ok()?;
        self.lines.push(line.to_owned());
        self.session
            .apply(EntryNo(self.lines.len() as u32), &ruling);
        for event in &ruling.events {
            self.happens(event);
        }
        Some(ruling)
    }

    /// What becomes of the real tiles.
    fn happens(&mut self, event: &Event) {
        match event {
            Event::Dealt { each, .. } => {
                let seats = self.session.seats().len();
                self.shuffle(seats, usize::from(*each));
            }
            Event::Reshuffled => {
                let seats = self.session.seats().len();
                self.shuffle(seats, 8 - seats);
            }
            Event::Drew { player, tiles, .. } => self.draws(*player, usize::from(*tiles)),
            Event::Irregular(player, Irregular::Kept(tiles)) => {
                self.draws(*player, usize::from(*tiles));
            }
            Event::SetLaid { player, set, .. } => self.leaves(*player, set.tile()),
            Event::Laid { player, tile, .. } => self.leaves(*player, *tile),
            _ => {}
        }
    }

    fn shuffle(&mut self, seats: usize, each: usize) {
        let mut all: Vec<Tile> = Tile::all().collect();
        for at in (1..all.len()).rev() {
            let other = self.luck.below(at + 1);
            all.swap(at, other);
        }
        for hand in &mut self.hands {
            *hand = TileSet::EMPTY;
        }
        for seat in 0..seats {
            self.hands[seat] = all.drain(..each).collect();
        }
        self.boneyard = all;
    }

    /// Where the tiles of a player of the hand under way are kept.
    fn seat(&self, player: PlayerId) -> usize {
        let seats = self.session.seats();
        seats.iter().position(|own| *own == player).unwrap_or(0)
    }

    fn draws(&mut self, player: PlayerId, tiles: usize) {
        let seat = self.seat(player);
        for _ in 0..tiles {
            if let Some(tile) = self.boneyard.pop() {
                self.hands[seat] = self.hands[seat].with(tile);
            }
        }
    }

    fn leaves(&mut self, player: PlayerId, tile: Tile) {
        let seat = self.seat(player);
        self.hands[seat] = self.hands[seat].without(tile);
        self.boneyard.retain(|own| *own != tile);
    }

    fn name(&self, player: PlayerId) -> String {
        self.session
            .name(player)
            .map_or(String::new(), Name::to_string)
    }

    fn name_at(&self, seat: Seat) -> String {
        let hand = self.session.latest_hand();
        let player = hand.map(|hand| hand.player(seat));
        player.map_or(String::new(), |player| self.name(player))
    }

    fn seated(&mut self) -> String {
        let seats: Vec<PlayerId> = self.session.seats().iter().copied().collect();
        self.luck
            .pick(&seats)
            .map_or(String::new(), |player| self.name(player))
    }

    fn is_naughty(&mut self) -> bool {
        self.luck.below(100) < self.mischief
    }

    /// One hand, from the deal to the count.
    pub fn hand(&mut self) {
        if self.enter("deal").is_none() {
            return;
        }
        self.irregular();
        self.set();
        let mut steps = 0;
        while self.session.hand().is_some() && steps < 400 {
            steps += 1;
            if self.session.hand().is_some_and(Hand::is_over) {
                self.count();
                break;
            }
            self.step();
        }
        if self.session.hand().is_some() {
            self.enter("void");
        }
        self.lots();
    }

    fn irregular(&mut self) {
        if self.is_naughty() {
            let (name, tiles) = (self.seated(), 1 + self.luck.below(3));
            let line = match self.luck.below(3) {
                0 => format!("excess {name} {tiles} kept"),
                1 => format!("excess {name} {tiles} returned"),
                _ => format!("short {name} 1"),
            };
            self.enter(&line);
        }
    }

    fn set(&mut self) {
        for _ in 0..50 {
            if self
                .session
                .hand()
                .is_none_or(|hand| hand.set_no().is_some())
            {
                break;
            }
            let Some(hand) = self.session.hand() else {
                return;
            };
            let on_set = hand.on_set();
            let highest = |tiles: &TileSet| tiles.and(TileSet::DOUBLES).iter().next();
            match on_set {
                Some(seat) if self.is_naughty() => {
                    // Any tile, by anybody: it goes back, or is set.
                    let name = self.seated();
                    if let Some(tile) = self.luck.tile(self.hands[seat.index()]) {
                        self.enter(&format!("set {name} {tile}"));
                    }
                }
                Some(seat) => match self
                    .luck
                    .tile(self.hands[seat.index()].and(TileSet::DOUBLES))
                {
                    Some(double) => {
                        self.enter(&format!("set {double}"));
                    }
                    None => {
                        let at = self.luck.below(self.boneyard.len());
                        let tile = self.boneyard[at];
                        self.enter(&format!("set {}-{} drawn", tile.low(), tile.high()));
                    }
                },
                None => {
                    let best = (0..self.session.seats().len())
                        .filter_map(|at| Some((highest(&self.hands[at])?, at)))
                        .min_by_key(|(tile, _)| tile.place());
                    match best {
                        Some((double, at)) => {
                            let name = self.name(self.session.seats()[at]);
                            if self.enter(&format!("set {name} {double}")).is_none() {
                                return;
                            }
                        }
                        None => {
                            if self.enter("reshuffle").is_none() {
                                return;
                            }
                        }
                    }
                }
            }
        }
        for _ in 0..200 {
            let game = GAMES[self.luck.below(GAMES.len())];
            if self.enter(&format!("announce {game}")).is_some() {
                return;
            }
        }
    }

    /// One thing that happens in a game.
    fn step(&mut self) {
        let Some((hand, round)) = self
            .session
            .hand()
            .and_then(|hand| Some((hand, hand.round()?)))
        else {
            self.enter("void");
            return;
        };
        let (turn, stage, drawable) = (round.turn, round.stage, hand.drawable());
        let fitting = round.layout.playable(Scope::Turn).and(hand.tiles.unlaid());
        if self.is_naughty() && self.misbehave(turn) {
            return;
        }
        match stage {
            Stage::Closed if drawable > 0 => {
                self.enter(&format!("draw {drawable}"));
            }
            Stage::Claimed { .. } => self.claimed(turn, fitting, drawable),
            _ => self.act(turn),
        }
    }

    fn claimed(&mut self, turn: Seat, fitting: TileSet, drawable: u8) {
        let refuting = (0..5)
            .filter_map(|at| Some((at, self.hands[at].and(fitting).iter().next()?)))
            .next();
        match refuting {
            Some((at, tile)) if at == turn.index() && self.luck.once_in(2) => {
                self.play(turn, tile);
            }
            Some((at, tile)) => {
                let name = self.name(self.session.seats()[at]);
                self.enter(&format!("refute {name} {tile}"));
            }
            None if drawable > 0 => {
                self.enter("draw");
            }
            None => {
                self.enter("uphold");
            }
        }
    }

    fn act(&mut self, turn: Seat) {
        let Some((hand, round)) = self
            .session
            .hand()
            .and_then(|hand| Some((hand, hand.round()?)))
        else {
            return;
        };
        let (opening, on_set, drawable) = (round.is_opening(), round.on_set, hand.drawable());
        let at_once = round
            .layout
            .playable(Scope::OutOfTurn)
            .and(TileSet::DOUBLES);
        let playable = round.layout.playable(round.scope(turn));
        let waits = hand.waits_due(turn) > 0;
        if opening {
            let seats: Vec<Seat> = hand
                .all()
                .filter(|seat| *seat != on_set && *seat != turn)
                .collect();
            for seat in seats {
                if let Some(tile) = self.luck.tile(self.hands[seat.index()].and(at_once))
                    && self.luck.once_in(2)
                    && self.play(seat, tile)
                {
                    return;
                }
            }
            if self.luck.once_in(6) {
                let seat = self.session.hand().and_then(|hand| hand.all().next());
                if let Some(seat) = seat {
                    let doubles = self.hands[seat.index()].and(TileSet::DOUBLES);
                    if doubles.len() > 1 {
                        self.enter(&format!("declare {} {doubles}", self.name_at(seat)));
                    }
                }
            }
        }
        let who = if self.luck.once_in(2) {
            String::new()
        } else {
            format!(" {}", self.name_at(turn))
        };
        if waits {
            self.enter(&format!("wait{who}"));
            return;
        }
        match self.luck.tile(self.hands[turn.index()].and(playable)) {
            Some(tile) => {
                self.play(turn, tile);
                if tile.is_double() && self.luck.once_in(2) {
                    self.enter("claim");
                }
                if self.luck.once_in(25) {
                    self.enter("block");
                }
                if self.luck.once_in(30) {
                    self.enter(&format!("nos {}", self.name_at(turn)));
                }
            }
            None if drawable > 0 => {
                self.enter(&format!("draw{who}"));
            }
            None => {
                self.enter(&format!("pass{who}"));
            }
        }
    }

    /// Plays a tile in one of its ways, said in as few words as will do, or in more.
    fn play(&mut self, seat: Seat, tile: Tile) -> bool {
        let Some((hand, round)) = self
            .session
            .hand()
            .and_then(|hand| Some((hand, hand.round()?)))
        else {
            return false;
        };
        let scope = if seat == round.turn {
            round.scope(seat)
        } else {
            Scope::OutOfTurn
        };
        let turn = hand.round().is_some_and(|round| round.turn == seat);
        let ways = round.layout.ways(tile, scope, None);
        let Some(way) = self.luck.pick(&ways) else {
            return false;
        };
        let name = self.name_at(seat);
        let short: String = name.chars().take(2).collect();
        let claim = if tile.is_double() && self.luck.once_in(3) {
            " claim"
        } else {
            ""
        };
        let who = match self.luck.below(3) {
            0 if turn => String::new(),
            1 => format!("play {short} "),
            _ => format!("play {name} "),
        };
        let full = match (tile.is_double(), Place::Arm(way.arm)) {
            (true, on) => format!("play {name} {tile} on {on}{claim}"),
            (false, on) => format!("play {name} {}>{} on {on}{claim}", way.touching, way.open),
        };
        let typed = match self.luck.below(3) {
            0 => format!("{who}{tile}{claim}"),
            1 => format!("{who}{tile} on {}{claim}", way.arm),
            _ => full.clone(),
        };
        self.enter(&typed).is_some() || self.enter(&full).is_some()
    }

    /// Something that should not be done; false where it was not even possible.
    fn misbehave(&mut self, turn: Seat) -> bool {
        let other = self.seated();
        let waive = if self.luck.once_in(4) { " waive" } else { "" };
        let arm = ["left", "right", "north", "east", "south", "west", "3"][self.luck.below(7)];
        let own = self.luck.tile(self.hands[turn.index()]);
        let line = match (self.luck.below(12), own) {
            (0, Some(tile)) => format!("play {tile} on {arm}{waive}"),
            (1, Some(tile)) => {
                format!("play {}>{} on {arm} stands{waive}", tile.low(), tile.high())
            }
            (2, _) => {
                let seats = self.session.seats().len();
                let at = self.luck.below(seats);
                match self.luck.tile(self.hands[at]) {
                    Some(tile) => {
                        format!("play {} {tile}{waive}", self.name(self.session.seats()[at]))
                    }
                    None => return false,
                }
            }
            (3, _) => format!("pass{waive}"),
            (4, _) => format!("draw {}", 1 + self.luck.below(4)),
            (5, _) => format!("block {other}"),
            (6, _) => "claim".to_owned(),
            (7, _) => format!("nos {other}"),
            (8, _) => {
                let kinds = [
                    "covering",
                    "showing",
                    "advice",
                    "asking",
                    "drew-with-double",
                    "passed-able",
                    "no-draw",
                ];
                format!("foul {other} {}{waive}", kinds[self.luck.below(7)])
            }
            (9, _) => "note somebody has spilt the coffee".to_owned(),
            (10, _) => format!("recount {other} {}", 400 + self.luck.below(200)),
            (_, _) if self.luck.once_in(12) => "void".to_owned(),
            _ => return false,
        };
        self.enter(&line).is_some()
    }

    fn count(&mut self) {
        let Some(hand) = self.session.hand() else {
            return;
        };
        let still_in: Vec<Seat> = hand.still_in().collect();
        if self.is_naughty() {
            self.enter("block");
        }
        for seat in still_in {
            let (name, tiles) = (self.name_at(seat), self.hands[seat.index()]);
            let counted = self.luck.once_in(3)
                && self
                    .enter(&format!("count {name} {}", tiles.count()))
                    .is_some();
            if !counted {
                self.enter(&format!("reveal {name} {tiles}"));
            }
        }
    }

    fn lots(&mut self) {
        while let NextSet::Lots(tied) = self.session.next_set().clone() {
            let lots = self.lots_of(&tied);
            if self.enter(&lots).is_none() {
                return;
            }
        }
    }

    fn lots_of(&mut self, players: &[PlayerId]) -> String {
        let mut all: Vec<Tile> = Tile::all().collect();
        let mut line = "lot".to_owned();
        for player in players {
            let tile = all.swap_remove(self.luck.below(all.len()));
            line.push_str(&format!(" {} {tile}", self.name(*player)));
        }
        line
    }

    /// What happens between hands.
    fn between(&mut self) {
        match self.luck.below(14) {
            0 if self.session.seats().len() > 3 => {
                let name = self.seated();
                self.enter(&format!("retire {name}"));
            }
            1 => {
                let after = self.seated();
                let newcomer = format!("N{}", self.session.roster().len());
                self.enter(&format!("join {newcomer} after {after}"));
            }
            2 => {
                self.enter("note a short break");
            }
            _ => {}
        }
    }

    /// The session is settled, and somebody gets the pot.
    pub fn settle(&mut self) {
        self.enter("settle");
        if matches!(self.session.progress(), Progress::Finished) {
            return;
        }
        if self.luck.once_in(2) {
            let name = self.seated();
            self.enter(&format!("pot {name}"));
        } else {
            self.billitonnen();
        }
    }

    fn billitonnen(&mut self) {
        self.enter("billitonnen");
        let seats = self.session.seats().clone();
        let lots = self.lots_of(&seats);
        self.enter(&lots);
        if self.session.seats().len() == 3 {
            self.enter("starter 2-5");
        }
        for _ in 0..400 {
            let Progress::Billitonnen(game) = self.session.progress() else {
                return;
            };
            let Some(turn) = game.turn() else { break };
            let name = self.name(game.seats[turn]);
            let known = game.row(turn).front().copied().flatten();
            let hidden: TileSet = Tile::all()
                .filter(|tile| !game.laid.has(*tile) && game.known_in(*tile).is_none())
                .collect();
            let Some(tile) = known.or_else(|| self.luck.tile(hidden)) else {
                break;
            };
            let who = if self.luck.once_in(2) {
                format!("{name} ")
            } else {
                String::new()
            };
            let line = format!("flip {who}{}-{}", tile.low(), tile.high());
            if self.enter(&line).is_none() && self.enter(&format!("{line} on right")).is_none() {
                break;
            }
        }
        let name = self.seated();
        self.enter(&format!("pot {name}"));
    }
}

/// How many of the rulings in an evening are fouls, to see that it was one.
pub fn is_foul(ruling: &Ruling) -> bool {
    matches!(ruling.verdict, Verdict::Foul(_))
}
