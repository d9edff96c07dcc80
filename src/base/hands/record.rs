//! The record of the pieces in one hand: events in order, known places, and denials. Pieces seen
//! later may prove a denial false.

use crate::{BySeat, EntryNo, Places, Seat, Set, Variable, Variables};

/// A player's denial of holding any of certain pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Denial<S: Set, D> {
    pub seat: Seat,
    pub pieces: S,
    pub no: EntryNo,
    /// The denied pieces that the player has played or shown since.
    pub seen: S,
    pub drawn: u8,
    pub proved: bool,
    pub own: D,
}

impl<S: Set, D> Denial<S, D> {
    /// Whether these pieces, now seen, prove the denial false: more denied pieces were seen than
    /// pieces drawn since, so at least one was in the hand.
    pub fn is_disproved_by(&self, pieces: S) -> bool {
        !self.proved && self.seen.or(pieces.and(self.pieces)).len() > self.drawn
    }
}

/// A denied piece that was seen after all: played, or only shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sighting<S: Set> {
    pub no: EntryNo,
    pub pieces: S,
    pub is_played: bool,
}

/// An event in the hand. `Seen` pieces are shown but stay in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceEvent<S: Set> {
    Drew(Seat, u8),
    DrewThis(Seat, S::Piece, EntryNo),
    Laid(Seat, S::Piece, EntryNo),
    Seen(Seat, S, EntryNo),
    /// A denial, by its index.
    Denied(usize),
    Counted(Seat, u16, EntryNo),
}

/// Room for the events of most hands without an allocation.
const EVENTS: usize = 48;

/// The record of the pieces in one hand. `D` is the law's own part of a denial.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceRecord<S: Set, D> {
    set: S,
    players: usize,
    dealt: BySeat<u8>,
    number: BySeat<u8>,
    known: BySeat<S>,
    laid: S,
    boneyard: u8,
    events: Vec<PieceEvent<S>>,
    denials: Vec<Denial<S, D>>,
}

impl<S: Set, D> PieceRecord<S, D> {
    pub fn dealt(set: S, players: usize, each: u8) -> PieceRecord<S, D> {
        let dealt = BySeat::from_fn(|seat| if seat.index() < players { each } else { 0 });
        PieceRecord {
            set,
            players,
            dealt,
            number: dealt,
            known: BySeat::default(),
            laid: S::default(),
            boneyard: set.len().saturating_sub(each.saturating_mul(players as u8)),
            events: Vec::with_capacity(EVENTS),
            denials: Vec::new(),
        }
    }

    pub fn by_place(&self) -> PieceRecord<Places, D>
    where
        D: Copy,
    {
        let places = |set: S| Places::of_bits(set.bits());
        let event = |event: &PieceEvent<S>| match *event {
            PieceEvent::Drew(seat, pieces) => PieceEvent::Drew(seat, pieces),
            PieceEvent::DrewThis(seat, piece, no) => {
                PieceEvent::DrewThis(seat, S::place(piece), no)
            }
            PieceEvent::Laid(seat, piece, no) => PieceEvent::Laid(seat, S::place(piece), no),
            PieceEvent::Seen(seat, pieces, no) => PieceEvent::Seen(seat, places(pieces), no),
            PieceEvent::Denied(at) => PieceEvent::Denied(at),
            PieceEvent::Counted(seat, spots, no) => PieceEvent::Counted(seat, spots, no),
        };
        let denial = |denial: &Denial<S, D>| Denial {
            seat: denial.seat,
            pieces: places(denial.pieces),
            no: denial.no,
            seen: places(denial.seen),
            drawn: denial.drawn,
            proved: denial.proved,
            own: denial.own,
        };
        PieceRecord {
            set: places(self.set),
            players: self.players,
            dealt: self.dealt,
            number: self.number,
            known: BySeat::from_fn(|seat| places(self.known[seat])),
            laid: places(self.laid),
            boneyard: self.boneyard,
            events: self.events.iter().map(event).collect(),
            denials: self.denials.iter().map(denial).collect(),
        }
    }

