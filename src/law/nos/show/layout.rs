//! What lies on the table: a picture in box drawing or ASCII, or one line for each arm if there is no room
//! for a picture. In the picture arms go in their directions, doubles lie across, and the set has a double
//! frame.

use crate::law::Names;
use crate::law::nos::{
    Arm, Billitonnen, End, Gate, Geometry, Laid, Layout, Progress, Rule, Session, Table, words,
};
use crate::law::picture::{self, Canvas, Piece};
use crate::text::look::{Ink, Look};
use crate::text::width::{columns, padded, wrapped};
use crate::told;

told! {
    /// What is said of what lies on the table.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum OnTable {
        Nothing,
        NoLine,
        Ends(signs: String),
        Ordinary,
        Matador,
        OnlyDouble,
        OnlyDoubleOrMatador,
        Shut,
        First(arms: String),
        FirstTiles(arm: Arm, tiles: u8),
        OpenByRule(rule: Rule, ends: String),
        Open(ends: String),
        NoneOpen,
        OpenEnd(arm: Arm, end: String, needs: Needs),
    }
}

told! {
    /// What the next tile of an arm must be.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Needs {
        Any,
        Double,
        DoubleOrMatador,
    }
}

fn say(on_table: &OnTable) -> String {
    words().tell(on_table, &Names::default())
}

/// What lies on the table, as a picture.
pub fn show(session: &Session, look: &Look) -> Vec<String> {
    shown(session, picture, look)
}

/// What lies on the table, one line for each arm.
pub fn show_arms(session: &Session, look: &Look) -> Vec<String> {
    shown(session, arms, look)
}

fn shown(
    session: &Session,
    game: fn(&Layout, bool, &Look) -> Vec<String>,
    look: &Look,
) -> Vec<String> {
    match (session.progress(), session.hand().map(|hand| &hand.table)) {
        (Progress::Billitonnen(billitonnen), _) => line_and_rows(session, billitonnen, look),
        (_, Some(Table::Game(round))) => game(&round.layout, round.is_going(), look),
        (_, Some(Table::Set { set, .. })) => {
            picture::line(&[Piece::set_lying(set.left, set.right, look)], look)
        }
        _ => vec![say(&OnTable::Nothing)],
    }
}

/// The layout of a game: a picture, what its signs mean, and where tiles are wanted first. `going` says
/// whether tiles can still be played.
pub fn picture(layout: &Layout, going: bool, look: &Look) -> Vec<String> {
    let lines = match layout.plan().geometry {
        _ if look.plain => None,
        Geometry::Line => Some(line(layout, going, look)),
        Geometry::Triangle | Geometry::Cross => cross(layout, going, look),
    };
    let lines = lines.unwrap_or_else(|| by_arm(layout, going, look));
    explained(lines, layout, going, look)
}

/// The layout of a game, one line for each arm, from the set outward.
pub fn arms(layout: &Layout, going: bool, look: &Look) -> Vec<String> {
    explained(by_arm(layout, going, look), layout, going, look)
}

fn explained(mut lines: Vec<String>, layout: &Layout, going: bool, look: &Look) -> Vec<String> {
    if going {
        let words = wanted(layout).into_iter().chain([legend(layout)]);
        let words = words.collect::<Vec<String>>().join(" ");
        lines.extend(wrapped("", &words, look.measure()));
    }
    lines
}

/// The tiles of an arm, from the set outward.
fn tiles(layout: &Layout, arm: Arm) -> impl DoubleEndedIterator<Item = &Laid> {
    layout.laid().iter().filter(move |laid| laid.way.arm == arm)
}

/// The sign at the end of an arm: `(4 o)`, `(4 m)`, `(4 od)`, `(4 x)`, or `(4)` alone when nobody can play any
/// more.
fn sign(layout: &Layout, arm: Arm, going: bool) -> Piece {
    let Some(end) = layout.end(arm) else {
        return Piece::sign("()".to_owned(), Ink::Plain);
    };
    let shows = end.shows;
    if !going {
        return Piece::sign(format!("({shows})"), Ink::Plain);
    }
    let rule = match end.rule() {
        _ if end.gate() != Gate::Open => return Piece::sign(format!("({shows} x)"), Ink::Shut),
        Rule::Ordinary => "o",
        Rule::Matador => "m",
    };
    let double = if end.needs_double() { "d" } else { "" };
    Piece::sign(format!("({shows} {rule}{double})"), Ink::Open)
}

