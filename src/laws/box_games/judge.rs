use super::about::{BLOCKED, BoxGameRow, OUT, Set, TakenOff, can_lead};
use super::round::Round;
use super::verbs::BoxAct;
use super::words::{Event, Misplay, Why};
use nos_base::{Incidental, Name, PlayerId, Seat, Tile, TileSet, article, player, seat};
use nos_law::objection::refuse;
use nos_law::tiles::can_hold;
use nos_law::{Common, Draft, Effect, EntryNo, Judged, Legal, Objection, Place, Play, Way};

pub(super) fn deal(table: &Common, set: &'static Set, ruling: &mut Draft<'_, Event>) -> Judged {
    let players = table.players().len();
    let (most, highest) = (set.most, set.highest);
    refuse_if!(players > most, Why::TooManyPlayers { players, most, highest });
    if ruling.begins_game() {
        ruling.cite(article(6, 2));
    }
    ruling
        .event(Event::Took { each: set.each, boneyard: Round::new(set, players).tiles.boneyard() });
    Ok(())
}

fn spots(tiles: TileSet) -> u16 {
    tiles.iter().map(|tile| u16::from(tile.weight())).sum()
}

pub(super) struct Judge<'a> {
    pub row: &'static BoxGameRow,
    pub table: &'a Common,
    pub turn: Option<PlayerId>,
    pub round: &'a Round,
    pub legal: fn(Name, Way) -> Legal,
    pub ruling: Draft<'a, Event>,
}

