//! The law of Nos: pure, total and deterministic. It has no files, clocks or terminals.

mod about;
mod apply;
pub mod arguments;
pub mod billitonnen;
pub mod fouls;
pub mod games;
pub mod hand;
pub mod house;
mod judge;
pub mod layout;
pub mod legal;
pub mod plan;
pub mod recount;
pub mod refusal;
pub mod ruling;
pub mod session;
pub mod set;
pub mod show;
mod simulate;
pub mod verbs;

pub use billitonnen::{Billitonnen, LineState};
pub use fouls::{Foul, FoundBy, When};
pub use games::{Announced, GAMES, Game, GameRow, NUMBERS};
pub use hand::{
    BySeat, CONCEALED, Circle, DenialKind, Due, Ending, Hand, Holding, Irregular, LAST_TWO,
    LaidSet, LastLaid, NosDenial, NotDue, PlayerId, Predecessor, Round, SEATS_MAX, SEATS_MIN, Seat,
    Seats, Stage, TableState,
};
pub use house::{CHIPS_MOST, House, HouseKey};
pub use layout::{ArmWay, End, Fitted, Fitting, Laid, Layout, Scope, Spot, Ways};
pub use nos_entry::{Entry, What};
pub use nos_law::effect::Transfer;
pub use nos_law::side::Party;
pub use plan::Rule;
pub use plan::{Arm, Gate, Geometry, Place, Plan, Second, Step};
pub use refusal::{Need, Refusal};
pub use ruling::{Because, CloseOutcome, CountedPlayer, Event, Flipped, Manner, Opens, Proof};
pub use session::{Nos, Phase, Progress, Session};
pub use set::{LineArm, NamedSide, NoGame, SetNeeded, SetTile};
pub use show::words;
pub use verbs::{Act, Ask, Play, Tail};

use crate::nos::apply::ApplyPlay;
use crate::nos::session::NosTable;
use nos_base::{Look, Texts, Tile};
use nos_entry::SyntaxError;
use nos_law::holds::BONEYARD;
use nos_law::{
    About, Counted, Derived, Draft, Effect, EntryNo, Facts, Hidden, Judged, Law, Legal, Offered,
    Opener, Picture, Referee, TalliedHand, TypedTile, Value, game, hidden_hands,
};

pub static LAW: Law = Law::of::<Nos>();

pub use nos_law::ruling::Ruling;

impl game::Game for Nos {
    type Act = Act;
    type Ask = Ask;
    type Event = Event;
    type Reason = Refusal;
    type Rule = HouseKey;
    type Piece = Tile;

    const LAW: &'static Law = &LAW;
    const ABOUT: &'static About = &about::ABOUT;
    const WORDS: &'static [Texts] = &[texts!("nos/words", "ftl", "nos")];
    const SAID: &'static [Texts] = &[texts!("nos/said", "toml", "said-nos")];
    const HIDDEN: Option<&'static Hidden<Nos>> = Some(&HANDS);
    const COUNTED: &'static [Counted<Event>] = about::COUNTED;
    const DERIVED: &'static Derived = &DERIVED;

    fn phase(table: &Session) -> u32 {
        let phase = match &table.game.progress {
            Progress::Hand(hand) => match &hand.table {
                TableState::Bare { .. } => Phase::Dealt,
                TableState::Set(_) => Phase::Set,
                TableState::Game(round) => match round.stage {
                    Stage::Going if round.opening => Phase::Opening,
                    Stage::Going => Phase::Play,
                    Stage::Claimed { .. } => Phase::Claimed,
                    Stage::Closed => Phase::Closed,
                    Stage::Over(_) => Phase::Over,
                },
            },
            Progress::Settling => Phase::Settling,
            Progress::Billitonnen(_) => Phase::Billitonnen,
            Progress::Lobby | Progress::Between(_) | Progress::Finished => Phase::Finished,
        };
        phase as u32
    }

    fn turn(table: &Session) -> Option<PlayerId> {
        let (hand, round) = table.on_turn_to_play()?;
        Some(hand.player(round.turn))
    }

