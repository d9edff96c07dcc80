use super::games::{Wanted, likes};
use crate::nos::session::NosTable;
use crate::nos::simulate::SimulatePlay;
use crate::nos::{
    Act, BySeat, CONCEALED, CloseOutcome, Event, Flipped, Hand, Irregular, LAW, PlayerId, Progress,
    Ruling, SEATS_MAX, SEATS_MIN, Seat, Session, SetNeeded,
};
use nos_base::{Tile, TileSet};
use nos_entry::Entry;
use nos_law::{
    Denied, Effect, Luck, Offence, Outcome, Players, Share, SimulationOptions, Truth, Verdict,
    referee,
};
use std::collections::VecDeque;

/// The most mistakes in a hand, so that every hand ends.
const WRONGS_MOST: u32 = 40;

#[derive(Debug, Default)]
pub(crate) struct TrueTable {
    pub(super) players: Option<usize>,
    pub(super) hands_wished: u32,
    fouls: Share,
    pub(super) games: Vec<Wanted>,
    pub(super) names: Vec<&'static str>,
    pub(super) hands: BySeat<TileSet>,
    /// The last tile is drawn first.
    pub(super) boneyard: Vec<Tile>,
    pub(super) rows: BySeat<VecDeque<Tile>>,
    pub(super) starter: Option<Tile>,
    pub(super) misdeal: Option<(Seat, Act)>,
    pub(super) lies: Vec<bool>,
    /// Whether players who could refute the open close keep silent, once decided.
    pub(super) silent: Option<bool>,
    /// Whether a tile has just been laid and no close considered yet.
    pub(super) just_laid: bool,
    pub(super) about_to: VecDeque<Act>,
    wrongs: u32,
    unseen: Vec<Offence>,
}

pub fn table(options: &SimulationOptions) -> Result<Box<dyn Players>, String> {
    let players = options.players.unwrap_or(SEATS_MIN);
    if !(SEATS_MIN..=SEATS_MAX).contains(&players) {
        return Err(format!("{}: --players 4", LAW.message("who-plays")));
    }
    let games = options.games.iter().map(|game| Wanted::read(game));
    Ok(Box::new(TrueTable {
        players: options.players,
        hands_wished: options.hands,
        fouls: options.fouls,
        games: games.collect::<Result<_, _>>()?,
        ..TrueTable::default()
    }))
}

impl TrueTable {
    pub(super) fn is_tempted(&mut self, luck: &mut Luck) -> bool {
        let tempted = self.wrongs < WRONGS_MOST && luck.falls_in(self.fouls);
        self.wrongs += u32::from(tempted);
        tempted
    }

    fn moves(&mut self, session: &Session, luck: &mut Luck, event: &Event) -> Option<()> {
        let hand = session.latest_hand();
        let seat = |player: PlayerId| hand?.seat(player);
        match *event {
            Event::Reshuffled => self.deal(session, hand?, luck),
            Event::Drew { player, tiles, .. } => self.takes(seat(player)?, tiles),
            Event::Irregular(player, irregular) => {
                self.misdeal = None;
                if let Irregular::Short(tiles) = irregular {
                    self.takes(seat(player)?, tiles);
                }
            }
            Event::SetLaid { player, set, .. } => self.leaves(seat(player)?, set.tile()),
            Event::Laid { player, tile, .. } => {
                self.just_laid = true;
                self.leaves(seat(player)?, tile);
            }
            Event::Denied { player, kind, tiles, .. } => {
                let lies = !self.hands[seat(player)?].and(tiles).is_empty();
                self.lies.push(lies);
                if lies {
                    self.unseen(session, player, kind.row());
                }
            }
            Event::CloseDecided(_, outcome) => {
                self.silent = None;
                let round = hand?.round().filter(|_| outcome == CloseOutcome::Upheld)?;
                for (seat, player) in hand?.seats.seated() {
                    if !round.fitted(seat).among(self.hands[seat]).is_empty() {
                        self.unseen(session, player, &CONCEALED);
                    }
                }
            }
            Event::Lead(_) => {
                let game = session.billitonnen()?;
                let mut tiles = luck.shuffled(TileSet::set(6)).into_iter();
                for seat in game.seats.seats() {
                    self.rows[seat] = tiles.by_ref().take(game.rows[seat].len()).collect();
                }
                self.starter = tiles.next();
            }
            Event::Started(_) => self.starter = None,
            Event::TileFlipped { player, to, .. } => {
                let game = session.billitonnen()?;
                let row = &mut self.rows[game.seats.seat(player)?];
                let tile = row.pop_front();
                row.extend(tile.filter(|_| to == Flipped::Back));
            }
            _ => {}
        }
        Some(())
    }

    fn is_over(&mut self) {
        self.hands = BySeat::default();
        self.boneyard.clear();
        self.misdeal = None;
        self.about_to.clear();
    }

    fn takes(&mut self, seat: Seat, tiles: u8) {
        for _ in 0..tiles {
            if let Some(tile) = self.boneyard.pop() {
                self.hands[seat] = self.hands[seat].with(tile);
            }
        }
    }

    fn leaves(&mut self, seat: Seat, tile: Tile) {
        self.hands[seat] = self.hands[seat].without(tile);
        self.boneyard.retain(|other| *other != tile);
    }

    fn unseen(&mut self, session: &Session, player: PlayerId, denied: &Denied) {
        self.unseen.push(Offence {
            player: session.name(player).to_string(),
            kind: denied.kind,
            article: denied.article,
        });
    }

