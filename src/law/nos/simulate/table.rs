//! The true tiles, and how they move.

use super::wanted::{Wanted, wanted};
use crate::dominoes::tile::{Tile, TileSet};
use crate::law::luck::{Luck, Share};
use crate::law::nos::entry::Act;
use crate::law::nos::evidence::audit::FindingKind;
use crate::law::nos::hand::{DenialKind, Irregular};
use crate::law::nos::ruling::{CloseOutcome, Event, Flipped, Ruling};
use crate::law::nos::session::{Progress, Session};
use crate::law::simulated::{Offence, SimulationOptions, Truth};
use crate::table::seat::{BySeat, PlayerId, Seat};
use std::collections::VecDeque;

/// In one hand at most so much is done wrong, so that every hand comes to its end.
const WRONGS_MOST: u32 = 40;

/// Tiles that were dealt too few or too many, which nobody has noticed yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Misdeal {
    Short(u8),
    Excess { tiles: u8, kept: bool },
}

/// The players, and what they truly hold.
#[derive(Debug)]
pub struct Table {
    pub(super) players: Option<usize>,
    pub(super) hands_wished: u32,
    pub(super) fouls: Share,
    pub(super) games: Vec<Wanted>,
    /// The names that nobody has yet.
    pub(super) names: Vec<&'static str>,
    pub(super) hands: BySeat<TileSet>,
    /// The last tile is drawn next.
    pub(super) boneyard: Vec<Tile>,
    /// The rows of Billitonnen.
    pub(super) rows: BySeat<VecDeque<Tile>>,
    /// The tile left over in Billitonnen.
    pub(super) starter: Option<Tile>,
    pub(super) misdeal: Option<(Seat, Misdeal)>,
    /// Of every denial in the hand, whether it is a lie.
    pub(super) lies: Vec<bool>,
    /// Whether those who could refute the open close keep silent, once that is decided.
    pub(super) silent: Option<bool>,
    /// Whether a tile has just been laid, and nobody has thought of a close yet.
    pub(super) just_laid: bool,
    /// What somebody is about to say.
    pub(super) about_to: VecDeque<Act>,
    pub(super) wrongs: u32,
    unseen: Vec<Offence>,
}

impl Table {
    pub(super) fn new(wishes: &SimulationOptions) -> Result<Table, String> {
        let games = wishes.games.iter().map(|game| wanted(game));
        Ok(Table {
            players: wishes.players,
            hands_wished: wishes.hands,
            fouls: wishes.fouls,
            games: games.collect::<Result<_, _>>()?,
            names: Vec::new(),
            hands: BySeat::default(),
            boneyard: Vec::new(),
            rows: BySeat::default(),
            starter: None,
            misdeal: None,
            lies: Vec::new(),
            silent: None,
            just_laid: false,
            about_to: VecDeque::new(),
            wrongs: 0,
            unseen: Vec::new(),
        })
    }

    /// Whether anything is ever done wrong here.
    pub(super) fn plays_wrong(&self) -> bool {
        self.fouls > Share::default()
    }

    /// Whether somebody does something wrong now.
    pub(super) fn is_tempted(&mut self, luck: &mut Luck) -> bool {
        let tempted = self.wrongs < WRONGS_MOST && luck.falls_in(self.fouls);
        self.wrongs += u32::from(tempted);
        tempted
    }

