//! Tiles and knocks (chapters 3 to 6).

use crate::dominoes::tile::TileSet;
use crate::law::Verdict;
use crate::law::fives::entry::Play;
use crate::law::fives::hand::{Ending, Hand};
use crate::law::fives::line::{Arm, Lies, Place, total};
use crate::law::fives::points::points;
use crate::law::fives::refusal::Refusal;
use crate::law::fives::ruling::{Event, For, Misplay, Ruling};
use crate::law::fives::session::Session;
use crate::law::fives::side::Side;
use crate::table::article::article;
use crate::table::name::Name;
use crate::table::seat::Seat;

impl Session {
    pub(super) fn judge_play(&self, play: &Play) -> Result<Ruling, Refusal> {
        let hand = self.hand_now()?;
        let seat = self.seat_or_turn(hand, play.name.as_ref())?;
        let tile = play.tile();
        self.can_be_there(hand, seat, tile)?;
        if hand.is_out(seat) {
            return Err(Refusal::IsOut(self.name_at(hand, seat)));
        }
        let known = hand.tiles.known(seat);
        if hand.tiles.is_known(seat) && !known.has(tile) {
            return Err(Refusal::NotHis(self.name_at(hand, seat), tile, known));
        }
        Ok(match self.place(hand, seat, play)? {
            Ok(lies) => self.lay(hand, seat, lies),
            Err(misplay) => self.take_back(hand, seat, play, misplay),
        })
    }

    /// Where a tile lies, or why it goes back.
    fn place(
        &self,
        hand: &Hand,
        seat: Seat,
        play: &Play,
    ) -> Result<Result<Lies, Misplay>, Refusal> {
        let turn = hand.player(hand.turn);
        let Some([left, right]) = hand.line.ends() else {
            return match play.on {
                Some(_) => Err(Refusal::LeadOnAnEnd),
                None if seat != hand.turn => Ok(Err(Misplay::NotHisLead(turn))),
                None => Ok(Ok(Lies::Lead(play.one, play.other))),
            };
        };
        let shown = [left.shows, right.shows];
        if let Some(Place::Shows(spots)) = play.on
            && !shown.contains(&spots)
        {
            return Err(Refusal::NoEndShows(spots, shown));
        }
        if seat != hand.turn {
            return Ok(Err(Misplay::OutOfTurn(turn)));
        }
        let tile = play.tile();
        match *hand.line.ways(tile, play.on, play.touching()) {
            [way] => Ok(Ok(Lies::At(way))),
            [] => Ok(Err(misplay(hand, play))),
            _ => Err(Refusal::TwoWays(tile, shown)),
        }
    }

    /// A tile goes back face up to its owner (article 3.6).
    fn take_back(&self, hand: &Hand, seat: Seat, play: &Play, misplay: Misplay) -> Ruling {
        let by = article(3, 6);
        let mut ruling = Ruling {
            verdict: Verdict::Foul(by),
            ..Ruling::accepted(Some(by))
        };
        ruling.events.push(Event::TakenBack {
            player: hand.player(seat),
            tile: play.tile(),
            misplay,
        });
        self.prove(hand, seat, TileSet::of(play.tile()), &mut ruling);
        ruling
    }

    /// A tile is laid, with everything that follows from it.
    fn lay(&self, hand: &Hand, seat: Seat, lies: Lies) -> Ruling {
        let ends = hand.line.ends_with(lies);
        let total = total(&ends);
        let mut ruling = Ruling::accepted(Some(match lies {
            Lies::Lead(..) => article(2, 4),
            Lies::At(_) => article(3, 1),
        }));
        ruling.events.push(Event::Laid {
            player: hand.player(seat),
            lies,
            total,
        });
        self.prove(hand, seat, TileSet::of(lies.tile()), &mut ruling);
        let is_last = hand.tiles.number(seat) == 1;
        let chips_out = is_last && hand.is_side_out_with(seat);
        let wins = self.score(hand, seat, total, chips_out, &mut ruling);
        let fitting = ends.iter().fold(TileSet::EMPTY, |tiles, end| {
            tiles.or(TileSet::set(6).with_end(end.shows))
        });
        let unlaid = hand.tiles.unlaid().without(lies.tile());
        let ending = if chips_out {
            Some(Ending::ChippedOut)
        } else if wins {
            Some(Ending::Won)
        } else if fitting.and(unlaid).is_empty() {
            Some(Ending::Blocked)
        } else {
            None
        };
        if is_last && ending.is_none() {
            ruling.cite(article(3, 4));
            ruling.events.push(Event::Out(hand.player(seat)));
        }
        if let Some(ending) = ending {
            ruling.end(ending, hand);
        }
        if wins {
            self.win(Side::of(seat), &mut ruling);
        }
        ruling
    }