    fn before(table: &Session, what: &What) -> Judged {
        judge::JudgeEntry::can_come_now(table, what)
    }

    fn judge(table: &Session, act: &Act, ruling: &mut Draft<'_, Event>) -> Judged {
        judge::judge(table, act, ruling)
    }

    fn judge_shared(table: &Session, what: &What, ruling: &mut Draft<'_, Event>) -> Judged {
        judge::judge_shared(table, what, ruling)
    }

    fn apply_event(table: &mut Session, no: EntryNo, event: &Event) {
        table.happens(no, event);
    }

    fn apply_effect(table: &mut Session, effect: &Effect) {
        apply::apply_effect(table, effect);
    }

    fn legal(table: &Session) -> Vec<Legal> {
        legal::acts(table)
    }

    fn state(table: &Session) -> Facts {
        show::state::state(table)
    }

    /// The player on set, on turn, or the last to lay a tile.
    fn obvious(table: &Session, act: &Act) -> Option<PlayerId> {
        if let Some(game) = table.billitonnen() {
            return game.player_on_turn();
        }
        let hand = table.hand()?;
        let seat = match act {
            Act::Set { .. } => hand.on_set(),
            Act::Claim(_) | Act::Block(_) => hand.last_to_lay(),
            _ => hand.round().map(|round| round.turn),
        };
        seat.map(|seat| hand.player(seat))
    }

    fn complete(_: &Session, act: &mut Act, event: &Event) {
        match (act, event) {
            (Act::Play(play), Event::Laid { way, .. }) => *play = play.lying(*way),
            (Act::Play(play), Event::Fault { .. }) if play.tile.is_double() => play.touching = None,
            (Act::Flip { on, .. }, Event::TileFlipped { to, .. }) => {
                *on = match to {
                    Flipped::Left => Some(Place::Arm(Arm::Left)),
                    Flipped::Right => Some(Place::Arm(Arm::Right)),
                    Flipped::Set | Flipped::Back => None,
                };
            }
            _ => {}
        }
    }

    fn implied(table: &Session) -> Option<Vec<&'static str>> {
        show::prompted::implied(table)
    }

    fn meant(table: &Session, verb: &str) -> Option<PlayerId> {
        show::prompted::meant(table, verb)
    }

    fn implied_verb(word: &str) -> Option<Result<&'static str, SyntaxError>> {
        game::implied("play", TypedTile::whole(word, 6))
    }

    fn json_fields(ruling: Option<&Ruling>) -> Facts {
        show::state::json_fields(ruling)
    }

    fn picture(table: &Session) -> Option<Picture> {
        show::drawn::picture(table)
    }

    fn answer(table: &Session, _: &Ask, look: &Look) -> (Vec<String>, Value) {
        let json = show::games::games(&table.rules(), &Look::default());
        (show::games::games(&table.rules(), look), json.into_iter().collect())
    }

    fn tally_hand(_: &Session, event: &Event, hand: &mut TalliedHand) {
        match event {
            Event::SetLaid { player, set, .. } => {
                hand.opener = Some(*player);
                hand.lays(*player, set.tile(), None);
            }
            Event::Laid { player, tile, way, .. } => {
                hand.lays(*player, tile, Some(way.place.to_string()))
            }
            Event::Counted(player, spots) => hand.spots.push((*player, i64::from(*spots))),
            Event::Announced(game) => hand.game = game.to_string(),
            Event::Out { player, .. } => hand.goes_out(*player),
            Event::Over(ending) => hand.ending = ending.word(),
            Event::HandScored(Opener::Of(player)) => hand.loser = Some(*player),
            _ => {}
        }
    }
}

