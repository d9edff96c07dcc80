//! Simulated evenings of cribbage, and hands scored in a second way.

use crate::support::scripts::simulated;
use nos_base::{Card, CardSet, Language, Set};
use nos_entry::{Body, read_line};
use nos_law::{Effect, HandStage, Luck, Piece as _, Verdict};
use nos_laws::cribbage::worth::at_show;
use nos_laws::cribbage::{LAW, Session};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::ops::Range;

fn set(printed: &[String]) -> CardSet {
    CardSet::of_all(printed.iter().map(|card| <Card as nos_law::piece::Piece>::read(card).unwrap()))
}

#[test]
fn an_honest_table_has_no_faults_and_every_true_hand_is_possible() {
    let (mut compared, mut settled) = (0, 0);
    for seed in 0..40 {
        let mut evening = simulated(&LAW, seed, 0, 4);
        while let Some(own) = evening.next() {
            let table = evening.session().get::<Session>().unwrap();
            let ruling = &own.ruling;
            assert_eq!(ruling.verdict, Verdict::Accepted, "{seed}: {}", own.entry);
            assert!(!ruling.has(|effect| matches!(effect, Effect::Proved { .. })), "{seed}");
            settled += usize::from(table.is_settled());
            let (Some(hand), true) = (&table.game.hand, table.turn().is_some()) else { continue };
            let holds = hand.cards.holds(|_| 0).unwrap_or_else(|_| panic!("{seed}: {}", own.entry));
            let truth = evening.truth();
            let held = truth.hands.iter().map(|(_, cards)| cards);
            let held = held.chain(truth.places.iter().map(|(_, cards)| cards));
            for (cards, held_by) in held.zip(holds.hands.iter().chain([&holds.boneyard])) {
                let cards = set(cards);
                assert_eq!(cards.len(), held_by.count, "{seed}: {}", own.entry);
                assert!(cards.minus(held_by.possible).is_empty(), "{seed}: {}", own.entry);
                assert!(held_by.certain.minus(cards).is_empty(), "{seed}: {}", own.entry);
            }
            compared += 1;
        }
    }
    assert!(compared > 1000 && settled == 40, "{compared} {settled}");
}

#[test]
fn no_mistake_moves_a_score_past_the_target() {
    let (mut fouls, mut proved, mut won) = (0, 0, 0);
    for seed in 0..30 {
        let mut evening = simulated(&LAW, seed, 20, 24);
        while let Some(own) = evening.next() {
            let table = evening.session().get::<Session>().unwrap();
            let ruling = &own.ruling;
            fouls += usize::from(ruling.verdict != Verdict::Accepted);
            proved += usize::from(ruling.has(|effect| matches!(effect, Effect::Proved { .. })));
            let score = table.score();
            for (front, back) in score.points.iter().zip(&score.before) {
                assert!(
                    (0..=table.target()).contains(front) && back <= front,
                    "{seed}: {}",
                    own.entry
                );
            }
            if let Some(Effect::Won { winners, worth, .. }) = ruling.effects().last() {
                let side = winners.sides().next().unwrap();
                let loser = score.points[1 - side.place()];
                assert_eq!(table.points(side), table.target());
                assert_eq!(*worth == 2, table.target() == 121 && loser <= 60);
                // With muggins, the points that win a game may come after the crib was shown.
                let by_crib = own.entry.to_string().starts_with("muggins");
                let is_over = matches!(table.stage(), HandStage::Over("won"));
                assert!(is_over || by_crib && table.stage() == HandStage::Over("shown"));
                won += 1;
            }
            let line = own.entry.to_string();
            let read = read_line(LAW.language, &line).unwrap().body;
            assert!(matches!(read, Some(Body::Entry(entry)) if entry == own.entry), "{line}");
        }
    }
    assert!(fouls > 300 && proved > 30 && won > 20, "{fouls} {proved} {won}");
}

