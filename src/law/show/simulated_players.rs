//! Simulated players. They act legally, with true tiles where hands are hidden, or commit fouls.

mod choice;

use crate::about::{BETWEEN, FINISHED, LOBBY, LOT};
use crate::hidden_hands::DeniedRecord;
use crate::{
    Deck, Effect, Law, Legal, Luck, Offence, Players, Ruling, Session, Share, SimulationOptions,
    TableSizes, Truth,
};
use nos_base::{Name, Places, PlayerId, Set as _};
use nos_entry::{Entry, TypedPiece, What};

const NAMES: [&str; 10] =
    ["Alice", "Barry", "Chris", "Doris", "Edwin", "Fiona", "Gareth", "Helen", "Ian", "Julia"];

#[derive(Debug, Default)]
pub struct SimulatedPlayers {
    /// Earlier legal plays, where nothing is hidden.
    earlier: Vec<Legal>,
    /// Earlier legal acts without a piece, such as every roll of two dice.
    earlier_others: Vec<Legal>,
    players: usize,
    hands_wished: u32,
    fouls: Share,
    /// The pieces in each place of the record: first the players' hands, then the other places.
    held: Vec<Places>,
    /// The next piece to be drawn comes first.
    boneyard: Vec<usize>,
    wrongs: u32,
    denials: usize,
    unseen: Vec<Offence>,
    /// Whether the pieces of their game are chosen.
    has_chosen: bool,
    /// Whether their table has house rules. Then games may also end by forfeit or on time.
    has_house: bool,
}

impl SimulatedPlayers {
    fn held(&self, player: PlayerId) -> Places {
        self.held.get(player.index()).copied().unwrap_or_default()
    }

    /// Whether the acting player can play this piece or, if nobody acts, whether it comes up next.
    fn has(&self, deck: Option<Deck>, by: Option<PlayerId>, piece: &TypedPiece) -> bool {
        let place = deck.and_then(|deck| (deck.place)(piece));
        match (place, by) {
            _ if self.held.is_empty() => true,
            (None, _) => false,
            (Some(place), Some(player)) => self.held(player).has(place),
            (place, None) => self.boneyard.first().copied() == place,
        }
    }

    fn deal(&mut self, record: &DeniedRecord<Places>, luck: &mut Luck) {
        let mut pieces = luck.shuffled(record.set());
        self.held.clear();
        for seat in record.seats() {
            let rest = pieces.split_off(usize::from(record.dealt_to(seat)).min(pieces.len()));
            self.held.push(Places::of_all(std::mem::replace(&mut pieces, rest)));
        }
        self.boneyard = pieces;
        self.denials = 0;
    }
}

impl Players for SimulatedPlayers {
    fn next(&mut self, session: &Session, luck: &mut Luck) -> Option<Entry> {
        let (table, law) = (session.table(), session.law());
        let what = match table.phase() {
            LOBBY => Some(What::Seat(seated(&law.about.seating, self.players, luck))),
            LOT => choice::draw_lots(table, luck),
            FINISHED => None,
            BETWEEN => self.between(table, luck),
            _ => self.turn_of(table, luck),
        };
        what.map(|what| law.entry(what))
    }

    fn happened(&mut self, session: &Session, luck: &mut Luck, ruling: &Ruling) {
        self.unseen.clear();
        let is_dealt = ruling.begins_hand();
        if is_dealt {
            self.wrongs = 0;
        }
        let Some(record) = session.hidden().and_then(|hidden| hidden.record) else { return };
        // The law may have the pieces taken again without another deal.
        let is_taken_again = record.laid().is_empty() && ruling.own_events().next().is_some();
        if record.events().is_empty() && (is_dealt || is_taken_again) {
            self.deal(&record, luck);
        }
        if ruling.has(|effect| matches!(effect, Effect::Voided)) {
            self.held.clear();
        }
        for held in &mut self.held {
            *held = held.minus(record.laid());
        }
        self.boneyard.retain(|piece| !record.laid().has(*piece));
        for denial in record.denials().iter().skip(self.denials) {
            let player = PlayerId::at(denial.seat.index());
            if !self.held(player).and(denial.pieces).is_empty() {
                self.unseen.push(Offence {
                    player: session.common().name(player).to_string(),
                    kind: denial.own.kind,
                    article: denial.own.article,
                });
            }
        }
        self.denials = record.denials().len();
        for (seat, held) in record.seats().zip(&mut self.held) {
            let drawn = record.number(seat).saturating_sub(held.len());
            let drawn = usize::from(drawn).min(self.boneyard.len());
            *held = held.or(Places::of_all(self.boneyard.drain(..drawn)));
        }
    }

    fn truth(&self, session: &Session) -> Truth {
        let (table, hidden) = (session.common(), session.hidden());
        let printed = |pieces: Vec<usize>| {
            hidden.as_ref().map(|hidden| hidden.deck.each(pieces)).unwrap_or_default()
        };
        let mut held: Vec<Vec<String>> =
            self.held.iter().map(|held| printed(held.iter().collect())).collect();
        let has_hand = table.hands() > 0 && !table.is_settled();
        let mut further = held.split_off(table.players().len().min(held.len()));
        further.push(printed(self.boneyard.clone()));
        let of_hand = |pieces: Option<Vec<String>>| pieces.filter(|_| has_hand).unwrap_or_default();
        let (mut held, mut further) = (held.into_iter(), further.into_iter());
        let players = table.everybody().filter(|_| has_hand);
        let places = hidden.as_ref().map_or(&[][..], |hidden| hidden.places);
        Truth {
            hands: players
                .map(|player| (table.name(player).to_string(), of_hand(held.next())))
                .collect(),
            places: places.iter().map(|place| (*place, of_hand(further.next()))).collect(),
            unseen: self.unseen.clone(),
        }
    }

    fn is_doubtful(&self, entry: &Entry, ruling: &Ruling) -> bool {
        if !matches!(entry.what, What::Own(_)) {
            return false;
        }
        let denies = ruling.own_events().count() == 1;
        ruling.scored().next().is_some() || ruling.articles.len() > 1 || denies
    }
}

pub fn players(law: &'static Law, options: &SimulationOptions) -> Result<Box<dyn Players>, String> {
    Ok(Box::new(SimulatedPlayers {
        players: can_be(law, options)?,
        hands_wished: options.hands,
        fouls: options.fouls,
        has_house: !options.house.is_empty(),
        ..SimulatedPlayers::default()
    }))
}

/// Returns the requested number of players; 0 if any number will do.
fn can_be(law: &'static Law, options: &SimulationOptions) -> Result<usize, String> {
    let (seating, players) = (&law.about.seating, options.players.unwrap_or_default());
    if options.players.is_some() && seating.sides(players).is_none() {
        let (who, most) = (law.message("who-plays"), seating.range().1);
        return Err(format!("{who}: --players {most}"));
    }
    if !options.games.is_empty() {
        return Err(message!("has-one-game", game = law.message("law-name")));
    }
    Ok(players)
}

/// Returns the names of the players; a random number of them if `players` is 0.
fn seated(seating: &TableSizes, players: usize, luck: &mut Luck) -> Vec<Name> {
    let allowed: Vec<usize> = seating.0.iter().map(|row| row.0).collect();
    let players = match players {
        0 => luck.pick(&allowed).unwrap_or_default(),
        players => players,
    };
    let mut names = NAMES.to_vec();
    luck.shuffle(&mut names);
    names.truncate(players);
    names.into_iter().filter_map(Name::new).collect()
}
