use nos_laws::checkers::position::{Path, Position, Square};

/// Counts the lines of this many moves.
fn perft(position: &Position, depth: u32) -> usize {
    let moves = position.moves();
    match depth {
        1 => moves.len(),
        _ => {
            let next = moves.iter().map(|path| position.after(path).0);
            next.map(|next| perft(&next, depth - 1)).sum()
        }
    }
}

#[test]
fn the_lines_of_play_number_as_published() {
    let known = [7, 49, 302, 1_469, 7_361, 36_768];
    for (depth, known) in (1..).zip(known) {
        assert_eq!(perft(&Position::default(), depth), known, "{depth}");
    }
}

#[test]
fn a_square_has_its_number_from_its_row_and_column() {
    let numbers =
        (0..8).flat_map(|row| (0..8).filter_map(move |column| Square::from_row(row, column)));
    let numbers: Vec<String> = numbers.map(|square| square.to_string()).collect();
    let expected: Vec<String> = (1..=32).map(|number: u8| number.to_string()).collect();
    assert_eq!(numbers, expected);
    assert_eq!(Square::new(0).or(Square::new(33)), None);
}

#[test]
fn a_step_is_written_with_a_hyphen_and_a_jump_with_x() {
    let path = |squares: &[u8]| {
        let squares = squares.iter().map(|number| Square::new(*number).unwrap());
        Path::new(squares).to_string()
    };
    assert_eq!(path(&[11, 15]), "11-15");
    assert_eq!(path(&[22, 15, 8]), "22x15x8");
}
