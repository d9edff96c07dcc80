//! Every layout is drawn completely, with each tile once, at every width.

use super::hand;
use nos_base::text::width::columns;
use nos_base::{Look, PlayerId, Spots, Tile, TileSet};
use nos_law::picture::tiles::tiles;
use nos_law::{EntryNo, Lying};
use nos_laws::nos::games::Holes;
use nos_laws::nos::session::NosTable;
use nos_laws::nos::show::drawn::drawing;
use nos_laws::nos::{Game, GameRow, House, Laid, Layout, NUMBERS, Scope, SetTile};
use proptest::prelude::*;

/// The numbered games that need no further words, and volapük on a line.
fn games() -> Vec<Game> {
    let numbered = NUMBERS.filter_map(Game::by_number);
    let volapuk = GameRow::with_number(12).next();
    numbered.chain(volapuk.map(|row| Game { row, holes: Holes::default() })).collect()
}

/// Builds a layout by laying one of the fitting tiles for each of these picks.
fn layout(game: usize, set: (usize, usize), picks: &[usize]) -> Option<Layout> {
    let games = games();
    let game = *games.get(game % games.len())?;
    let set = SetTile { left: Spots::ALL[set.0], right: Spots::ALL[set.1] };
    let mut layout = Layout::new(set, game.plan(set, &House::default()).ok()?);
    let session = hand("");
    let seat = session.hand()?.all().next()?;
    let mut unlaid = TileSet::set(6).without(set.tile());
    for (pick, no) in picks.iter().zip(1..) {
        let ways: Vec<_> = unlaid
            .iter()
            .flat_map(|tile| {
                layout.ways(tile, Scope::Turn, None).0.into_iter().map(move |way| (tile, way))
            })
            .collect();
        if ways.is_empty() {
            break;
        }
        let (tile, way): (Tile, _) = ways[pick % ways.len()];
        unlaid = unlaid.without(tile);
        layout.lay(Laid { way, seat, no: EntryNo(no) });
    }
    Some(layout)
}

fn drawn(layout: &Layout, look: &Look) -> Vec<String> {
    let set = Lying {
        touching: layout.set.left,
        open: layout.set.right,
        by: None,
        order: 1,
        no: EntryNo(0),
    };
    let anybody = |_| PlayerId::at(0);
    tiles(&drawing(layout, set, true, anybody), look, &nos_laws::nos::LAW.library().lexicon)
}

fn numbers(lines: &[String]) -> usize {
    lines.iter().map(|line| line.chars().filter(char::is_ascii_digit).count()).sum()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_tile_is_drawn_once_and_no_line_is_too_wide(
        game in 0usize..15,
        set in prop_oneof![Just((0, 0)), Just((6, 6)), Just((3, 3)), (0usize..7, 0usize..7)],
        picks in prop::collection::vec(0usize..1000, 0..28),
        width in prop_oneof![Just(60usize), Just(80), Just(200), 60usize..140],
        ascii in any::<bool>(),
    ) {
        let Some(layout) = layout(game, set, &picks) else { return Ok(()) };
        let look = Look { width, ascii, color: false, plain: false };
        let plain = Look { plain: true, ..look };
        let ends = layout.plan.geometry.arms().len();
        let expected = 2 * (layout.laid.len() + 1) + ends;
        for lines in [drawn(&layout, &look), drawn(&layout, &plain)] {
            prop_assert_eq!(numbers(&lines), expected, "{}", lines.join("\n"));
            prop_assert!(lines.iter().all(|line| columns(line) <= width));
            prop_assert!(!ascii || lines.iter().all(|line| line.is_ascii()));
        }
    }
}
