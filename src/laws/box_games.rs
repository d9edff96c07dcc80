//! The three domino games in the box: dominoes, matador and tiddle-a-wink. They share most rules;
//! each has a row of data for its own.

pub mod about;
mod games;
mod judge;
pub mod layout;
pub mod round;
pub mod verbs;
pub mod words;

use about::{BoxGameRow, Fits, Phase, Rule};
use games::ROWS;
use judge::Judge;
use nos_base::dominoes::SPOTS_MAX;
use nos_base::{PlayerId, Texts, Tile, TileSet, player};
use nos_entry::{SyntaxError, What};
use nos_law::holds::BONEYARD;
use nos_law::{
    About, Counted, Draft, Effect, EntryNo, Facts, Game, Hidden, Judged, Law, Legal, Names, NoAsk,
    Picture, Place, Play, Refused, Table, TalliedHand, Value, Way, play,
};
use round::Round;
use verbs::{Act, BoxAct};
use words::{Caption, Event, Why};

pub use games::{DOMINOES, Dominoes, MATADOR, Matador, TIDDLE_A_WINK, TiddleAWink};

pub type Session<const GAME: usize> = Table<BoxGame<GAME>>;

/// The game at this index of `games::ROWS`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoxGame<const GAME: usize> {
    pub round: Option<Box<Round>>,
}

impl<const GAME: usize> BoxGame<GAME> {
    const ROW: &'static BoxGameRow = &ROWS[GAME];

    pub fn going(table: &Session<GAME>) -> Option<&Round> {
        table.game.round.as_deref().filter(|_| table.is_going())
    }

    fn playing(table: &Session<GAME>) -> Option<&Round> {
        BoxGame::going(table).filter(|round| round.is_led() && round.ending.is_none())
    }
}

impl<const GAME: usize> Game for BoxGame<GAME> {
    type Act = Act<GAME>;
    type Ask = NoAsk;
    type Event = Event;
    type Reason = Why;
    type Rule = Rule<GAME>;
    type Piece = Tile;

    const LAW: &'static Law = Self::ROW.listed;
    const ABOUT: &'static About = &about::about::<GAME>();

    fn pieces() -> TileSet {
        TileSet::set(SPOTS_MAX)
    }

    const WORDS: &'static [Texts] =
        &[texts!("box_games/words", "ftl", "lines-of-tiles"), Self::ROW.words];
    const SAID: &'static [Texts] = Self::ROW.said;
    const HIDDEN: Option<&'static Hidden<BoxGame<GAME>>> = Some(&BoxGame::<GAME>::HANDS);
    const COUNTED: &'static [Counted<Event>] = about::COUNTED;

    fn phase(table: &Session<GAME>) -> u32 {
        let phase = match BoxGame::going(table) {
            Some(round) if round.ending.is_some() => Phase::Over,
            Some(round) if round.is_led() => Phase::Play,
            Some(_) | None => Phase::Lead,
        };
        phase as u32
    }

    fn turn(table: &Session<GAME>) -> Option<PlayerId> {
        BoxGame::playing(table)?.turn.map(player)
    }

    fn judge(table: &Session<GAME>, act: &Act<GAME>, ruling: &mut Draft<'_, Event>) -> Judged {
        table.must_play()?;
        Judge {
            row: Self::ROW,
            table: table.common(),
            turn: table.turn(),
            round: BoxGame::going(table).ok_or(Refused::NoHand)?,
            legal: |name, way| way.legal(Some(name), Act::<GAME>::play),
            ruling: Draft::of(ruling),
        }
        .judge(&act.act)
    }

    fn judge_shared(table: &Session<GAME>, what: &What, ruling: &mut Draft<'_, Event>) -> Judged {
        match what {
            What::Deal => {
                let set = Self::ROW.set(table.house(Rule::SET));
                judge::deal(table.common(), set.ok_or(Refused::NoHand)?, ruling)
            }
            // A counted round is over (article 6.3).
            What::Void if !table.is_going() => Err(Refused::NothingToVoid.into()),
            _ => Ok(()),
        }
    }

    fn apply_event(table: &mut Session<GAME>, no: EntryNo, event: &Event) {
        if let Some(round) = &mut table.game.round {
            round.apply_event(no, event);
        }
    }

    fn apply_effect(table: &mut Session<GAME>, effect: &Effect) {
        if let Effect::Dealt { .. } = effect {
            let set = Self::ROW.set(table.house(Rule::SET));
            table.game.round = set.map(|set| Box::new(Round::new(set, table.players().len())));
        }
    }