    pub fn set(&self) -> S {
        self.set
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<S, D> {
        Seat::all(self.players)
    }

    pub fn dealt_to(&self, seat: Seat) -> u8 {
        self.dealt[seat]
    }

    pub fn number(&self, seat: Seat) -> u8 {
        self.number[seat]
    }

    pub fn known(&self, seat: Seat) -> S {
        self.known[seat]
    }

    pub fn is_known(&self, seat: Seat) -> bool {
        self.known[seat].len() >= self.number[seat]
    }

    pub fn laid(&self) -> S {
        self.laid
    }

    pub fn unlaid(&self) -> S {
        self.set.minus(self.laid)
    }

    pub fn boneyard(&self) -> u8 {
        self.boneyard
    }

    pub fn turn_up(&mut self, piece: S::Piece) {
        self.set = self.set.without(piece);
        self.laid = self.laid.with(piece);
        self.boneyard = self.boneyard.saturating_sub(1);
    }

    /// Returns the next seat clockwise that holds pieces, or the same seat.
    pub fn next_in(&self, seat: Seat) -> Seat {
        let mut next = seat.left(self.players);
        while next != seat && self.number(next) == 0 {
            next = next.left(self.players);
        }
        next
    }

    pub fn holder(&self, piece: S::Piece) -> Option<Seat> {
        self.seats().find(|seat| self.known[*seat].has(piece))
    }

    pub fn known_elsewhere(&self, seat: Seat) -> S {
        let others = self.seats().filter(|other| *other != seat);
        others.fold(S::default(), |pieces, other| pieces.or(self.known[other]))
    }

    pub fn laid_with(&self, piece: S::Piece) -> Option<EntryNo> {
        self.events.iter().find_map(|event| match event {
            PieceEvent::Laid(_, laid, no) if *laid == piece => Some(*no),
            _ => None,
        })
    }

    pub fn events(&self) -> &[PieceEvent<S>] {
        &self.events
    }

    pub fn denials(&self) -> &[Denial<S, D>] {
        &self.denials
    }

    pub fn denial_mut(&mut self, at: usize) -> Option<&mut Denial<S, D>> {
        self.denials.get_mut(at)
    }

    /// Returns the seat's denials, with indices, that these pieces, now seen, prove false.
    pub fn disproved(&self, seat: Seat, pieces: S) -> impl Iterator<Item = (usize, &Denial<S, D>)> {
        (0..)
            .zip(&self.denials)
            .filter(move |(_, denial)| denial.seat == seat && denial.is_disproved_by(pieces))
    }

    /// Marks every denial that the pieces played and shown so far prove false.
    pub fn prove(&mut self) {
        for denial in &mut self.denials {
            denial.proved |= denial.is_disproved_by(S::default());
        }
    }

    /// Returns the denied pieces that the player has played or shown since, each once.
    pub fn sightings(&self, at: usize) -> impl Iterator<Item = Sighting<S>> {
        let denial = self.denials.get(at);
        let since = self.events.iter().skip_while(move |event| **event != PieceEvent::Denied(at));
        let mut seen = S::default();
        since.filter_map(move |event| {
            let (seat, pieces, no, is_played) = match *event {
                PieceEvent::Laid(seat, piece, no) => (seat, S::of(piece), no, true),
                PieceEvent::Seen(seat, pieces, no) => (seat, pieces, no, false),
                _ => return None,
            };
            let denial = denial.filter(|denial| denial.seat == seat)?;
            let pieces = pieces.and(denial.pieces).minus(seen);
            seen = seen.or(pieces);
            Some(Sighting { no, pieces, is_played }).filter(|_| !pieces.is_empty())
        })
    }

    pub fn draw(&mut self, seat: Seat, pieces: u8) {
        if pieces > 0 {
            self.events.push(PieceEvent::Drew(seat, pieces));
            self.take(seat, pieces);
        }
    }

    pub fn draw_this(&mut self, seat: Seat, piece: S::Piece, no: EntryNo) {
        self.events.push(PieceEvent::DrewThis(seat, piece, no));
        self.take(seat, 1);
    }

    /// Corrects a deal of too few pieces: the player takes the missing ones from the boneyard now.
    pub fn deal_late(&mut self, seat: Seat, pieces: u8) {
        self.deal_fewer(seat, pieces);
        self.draw(seat, pieces);
    }

    /// Corrects a deal of too few pieces: the missing ones stay in the boneyard.
    pub fn deal_fewer(&mut self, seat: Seat, pieces: u8) {
        self.dealt[seat] = self.dealt[seat].saturating_sub(pieces);
        self.number[seat] = self.number[seat].saturating_sub(pieces);
        self.boneyard = self.boneyard.saturating_add(pieces);
    }

    /// Corrects a deal of too many pieces: the extra ones came from the boneyard.
    pub fn deal_more(&mut self, seat: Seat, pieces: u8) {
        self.dealt[seat] = self.dealt[seat].saturating_add(pieces);
        self.number[seat] = self.number[seat].saturating_add(pieces);
        self.boneyard = self.boneyard.saturating_sub(pieces);
    }

    pub fn lay(&mut self, seat: Seat, piece: S::Piece, no: EntryNo) {
        self.number[seat] = self.number[seat].saturating_sub(1);
        self.known[seat] = self.known[seat].without(piece);
        self.laid = self.laid.with(piece);
        self.events.push(PieceEvent::Laid(seat, piece, no));
        self.seen(seat, S::of(piece));
    }

    pub fn see(&mut self, seat: Seat, pieces: S, no: EntryNo) {
        self.known[seat] = self.known[seat].or(pieces);
        self.events.push(PieceEvent::Seen(seat, pieces, no));
        self.seen(seat, pieces);
    }

    pub fn deny(&mut self, seat: Seat, pieces: S, no: EntryNo, own: D) {
        self.events.push(PieceEvent::Denied(self.denials.len()));
        self.denials.push(Denial {
            seat,
            pieces,
            no,
            seen: S::default(),
            drawn: 0,
            proved: false,
            own,
        });
    }

    pub fn count(&mut self, seat: Seat, spots: u16, no: EntryNo) {
        self.events.push(PieceEvent::Counted(seat, spots, no));
    }

    fn take(&mut self, seat: Seat, pieces: u8) {
        self.boneyard = self.boneyard.saturating_sub(pieces);
        self.number[seat] = self.number[seat].saturating_add(pieces);
        for denial in self.denials_of(seat) {
            denial.drawn = denial.drawn.saturating_add(pieces);
        }
    }

    fn seen(&mut self, seat: Seat, pieces: S) {
        for denial in self.denials_of(seat) {
            denial.seen = denial.seen.or(pieces.and(denial.pieces));
        }
    }

    fn denials_of(&mut self, seat: Seat) -> impl Iterator<Item = &mut Denial<S, D>> {
        self.denials.iter_mut().filter(move |denial| denial.seat == seat)
    }
}

impl<S: Set + Variable> Variable for Sighting<S> {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        let told = variables.message("sighting", |variables| {
            self.pieces.set("tiles", variables);
            self.is_played.set("played", variables);
            self.no.set("no", variables);
        });
        variables.set(name, told);
    }
}