const HANDS: Hidden<Nos> = Hidden {
    record: |table| table.hand().map(|hand| &hand.tiles),
    count: hand::count_of,
    places: &BONEYARD,
    // The first player, by seat, whose tiles are not yet counted.
    next_to_show: |table| {
        let hand = table.hand().filter(|hand| hand.is_over())?;
        Some(hand.player(hand.uncounted().next()?))
    },
    found: |event| {
        let (denied, player, no, is_settled) = match *event {
            Event::Proved { player, kind, no, settled, .. } => {
                (kind.row(), player, Some(no), settled)
            }
            Event::Concealed { player, .. } => (&CONCEALED, player, None, false),
            _ => return None,
        };
        Some(hidden_hands::ProvedOffence {
            kind: denied.kind,
            player,
            no,
            article: denied.article,
            is_settled,
        })
    },
    show: |name, tiles| Act::Reveal { name, tiles: tiles.into() },
    lay: |table, player, tile, _| Act::Play(Play::plain(table.name(player), tile)),
};

static DERIVED: Derived = Derived {
    misfit: |table, tile| {
        let by_arm = |tile| own(table, |table| legal::by_arm(table, tile));
        tile.get().copied().map(by_arm).unwrap_or_default()
    },
    besides: |table| own(table, show::state::about),
    drawing: |table, look| own(table, |table| show::drawn::show(table, look)),
    hand_drawn: |table| own(table, show::drawn::hand_drawn),
    remarks: |_, evening, ruling| {
        let explanations = recount::explanations(evening, ruling);
        own(&**evening.session(), |table| recount::questions(table, &explanations))
    },
    tables: |_, evening, ruling, settings| {
        show::tables(evening, ruling, settings).unwrap_or_default()
    },
    reckoning: |table, ruling| own(table, |table| show::reckoning::payments(table, ruling)),
    sections: |_, entry| show::why::sections(entry).unwrap_or_default(),
    glance: |session, entry| match session.table_of::<Nos>() {
        Some(table) => session.refused_as(entry, show::prompted::glance(table, entry)),
        None => (Derived::USUAL.glance)(session, entry),
    },
    offers: |table, kind, stub| own(table, |table| show::prompted::offers(table, kind, stub)),
    help: |table, of| {
        own(table, |table| match of {
            Offered::Entry(entry) => show::prompted::offered(table, entry),
            Offered::Word(word) => show::prompted::word_now(table, word),
        })
    },
    placed: |table, act| {
        let seats = |act| own(table, |table| seats(table, act));
        act.get().map(seats).unwrap_or_default().into_iter().map(nos_entry::Act::from).collect()
    },
    unclaimed: |_, act| match act.get()? {
        Act::Play(play) if play.tail == Tail::Claim => {
            Some(Act::Play(Play { tail: Tail::Plain, ..play.clone() }).into())
        }
        _ => None,
    },
    books: |session, sums| match session.table_of::<Nos>() {
        Some(table) => show::balances::books(table, sums),
        None => (Derived::USUAL.books)(session, sums),
    },
    games: |_| Some(Ask::Games.into()),
    cards: |_| show::games::cards(),
    simulate: |_, options| simulate::table(options),
    misplaced: |act, reader| {
        let ends = ["on", "claim", "stands", "waive"];
        let is_play = matches!(act.get(), Some(Act::Play(_)));
        let comes = |word: &&str| reader.comes(word);
        (is_play && ends.iter().any(comes)).then_some(SyntaxError::Law("read-misplaced"))
    },
};

/// Asks a table of Nos; returns the default for other laws.
fn own<T: Default>(session: &dyn Referee, ask: impl FnOnce(&Session) -> T) -> T {
    session.table_of::<Nos>().map(ask).unwrap_or_default()
}

/// Returns the ways to seat a newcomer: last, or after each other player.
fn seats(table: &Session, act: &Act) -> Vec<Act> {
    let Act::Join { name, after: None } = act else { return Vec::new() };
    let after = |player| Act::Join { name: name.clone(), after: Some(table.name(player)) };
    let (last, others) = match table.seated().split_last() {
        Some((last, others)) => (Some(*last), others),
        None => (None, &[][..]),
    };
    last.into_iter().chain(others.iter().copied()).map(after).collect()
}
