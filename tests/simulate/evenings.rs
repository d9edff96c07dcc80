//! Properties of every simulated evening.

use nos_base::{Tile, TileSet, shown};
use nos_entry::Entry;
use nos_law::{
    Effect, EntryNo, Law, Luck, PartyName, Piece as _, Session, Share, SimulationOptions, Verdict,
};
use nos_laws::fives::{LAW as FIVES, Session as Fives};
use nos_laws::nos::LAW as NOS;
use nos_laws::nos::session::{NosTable, Progress, Session as Nos};
use nos_laws::nos::{CloseOutcome, Event, Foul, GAMES, SetNeeded};
use nos_laws::simulate::SimulatedEvening;
use std::collections::BTreeSet;

fn wishes(hands: u32, percent: usize) -> SimulationOptions {
    SimulationOptions { hands, fouls: Share::percent(percent), ..SimulationOptions::default() }
}

fn evening(law: &'static Law, wishes: &SimulationOptions, seed: u64) -> SimulatedEvening {
    SimulatedEvening::new(law, wishes, seed).unwrap_or_else(|message| panic!("{message}"))
}

/// FNV-1a, so that a short number pins a long evening.
fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn script(law: &'static Law, wishes: &SimulationOptions, seed: u64) -> String {
    evening(law, wishes, seed).map(|own| format!("{}\n", own.entry)).collect()
}

#[test]
fn the_same_seed_gives_the_same_evening_for_ever() {
    let table = rows! {
        script(&NOS, &wishes(3, 0), 1), 686_025_962_958_250_010;
        script(&NOS, &wishes(10, 0), u64::MAX), 11_406_845_750_161_692_773;
        script(&NOS, &wishes(10, 20), 42), 8_796_210_422_045_797_727;
        script(&FIVES, &wishes(10, 0), 1), 13_479_510_111_315_646_863;
        script(&FIVES, &wishes(10, 20), 42), 4_780_173_989_191_183_597;
    };
    let digests = table.each_ref().map(|(script, _)| digest(script));
    assert_eq!(digests, table.map(|(_, known)| known));
}

/// A ruling's verdict, articles and moves; a refusal's article.
fn ruled_on(session: &Session, entry: &Entry) -> String {
    let ruling = match session.judge(entry) {
        Ok(ruling) => ruling,
        Err(refusal) => return format!("no {:?}", refusal.article()),
    };
    let mut told = format!("{:?} {:?}", ruling.verdict, ruling.articles);
    for own in ruling.moves(&session.names()) {
        let from = own.from.as_ref().map(PartyName::in_payments);
        let to = own.to.in_payments();
        told.push_str(&format!(" {from:?} {to} {} {}", own.amount, own.what));
    }
    told
}

/// Rules on entries of many evenings, in their places and elsewhere, and digests the rulings.
fn rulings(law: &'static Law, percent: usize) -> u64 {
    let mut all = String::new();
    for seed in 0..24 {
        let wishes = wishes(3, percent);
        let entries: Vec<Entry> = evening(law, &wishes, seed).map(|own| own.entry).collect();
        let mut luck = Luck::new(!seed);
        let mut session = (law.begin)();
        for (at, entry) in entries.iter().enumerate() {
            all.push_str(&format!("{entry} {}", ruled_on(&session, entry)));
            for _ in 0..6 {
                let near = (at + luck.below(12)).saturating_sub(6);
                let other = entries.get(near).or(entries.last()).unwrap();
                all.push_str(&format!(" {}", ruled_on(&session, other)));
            }
            let ruling = session.judge(entry).ok().unwrap();
            session.apply(EntryNo(at as u32 + 1), &ruling);
        }
        for account in session.accounts(&session.names()) {
            all.push_str(&format!(" {} {}", account.holder.in_accounts(), account.amount));
        }
    }
    digest(&all)
}

/// Other rulings on an old evening would need a new edition of the law.
#[test]
fn the_rulings_of_an_edition_stay_what_they_are() {
    let table = [
        (rulings(&NOS, 0), 7_791_879_016_826_185_779),
        (rulings(&NOS, 15), 4_186_387_139_200_996_274),
        (rulings(&NOS, 40), 2_636_718_178_198_427_715),
        (rulings(&FIVES, 0), 15_777_899_726_066_017_577),
        (rulings(&FIVES, 25), 9_193_243_125_005_040_889),
    ];
    assert_eq!(table.map(|(is, _)| is), table.map(|(_, was)| was));
}