/// Scores four cards and a starter from their ranks and suits alone.
fn counted(cards: &[Card], is_crib: bool) -> i64 {
    let choices = || (1_u32..32).map(|chosen| (0..5).filter(move |at| chosen >> at & 1 == 1));
    let ranks = |choice: &mut dyn Iterator<Item = usize>| -> Vec<u8> {
        let mut ranks: Vec<u8> = choice.map(|at| cards[at].rank()).collect();
        ranks.sort_unstable();
        ranks
    };
    let mut points = 0;
    let mut runs = [0; 6];
    for mut choice in choices() {
        let ranks = ranks(&mut choice);
        let count: u8 = ranks.iter().map(|rank| (*rank).min(10)).sum();
        points += i64::from(count == 15) * 2;
        points += i64::from(ranks.len() == 2 && ranks[0] == ranks[1]) * 2;
        let follow = ranks.windows(2).all(|two| two[0] + 1 == two[1]);
        runs[ranks.len()] += i64::from(follow && ranks.len() > 2);
    }
    let longest = (3..6).rev().find(|length| runs[*length] > 0);
    points += longest.map_or(0, |length| runs[length] * length as i64);
    let four = cards[..4].iter().all(|card| card.suit() == cards[0].suit());
    let five = four && cards[4].suit() == cards[0].suit();
    points += if five { 5 } else { i64::from(four && !is_crib) * 4 };
    let nobs = |card: &&Card| card.rank() == 11 && card.suit() == cards[4].suit();
    points + cards[..4].iter().filter(nobs).count() as i64
}

/// The chance for muggins after a show.
struct Chance {
    shower: String,
    left: i64,
    is_called: bool,
}

/// A plain model of the show and muggins, from the entries alone.
#[derive(Default)]
struct Shows {
    has_muggins: bool,
    starter: Option<Card>,
    laid: Vec<(String, Card)>,
    chance: Option<Chance>,
}

impl Shows {
    /// Returns the dealer once all cards are laid: the player who did not lay first.
    fn dealer(&self, players: &[&str]) -> Option<String> {
        let first = &self.laid.first()?.0;
        players.iter().find(|name| *name != first).map(|name| (*name).to_owned())
    }

    /// Returns who pegs, and how much, for an accepted entry far from the target (articles 5.7,
    /// 5.8).
    fn enter(&mut self, entry: &str, dealer: Option<&str>, is_foul: bool) -> Option<(String, i64)> {
        let mut words = entry.split(' ');
        let card = |word: &str| <Card as nos_law::piece::Piece>::read(word).unwrap();
        match words.next().unwrap() {
            "house" => self.has_muggins |= entry == "house game.muggins on",
            "deal" | "void" | "settle" => {
                (self.starter, self.chance) = (None, None);
                self.laid.clear();
            }
            "starter" => self.starter = words.next().map(card),
            "play" if !is_foul => {
                let name = words.next().unwrap().to_owned();
                self.laid.push((name, card(words.next().unwrap())));
            }
            "show" => {
                let (whose, mut cards, mut claims) = (words.next().unwrap(), Vec::new(), None);
                while let Some(word) = words.next() {
                    match word {
                        "claims" => claims = words.next().and_then(|claims| claims.parse().ok()),
                        word => cards.push(card(word)),
                    }
                }
                let is_crib = whose == "crib";
                if cards.is_empty() {
                    let own = self.laid.iter().filter(|(by, _)| by == whose);
                    cards.extend(own.map(|(_, card)| *card));
                }
                cards.push(self.starter.unwrap());
                let worth = counted(&cards, is_crib);
                let pegged = claims.map_or(worth, |claims: i64| claims.min(worth));
                let shower = if is_crib { dealer.unwrap() } else { whose }.to_owned();
                self.chance =
                    Some(Chance { shower: shower.clone(), left: worth - pegged, is_called: false });
                return Some((shower, pegged));
            }
            "muggins" => {
                let by = words.next().unwrap().to_owned();
                let named = words.next().map_or(i64::MAX, |named| named.parse().unwrap());
                let chance = self.chance.as_mut().unwrap();
                chance.is_called = true;
                return Some((by, chance.left.min(named)));
            }
            _ => {}
        }
        None
    }
}