fn line(layout: &Layout, going: bool, look: &Look) -> Vec<String> {
    let set = layout.set();
    let mut pieces = vec![sign(layout, Arm::Left, going)];
    pieces.extend(westward(layout, Arm::Left, look));
    pieces.push(match set.left == set.right {
        true => Piece::set_crosswise(set.left, look),
        false => Piece::set_lying(set.left, set.right, look),
    });
    pieces.extend(eastward(layout, Arm::Right, look));
    pieces.push(sign(layout, Arm::Right, going));
    picture::line(&pieces, look)
}

/// An arm that goes to the left, from its end to the set.
fn westward(layout: &Layout, arm: Arm, look: &Look) -> impl Iterator<Item = Piece> {
    tiles(layout, arm)
        .rev()
        .map(|laid| match laid.tile.is_double() {
            true => Piece::crosswise(laid.way.open, look),
            false => Piece::lying(laid.way.open, laid.way.touching),
        })
}

/// An arm that goes to the right, from the set to its end.
fn eastward(layout: &Layout, arm: Arm, look: &Look) -> impl Iterator<Item = Piece> {
    tiles(layout, arm).map(|laid| match laid.tile.is_double() {
        true => Piece::crosswise(laid.way.open, look),
        false => Piece::lying(laid.way.touching, laid.way.open),
    })
}

/// A cross or triangle; `None` if its arms are too long for the width.
fn cross(layout: &Layout, going: bool, look: &Look) -> Option<Vec<String>> {
    let sign = |arm| sign(layout, arm, going);
    let set = Piece::set_lying(layout.set().left, layout.set().right, look);
    let west: Vec<Piece> = [sign(Arm::West)]
        .into_iter()
        .chain(westward(layout, Arm::West, look))
        .collect();
    let east: Vec<Piece> = eastward(layout, Arm::East, look)
        .chain([sign(Arm::East)])
        .collect();
    let upright = |laid: &Laid, upward: bool| match (laid.tile.is_double(), laid.way) {
        (true, way) => Piece::lying(way.open, way.open),
        (false, way) if upward => Piece::standing(way.open, way.touching, look),
        (false, way) => Piece::standing(way.touching, way.open, look),
    };
    let up = tiles(layout, Arm::North)
        .rev()
        .map(|laid| upright(laid, true));
    let north: Vec<Piece> = [sign(Arm::North)].into_iter().chain(up).collect();
    let down = tiles(layout, Arm::South).map(|laid| upright(laid, false));
    let south = layout.end(Arm::South).map(|end| sign(end.arm));
    let below: Vec<Piece> = down.chain(south).collect();

    let width = |pieces: &[Piece]| -> usize { pieces.iter().map(Piece::width).sum() };
    let height = |pieces: &[Piece]| -> usize { pieces.iter().map(|piece| piece.lines.len()).sum() };
    let left = width(&west);
    if left + set.width() + width(&east) > look.columns() {
        return None;
    }
    let middle = left + set.width() / 2;
    // If no tile lies on the north arm, its sign stands on the frame of the set.
    let axis = height(&north) + set.axis();
    let mut canvas = Canvas::default();
    let mut put = |mut row: usize, pieces: &[Piece]| {
        for piece in pieces {
            canvas.put(row, middle.saturating_sub(piece.width() / 2), piece);
            row += piece.lines.len();
        }
    };
    put(0, &north);
    put(axis + set.axis() + 1, &below);
    let mut column = 0;
    for piece in west.iter().chain([&set]).chain(&east) {
        canvas.put(axis - piece.axis(), column, piece);
        column += piece.width();
    }
    Some(canvas.lines(look))
}

fn by_arm(layout: &Layout, going: bool, look: &Look) -> Vec<String> {
    let (set, indent) = (layout.set(), "north ".len());
    let mut lines = vec![format!(
        "{}{}-{}",
        padded("set", indent),
        set.left,
        set.right
    )];
    for End { arm, .. } in layout.ends() {
        let tiles = tiles(layout, *arm);
        let pieces = tiles.map(|laid| Piece::lying(laid.way.touching, laid.way.open));
        let pieces: Vec<Piece> = pieces.chain([sign(layout, *arm, going)]).collect();
        lines.extend(picture::rows(&pieces, &padded(arm.word(), indent), look));
    }
    lines
}

