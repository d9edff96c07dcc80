use super::balances::Chips;
use super::{Aside, say};
use crate::nos::session::NosTable;
use crate::nos::show::SayTable;
use crate::nos::{
    Arm, Billitonnen, End, Ending, Gate, Geometry, Hand, LaidSet, Layout, PlayerId, Progress,
    Round, Rule, Seat, Session, TableState,
};
use nos_base::text::width::wrapped;
use nos_base::{Ink, Look, PerLanguage, Spots, TileSet, Told, messages};
use nos_law::picture::named_rows;
use nos_law::show::answers;
use nos_law::{
    Direction, Drawing, DrawnArm, DrawnEnd, DrawnHand, DrawnPiece, Face, HeldAtEnd, Lying, Picture,
};

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum OnTable {
        NoLine,
        Ends(signs: String),
        Ordinary,
        Matador,
        OnlyDouble,
        OnlyDoubleOrMatador,
        Shut,
        First(arms: Vec<String>),
        FirstTiles(arm: Arm, tiles: u8),
        OpenByRule(rule: Rule, ends: String),
        Open(ends: String),
        NoneOpen,
        OpenEnd(arm: Arm, end: Spots, rule: Option<Rule>, needs: DrawnNeeds),
    }

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum DrawnNeeds {
        Any,
        Double,
        DoubleOrMatador,
    }

    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum InDrawing {
        OnSet(player: PlayerId),
        ClosedBy(player: PlayerId),
        Shut,
        Takes(rule: Rule, needs: DrawnNeeds),
    }
}

pub fn picture(session: &Session) -> Option<Picture> {
    if let Some(game) = session.billitonnen() {
        return Some(Picture::Tiles(line_drawn(game)?, Told::default()));
    }
    let hand = session.latest_hand()?;
    Some(match &hand.table {
        TableState::Bare { .. } => return None,
        TableState::Set(set) => {
            let set = set_lying(hand, set);
            Picture::Tiles(framed(Drawing::of(set, Vec::new()), false), Told::default())
        }
        TableState::Game(round) => {
            let set = set_lying(hand, &round.set);
            let player = |seat| hand.player(seat);
            Picture::Tiles(drawing(&round.layout, set, round.is_going(), player), Told::default())
        }
    })
}

/// Draws the table in the terminal. In Billitonnen the rows follow the line, the next tile at the
/// left; `[ ? ]` is an unseen tile.
pub fn show(session: &Session, look: &Look) -> Vec<String> {
    let Some(game) = session.billitonnen() else {
        let mut lines = answers::picture(session, look);
        // Only the terminal prints it; a report draws every moment of a hand.
        let caption = |round: &Round| wrapped("", &caption(&round.layout), look.measure());
        let round = session.hand().and_then(Hand::round).filter(|round| round.is_going());
        lines.extend(round.into_iter().flat_map(caption));
        return lines;
    };
    let mut lines = if game.line.is_empty() {
        vec![say(&OnTable::NoLine)]
    } else {
        answers::picture(session, look)
    };
    let table = game.seats.seated().filter(|_| game.is_dealt()).map(|(seat, player)| {
        let row = game.rows[seat].iter().map(|tile| match tile {
            Some(tile) => DrawnPiece::lying(tile.high(), tile.low()),
            None => DrawnPiece::sign("[ ? ]".to_owned(), Ink::Plain),
        });
        (session.name(player).spaced(), row.collect())
    });
    lines.extend(named_rows(&table.collect::<Vec<_>>(), look));
    lines
}