#[test]
fn a_claim_and_muggins_peg_what_a_plain_model_of_the_rulebook_says() {
    check_claims(40..70);
}

#[test]
#[ignore = "takes minutes: hundreds of times as many evenings"]
fn claims_of_very_many_evenings_peg_what_a_plain_model_of_the_rulebook_says() {
    check_claims(0..10_000);
}

fn check_claims(seeds: Range<u64>) {
    let evenings = seeds.clone().count();
    let (mut low, mut called, mut named, mut after_crib, mut won) = (0, 0, 0, 0, 0);
    for seed in seeds {
        let mut evening = simulated(&LAW, seed, 5, 30);
        let (mut shows, mut scores) = (Shows::default(), json!({}));
        while let Some(own) = evening.next() {
            let entry = own.entry.to_string();
            let state = serde_json::to_value(evening.session().state()).unwrap();
            let told = own.ruling.text(&evening.session().names());
            let is_foul = told.verdict != Verdict::Accepted;
            let players: Vec<&str> =
                state["players"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
            let dealer = shows.dealer(&players);
            let added =
                serde_json::to_value(evening.session().json_fields(Some(&own.ruling))).unwrap();
            let points = added["points"].as_array().unwrap();
            let expected = shows.enter(&entry, dealer.as_deref(), is_foul);
            if let Some((by, pegs)) = &expected {
                let before = scores[by].as_i64().unwrap();
                let pegs = (*pegs).min(evening.session().common().target() - before);
                let sum: i64 = points.iter().map(|own| own["points"].as_i64().unwrap()).sum();
                assert_eq!(sum, pegs, "{seed}: {entry}");
                assert!(points.iter().all(|own| own["to"] == **by), "{seed}: {entry}");
                let reasons: Vec<&str> =
                    points.iter().filter_map(|own| own["for"].as_str()).collect();
                let chance = shows.chance.as_ref().unwrap();
                if entry.starts_with("muggins") {
                    called += usize::from(pegs > 0);
                    named += usize::from(entry.split(' ').count() > 2);
                    after_crib += usize::from(pegs > 0 && state["phase"] == "between");
                    won += usize::from(!state["winner"].is_null());
                    assert!(reasons.iter().all(|reason| *reason == "muggins"));
                    assert_eq!(added["worth"], Value::Null);
                } else {
                    let is_low = chance.left > 0 && pegs > 0;
                    low += usize::from(chance.left > 0);
                    assert_eq!(reasons.contains(&"claim"), is_low, "{seed}: {entry}");
                    let open = shows.has_muggins && entry.contains(" claims ") && {
                        let claims = entry.rsplit(' ').next().unwrap().parse().unwrap();
                        added["worth"].as_i64() >= Some(claims)
                    };
                    let is_told = told.message().contains(" point");
                    assert_eq!(is_told, !open, "{seed}: {entry}: {}", told.message());
                }
                if !state["winner"].is_null() {
                    shows.chance = None;
                }
            }
            // Compare with the rulebook which players may say muggins now.
            let session = evening.session();
            for name in &players {
                let line = format!("muggins {name}");
                let Some(Body::Entry(said)) = read_line(LAW.language, &line).unwrap().body else {
                    panic!("{line}")
                };
                let can = shows.has_muggins
                    && shows
                        .chance
                        .as_ref()
                        .is_some_and(|own| !own.is_called && own.shower != *name);
                assert_eq!(session.judge(&said).is_ok(), can, "{seed}: {line} after {entry}");
            }
            scores = state["scores"].clone();
        }
    }
    assert!(
        low > 3 * evenings
            && called > evenings
            && named * 2 > evenings
            && after_crib * 10 > evenings
            && won > 0,
        "{low} {called} {named} {after_crib} {won}"
    );
}

#[test]
fn hands_are_worth_what_another_count_finds_and_never_19_25_26_or_27() {
    let mut luck = Luck::new(29);
    let mut seen = [0_u32; 30];
    for round in 0..20_000 {
        let mut pack = Card::all();
        luck.shuffle(&mut pack);
        let (cards, is_crib) = (&pack[..5], round % 4 == 0);
        let four = CardSet::of_all(cards[..4].iter().copied());
        let parts = at_show(four, CardSet::of(cards[4]), is_crib);
        let points: i64 = parts.iter().map(|part| part.points).sum();
        assert_eq!(points, counted(cards, is_crib), "{cards:?}");
        seen[points as usize] += 1;
    }
    assert!(seen[..19].iter().all(|hands| *hands > 0), "{seen:?}");
    assert!([19, 25, 26, 27].iter().all(|points| seen[*points] == 0), "{seen:?}");
}

#[test]
fn no_hand_is_worth_19_or_25_to_27_and_a_29_is_as_rare_as_is_known() {
    // Every 197th choice of four cards, and those of fives and a jack, with every starter. The
    // bench `worth` tries all.
    let pack: Vec<Card> = CardSet::PACK.iter().collect();
    let (mut choices, mut seen) = (0_usize, [0_usize; 30]);
    for one in 0..pack.len() {
        for two in one + 1..pack.len() {
            for three in two + 1..pack.len() {
                for four in three + 1..pack.len() {
                    choices += 1;
                    let ranks = [one, two, three, four].map(|at| pack[at].rank());
                    let is_best = ranks.iter().all(|rank| matches!(rank, 5 | 11));
                    if !choices.is_multiple_of(197) && !is_best {
                        continue;
                    }
                    let held = CardSet::of_all([one, two, three, four].map(|at| pack[at]));
                    for starter in CardSet::PACK.minus(held).iter() {
                        let parts = at_show(held, CardSet::of(starter), false);
                        let points: i64 = parts.iter().map(|part| part.points).sum();
                        seen[usize::try_from(points).unwrap()] += 1;
                    }
                }
            }
        }
    }
    assert_eq!(choices * 48 / seen[29] / 15, 216_580);
    let never: Vec<usize> = (0..30).filter(|points| seen[*points] == 0).collect();
    assert_eq!(never, [19, 25, 26, 27]);
}

#[test]
fn cards_are_printed_and_typed_in_the_chosen_language_and_kept_in_english() {
    let all: Vec<Card> = CardSet::PACK.iter().collect();
    let printed: BTreeSet<String> = all.iter().map(ToString::to_string).collect();
    for language in Language::ALL {
        language.tells(|| {
            let told: BTreeSet<&str> = all.iter().map(|card| card.told()).collect();
            assert_eq!(told.len(), all.len());
            for card in &all {
                for typed in [card.told().to_owned(), card.to_string()] {
                    assert_eq!(Card::read(&typed), Some(*card), "{typed}");
                    let typed = typed.to_lowercase();
                    let is_told = card.told().eq_ignore_ascii_case(&typed);
                    // A Dutch player types it as klaveren heer.
                    if !is_told && typed == "kh" {
                        assert_ne!(Card::typed(&typed), Some(*card));
                        assert!(!Card::is_foreign(&typed));
                    } else {
                        assert_eq!(Card::typed(&typed), Some(*card), "{typed}");
                        assert_eq!(Card::is_foreign(&typed), !is_told, "{typed}");
                    }
                }
            }
        });
    }
    let in_dutch = |card: &str| {
        let card = Card::read(card).unwrap();
        Language::Dutch.tells(|| (card.told(), card.face().0))
    };
    let table = [
        ("Ah", ("Ha", "A")),
        ("Kd", ("Rh", "H")),
        ("Kc", ("Klh", "H")),
        ("Qc", ("Kv", "V")),
        ("Js", ("Sb", "B")),
        ("10d", ("R10", "10")),
    ];
    for (kept, told) in table {
        assert!(printed.contains(kept));
        assert_eq!(in_dutch(kept), told, "{kept}");
    }
    let [clubs, hearts] = ["Kc", "Kh"].map(|card| Card::read(card).unwrap());
    Language::Dutch.tells(|| {
        assert_eq!(Card::typed("Kh"), Some(clubs));
        assert_eq!(Card::read("Kh"), Some(hearts));
        assert_eq!(Card::read("klh"), Some(clubs));
    });
}