    fn deal(&mut self, session: &Session, hand: &Hand, luck: &mut Luck) {
        let mut tiles = luck.shuffled(TileSet::set(6));
        self.stack(hand, &mut tiles, luck);
        let mut tiles = tiles.into_iter();
        self.hands = BySeat::default();
        for seat in hand.all() {
            let dealt = usize::from(hand.tiles.dealt_to(seat));
            self.hands[seat] = tiles.by_ref().take(dealt).collect();
        }
        self.boneyard = tiles.collect();
        self.lies.clear();
        self.silent = None;
        self.about_to.clear();
        self.wrongs = 0;
        self.misdeal(session, hand, luck);
    }

    /// Deals a double to the player on set, so that a wished game can be announced.
    fn stack(&self, hand: &Hand, tiles: &mut [Tile], luck: &mut Luck) {
        let any = |wanted: &Wanted| wanted.sets().contains(&SetNeeded::Any);
        if self.games.is_empty() || self.games.iter().any(any) {
            return;
        }
        let liked: TileSet =
            TileSet::set(6).doubles().iter().filter(|double| likes(&self.games, *double)).collect();
        let seats: Vec<Seat> = hand.all().collect();
        let (Some(double), Some(anybody)) = (luck.piece(liked), luck.pick(&seats)) else { return };
        let each = usize::from(hand.tiles.dealt_to(anybody));
        let dealt = each * seats.len();
        let mut put = |tile: Tile, to: usize| {
            if let Some(at) = tiles.iter().position(|other| *other == tile) {
                tiles.swap(at, to);
            }
        };
        // In a first hand nobody gets a higher double. The tiles after the hands are the boneyard.
        let higher = |tile: &Tile| hand.first && tile.high() > double.high();
        for (tile, back) in TileSet::set(6).doubles().iter().filter(higher).zip(1..) {
            put(tile, usize::from(TileSet::set(6).len()).saturating_sub(back).max(dealt));
        }
        let seat = hand.on_set().unwrap_or(anybody);
        put(double, seat.index() * each + luck.below(each));
    }

    fn misdeal(&mut self, session: &Session, hand: &Hand, luck: &mut Luck) {
        // Tiles taken before a reshuffle went back.
        self.misdeal = None;
        let seats: Vec<Seat> = hand.all().collect();
        let Some(seat) = luck.pick(&seats) else { return };
        let by_foul = luck.falls_in(self.fouls);
        if !by_foul && !luck.once_in(25) {
            return;
        }
        let (short, kept) = (by_foul && luck.once_in(2), luck.once_in(2));
        let name = session.name_at(hand, seat);
        let misdeal = if short {
            let most = hand.tiles.dealt_to(seat).saturating_sub(2);
            let tiles = luck.below(most.into()) as u8 + 1;
            for _ in 0..tiles {
                if let Some(tile) = luck.piece(self.hands[seat]) {
                    self.hands[seat] = self.hands[seat].without(tile);
                    self.boneyard.push(tile);
                }
            }
            luck.shuffle(&mut self.boneyard);
            Act::Short { name, tiles }
        } else {
            let tiles = if by_foul { 3 } else { luck.below(2) as u8 + 1 };
            if kept {
                self.takes(seat, tiles);
            }
            Act::Excess { name, tiles, kept }
        };
        self.misdeal = Some((seat, misdeal));
    }
}

impl Players for TrueTable {
    fn next(&mut self, session: &referee::Session, luck: &mut Luck) -> Option<Entry> {
        let session: &Session = session.get()?;
        let what = session.next(self, luck)?;
        // Sometimes the table waives a penalty (article 11.10).
        let is_foul = |ruling: Ruling| ruling.verdict != Verdict::Accepted;
        let plays_wrong = self.fouls > Share::default();
        let waives =
            plays_wrong && session.judge_what(&what, false).is_ok_and(is_foul) && luck.once_in(10);
        Some(super::super::LAW.entry(what).waiving(waives))
    }

    fn happened(&mut self, session: &referee::Session, luck: &mut Luck, ruling: &Ruling) {
        self.unseen.clear();
        let Some(session) = session.get() else { return };
        for outcome in &ruling.outcomes {
            match outcome {
                Outcome::Own(event) => {
                    event.get().and_then(|event| self.moves(session, luck, event))
                }
                Outcome::Shared(Effect::Dealt { .. }) => {
                    let hand = session.hand();
                    hand.map(|hand| self.deal(session, hand, luck))
                }
                Outcome::Shared(Effect::Over { .. } | Effect::Voided) => {
                    self.is_over();
                    Some(())
                }
                _ => None,
            };
        }
    }

    fn truth(&self, session: &referee::Session) -> Truth {
        let Some(session) = session.get::<Session>() else { return Truth::default() };
        fn printed(tiles: impl Iterator<Item = Tile>) -> Vec<String> {
            tiles.map(|tile| tile.to_string()).collect()
        }
        let name = |player| session.name(player).to_string();
        let (hands, boneyard) = match &session.game.progress {
            Progress::Hand(hand) => {
                let held = |(seat, player)| (name(player), printed(self.hands[seat].iter()));
                let boneyard = printed(self.boneyard.iter().rev().copied());
                (hand.seats.seated().map(held).collect(), boneyard)
            }
            Progress::Billitonnen(game) => {
                let row = |(seat, player)| (name(player), printed(self.rows[seat].iter().copied()));
                (game.seats.seated().map(row).collect(), printed(self.starter.into_iter()))
            }
            _ => (Vec::new(), Vec::new()),
        };
        Truth { hands, places: vec![("boneyard", boneyard)], unseen: self.unseen.clone() }
    }

    fn is_doubtful(&self, entry: &Entry, ruling: &Ruling) -> bool {
        super::is_doubtful(entry, ruling)
    }
}
