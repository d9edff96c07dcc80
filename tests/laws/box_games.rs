//! Dominoes, matador and tiddle-a-wink against a second, slower referee that knows only the printed
//! state.

use nos_base::Name;
use nos_entry::{Body, What, read_line};
use nos_law::{
    Effect, EntryNo, Law, Luck, Ruling, Session, Share, Side, SimulationOptions, Table, Verdict,
    Winners,
};
use nos_laws::LAWS;
use nos_laws::box_games::{DOMINOES, Dominoes};
use nos_laws::simulate::SimulatedEvening;
use serde_json::Value;
use std::collections::BTreeSet;
use std::ops::Range;

type Tile = (u64, u64);

/// A denial: player, entry, denied tiles, those seen since, tiles drawn since, and whether it was
/// reported.
type Denial = (String, usize, BTreeSet<Tile>, BTreeSet<Tile>, u64, bool);

/// The second referee's memory of a round; the rest comes from the state.
#[derive(Default)]
struct Second {
    highest: u64,
    laid: BTreeSet<Tile>,
    denials: Vec<Denial>,
    passed: BTreeSet<String>,
}

fn tile(word: &str) -> Tile {
    let mut halves = word.split(['-', '>']).map(|half| half.parse().unwrap());
    let (one, other): (u64, u64) = (halves.next().unwrap(), halves.next().unwrap());
    (one.max(other), one.min(other))
}

fn printed(facts: impl serde::Serialize) -> Value {
    serde_json::to_value(facts).unwrap()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or("")
}

fn known(state: &Value, name: &str) -> BTreeSet<Tile> {
    let known = state["known"][name].as_array().cloned().unwrap_or_default();
    known.iter().map(|word| tile(text(word))).collect()
}

impl Second {
    fn all(&self) -> impl Iterator<Item = Tile> + use<> {
        let highest = self.highest;
        (0..=highest).flat_map(|high| (0..=high).map(move |low| (high, low)))
    }

    fn is_matador(&self, law: &str, tile: Tile) -> bool {
        law == "matador" && [0, self.highest + 1].contains(&(tile.0 + tile.1))
    }

    /// Returns every way to lay a tile: the name of the end, and the half left open.
    fn ways(
        &self,
        law: &str,
        state: &Value,
        tile: Tile,
        on: &str,
        typed: Option<u64>,
    ) -> BTreeSet<(String, u64)> {
        let ends = state["ends"].as_array().unwrap();
        let mut ways = BTreeSet::new();
        for (at, end) in ends.iter().enumerate() {
            let shows = end["end"].as_u64().unwrap();
            let name = end["arm"].as_str().map_or(shows.to_string(), str::to_owned);
            let is_meant = match on {
                "" => at == 0 || ends[0]["end"] != end["end"],
                "left" | "right" => name == on,
                number => number == shows.to_string() && (at == 0 || ends[0]["end"] != end["end"]),
            };
            for (touching, open) in [tile, (tile.1, tile.0)] {
                let fits = match law {
                    "matador" => touching + shows == self.highest + 1 || self.is_matador(law, tile),
                    _ => touching == shows,
                };
                if fits && is_meant && typed.is_none_or(|typed| typed == touching) {
                    ways.insert((name.clone(), open));
                }
            }
        }
        ways
    }

    fn fitting(&self, law: &str, state: &Value) -> BTreeSet<Tile> {
        let fits = |tile: &Tile| {
            !self.laid.contains(tile) && !self.ways(law, state, *tile, "", None).is_empty()
        };
        self.all().filter(fits).collect()
    }

    /// Returns the tiles that a draw or a pass denies.
    fn denied(&self, law: &str, state: &Value, verb: &str) -> BTreeSet<Tile> {
        let mut fitting = self.fitting(law, state);
        fitting.retain(|tile| verb != "draw" || !self.is_matador(law, *tile));
        fitting
    }

