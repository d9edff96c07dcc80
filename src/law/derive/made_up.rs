//! Players who are made up. They do what is in order; where hands are hidden, as far as their play true tiles allow.
//! What they do wrong is found by asking the law.

use crate::dominoes::record::TileRecord;
use crate::dominoes::tile::{Tile, TileSet};
use crate::law::Verdict;
use crate::law::about::{BETWEEN, Denied, FINISHED, LOBBY, LOT, Shared};
use crate::law::game::{Game, Hidden, Legal, Piece};
use crate::law::luck::{Luck, Share};
use crate::law::referee::{Players, Ruling as AnyRuling, Session};
use crate::law::ruling::{Effect, Ruling};
use crate::law::shared::Entry;
use crate::law::simulated::{Offence, SimulationOptions, Truth};
use crate::law::table::{Opener, Table};
use crate::speech::Entry as SpokenEntry;
use crate::table::name::Name;
use crate::table::seat::PlayerId;
use std::marker::PhantomData;

const NAMES: [&str; 10] = [
    "Alice", "Barry", "Chris", "Doris", "Edwin", "Fiona", "Gareth", "Helen", "Ian", "Julia",
];

/// In one hand at most so much is done wrong, so that every hand comes to its end.
const WRONGS_MOST: u32 = 40;

/// How often somebody looks for something wrong to do before he gives up.
const TRIES: usize = 12;

/// The players, and what they truly hold.
#[derive(Debug)]
pub struct MadeUp {
    players: usize,
    hands_wished: u32,
    fouls: Share,
    held: Vec<TileSet>,
    boneyard: Vec<Tile>,
    wrongs: u32,
    denials: usize,
    unseen: Vec<Offence>,
}

impl MadeUp {
    fn held(&self, player: PlayerId) -> TileSet {
        let held = self.held.get(player.index());
        held.copied().unwrap_or(TileSet::EMPTY)
    }

    /// Whether a player can play this piece; he can if it is not hidden who has it.
    fn has(&self, player: PlayerId, piece: impl Piece) -> bool {
        piece.tile().is_none_or(|tile| self.held(player).has(tile))
    }
}

/// The players of a law.
struct Seats<G>(MadeUp, PhantomData<G>);

impl<G: Game> Players for Seats<G> {
    fn next(&mut self, session: &Session, luck: &mut Luck) -> Option<SpokenEntry> {
        let table = session.get::<Table<G>>()?;
        table.next_of(&mut self.0, luck).map(SpokenEntry::new)
    }

    fn happened(&mut self, session: &Session, luck: &mut Luck, ruling: &AnyRuling) {
        if let (Some(table), Some(ruling)) = (session.get::<Table<G>>(), ruling.get()) {
            table.tiles_move(&mut self.0, luck, ruling);
        }
    }

    fn truth(&self, session: &Session) -> Truth {
        let table = session.get::<Table<G>>();
        table.map_or_else(Truth::default, |table| table.truth_of(&self.0))
    }
}

/// Players of this law.
///
/// # Errors
/// The options are not possible by it.
pub fn players<G: Game>(wishes: &SimulationOptions) -> Result<Box<dyn Players>, String> {
    let seating = &G::ABOUT.seating;
    let players = wishes.players.unwrap_or_default();
    if wishes.players.is_some() && seating.sides(players).is_none() {
        let (who, most) = (seating.who, seating.range().1);
        return Err(format!("{who}: --players {most}"));
    }
    if !wishes.games.is_empty() {
        return Err(format!(
            "{} has one game; leave --games out",
            G::ABOUT.called
        ));
    }
    Ok(Box::new(Seats(
        MadeUp {
            players,
            hands_wished: wishes.hands,
            fouls: wishes.fouls,
            held: Vec::new(),
            boneyard: Vec::new(),
            wrongs: 0,
            denials: 0,
            unseen: Vec::new(),
        },
        PhantomData::<G>,
    )))
}