    /// Before the lead, every tile that can lead, in the order of article 2.3. Then every way to
    /// play, from the highest tile down, by place and open half.
    fn legal(table: &Session<GAME>) -> Vec<Legal> {
        let Some(round) = BoxGame::going(table).filter(|round| round.ending.is_none()) else {
            return Vec::new();
        };
        let mut legal = Vec::new();
        let Some(turn) = round.turn else {
            for tile in round.leads() {
                for name in table.players() {
                    let lead = Play::lead(Some(name.clone()), tile);
                    legal.push(Legal::listed(Act::<GAME>::play(lead), tile, Facts::new()));
                }
            }
            // Players take new tiles if nobody holds one that can lead (article 2.3).
            if round.leads().len() < usize::from(round.tiles.set().len()) {
                legal.push(Legal::unlisted(Act::<GAME>::from(BoxAct::Redeal)));
            }
            return legal;
        };
        let name = table.name(player(turn));
        let ways = round.ways().into_iter();
        legal.extend(ways.map(|way| way.legal(Some(name.clone()), Act::<GAME>::play)));
        let can_draw = Self::ROW.draws && round.tiles.boneyard() > 0;
        let obliging = if can_draw { round.obliging() } else { round.fitting() };
        if obliging.and(round.tiles.known(turn)).is_empty() {
            let (name, tiles) = (Some(name), 1);
            let act = if can_draw { BoxAct::Draw { name, tiles } } else { BoxAct::Pass(name) };
            legal.push(Legal::unlisted(Act::<GAME>::from(act)));
        }
        legal
    }

    fn state(table: &Session<GAME>) -> Facts {
        let round = BoxGame::going(table);
        let [tiles, known] = table.hands_held(round.map(|round| &round.tiles));
        let leader = table.opened().filter(|_| table.is_going());
        let ends = BoxGame::playing(table).map_or_else(|| Value::List(Vec::new()), ends);
        let winner = table.score().won.named(&table.names());
        table
            .facts()
            .with("tiles", tiles)
            .with("boneyard", round.map(|round| round.tiles.boneyard()))
            .with("leader", table.named_as(leader))
            .with("turn", table.named_as(table.turn()))
            .with("ends", ends)
            .with("known", known)
            .with("winner", winner)
    }

    fn complete(_: &Session<GAME>, act: &mut Act<GAME>, event: &Event) {
        if let (BoxAct::Play(play), Event::Laid { tile, place, open, .. }) = (&mut act.act, event) {
            *play = Way::of(*tile, *place, *open).play(play.name.take());
        }
    }

    fn implied_verb(word: &str) -> Option<Result<&'static str, SyntaxError>> {
        play::implied_verb(word, SPOTS_MAX)
    }

    fn tally_hand(_: &Session<GAME>, event: &Event, hand: &mut TalliedHand) {
        match event {
            Event::Led { player, left, right } => {
                hand.lays(*player, Tile::new(*left, *right), None)
            }
            Event::Laid { player, tile, place, .. } => {
                hand.lays(*player, tile, Some(place.to_string()))
            }
            Event::Revealed { player, spots, .. } | Event::Counted { player, spots } => {
                hand.spots.push((*player, i64::from(*spots)));
            }
            _ => {}
        }
    }

    fn picture(table: &Session<GAME>) -> Option<Picture> {
        let round = table.game.round.as_deref()?;
        let caption =
            Caption::Tiles { laid: round.layout.laid.len(), boneyard: round.tiles.boneyard() };
        let words = Self::LAW.library().words.text(&caption, &Names::default());
        Some(Picture::Tiles(round.layout.drawing()?, words.into()))
    }
}

/// The open ends: how many show each number, or the number at each end of the line.
fn ends(round: &Round) -> Value {
    let places = round.layout.places().into_iter().map(|(place, shows)| {
        let (label, value) = place.fact();
        let facts = Facts::new().with(label, value);
        match place {
            Place::Arm(_) => facts.with("end", shows.get()),
            Place::Shows(_) => facts.with("open", round.layout.open(shows)),
        }
    });
    places.collect()
}

impl<const GAME: usize> BoxGame<GAME> {
    const HANDS: Hidden<BoxGame<GAME>> = Hidden {
        record: |table| table.game.round.as_ref().map(|round| &round.tiles),
        count: |_| 0,
        places: &BONEYARD,
        // The first player with tiles that he has neither shown nor counted.
        next_to_show: |table| {
            let round = BoxGame::going(table).filter(|round| round.ending.is_some())?;
            let mut seats = round.tiles.seats();
            seats.find(|seat| round.hides(*seat)).map(player)
        },
        found: |_| None,
        show: |name, tiles| BoxAct::Reveal { name, tiles: tiles.into() }.into(),
        lay: |table, player, tile, way| {
            let set = Self::ROW.sets.first();
            let by_number = set.is_some_and(|set| set.fits == Fits::Spinners);
            Act::play(Play::somehow(table.name(player), tile, way, by_number))
        },
    };
}