impl Judge<'_> {
    pub fn judge(&mut self, act: &BoxAct) -> Judged {
        match act {
            BoxAct::Redeal => self.redeal(),
            BoxAct::Play(typed) => self.play(typed),
            BoxAct::Draw { name, tiles } => self.draw(name.as_ref(), *tiles),
            BoxAct::Pass(name) => self.pass(name.as_ref()),
            BoxAct::Reveal { name, tiles } => self.reveal(name, tiles),
            BoxAct::Count { name, spots } => self.count(name, *spots),
        }
    }

    fn name(&self, seat: Seat) -> Name {
        self.table.name(player(seat))
    }

    fn redeal(&mut self) -> Judged {
        refuse_if!(self.round.is_led(), Why::LedAlready);
        self.ruling.cite(article(2, 3));
        self.ruling.event(Event::Redealt);
        Ok(())
    }

    fn play(&mut self, typed: &Play) -> Judged {
        let round = self.round;
        refuse_if!(round.ending.is_some(), Why::PlayIsOver);
        let by = match (&typed.name, round.is_led()) {
            (None, false) => return refuse(Why::LeadUnnamed),
            (name, _) => self.table.actor(name.as_ref(), self.turn)?,
        };
        let (seat, tile) = (seat(by), typed.tile());
        self.table.can_be_there(&round.tiles, seat, tile)?;
        self.table.can_be_held(&round.tiles, seat, tile)?;
        self.ruling.by = Some(by);
        let misplay = if round.is_led() {
            match self.place(seat, typed)? {
                Ok(way) => {
                    self.lay(seat, way);
                    return Ok(());
                }
                Err(misplay) => misplay,
            }
        } else if typed.on.is_some() {
            return refuse(Why::LeadOnAnEnd);
        } else if can_lead(round.set.fits, tile) {
            self.lead(by, typed);
            return Ok(());
        } else {
            Misplay::NoDouble
        };
        self.ruling.foul(by, article(3, 5));
        self.ruling.event(Event::TakenBack { player: by, tile, misplay });
        self.ruling.prove(&self.round.tiles, player(seat), TileSet::of(tile));
        Ok(())
    }

    fn lead(&mut self, by: PlayerId, typed: &Play) {
        let is_double = typed.tile().is_double();
        self.ruling.cite(article(2, if is_double { 2 } else { 3 }));
        self.ruling.event(Event::Led { player: by, left: typed.one, right: typed.other });
        self.ruling.push(Effect::Opened(by));
        self.goes_again(by, is_double);
    }

    /// Gives another turn to the player of a double, in tiddle-a-wink (article 3.4).
    fn goes_again(&mut self, by: PlayerId, is_double: bool) {
        if self.row.goes_again && is_double {
            self.ruling.cite(article(3, 4));
            self.ruling.event(Event::Again { player: by });
        }
    }

    fn place(&self, seat: Seat, typed: &Play) -> Judged<Result<Way, Misplay>> {
        let (layout, tile) = (&self.round.layout, typed.tile());
        match typed.on.filter(|place| layout.ends(Some(*place)).is_empty()) {
            Some(place @ Place::Arm(_)) => return refuse(Why::NoArms { place }),
            Some(Place::Shows(shows)) => {
                return refuse(Why::NoEndShows { shows, ends: Incidental(layout.ends(None)) });
            }
            None => {}
        }
        if let Some(turn) = self.round.turn.filter(|turn| *turn != seat) {
            return Ok(Err(Misplay::OutOfTurn(player(turn))));
        }
        let fits = |on| !layout.ways(tile, on, None).is_empty();
        match *layout.ways(tile, typed.on, typed.touching()) {
            [way] => Ok(Ok(way)),
            [] => Ok(Err(match (typed.on, typed.touching()) {
                _ if !fits(None) => Misplay::FitsNowhere(layout.asks(None)),
                (Some(place), _) if !fits(typed.on) => {
                    Misplay::NotThere(place, layout.asks(typed.on))
                }
                (_, touching) => Misplay::NotThatWay(touching.unwrap_or(typed.one)),
            })),
            ref ways => {
                let ways = ways.iter().map(|way| (self.legal)(self.name(seat), *way));
                Err(Objection::with_ways(Why::SeveralWays { tile }, ways.collect()))
            }
        }
    }

    fn lay(&mut self, seat: Seat, way: Way) {
        let (by, tile) = (player(seat), way.tile());
        self.ruling.cite(article(3, 2));
        self.ruling.cite_if(self.round.set.fits.is_matador(tile), article(3, 4));
        let after =
            self.happens(Event::Laid { player: by, tile, place: way.place, open: way.open });
        self.ruling.prove(&self.round.tiles, player(seat), TileSet::of(tile));
        if after.tiles.number(seat) == 0 {
            self.end("out", Some(by));
        } else if self.is_blocked(&after) {
            self.end("blocked", None);
        } else {
            self.goes_again(by, tile.is_double());
        }
    }

    fn happens(&mut self, event: Event) -> Round {
        let mut after = self.round.clone();
        after.apply_event(EntryNo(0), &event);
        self.ruling.event(event);
        after
    }

    fn end(&mut self, ending: &'static str, out: Option<PlayerId>) {
        self.ruling.cite(article(5, if out.is_some() { 1 } else { 2 }));
        self.ruling.event(Event::Ended { ending, out });
    }

    /// Returns the seat of a player who draws or passes, on turn and without one of these tiles.
    fn on_turn(&mut self, name: Option<&Name>, tiles: TileSet) -> Judged<Seat> {
        refuse_if!(self.round.ending.is_some(), Why::PlayIsOver);
        let Some(turn) = self.round.turn else { return refuse(Why::NotLed) };
        let by = self.table.actor(name, self.turn)?;
        if seat(by) != turn {
            let (name, turn) = (self.table.name(by), self.name(turn));
            return refuse(Why::NotHisTurn { name, turn });
        }
        if let Some(tile) = tiles.and(self.round.tiles.known(turn)).iter().next() {
            return refuse(Why::HoldsOneThatFits { name: self.name(turn), tile });
        }
        self.ruling.by = Some(by);
        Ok(turn)
    }

    fn draw(&mut self, name: Option<&Name>, tiles: u8) -> Judged {
        let seat = self.on_turn(name, self.round.obliging())?;
        let boneyard = self.round.tiles.boneyard();
        refuse_if!(tiles > boneyard, Why::TooFewLie { tiles, boneyard });
        self.ruling.cite(article(4, 1));
        let after =
            self.happens(Event::Drew { player: player(seat), tiles, boneyard: boneyard - tiles });
        if self.is_blocked(&after) {
            self.end("blocked", None);
        }
        Ok(())
    }

    fn pass(&mut self, name: Option<&Name>) -> Judged {
        let tiles = self.round.fitting();
        let seat = self.on_turn(name, tiles)?;
        let (player, boneyard) = (player(seat), self.round.tiles.boneyard());
        if self.row.draws && boneyard > 0 {
            self.ruling.foul(player, article(4, 2));
            self.ruling.event(Event::TooEarly { player, boneyard });
            return Ok(());
        }
        self.ruling.cite(article(4, 2));
        let after = self.happens(Event::Passed { player, tiles });
        if after.tiles.seats().all(|seat| after.passed[seat]) {
            self.end("blocked", None);
        }
        Ok(())
    }

    fn counting(&mut self, name: &Name) -> Judged<Seat> {
        refuse_if!(self.round.ending.is_none(), Why::PlayGoesOn);
        let by = self.table.player(name)?;
        let (seat, name) = (seat(by), self.table.name(by));
        match self.round.tiles.number(seat) {
            0 => return refuse(Why::HoldsNothing { name }),
            _ if self.round.counts[seat].is_some() => return refuse(Why::CountedAlready { name }),
            _ => {}
        }
        self.ruling.by = Some(by);
        self.ruling.cite(article(5, 3));
        Ok(seat)
    }

    fn reveal(&mut self, name: &Name, tiles: &[Tile]) -> Judged {
        let seat = self.counting(name)?;
        self.table.can_be_all(&self.round.tiles, seat, tiles)?;
        let shown: TileSet = tiles.iter().copied().collect();
        let after = self.happens(Event::Revealed {
            player: player(seat),
            tiles: shown,
            spots: spots(shown),
        });
        self.ruling.prove(&self.round.tiles, player(seat), shown);
        self.score(&after);
        Ok(())
    }

    fn count(&mut self, name: &Name, spots: u32) -> Judged {
        let seat = self.counting(name)?;
        let (name, tiles) = (self.name(seat), &self.round.tiles);
        let can_be = |spots: &u16| can_hold(tiles, seat, *spots, Tile::weight);
        let Some(spots) = u16::try_from(spots).ok().filter(can_be) else {
            return refuse(Why::ImpossibleCount { name, spots, holds: tiles.number(seat) });
        };
        let after = self.happens(Event::Counted { player: player(seat), spots });
        self.score(&after);
        Ok(())
    }

    /// Scores the round after the last count (articles 5.4, 5.5), and the game (article 6.1).
    fn score(&mut self, after: &Round) {
        let Some((ending, out)) = after.ending else { return };
        if after.tiles.seats().any(|seat| after.hides(seat)) {
            return;
        }
        self.ruling.cite_if(out.is_none(), article(5, 5));
        let count = |seat: Seat| (player(seat), after.counts[seat].unwrap_or(0));
        let counts: Vec<(PlayerId, u16)> = after.tiles.seats().map(count).collect();
        let fewest = counts.iter().map(|(_, points)| *points).min();
        let mut winners = counts.clone();
        winners.retain(|(own, pips)| out.map_or(Some(*pips) == fewest, |out| *own == out));
        let [(winner, own)] = *winners else {
            let mut level = counts;
            level.retain(|(_, pips)| Some(*pips) == fewest);
            let players = level.into_iter().map(|(player, _)| player).collect();
            self.ruling.event(Event::Level { players });
            self.ruling.push(Effect::Over { ending, out });
            return;
        };
        let all: i64 = counts.iter().map(|(_, points)| i64::from(*points)).sum();
        let others = all - i64::from(own);
        let times = match self.row.taken_off {
            TakenOff::Each => counts.len() - 1,
            TakenOff::Once => 1,
        };
        let points = others - i64::from(own) * times as i64;
        let side = self.table.side_of(winner);
        if points > 0 {
            self.ruling.event(Event::Adds { others, own, times, points });
            self.ruling.score(side, points, if out.is_some() { &OUT } else { &BLOCKED });
        }
        self.ruling.push(Effect::Over { ending, out });
        if self.table.points(side) + points >= self.table.target() {
            self.ruling.cite(article(6, 1));
            self.ruling.win(self.table, side, 1);
        }
    }

    fn is_blocked(&self, round: &Round) -> bool {
        let can_draw = self.row.draws && round.tiles.boneyard() > 0;
        !can_draw && round.fitting().is_empty()
    }
}