/// What scores, what several articles decide, and what can be wrong though nobody sees it.
pub fn is_doubtful<G: Game>(entry: &Entry<G>, ruling: &Ruling<G>) -> bool {
    let denies = ruling.events().count() == 1;
    let is_own = matches!(entry, Entry::Own(_));
    is_own && (ruling.scored().next().is_some() || ruling.articles.len() > 1 || denies)
}

impl<G: Game> Table<G> {
    fn next_of(&self, made_up: &mut MadeUp, luck: &mut Luck) -> Option<Entry<G>> {
        match self.phase() {
            LOBBY => Some(seat(made_up, luck)),
            LOT => self.draw_lots(luck),
            FINISHED => None,
            BETWEEN => self.between(made_up, luck),
            _ => self.turn_of(made_up, luck),
        }
    }

    fn tiles_move(&self, made_up: &mut MadeUp, luck: &mut Luck, ruling: &Ruling<G>) {
        made_up.unseen.clear();
        let Some(record) = G::HIDDEN.and_then(|hidden| hidden.record(self)) else {
            return;
        };
        for effect in &ruling.effects {
            match effect {
                Effect::Dealt { .. } => deal(record, made_up, luck),
                Effect::Voided => made_up.held.clear(),
                _ => {}
            }
        }
        for held in &mut made_up.held {
            *held = held.minus(record.laid());
        }
        for denial in record.denials().iter().skip(made_up.denials) {
            let player = PlayerId::at(denial.seat.index());
            if !made_up.held(player).and(denial.tiles).is_empty() {
                made_up.unseen.push(Offence {
                    player: self.name(player).to_string(),
                    kind: denial.own.kind,
                    article: denial.own.article,
                });
            }
        }
        made_up.denials = record.denials().len();
    }

    fn truth_of(&self, made_up: &MadeUp) -> Truth {
        let has_hand = self.hands() > 0 && !self.is_settled();
        let players = self.everybody().filter(|_| has_hand);
        let held = players.map(|player| {
            (
                self.name(player).to_string(),
                made_up.held(player).iter().collect(),
            )
        });
        Truth {
            hands: held.collect(),
            boneyard: if has_hand {
                made_up.boneyard.clone()
            } else {
                Vec::new()
            },
            unseen: made_up.unseen.clone(),
        }
    }
}

fn seat<G: Game>(made_up: &MadeUp, luck: &mut Luck) -> Entry<G> {
    let allowed: Vec<usize> = G::ABOUT.seating.allowed.iter().map(|row| row.0).collect();
    let players = match made_up.players {
        0 => luck.pick(&allowed).unwrap_or_default(),
        players => players,
    };
    let mut names = NAMES.to_vec();
    luck.shuffle(&mut names);
    names.truncate(players);
    Entry::Seat(names.into_iter().filter_map(Name::new).collect())
}

fn deal(record: &TileRecord<&'static Denied>, made_up: &mut MadeUp, luck: &mut Luck) {
    let mut tiles = luck.tiles();
    made_up.held.clear();
    for seat in record.seats() {
        let rest = tiles.split_off(usize::from(record.dealt_to(seat)).min(tiles.len()));
        let held = std::mem::replace(&mut tiles, rest);
        made_up.held.push(held.into_iter().collect());
    }
    made_up.boneyard = tiles;
    made_up.wrongs = 0;
    made_up.denials = 0;
}

impl<G: Game> Table<G> {
    fn draw_lots(&self, luck: &mut Luck) -> Option<Entry<G>> {
        let Opener::Lots(drawers) = &self.opener else {
            return None;
        };
        let mut pieces = G::Piece::all();
        luck.shuffle(&mut pieces);
        Some(Entry::Lot(
            self.named(drawers).into_iter().zip(pieces).collect(),
        ))
    }

