use cozy_chess::Color;
use nos_law::Piece as _;
use nos_laws::chess::position::{LegalMove, Position};
use nos_laws::chess::verbs::TypedMove;

/// Counts the lines of this many moves. Every move, written and read again, must mean only itself.
fn perft(position: &Position, depth: u32) -> usize {
    let moves = position.moves();
    let lines = moves.iter().map(|played| {
        let written = position.san(played).to_string();
        let typed = TypedMove::read(&written).unwrap();
        assert_eq!(typed.to_string(), written);
        let meant: Vec<_> = moves.iter().filter(|other| other.is_meant(&typed)).collect();
        assert_eq!(meant, [played], "{written}");
        let (file, rank) = (Some(played.from.file()), Some(played.from.rank()));
        let kind = None;
        let ways = [
            typed,
            TypedMove { file: None, rank: None, ..typed },
            TypedMove { kind, file, rank, to: played.to, castles: None, ..typed },
        ];
        for typed in ways {
            let men = position.named(position.turn(), &typed);
            let found = position.meant(men, &typed).to_vec();
            let are = |played: &&LegalMove| played.is_meant(&typed);
            assert_eq!(moves.iter().filter(are).count(), found.len(), "{typed}");
            assert!(found.iter().all(|played| moves.contains(played) && played.is_meant(&typed)));
        }
        match depth {
            1 => 1,
            _ => perft(&position.after(played), depth - 1),
        }
    });
    lines.sum()
}

#[test]
fn the_lines_of_play_number_as_published() {
    for (fen, depth, known) in rows! { of (&str, u32, usize):
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3, 8_902;
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 2, 2_039;
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 3, 2_812;
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 2, 264;
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 2, 1_486;
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 2, 2_079;
    } {
        let position = Position::read(fen).unwrap();
        assert_eq!(perft(&position, depth), known, "{fen}");
        assert_eq!(position.fen(0).split(' ').next(), fen.split(' ').next());
    }
}

#[test]
fn a_side_could_mate_if_the_other_s_men_could_stand_in_the_way() {
    for (other, could) in [('q', [false; 2]), ('r', [true, false]), ('n', [true; 2])] {
        let can_mate = |own| {
            let fen = format!("4k3/8/8/8/3{other}4/8/8/2{own}1K3 w - - 0 1");
            Position::read(&fen).unwrap().can_mate(Color::White)
        };
        assert_eq!(['N', 'B'].map(can_mate), could, "{other}");
    }
}

#[test]
fn a_move_is_read_as_the_grammar_says() {
    let table = [
        ("e4", Some("e4")),
        ("exd5", Some("exd5")),
        ("e8Q", Some("e8=Q")),
        ("exd8=N", Some("exd8=N")),
        ("e7-e8=q", Some("e7e8=Q")),
        ("e2xe4", Some("e2xe4")),
        ("Nf3+", Some("Nf3")),
        ("Ng1-f3!?", Some("Ng1f3")),
        ("R1xe2", Some("R1xe2")),
        ("o-o", Some("O-O")),
        ("0-0-0", Some("O-O-O")),
        ("bxc3", Some("bxc3")),
        ("Bxc3", Some("Bxc3")),
        ("nf3", None),
        ("e9", None),
        ("e8=K", None),
        ("e8q", None),
        ("ed5", None),
        ("e-d5", None),
        ("Ne8=Q", None),
        ("4e5", None),
        ("O-O-", None),
        ("é4", None),
        ("", None),
    ];
    for (typed, written) in table {
        let read = TypedMove::read(typed).ok().map(|typed| typed.to_string());
        assert_eq!(read.as_deref(), written, "{typed}");
    }
}