    pub(super) fn happened(&mut self, session: &Session, luck: &mut Luck, ruling: &Ruling) {
        self.unseen.clear();
        for event in &ruling.events {
            match event {
                Event::Dealt { .. } | Event::Reshuffled => self.deal(session, luck),
                Event::Drew { player, tiles, .. } => self.draws(session, *player, *tiles),
                Event::Irregular(player, irregular) => {
                    self.misdeal = None;
                    if let Irregular::Short(tiles) = irregular {
                        self.draws(session, *player, *tiles);
                    }
                }
                Event::SetLaid { player, set, .. } => self.leaves(session, *player, set.tile()),
                Event::Laid { player, tile, .. } => {
                    self.leaves(session, *player, *tile);
                    self.just_laid = true;
                }
                Event::Denied {
                    player,
                    kind,
                    tiles,
                    ..
                } => {
                    self.denies(session, *player, *kind, *tiles);
                }
                Event::CloseDecided(_, outcome) => {
                    self.silent = None;
                    if *outcome == CloseOutcome::Upheld {
                        self.conceal(session);
                    }
                }
                Event::HandScored(_) | Event::Voided => {
                    self.hands = BySeat::default();
                    self.boneyard.clear();
                    self.misdeal = None;
                    self.about_to.clear();
                }
                Event::Lead(_) => self.lay_rows(session, luck),
                Event::Started(..) => self.starter = None,
                Event::TileFlipped { player, to, .. } => self.flips(session, *player, *to),
                _ => {}
            }
        }
    }
    fn draws(&mut self, session: &Session, player: PlayerId, tiles: u8) {
        if let Some(seat) = seat_of(session, player) {
            self.takes(seat, tiles);
        }
    }

    fn leaves(&mut self, session: &Session, player: PlayerId, tile: Tile) {
        if let Some(seat) = seat_of(session, player) {
            self.hands[seat] = self.hands[seat].without(tile);
            self.boneyard.retain(|own| *own != tile);
        }
    }

    fn denies(&mut self, session: &Session, player: PlayerId, kind: DenialKind, tiles: TileSet) {
        let held = seat_of(session, player)
            .map(|seat| self.hands[seat])
            .unwrap_or_default();
        let lies = !held.and(tiles).is_empty();
        self.lies.push(lies);
        if lies {
            self.unseen(session, player, kind.into());
        }
    }

    /// A close was upheld, though somebody may hold a tile that fits.
    fn conceal(&mut self, session: &Session) {
        let Some((hand, round)) = session.hand().and_then(|hand| Some((hand, hand.round()?)))
        else {
            return;
        };
        for (seat, player) in hand.seats.seated() {
            if !self.hands[seat].and(round.upheld).is_empty() {
                self.unseen(session, player, FindingKind::Concealed);
            }
        }
    }

    fn unseen(&mut self, session: &Session, player: PlayerId, kind: FindingKind) {
        self.unseen.push(Offence {
            player: session.name_of(player).to_string(),
            kind: kind.word(),
            article: kind.article(),
        });
    }

    fn flips(&mut self, session: &Session, player: PlayerId, to: Flipped) {
        let seated = match session.progress() {
            Progress::Billitonnen(game) => game.seats.seat(player),
            _ => None,
        };
        let Some(seat) = seated else { return };
        if let Some(tile) = self.rows[seat].pop_front()
            && to == Flipped::Back
        {
            self.rows[seat].push_back(tile);
        }
    }

    pub(super) fn truth(&self, session: &Session) -> Truth {
        let hands: Vec<(PlayerId, Vec<Tile>)> = match session.progress() {
            Progress::Hand(hand) => {
                let seated = hand.seats.seated();
                let held = seated.map(|(seat, player)| (player, self.hands[seat].iter().collect()));
                held.collect()
            }
            Progress::Billitonnen(game) => {
                let seated = game.seats.seated();
                let rows = seated
                    .map(|(seat, player)| (player, self.rows[seat].iter().copied().collect()));
                rows.collect()
            }
            _ => Vec::new(),
        };
        let printed = |tiles: Vec<Tile>| tiles.iter().map(Tile::to_string).collect();
        let named = |(player, tiles)| (session.name_of(player).to_string(), printed(tiles));
        let boneyard = match session.hand() {
            Some(_) => self.boneyard.iter().rev().copied().collect(),
            None => self.starter.into_iter().collect(),
        };
        Truth {
            hands: hands.into_iter().map(named).collect(),
            places: vec![("boneyard", printed(boneyard))],
            unseen: self.unseen.clone(),
        }
    }
}

/// The seat of a player in the hand under way.
fn seat_of(session: &Session, player: PlayerId) -> Option<Seat> {
    session.latest_hand()?.seat(player)
}