    fn goes_before(&self, tile: Tile, lead: Tile) -> bool {
        let rank = |tile: Tile| (tile.0 == tile.1, tile.0 + tile.1, tile.0);
        rank(tile) > rank(lead)
    }

    fn verdict(&self, law: &str, state: &Value, line: &str) -> &'static str {
        let words: Vec<&str> = line.split(' ').collect();
        let (verb, name) = (words[0], words[1]);
        let phase = text(&state["phase"]);
        let turn = text(&state["turn"]);
        let bone = state["boneyard"].as_u64().unwrap_or(0);
        let draws = law != "tiddle-a-wink";
        match verb {
            _ if !["lead", "play"].contains(&phase) => "rejected",
            "play" => {
                let played = tile(words[2]);
                let on = words.get(4).copied().unwrap_or("");
                let known_to = |name: &str| known(state, name).contains(&played);
                let others = state["players"].as_array().unwrap().iter().map(text);
                let is_elsewhere = others.filter(|other| *other != name).any(known_to);
                let all_known =
                    known(state, name).len() as u64 == state["tiles"][name].as_u64().unwrap();
                let shows = |on: &str| {
                    let mut ends = state["ends"].as_array().unwrap().iter();
                    ends.any(|end| {
                        let number = end["end"].as_u64();
                        number.is_some_and(|number| number.to_string() == on) || end["arm"] == on
                    })
                };
                if played.0 > self.highest
                    || self.laid.contains(&played)
                    || is_elsewhere
                    || all_known && !known_to(name)
                {
                    return "rejected";
                }
                if phase == "lead" {
                    let can_lead = law == "matador" || played.0 == played.1;
                    return if !on.is_empty() {
                        "rejected"
                    } else if can_lead {
                        "accepted"
                    } else {
                        "foul"
                    };
                }
                if !on.is_empty() && !shows(on) {
                    return "rejected";
                }
                let typed = words[2].split_once('>').map(|(one, _)| one.parse().unwrap());
                match self.ways(law, state, played, on, typed).len() {
                    _ if turn != name => "foul",
                    0 => "foul",
                    1 => "accepted",
                    _ => "rejected",
                }
            }
            _ if phase == "lead" || turn != name => "rejected",
            "draw" if !draws || words.get(2).map_or(1, |n| n.parse().unwrap()) > bone => "rejected",
            "draw" | "pass" if !self.denied(law, state, verb).is_disjoint(&known(state, name)) => {
                "rejected"
            }
            "pass" if draws && bone > 0 => "foul",
            _ => "accepted",
        }
    }

    /// Follows a journaled entry. Returns whether it disproves a denial not reported before.
    fn enter(&mut self, law: &str, state: &Value, no: usize, line: &str, verdict: Verdict) -> bool {
        let words: Vec<&str> = line.split(' ').collect();
        let mut seen = BTreeSet::new();
        let name = words.get(1).copied().unwrap_or("");
        let is_accepted = verdict == Verdict::Accepted;
        match words[0] {
            "deal" | "redeal" => {
                (self.laid, self.denials, self.passed) = Default::default();
            }
            "play" => {
                let played = tile(words[2]);
                if is_accepted && state["phase"] == "lead" {
                    let before: BTreeSet<Tile> =
                        self.all().filter(|own| self.goes_before(*own, played)).collect();
                    for player in state["players"].as_array().unwrap() {
                        let name = text(player).to_owned();
                        self.denials.push((name, no, before.clone(), BTreeSet::new(), 0, false));
                    }
                }
                seen.insert(played);
                if is_accepted {
                    self.laid.insert(played);
                    self.passed.clear();
                }
            }
            "draw" => {
                let denied = self.denied(law, state, "draw");
                for _ in 0..words.get(2).map_or(1, |n| n.parse().unwrap()) {
                    self.denials.push((
                        name.to_owned(),
                        no,
                        denied.clone(),
                        BTreeSet::new(),
                        0,
                        false,
                    ));
                    let own = self.denials.iter_mut().filter(|denial| denial.0 == name);
                    own.for_each(|denial| denial.4 += 1);
                }
            }
            "pass" if is_accepted => {
                let denied = self.denied(law, state, "pass");
                self.denials.push((name.to_owned(), no, denied, BTreeSet::new(), 0, false));
                self.passed.insert(name.to_owned());
            }
            "reveal" => seen.extend(words[2..].iter().map(|word| tile(word))),
            _ => {}
        }
        let told: BTreeSet<usize> =
            self.denials.iter().filter(|own| own.5 && own.0 == name).map(|own| own.1).collect();
        let mut proves = false;
        for (_, no, denied, found, drawn, is_told) in
            self.denials.iter_mut().filter(|own| own.0 == name)
        {
            found.extend(denied.intersection(&seen));
            if !*is_told && found.len() as u64 > *drawn {
                *is_told = true;
                proves |= !told.contains(no);
            }
        }
        proves
    }
}

