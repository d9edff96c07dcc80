//! Chapter 4 read slowly: legal places from the tiles on the table alone. Shares only words with
//! the law.

use nos_base::{Spots, Tile};
use nos_laws::nos::{Arm, ArmWay, Laid, Rule, Scope, SetTile, games};

/// Where the first tiles go on a line (4.6): by arm, or by the number shown.
#[derive(Clone, Copy, Debug)]
enum Condition {
    HereThere { here: Side, there: Side },
    First { tiles: usize, on: Side },
}

#[derive(Clone, Copy, Debug)]
enum Side {
    Arm(Arm),
    Shows(Spots),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Second {
    Any,
    Double,
}

#[derive(Clone, Copy, Debug)]
enum AfterTriangle {
    Matador(Second),
    Ordinary,
    OrdinaryCross(Second),
}

/// A game, read from its words.
#[derive(Clone, Copy, Debug)]
enum Game {
    Line { rule: Rule, condition: Option<Condition>, then: Option<Rule> },
    Cross { rule: Rule, second: Second, then: Option<(Rule, Second)> },
    Volapuk { ordinary: Side, condition: Option<Condition> },
    VolapukCross(Second),
    Triangle(AfterTriangle),
    HereThereCross { first: Rule, second: Second },
}

fn rule(word: &str) -> Option<Rule> {
    match word {
        "ordinary" => Some(Rule::Ordinary),
        "matador" => Some(Rule::Matador),
        _ => None,
    }
}

fn cross(word: &str) -> Option<(Rule, Second)> {
    let (own, shape) = word.split_once('-')?;
    let second = match shape {
        "cross" => Second::Any,
        "double-cross" => Second::Double,
        _ => return None,
    };
    Some((rule(own)?, second))
}

fn side(word: &str) -> Side {
    match word {
        "left" => Side::Arm(Arm::Left),
        "right" => Side::Arm(Arm::Right),
        end => Side::Shows(Spots::new(end.parse().unwrap()).unwrap()),
    }
}

fn condition(words: &[&str]) -> Option<Condition> {
    match words {
        ["first", tiles, "on", on, ..] => {
            Some(Condition::First { tiles: tiles.parse().unwrap(), on: side(on) })
        }
        ["first", here, "then", there, ..] => {
            Some(Condition::HereThere { here: side(here), there: side(there) })
        }
        _ => None,
    }
}

fn read(words: &str) -> Game {
    let words: Vec<&str> = words.split(' ').collect();
    match words.as_slice() {
        ["volapuk", "ordinary", ordinary, rest @ ..] => {
            Game::Volapuk { ordinary: side(ordinary), condition: condition(rest) }
        }
        ["volapuk-cross"] => Game::VolapukCross(Second::Any),
        ["volapuk-double-cross"] => Game::VolapukCross(Second::Double),
        ["triangle"] => Game::Triangle(AfterTriangle::Matador(Second::Any)),
        ["triangle-double-cross"] => Game::Triangle(AfterTriangle::Matador(Second::Double)),
        ["triangle", "then", "ordinary"] => Game::Triangle(AfterTriangle::Ordinary),
        ["triangle", "then", after] => {
            Game::Triangle(AfterTriangle::OrdinaryCross(cross(after).unwrap().1))
        }
        [first, "first", "here", "then", "there", "then", last] => {
            Game::HereThereCross { first: rule(first).unwrap(), second: cross(last).unwrap().1 }
        }
        [first, rest @ ..] => match (rule(first), cross(first)) {
            (Some(own), _) => Game::Line {
                rule: own,
                condition: condition(rest),
                then: match rest {
                    [.., "then", last] => rule(last),
                    _ => None,
                },
            },
            (None, Some((own, second))) => Game::Cross {
                rule: own,
                second,
                then: match rest {
                    ["then", next] => Some((rule(next).unwrap(), Second::Any)),
                    ["then", next, "double-cross"] => Some((rule(next).unwrap(), Second::Double)),
                    _ => None,
                },
            },
            (None, None) => panic!("{words:?}"),
        },
        [] => panic!("no words"),
    }
}

/// A game on its set, with the tiles laid, in order.
pub struct Table<'a> {
    game: Game,
    pub set: SetTile,
    pub laid: &'a [Laid],
    lengths: [usize; 6],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    Open,
    Barred,
    Shut,
}