pub fn hand_drawn(session: &Session) -> Option<DrawnHand> {
    if let Progress::Billitonnen(_) = &session.game.progress {
        return Some(DrawnHand {
            picture: picture(session),
            turn: session.whose_turn(),
            ..DrawnHand::default()
        });
    }
    let hand = session.latest_hand()?;
    let round = hand.round();
    let on_set = hand.on_set().map(|seat| hand.player(seat));
    // The player of the last tile may close even after others draw.
    let last = round.and_then(|round| round.layout.laid.last());
    let closed = last.filter(|_| hand.ending() == Some(Ending::Closed));
    let closed_by = closed.map(|laid| session.tell(&InDrawing::ClosedBy(hand.player(laid.seat))));
    let facts = [
        round.map(|round| session.tell(&Aside::Game(round.game))),
        on_set.map(|player| session.tell(&InDrawing::OnSet(player))),
        closed_by.or(hand.ending().map(|ending| session.tell(&ending))),
    ];
    let number = round.and_then(|round| round.game.row.number);
    Some(DrawnHand {
        mark: number.map_or_else(String::new, |number| number.to_string()),
        facts: facts.into_iter().flatten().collect(),
        picture: picture(session),
        held: hand.all().map(|seat| held(session, hand, seat)).collect(),
        turn: session.whose_turn(),
        ..DrawnHand::default()
    })
}

fn line_drawn(game: &Billitonnen) -> Option<Drawing> {
    let first = game.line.iter().position(|tile| tile.order == 1)?;
    let arm = |arm: Arm, tiles: Vec<Lying>, shows| DrawnArm {
        name: arm.word().into(),
        from: 1,
        direction: direction(arm),
        tiles,
        end: DrawnEnd { sign: None, ..DrawnEnd::open(shows, String::new()) },
    };
    let ends = game.ends()?;
    let left = game.line.range(..first).rev().map(|tile| Lying {
        touching: tile.open,
        open: tile.touching,
        ..*tile
    });
    let right = game.line.range(first + 1..).copied();
    let set = *game.line.get(first)?;
    let arms = vec![
        arm(Arm::Left, left.collect(), ends.left),
        arm(Arm::Right, right.collect(), ends.right),
    ];
    Some(Drawing { begins_with_set: true, ..Drawing::of(set, arms) })
}

fn held(session: &Session, hand: &Hand, seat: Seat) -> HeldAtEnd {
    let number = hand.tiles.number(seat);
    let tiles = if number == 0 { TileSet::EMPTY } else { hand.tiles.known(seat) };
    let counted = hand.holdings[seat].counted;
    HeldAtEnd {
        by: hand.player(seat).index(),
        pieces: tiles.iter().map(Face::Tile).collect(),
        unseen: number.saturating_sub(tiles.len()),
        words: match number {
            0 if hand.first_out == Some(seat) => session.say(&Chips::Nos),
            0 => session.say(&Chips::Out),
            _ => counted.map_or_else(String::new, |spots| spots.to_string()),
        },
    }
}

pub fn drawing(
    layout: &Layout,
    set: Lying,
    going: bool,
    player: impl Fn(Seat) -> PlayerId,
) -> Drawing {
    let player = &player;
    let arms = layout.ends.iter().map(|end| {
        let tiles = (2..).zip(&layout.laid).filter(|(_, laid)| laid.way.place == end.arm).map(
            |(order, laid)| Lying {
                touching: laid.way.touching,
                open: laid.way.open,
                by: Some(player(laid.seat).index()),
                order,
                no: laid.no,
            },
        );
        DrawnArm {
            name: end.arm.word().into(),
            from: 1,
            direction: direction(end.arm),
            tiles: tiles.collect(),
            end: end_drawn(end, going),
        }
    });
    framed(Drawing::of(set, arms.collect()), layout.plan.geometry == Geometry::Line)
}

/// Frames the set. Only that of a line may lie across.
fn framed(drawing: Drawing, is_line: bool) -> Drawing {
    let is_across = is_line && drawing.is_across;
    Drawing { is_across, begins_with_set: true, set_is_framed: true, ..drawing }
}

/// The signs and words of ends, which take a message each time: a shut end, then by the rule, for
/// any tile and for doubles.
static ENDS: PerLanguage<[(&str, Ink, String); 5]> = PerLanguage::new(|| {
    let ends = [
        ("x", Ink::Shut, InDrawing::Shut),
        ("o", Ink::Open, InDrawing::Takes(Rule::Ordinary, DrawnNeeds::Any)),
        ("od", Ink::Open, InDrawing::Takes(Rule::Ordinary, DrawnNeeds::Double)),
        ("m", Ink::Open, InDrawing::Takes(Rule::Matador, DrawnNeeds::Any)),
        ("md", Ink::Open, InDrawing::Takes(Rule::Matador, DrawnNeeds::DoubleOrMatador)),
    ];
    ends.map(|(sign, ink, words)| (sign, ink, say(&words)))
});