    /// Adds what a tile scores, with the point for chipping out (articles 4.2, 5.1, 5.2, 6.2, 6.3). Returns
    /// whether it wins the game.
    fn score(
        &self,
        hand: &Hand,
        seat: Seat,
        total: u8,
        chips_out: bool,
        ruling: &mut Ruling,
    ) -> bool {
        let side = Side::of(seat);
        let out = if hand.seats.len() > 2 {
            For::OutInPair
        } else {
            For::OutAlone
        };
        let parts = [
            (For::Ends, points(total).into()),
            (out, u16::from(chips_out)),
        ];
        let parts = parts.into_iter().filter(|(_, points)| *points > 0);
        let points: u16 = parts.clone().map(|(_, points)| points).sum();
        if points == 0 {
            return false;
        }
        let (score, target) = (self.game.scores[side], self.target());
        if score + points > target {
            ruling.cite(article(6, 2));
            ruling.events.push(Event::Disregarded {
                side,
                points,
                score,
                target,
            });
            return false;
        }
        if chips_out && points > 1 {
            ruling.cite(article(6, 3));
        }
        for (what, points) in parts {
            ruling.cite(what.article());
            ruling.events.push(Event::Scored { side, points, what });
        }
        score + points == target
    }

    /// The game is won (article 6.1).
    fn win(&self, side: Side, ruling: &mut Ruling) {
        ruling.cite(article(6, 1));
        let mut scores = self.game.scores;
        scores[side] = self.target();
        let mut games = self.games_won();
        games[side] += 1;
        ruling.events.push(Event::GameWon {
            side,
            scores,
            games,
        });
    }

    pub(super) fn judge_knock(&self, name: Option<&Name>) -> Result<Ruling, Refusal> {
        let hand = self.hand_now()?;
        let seat = self.seat_or_turn(hand, name)?;
        let name = self.name_at(hand, seat);
        if hand.line.ends().is_none() {
            return Err(Refusal::KnockBeforeLead(self.name_at(hand, hand.turn)));
        }
        if seat != hand.turn {
            let turn = self.name_at(hand, hand.turn);
            return Err(Refusal::NotHisTurn { name, turn });
        }
        let fitting = hand.line.fitting().and(hand.tiles.unlaid());
        if let Some(tile) = fitting.and(hand.tiles.known(seat)).iter().next() {
            return Err(Refusal::HoldsOneThatFits(name, tile));
        }
        let mut ruling = Ruling::accepted(Some(article(3, 3)));
        ruling
            .events
            .push(Event::Knocked(hand.player(seat), fitting));
        let mut others = hand.seats.seats().filter(|other| *other != seat);
        if others.all(|other| hand.is_out(other) || hand.knocked[other]) {
            ruling.end(Ending::Blocked, hand);
        }
        Ok(ruling)
    }
}

/// Why a tile cannot lie as it was typed.
fn misplay(hand: &Hand, play: &Play) -> Misplay {
    let shows = |place: Place| {
        let ends = hand.line.ends().into_iter().flatten();
        let mut ends = Arm::BOTH.into_iter().zip(ends);
        ends.find(|(arm, end)| match place {
            Place::Arm(named) => *arm == named,
            Place::Shows(spots) => end.shows == spots,
        })
    };
    let fits = |on| !hand.line.ways(play.tile(), on, None).is_empty();
    match (play.on, play.touching()) {
        _ if !fits(None) => Misplay::FitsNowhere,
        (Some(on), _) if !fits(Some(on)) => match shows(on) {
            Some((arm, end)) => Misplay::NotThere(arm, end.shows),
            None => Misplay::FitsNowhere,
        },
        (_, Some(touching)) => Misplay::NotThatWay(touching),
        (_, None) => Misplay::FitsNowhere,
    }
}

impl Ruling {
    /// The hand is over. Nobody gets the point if it is blocked (article 5.3).
    fn end(&mut self, ending: Ending, hand: &Hand) {
        self.cite(match ending {
            Ending::ChippedOut if hand.seats.len() > 2 => article(5, 2),
            Ending::ChippedOut => article(5, 1),
            Ending::Blocked => article(5, 3),
            Ending::Won => article(6, 1),
        });
        self.events.push(Event::Over(ending));
    }
}