fn is_settled(session: &Session) -> bool {
    let nos = session.get::<Nos>().map(|nos| &nos.game.progress);
    let fives = session.get::<Fives>();
    nos == Some(&Progress::Finished) || fives.is_some_and(|table| table.is_settled())
}

#[test]
fn an_honest_evening_is_settled_without_a_foul() {
    fn check(law: &'static Law, players: usize) {
        for seed in 0..12 {
            let wishes = SimulationOptions { players: Some(players), ..wishes(4, 0) };
            let mut evening = evening(law, &wishes, seed);
            for own in evening.by_ref() {
                let is_foul = own.ruling.verdict != Verdict::Accepted;
                assert!(!is_foul, "{seed}: {}", own.entry);
            }
            assert!(is_settled(evening.session()), "{players} {seed}");
            assert_eq!(evening.truth().unseen, []);
        }
    }
    for players in 3..=5 {
        check(&NOS, players);
    }
    for players in [2, 4] {
        check(&FIVES, players);
    }
}

#[test]
fn an_evening_is_settled_despite_many_fouls() {
    for percent in [1, 50, 100] {
        for seed in 0..8 {
            let mut nos = evening(&NOS, &wishes(3, percent), seed);
            let mut fives = evening(&FIVES, &wishes(3, percent), seed);
            assert!(nos.by_ref().count() > 20 && fives.by_ref().count() > 20);
            assert!(is_settled(nos.session()) && is_settled(fives.session()), "{seed}");
        }
    }
}

/// Every kind of event in Nos that simulated evenings have.
#[derive(Default)]
struct Seen {
    verbs: BTreeSet<String>,
    fouls: BTreeSet<String>,
    games: BTreeSet<&'static str>,
    closes: BTreeSet<&'static str>,
    unseen: BTreeSet<&'static str>,
    waived: usize,
}

impl Seen {
    fn see(&mut self, evening: &mut SimulatedEvening) {
        while let Some(own) = evening.next() {
            let line = own.entry.to_string();
            self.verbs.insert(line.split(' ').next().unwrap_or_default().to_owned());
            let ruling = &own.ruling;
            self.waived += usize::from(ruling.waived);
            let found = ruling.effects().filter_map(|effect| match effect {
                Effect::Fouled { penalty, .. } => Foul::of_cause(*penalty),
                _ => None,
            });
            let told = ruling.events_of::<Event>().find_map(Event::fault);
            let fouls = found.chain(told).map(|foul| format!("{foul:?}"));
            self.fouls.extend(fouls);
            for event in ruling.events_of::<Event>() {
                match event {
                    Event::Announced(game) => {
                        self.games.insert(game.row.words);
                    }
                    Event::CloseCalled(_, outcome) | Event::CloseDecided(_, outcome) => {
                        self.closes.insert(match outcome {
                            CloseOutcome::RightAtOnce => "right",
                            CloseOutcome::KnownTile(..) => "known",
                            CloseOutcome::TooManyFit(..) => "many",
                            CloseOutcome::Open => "open",
                            CloseOutcome::OpenToTheLastHand(_) => "last hand",
                            CloseOutcome::Refuted(..) => "refuted",
                            CloseOutcome::Upheld => "upheld",
                            CloseOutcome::ProvedWrong(..) => "proved wrong",
                        });
                    }
                    _ => {}
                }
            }
            let unseen = evening.truth().unseen;
            self.unseen.extend(unseen.iter().map(|own| own.kind));
        }
    }
}