fn end_drawn(end: &End, going: bool) -> DrawnEnd {
    let [shut, ordinary, double, matador, double_or_matador] = ENDS.get();
    let (sign, ink, words) = match (end.gate(), needs(end), end.rule()) {
        _ if !going => &("", Ink::Plain, String::new()),
        (Gate::Immediate | Gate::Shut, ..) => shut,
        (_, DrawnNeeds::Any, Rule::Ordinary) => ordinary,
        (_, DrawnNeeds::Any, Rule::Matador) => matador,
        (_, DrawnNeeds::Double, _) => double,
        (_, DrawnNeeds::DoubleOrMatador, _) => double_or_matador,
    };
    DrawnEnd { shows: end.shows, words: words.clone(), sign: Some(sign), ink: *ink }
}

fn set_lying(hand: &Hand, set: &LaidSet) -> Lying {
    Lying {
        touching: set.lies.left,
        open: set.lies.right,
        by: Some(hand.player(set.on_set).index()),
        order: 1,
        no: set.no,
    }
}

fn direction(arm: Arm) -> Direction {
    match arm {
        Arm::North => Direction::North,
        Arm::South => Direction::South,
        Arm::East | Arm::Right => Direction::East,
        Arm::West | Arm::Left => Direction::West,
    }
}

fn caption(layout: &Layout) -> String {
    wanted(layout).into_iter().chain([legend(layout)]).collect::<Vec<_>>().join(" ")
}

fn legend(layout: &Layout) -> String {
    let open = layout.open_ends().count();
    let some = |holds: fn(&End) -> bool| layout.open_ends().any(holds);
    let meanings = [
        (some(|end| end.rule() == Rule::Ordinary), OnTable::Ordinary),
        (some(|end| end.rule() == Rule::Matador), OnTable::Matador),
        (some(|end| needs(end) == DrawnNeeds::Double), OnTable::OnlyDouble),
        (some(|end| needs(end) == DrawnNeeds::DoubleOrMatador), OnTable::OnlyDoubleOrMatador),
        (layout.ends.len() > open, OnTable::Shut),
    ];
    let sign = |(is_used, meaning): &(bool, OnTable)| is_used.then(|| say(meaning));
    say(&OnTable::Ends(meanings.iter().filter_map(sign).collect::<Vec<_>>().join(", ")))
}

fn wanted(layout: &Layout) -> Option<String> {
    let wants = |end: &End| (end.wants > 0).then(|| say(&OnTable::FirstTiles(end.arm, end.wants)));
    let wanting: Vec<String> = layout.ends.iter().filter_map(wants).collect();
    (!wanting.is_empty()).then(|| say(&OnTable::First(wanting)))
}

fn needs(end: &End) -> DrawnNeeds {
    match (end.needs_double(), end.rule()) {
        (false, _) => DrawnNeeds::Any,
        (true, Rule::Ordinary) => DrawnNeeds::Double,
        (true, Rule::Matador) => DrawnNeeds::DoubleOrMatador,
    }
}

/// Lists the open arms on one line: `Open, ordinary: north 4, east 6 (only a double).`
pub(super) fn open_ends(layout: &Layout) -> String {
    let Some(first) = layout.open_ends().next() else { return say(&OnTable::NoneOpen) };
    let rule = first.rule();
    let one_rule = layout.open_ends().all(|end| end.rule() == rule);
    let end = |open: &End| {
        say(&OnTable::OpenEnd(open.arm, open.shows, (!one_rule).then(|| open.rule()), needs(open)))
    };
    let ends = layout.open_ends().map(end).collect::<Vec<_>>().join(", ");
    say(&if one_rule { OnTable::OpenByRule(rule, ends) } else { OnTable::Open(ends) })
}