    /// Now and then somebody shows the tiles that he still holds.
    fn between(&self, made_up: &MadeUp, luck: &mut Luck) -> Option<Entry<G>> {
        if let Some(hidden) = G::HIDDEN
            && let Some(player) = hidden.next_to_show(self)
            && !luck.once_in(3)
        {
            return Some(self.show(hidden, player, made_up));
        }
        if self.hands() >= made_up.hands_wished {
            return Some(Entry::Settle);
        }
        if luck.once_in(40) {
            return Some(Entry::Note("a short break".to_owned()));
        }
        if G::ABOUT.verbs.iter().any(|(verb, _)| *verb == Shared::Deal) {
            return Some(Entry::Deal);
        }
        luck.pick(&G::legal(self))
            .map(|legal| Entry::Own(legal.act))
    }

    fn show(&self, hidden: &dyn Hidden<G>, player: PlayerId, made_up: &MadeUp) -> Entry<G> {
        let tiles: Vec<Tile> = made_up.held(player).iter().collect();
        Entry::Own(hidden.show(self.name(player), &tiles))
    }

    /// What is done in a hand.
    fn turn_of(&self, made_up: &mut MadeUp, luck: &mut Luck) -> Option<Entry<G>> {
        if luck.once_in(600) {
            return Some(Entry::Void);
        }
        let legal = G::legal(self);
        if made_up.wrongs < WRONGS_MOST && luck.falls_in(made_up.fouls) {
            made_up.wrongs += 1;
            if let Some(entry) = self.wrong(&legal, made_up, luck) {
                return Some(entry);
            }
        }
        if let Some(hidden) = G::HIDDEN
            && let Some(player) = hidden.next_to_show(self)
        {
            return Some(self.show(hidden, player, made_up));
        }
        let turn = self.turn()?;
        let can = |play: &&Legal<G>| play.piece.is_some_and(|piece| made_up.has(turn, piece));
        let plays: Vec<&Legal<G>> = legal.iter().filter(can).collect();
        let points = |play: &&&Legal<G>| {
            let ruling = self.judge(&Entry::Own(play.act.clone())).ok();
            ruling.map_or(0, |ruling| ruling.scored().map(|(_, points)| points).sum())
        };
        let chosen = match luck.once_in(2) {
            true => luck.pick(&plays),
            false => plays.iter().max_by_key::<i64, _>(points).copied(),
        };
        let others: Vec<&Legal<G>> = legal.iter().filter(|play| play.piece.is_none()).collect();
        let chosen = chosen.or_else(|| luck.pick(&others));
        chosen.map(|play| Entry::Own(play.act.clone()))
    }

    /// Something that is a foul, or that is in order only because nobody sees the hand.
    fn wrong(&self, legal: &[Legal<G>], made_up: &MadeUp, luck: &mut Luck) -> Option<Entry<G>> {
        let hidden = G::HIDDEN?;
        let turn = self.turn()?;
        let is_able = legal
            .iter()
            .any(|play| play.piece.is_some_and(|piece| made_up.has(turn, piece)));
        let denials = legal.iter().filter(|play| play.piece.is_none() && is_able);
        let denials: Vec<&Legal<G>> = denials.collect();
        if luck.once_in(3)
            && let Some(denial) = luck.pick(&denials)
        {
            return Some(Entry::Own(denial.act.clone()));
        }
        let players: Vec<PlayerId> = self.everybody().collect();
        for _ in 0..TRIES {
            let player = if luck.once_in(2) {
                turn
            } else {
                luck.pick(&players)?
            };
            let Some(tile) = luck.tile(made_up.held(player)) else {
                continue;
            };
            let act = Entry::Own(hidden.lay(self.name(player), tile, luck.below(12)));
            let is_foul = |ruling: Ruling<G>| ruling.verdict != Verdict::Accepted;
            if self.judge(&act).is_ok_and(is_foul) {
                return Some(act);
            }
        }
        None
    }
}