#[test]
fn evenings_have_every_game_foul_close_and_verb_of_nos() {
    let mut seen = Seen::default();
    for seed in 0..100 {
        seen.see(&mut evening(&NOS, &wishes(8, (seed as usize % 4) * 12), seed));
    }
    // About one first hand in seven hundred has no double.
    let rare = SimulationOptions { players: Some(3), ..wishes(1, 0) };
    seen.see(&mut evening(&NOS, &rare, 348));
    for needed in [SetNeeded::DoubleBlank, SetNeeded::Double, SetNeeded::Any] {
        let filled = GAMES.iter().filter(|row| row.set == needed).map(|row| match row.number {
            Some(number) => number.to_string(),
            None => row.words.replace("SIDE first SIDE then SIDE", "left first left then right"),
        });
        let every = SimulationOptions { games: filled.collect(), ..wishes(60, 0) };
        seen.see(&mut evening(&NOS, &every, 1));
    }
    let games: BTreeSet<&str> = GAMES.iter().map(|row| row.words).collect();
    assert_eq!(seen.games, games);
    let fouls: BTreeSet<String> = Foul::ALL.iter().map(|foul| format!("{foul:?}")).collect();
    assert_eq!(seen.fouls, fouls);
    assert_eq!(seen.closes.len(), 8, "{:?}", seen.closes);
    assert_eq!(
        seen.unseen.into_iter().collect::<Vec<_>>(),
        ["concealed", "drew-with-double", "higher-double", "passed-able"]
    );
    assert!(seen.waived > 10, "{}", seen.waived);
    let rows = NOS.language.lexicon().vocabulary.entries.iter();
    // Simulated players hand nothing over.
    let verbs: BTreeSet<String> =
        rows.filter(|row| row.word != "official").map(|row| row.word.to_owned()).collect();
    assert_eq!(seen.verbs, verbs);
}

#[test]
fn only_the_chosen_games_are_announced() {
    for (wished, announced) in rows! {
        vec!["2"], vec!["ordinary-cross"];
        vec!["14", "16"], vec!["triangle-double-cross", "triangle then ordinary-cross"];
        vec!["volapük ordinary left"], vec!["volapuk ordinary SIDE"];
    } {
        let games = wished.iter().map(|game| (*game).to_owned()).collect();
        let wishes = SimulationOptions { games, ..wishes(12, 0) };
        let mut seen = Seen::default();
        seen.see(&mut evening(&NOS, &wishes, 7));
        assert_eq!(seen.games, announced.into_iter().collect(), "{wished:?}");
    }
}

#[test]
fn every_tile_is_in_one_place() {
    for seed in 0..20 {
        let mut evening = evening(&NOS, &wishes(4, 20), seed);
        while let Some(own) = evening.next() {
            let truth = evening.truth();
            let hand = evening.session().get::<Nos>().unwrap().hand();
            let laid = hand.map_or(TileSet::EMPTY, |hand| hand.tiles.laid());
            let all: Vec<Tile> = truth
                .hands
                .iter()
                .flat_map(|(_, tiles)| tiles)
                .chain(&truth.places[0].1)
                .map(|tile| Tile::read(tile).unwrap())
                .chain(laid.iter())
                .collect();
            if hand.is_some() {
                assert_eq!(
                    (all.len(), all.iter().copied().collect()),
                    (28, TileSet::set(6)),
                    "{}",
                    own.entry
                );
            }
            let turns = own.entry.row().word == "flip";
            assert!(!turns || hand.is_none());
        }
    }
}

#[test]
fn impossible_options_are_refused_before_the_evening_begins() {
    fn refused(law: &'static Law, wishes: SimulationOptions) -> Option<String> {
        SimulatedEvening::new(law, &wishes, 1).err()
    }
    let players = |players| SimulationOptions { players: Some(players), ..wishes(1, 0) };
    let game = |game: &str| SimulationOptions { games: vec![game.to_owned()], ..wishes(1, 0) };
    let nos = "three to five play Nos: --players 4";
    let fives = "two play fives and threes, or four: --players 4";
    let no_game = |game| {
        let game = shown::typed(game);
        Some(format!(
            "\"{game}\" is not a game; a game is a number from 1 to 17, or the words that nos games lists"
        ))
    };
    assert_eq!(refused(&NOS, players(2)).as_deref(), Some(nos));
    assert_eq!(refused(&NOS, players(6)).as_deref(), Some(nos));
    assert_eq!(refused(&FIVES, players(3)).as_deref(), Some(fives));
    for wrong in ["18", "0", "ordinary-corss", "", "2 waive", "1\n2"] {
        assert_eq!(refused(&NOS, game(wrong)), no_game(wrong));
    }
    assert_eq!(
        refused(&FIVES, game("1")).as_deref(),
        Some("fives and threes has one game; leave --games out")
    );
}