/// Returns a line to try, legal or not.
fn typed(state: &Value, highest: u64, luck: &mut Luck) -> String {
    let player = luck.pick(state["players"].as_array().unwrap()).unwrap();
    let turn = &state["turn"];
    let name =
        if luck.once_in(3) || turn.is_null() { text(&player) } else { text(turn) }.to_owned();
    match luck.below(8) {
        0 => format!("draw {name} {}", 1 + luck.below(4)),
        1 => format!("pass {name}"),
        _ => {
            let half = |luck: &mut Luck| luck.below(highest as usize + 1);
            let sign = if luck.once_in(3) { '>' } else { '-' };
            let on = match luck.below(6) {
                0 => " on left".to_owned(),
                1 => " on right".to_owned(),
                2 => format!(" on {}", half(luck)),
                _ => String::new(),
            };
            format!("play {name} {}{sign}{}{on}", half(luck), half(luck))
        }
    }
}

fn verdict(law: &'static Law, session: &Session, line: &str) -> &'static str {
    let body = read_line(law.language, line).ok().and_then(|line| line.body);
    let Some(Body::Entry(entry)) = body else { return "rejected" };
    match session.judge(&entry).map(|ruling| ruling.verdict) {
        Ok(Verdict::Accepted) => "accepted",
        Ok(Verdict::Foul(_)) => "foul",
        Err(_) => "rejected",
    }
}

/// Checks evenings of a law. Returns the lines tried by verdict, and the denials proved false.
fn checked(law: &'static Law, seeds: Range<u64>) -> ([usize; 3], usize) {
    let (mut tried, mut proofs) = ([0; 3], 0);
    let verdicts = ["accepted", "foul", "rejected"];
    for seed in seeds {
        let wishes = SimulationOptions {
            hands: 3,
            fouls: Share::percent(20),
            ..SimulationOptions::default()
        };
        let mut evening = SimulatedEvening::new(law, &wishes, seed).unwrap();
        let mut second =
            Second { highest: law.library().house[0].default.into(), ..Second::default() };
        let mut luck = Luck::new(seed);
        let mut state = printed(evening.session().state());
        let mut scores = 0;
        while let Some(own) = evening.next() {
            let line = own.entry.to_string();
            if let Some(set) = line.strip_prefix("house game.set ") {
                second.highest = set.parse().unwrap();
            }
            if ["play", "draw", "pass"].contains(&own.entry.row().word) {
                let is_foul = own.ruling.verdict != Verdict::Accepted;
                let ruled = verdicts[usize::from(is_foul)];
                assert_eq!(second.verdict(law.name(), &state, &line), ruled, "{seed}: {line}");
            }
            let proves =
                second.enter(law.name(), &state, own.no.0 as usize, &line, own.ruling.verdict);
            let told = own.ruling.text(&evening.session().names()).message();
            assert_eq!(told.contains("costs nothing"), proves, "{seed}: {line}: {told}");
            proofs += usize::from(proves);
            state = printed(evening.session().state());
            let points = printed(evening.session().json_fields(Some(&own.ruling)));
            let points = points["points"].as_array().unwrap().iter();
            scores += points.map(|own| own["points"].as_i64().unwrap()).sum::<i64>();
            if line == "deal" && state["scores"].as_object().unwrap().values().all(|own| *own == 0)
            {
                scores = 0;
            }
            let all = state["scores"].as_object().unwrap().values();
            assert_eq!(all.map(|own| own.as_i64().unwrap()).sum::<i64>(), scores, "{seed}: {line}");
            if state["phase"] == "play" {
                // The round goes on while a tile fits or can be drawn, and not everybody has
                // passed.
                let can_draw = law.name() != "tiddle-a-wink" && state["boneyard"] != 0;
                assert!(
                    can_draw || !second.fitting(law.name(), &state).is_empty(),
                    "{seed}: {line}"
                );
                assert!(second.passed.len() < state["players"].as_array().unwrap().len());
            }
            for _ in 0..3 {
                if state["players"].as_array().is_none_or(Vec::is_empty) {
                    break;
                }
                let line = typed(&state, second.highest, &mut luck);
                let expected = second.verdict(law.name(), &state, &line);
                assert_eq!(
                    verdict(law, evening.session(), &line),
                    expected,
                    "{seed}: {line}\n{state}"
                );
                tried[verdicts.iter().position(|own| *own == expected).unwrap()] += 1;
            }
        }
    }
    (tried, proofs)
}

#[test]
fn two_referees_rule_alike_on_evenings_of_box_games() {
    check_box_games(0..2);
}

#[test]
#[ignore = "takes minutes: a hundred times as many evenings"]
fn two_referees_rule_alike_on_very_many_evenings_of_box_games() {
    check_box_games(0..300);
}

fn check_box_games(seeds: Range<u64>) {
    let evenings = seeds.end as usize;
    for name in ["dominoes", "matador", "tiddle-a-wink"] {
        let law = LAWS.into_iter().find(|law| law.name() == name).unwrap();
        let (tried, proofs) = checked(law, seeds.clone());
        assert!(
            tried.iter().all(|number| *number > 5 * evenings) && proofs * 2 > evenings - 1,
            "{name}: {tried:?} {proofs}"
        );
    }
}

#[test]
fn a_game_can_be_won_by_several() {
    let mut table = Table::<Dominoes>::default();
    let names = ["Anna", "Bram", "Cees"].map(|name| Name::new(name).unwrap());
    let seat = table.judge_what(&What::Seat(names.to_vec()), false).unwrap();
    table.apply(EntryNo(1), &seat);
    let sides: Vec<Side> = table.sides().collect();
    let mut ruling = Ruling::by_law(&DOMINOES);
    let winners: Winners = [sides[0], sides[2]].into_iter().collect();
    ruling.win(&table, winners.clone(), 1);
    table.apply(EntryNo(2), &ruling);
    let won = |table: &Table<Dominoes>| printed(table.games_won().by_name(&table.names()));
    assert_eq!(won(&table), serde_json::json!({ "Anna": 1, "Bram": 0, "Cees": 1 }));
    let told = table.score().won.named(&table.names());
    assert_eq!(printed(told), serde_json::json!(["Anna", "Cees"]));
    let words = &DOMINOES.library().words;
    assert_eq!(
        words.text(ruling.outcomes[0].message(), &table.names()),
        "Anna and Cees win the game."
    );
    let one = Effect::Unwon(sides[1].into());
    assert!(words.text(&one, &table.names()).starts_with("Bram "));
}

#[test]
fn the_history_of_a_round_is_also_that_of_a_hand() {
    let read = |line| read_line(DOMINOES.language, line).unwrap().body;
    assert_eq!(read("history round 2"), read("history hand 2"));
}