impl<'a> Table<'a> {
    pub fn new(game: games::Game, set: SetTile, laid: &'a [Laid]) -> Table<'a> {
        let on = |arm: Arm| laid.iter().filter(|laid| laid.way.place == arm).count();
        Table { game: read(&game.to_string()), set, laid, lengths: Arm::ALL.map(on) }
    }

    pub fn arms(&self) -> &'static [Arm] {
        match self.game {
            Game::Line { .. } | Game::Volapuk { .. } => &[Arm::Left, Arm::Right],
            Game::Triangle(AfterTriangle::Matador(_) | AfterTriangle::Ordinary) => {
                &[Arm::North, Arm::East, Arm::West]
            }
            _ => &[Arm::North, Arm::East, Arm::South, Arm::West],
        }
    }

    fn length(&self, arm: Arm) -> usize {
        self.lengths[arm as usize]
    }

    fn all_begun(&self, arms: &[Arm]) -> bool {
        arms.iter().all(|arm| self.length(*arm) > 0)
    }

    pub fn end(&self, arm: Arm) -> Spots {
        let outermost = self.laid.iter().rfind(|laid| laid.way.place == arm);
        match (outermost, arm) {
            (Some(laid), _) => laid.way.open,
            (None, Arm::Right) => self.set.right,
            (None, _) => self.set.left,
        }
    }

    fn arm_of(&self, side: Side) -> Arm {
        match side {
            Side::Arm(arm) => arm,
            Side::Shows(end) if end == self.set.left => Arm::Left,
            Side::Shows(_) => Arm::Right,
        }
    }

    fn condition(&self) -> Option<Condition> {
        match self.game {
            Game::Line { condition, .. } | Game::Volapuk { condition, .. } => condition,
            _ => None,
        }
    }

    /// Whether the tiles required first are laid (4.4, 4.6, 4.9, 4.10).
    fn is_begun(&self) -> bool {
        match self.condition() {
            Some(Condition::First { tiles, on }) => self.length(self.arm_of(on)) >= tiles,
            Some(Condition::HereThere { here, there }) => {
                self.length(self.arm_of(here)) > 0 && self.length(self.arm_of(there)) > 0
            }
            None => match self.game {
                Game::Line { .. } | Game::Volapuk { .. } => true,
                _ => self.all_begun(self.arms()),
            },
        }
    }

    pub fn standing(&self, arm: Arm) -> Standing {
        let one_each = |arms: &[Arm]| {
            if arms.contains(&arm) && self.length(arm) == 0 {
                Standing::Open
            } else {
                Standing::Shut
            }
        };
        if self.is_begun() {
            return Standing::Open;
        }
        match (self.condition(), self.game) {
            (Some(Condition::First { on, .. }), _) if arm == self.arm_of(on) => Standing::Open,
            (Some(Condition::First { .. }), _) => Standing::Barred,
            (Some(Condition::HereThere { here, there }), _) => {
                let (here, there) = (self.arm_of(here), self.arm_of(there));
                let wanted = if self.length(here) == 0 { here } else { there };
                one_each(&[wanted])
            }
            (None, Game::Triangle(_)) if !self.all_begun(&[Arm::North, Arm::East, Arm::West]) => {
                one_each(&[Arm::North, Arm::East, Arm::West])
            }
            (None, Game::Triangle(_)) => one_each(&[Arm::South]),
            (None, Game::HereThereCross { .. }) if !self.all_begun(&[Arm::East, Arm::West]) => {
                one_each(&[Arm::East, Arm::West])
            }
            (None, Game::HereThereCross { .. }) => one_each(&[Arm::North, Arm::South]),
            (None, _) => one_each(self.arms()),
        }
    }