/// What the signs in use mean.
fn legend(layout: &Layout) -> String {
    let open = layout.open_ends().count();
    let some = |holds: fn(&End) -> bool| layout.open_ends().any(holds);
    let meanings = [
        (some(|end| end.rule() == Rule::Ordinary), OnTable::Ordinary),
        (some(|end| end.rule() == Rule::Matador), OnTable::Matador),
        (some(|end| needs(end) == Needs::Double), OnTable::OnlyDouble),
        (
            some(|end| needs(end) == Needs::DoubleOrMatador),
            OnTable::OnlyDoubleOrMatador,
        ),
        (layout.ends().len() > open, OnTable::Shut),
    ];
    let signs = meanings
        .iter()
        .filter(|(used, _)| *used)
        .map(|(_, meaning)| say(meaning));
    let signs = signs.collect::<Vec<String>>().join(", ");
    say(&OnTable::Ends(signs))
}

/// Where tiles are wanted before the next step of the game; `None` if nowhere.
fn wanted(layout: &Layout) -> Option<String> {
    let wanting = layout
        .ends()
        .iter()
        .filter(|end| end.wants > 0)
        .map(|end| match end.wants {
            1 => end.arm.to_string(),
            tiles => say(&OnTable::FirstTiles(end.arm, tiles)),
        });
    let wanting: Vec<String> = wanting.collect();
    let arms = crate::table::name::listed(wanting.iter().map(String::as_str));
    (!wanting.is_empty()).then(|| say(&OnTable::First(arms)))
}

/// What the next tile of an arm must be.
pub(super) fn needs(end: &End) -> Needs {
    match (end.needs_double(), end.rule()) {
        (false, _) => Needs::Any,
        (true, Rule::Ordinary) => Needs::Double,
        (true, Rule::Matador) => Needs::DoubleOrMatador,
    }
}

/// The arms that can be extended now, on one line: `Open, ordinary: north 4, east 6 (only a double).`
pub(super) fn open_ends(layout: &Layout) -> String {
    let Some(first) = layout.open_ends().next() else {
        return say(&OnTable::NoneOpen);
    };
    let rule = first.rule();
    let one_rule = layout.open_ends().all(|end| end.rule() == rule);
    let ends = layout.open_ends().map(|open| {
        let (arm, needs, shows) = (open.arm, needs(open), open.shows);
        let end = match one_rule {
            true => shows.to_string(),
            false => format!("{shows} {}", open.rule()),
        };
        say(&OnTable::OpenEnd(arm, end, needs))
    });
    let ends = ends.collect::<Vec<String>>().join(", ");
    say(&match one_rule {
        true => OnTable::OpenByRule(rule, ends),
        false => OnTable::Open(ends),
    })
}

/// The line of Billitonnen, then each player's row. The tile to be turned next is at the left of a row; `[ ? ]`
/// is a tile that nobody has seen.
fn line_and_rows(session: &Session, game: &Billitonnen, look: &Look) -> Vec<String> {
    let pieces = game
        .line
        .iter()
        .map(|own| own.lies)
        .map(|lies| match lies.left == lies.right {
            true => Piece::crosswise(lies.left, look),
            false => Piece::lying(lies.left, lies.right),
        });
    let pieces: Vec<Piece> = pieces.collect();
    let mut lines = match pieces.is_empty() {
        true => vec![say(&OnTable::NoLine)],
        false => picture::line(&pieces, look),
    };
    let widths = game
        .seats
        .iter()
        .map(|player| columns(session.shown(*player)));
    let widest = widths.max().unwrap_or(0);
    for (seat, player) in game.seats.seated().filter(|_| game.is_dealt()) {
        let row = game.row(seat).iter().map(|tile| match tile {
            Some(tile) => Piece::lying(tile.high(), tile.low()),
            None => Piece::sign("[ ? ]".to_owned(), Ink::Plain),
        });
        let head = format!("{}  ", padded(session.shown(player), widest));
        lines.extend(picture::rows(&row.collect::<Vec<_>>(), &head, look));
    }
    lines
}
