use super::LAW;
use super::verbs::TypedMove;
use super::words::Event;
use nos_base::{HouseRange, Texts, article, house_rules};
use nos_entry::{Argument as _, ArgumentRow, CommonQuestion, CommonVerb, Slot, Takes};
pub use nos_law::imported::movetext::NotatedGame;
use nos_law::{
    About, Claims, Counted, EndsSince, GameFormat, GameText, PhaseRow, TaggedForm, TallyColumn,
    causes, opponents, opponents_counted,
};

house_rules! {
    Rule:
    Automatic = "game.automatic" HouseRange::ON_OR_OFF, 1, ["5.13", "5.8", "5.9"];
    Illegal = "game.illegal" HouseRange::Between(0, 3), 0, ["5.14", "4.4", "4.6"];
}

causes! {
    MATE = "mate" 5 1;
    STALEMATE = "stalemate" 5 2;
    DEAD = "dead" 5 3;
    RESIGN = "resign" 5 4;
    AGREEMENT = "agreement" 5 5;
    THREEFOLD = "threefold" 5 6;
    FIFTY = "fifty" 5 7;
    FIVEFOLD = "fivefold" 5 8;
    SEVENTY_FIVE = "seventy-five" 5 9;
    TIME = "time" 5 10;
    FORFEIT = "forfeit" 5 12;
    ILLEGAL = "illegal" 5 14;
}

#[rustfmt::skip]
pub static ABOUT: About = opponents! {
    "chess", moves "Nf3, exd5, e8=Q, O-O or g1f3 moves; small letters are pawns",
    articles { move "4.1", points "1.3", carry "1.4", begin "1.2", draw "5.5", flag "5.10", resign "5.4", forfeit "5.12" },
    common [CommonVerb::House.row(&[ArgumentRow::HOUSE], "house game.illegal 2", &["5.13", "5.14"])], verbs ["move", "touch", "offer", "claim", "flag", "resign"],
    questions [CommonQuestion::Audit.row(&[], "audit", &["4.4"])], words ["threefold", "fifty"],
    colours: &["white", "black"],
    answered: &["mate", "check", "stalemate", "square", "passing", "result", "clock", "illegal"],
    implied_verb: "move",
    rulebook: Texts::new("chess.md", &[include_str!("rulebook.md"), include_str!("rulebook.nl.md")]),
    claims: Some(Claims { usage: "threefold|fifty", slots: &[Slot::new(Takes::Word(&["threefold", "fifty"]))], grounds: &[&THREEFOLD, &FIFTY], article: article(5, 11) }),
    causes: CAUSES,
    audited: &[
        (article(4, 4), "illegal-move"), (article(4, 5), "out-of-turn"), (article(4, 6), "touch-move"), (article(5, 11), "wrong-claim"),
    ],
    help: &[texts!("help", "txt", "chess")],
};

pub const COUNTED: &[Counted<Event>] = opponents_counted!("white", (4, 4), (4, 5), (4, 6), (5, 11));

static FORM: TaggedForm = TaggedForm {
    law: &LAW,
    players: [&["White"], &["Black"]],
    variant: ("Variant", &["standard", "chess", "normal", "from position"]),
    is_start: |fen| fen.starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"),
    kind: NotatedGame::Chess,
    acts: TypedMove::foreign,
    on_time: &TIME,
    infractions: &[&FORFEIT, &ILLEGAL],
    since: Some(EndsSince {
        rule: "game.automatic",
        ends: &[&FIVEFOLD, &SEVENTY_FIVE],
        day: [2014, 7, 1],
    }),
    fixed: &[],
};

pub const GAME_TEXT: GameText<Event> = GameText {
    format: &GameFormat {
        name: "pgn",
        evidence: |head| FORM.evidence(head),
        read: |source| FORM.read(source),
    },
    played: |event| match event {
        Event::Moved(player, typed, sign, ..) => Some((*player, format!("{typed}{sign}"))),
        _ => None,
    },
    write: |games, occasion| FORM.write(games, occasion),
};
