//! The points at the end of a game of backgammon, and the checkers borne off.

use crate::support::folder::Folder;
use crate::support::program::Ran;

/// A game in which Anna bears off 4, 8, 12, 13, 14 and 15 while Bram bears off none.
const ROWS: [[&str; 2]; 13] = [
    ["65: 24/13", "21: 6/4 6/5"],
    ["65: 24/13", "21: 8/6 8/7"],
    ["66: 13/7(4)", "21: 8/6 7/6"],
    ["66: 13/7(3) 8/2", "21: 6/4 6/5"],
    ["11: 7/6(4)", "21: 6/4 6/5"],
    ["11: 7/6(3) 8/7", "21: 6/4 6/5"],
    ["21: 8/6 7/6", "21: 5/3 5/4"],
    ["66: 6/off(4)", "21: 5/3 5/4"],
    ["66: 6/off(4)", "21: 4/2 4/3"],
    ["66: 6/off(4)", "21: 4/2 4/3"],
    ["64: 6/off 6/2", "21: 4/2 4/3"],
    ["61: 2/off", "21: 3/1 3/2"],
    ["61: 2/off", ""],
];

/// The script of this game for money up to a row, with these last words on the left or right.
fn script(rows: usize, last: [&str; 2]) -> String {
    let head = "0 point match\n\nGame 1\nAnna : 0                         Bram : 0\n";
    let rows = ROWS
        .into_iter()
        .take(rows)
        .chain([last])
        .zip(1..)
        .map(|([one, other], number)| format!("{number:>3}) {one:<32} {other}\n"));
    let text = head.to_owned() + &rows.collect::<String>();
    let imports = Folder::new();
    imports.write("match", &text);
    let Ran { status, out, err } = imports.nos(["import", "match"]).ran();
    let told = "match: one game or match, all in order.\n";
    assert_eq!((status, &*err), (0, told), "{text}");
    out
}

#[test]
fn a_backgammon_for_one_point_shows_a_house_rule_only_if_all_are_off() {
    let jacoby = "house game.jacoby on\n";
    // From the first row that bears a checker off to the last row but one.
    for rows in 8..ROWS.len() {
        let script = script(rows, ["Wins 1 point", ""]);
        let is_resigned = script.ends_with("resign Bram\n");
        assert!(is_resigned && !script.contains(jacoby), "{rows}: {script}");
    }
    for (points, has_jacoby) in [("Wins 1 point", true), ("Wins 3 points", false)] {
        let script = script(ROWS.len(), [points, ""]);
        assert!(script.ends_with("move Anna 2/off\n"), "{script}");
        assert_eq!(script.contains(jacoby), has_jacoby, "{script}");
    }
}

#[test]
fn the_player_who_bore_off_the_last_has_won_in_either_column() {
    let [left, right] = [["Wins 3 points", ""], ["", "Wins 3 points"]];
    assert_eq!(script(ROWS.len(), left), script(ROWS.len(), right));
    // Otherwise the winner is the side that has the points.
    let bram = script(ROWS.len() - 1, right);
    assert!(bram.ends_with("resign Anna 3\n"), "{bram}");
}
