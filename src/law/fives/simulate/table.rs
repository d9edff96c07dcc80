//! The true tiles, and how they move.

use crate::dominoes::tile::{Tile, TileSet};
use crate::law::fives::audit::Finding;
use crate::law::fives::ruling::{Event, Ruling};
use crate::law::fives::session::Session;
use crate::simulate::{Luck, Offence, Share, Truth, Wishes};
use crate::table::article::article;
use crate::table::seat::{BySeat, PlayerId};

/// In one hand at most so much is done wrong, so that every hand comes to its end.
const WRONGS_MOST: u32 = 40;

/// The players, and what they truly hold.
#[derive(Debug)]
pub struct Table {
    pub(super) players: Option<usize>,
    pub(super) hands_wished: u32,
    pub(super) hands: BySeat<TileSet>,
    fouls: Share,
    boneyard: Vec<Tile>,
    wrongs: u32,
    unseen: Vec<Offence>,
}

impl Table {
    pub(super) fn new(wishes: &Wishes) -> Table {
        Table {
            players: wishes.players,
            hands_wished: wishes.hands,
            fouls: wishes.fouls,
            hands: BySeat::default(),
            boneyard: Vec::new(),
            wrongs: 0,
            unseen: Vec::new(),
        }
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
                Event::Dealt { .. } => self.deal(session, luck),
                Event::Laid { player, lies, .. } => {
                    if let Some(seat) = session.latest_hand().and_then(|hand| hand.seat(*player)) {
                        self.hands[seat] = self.hands[seat].without(lies.tile());
                    }
                }
                Event::Knocked(player, tiles) => self.denies(session, *player, *tiles),
                Event::Voided { .. } => self.hands = BySeat::default(),
                _ => {}
            }
        }
    }

    fn deal(&mut self, session: &Session, luck: &mut Luck) {
        let Some(hand) = session.hand() else { return };
        let mut tiles = luck.tiles();
        for seat in hand.seats.seats() {
            let rest = tiles.split_off(usize::from(hand.tiles.dealt_to(seat)).min(tiles.len()));
            self.hands[seat] = std::mem::replace(&mut tiles, rest).into_iter().collect();
        }
        self.boneyard = tiles;
        self.wrongs = 0;
    }

    fn denies(&mut self, session: &Session, player: PlayerId, tiles: TileSet) {
        let seat = session.latest_hand().and_then(|hand| hand.seat(player));
        if seat.is_some_and(|seat| !self.hands[seat].and(tiles).is_empty()) {
            self.unseen.push(Offence {
                player: session.name_of(player).to_string(),
                kind: Finding::WORD,
                article: article(3, 3),
            });
        }
    }

    pub(super) fn truth(&self, session: &Session) -> Truth {
        let hand = session.latest_hand().filter(|_| !session.is_settled());
        let seated = hand.into_iter().flat_map(|hand| hand.seats.seated());
        let held = seated.map(|(seat, player)| {
            let name = session.name_of(player).to_string();
            (name, self.hands[seat].iter().collect())
        });
        Truth {
            hands: held.collect(),
            boneyard: hand.map_or_else(Vec::new, |_| self.boneyard.clone()),
            unseen: self.unseen.clone(),
        }
    }
}