    pub fn rule(&self, arm: Arm) -> Rule {
        let begun = self.is_begun();
        match self.game {
            Game::Line { rule, then, .. } => then.filter(|_| begun).unwrap_or(rule),
            Game::Volapuk { ordinary, .. } if arm == self.arm_of(ordinary) => Rule::Ordinary,
            Game::Volapuk { .. } => Rule::Matador,
            Game::Cross { rule, then, .. } => then.filter(|_| begun).map_or(rule, |(rule, _)| rule),
            Game::VolapukCross(_) if matches!(arm, Arm::East | Arm::West) => Rule::Ordinary,
            Game::VolapukCross(_) | Game::Triangle(AfterTriangle::Matador(_)) => Rule::Matador,
            Game::Triangle(_) if self.all_begun(&[Arm::North, Arm::East, Arm::West]) => {
                Rule::Ordinary
            }
            Game::Triangle(_) => Rule::Matador,
            Game::HereThereCross { first, .. } if self.all_begun(&[Arm::East, Arm::West]) => {
                match first {
                    Rule::Ordinary => Rule::Matador,
                    Rule::Matador => Rule::Ordinary,
                }
            }
            Game::HereThereCross { first, .. } => first,
        }
    }

    pub fn needs_double(&self, arm: Arm) -> bool {
        let second = match self.game {
            Game::Cross { then: Some((_, second)), .. }
            | Game::Cross { second, then: None, .. }
            | Game::VolapukCross(second)
            | Game::Triangle(
                AfterTriangle::Matador(second) | AfterTriangle::OrdinaryCross(second),
            )
            | Game::HereThereCross { second, .. } => second,
            _ => Second::Any,
        };
        second == Second::Double && self.is_begun() && self.length(arm) == 1
    }

    /// Whether a player in this scope may lay the tile this way.
    pub fn allows(&self, scope: Scope, tile: Tile, way: ArmWay) -> bool {
        let at_once = tile.is_double() && self.length(way.place) == 0;
        let open = match (self.standing(way.place), scope) {
            (Standing::Open, Scope::Turn | Scope::TurnInOpening) => true,
            (Standing::Open, Scope::OutOfTurn) => at_once,
            (Standing::Barred, Scope::TurnInOpening | Scope::OutOfTurn) => at_once,
            (Standing::Barred, Scope::Turn) | (Standing::Shut, _) => false,
        };
        let (end, touching) = (self.end(way.place).get(), way.touching.get());
        let (high, low) = (tile.high().get(), tile.low().get());
        let matador = high + low == 7 || (high, low) == (0, 0);
        let rule = self.rule(way.place);
        let touches = match rule {
            Rule::Ordinary => touching == end,
            Rule::Matador => touching + end == 7 || matador,
        };
        let second =
            !self.needs_double(way.place) || high == low || (rule == Rule::Matador && matador);
        open && touches && second
    }

    /// Returns every way to turn a tile on every arm.
    pub fn conceivable(&self, tile: Tile) -> Vec<ArmWay> {
        let mut ways = Vec::new();
        for arm in self.arms() {
            ways.push(ArmWay { place: *arm, touching: tile.high(), open: tile.low() });
            if tile.high() != tile.low() {
                ways.push(ArmWay { place: *arm, touching: tile.low(), open: tile.high() });
            }
        }
        ways
    }

    /// Whether an earlier arm is the same to a player.
    fn is_twin(&self, arm: Arm, within: &[Arm]) -> bool {
        self.length(arm) == 0
            && within.iter().take_while(|own| **own != arm).any(|own| {
                self.length(*own) == 0
                    && self.end(*own) == self.end(arm)
                    && self.rule(*own) == self.rule(arm)
                    && self.standing(*own) == self.standing(arm)
            })
    }

    /// Returns every legal way on these arms, with equal ones once.
    pub fn ways(&self, scope: Scope, tile: Tile, within: &[Arm]) -> Vec<ArmWay> {
        self.conceivable(tile)
            .into_iter()
            .filter(|way| within.contains(&way.place) && self.allows(scope, tile, *way))
            .filter(|way| !self.is_twin(way.place, within))
            .collect()
    }
}
