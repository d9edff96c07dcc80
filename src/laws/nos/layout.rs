//! The tiles on the table: arms from the set, opened in the order of the plan.

use super::plan::{Arm, ArmStep, Gate, Place, Plan, Rule, Second, to_seven};
use super::set::SetTile;
use arrayvec::ArrayVec;
use nos_base::{Seat, Spots, Tile, TileSet, Variable, Variables, messages};
use nos_law::{EntryNo, Way};

pub type ArmWay = Way<Arm>;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ways(pub ArrayVec<ArmWay, 8>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    pub way: ArmWay,
    pub seat: Seat,
    pub no: EntryNo,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    Turn,
    /// On turn, while immediate doubles are possible (article 7.4).
    TurnInOpening,
    /// Out of turn, by an opponent of the player on set (article 7.4).
    OutOfTurn,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    Set,
    Arm(Arm, u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fitting(ArrayVec<(Arm, TileSet), 4>);

impl Fitting {
    pub fn among(&self, tiles: TileSet) -> TileSet {
        self.0.iter().fold(TileSet::EMPTY, |all, (_, fitting)| all.or(*fitting)).and(tiles)
    }

    pub fn places(&self, tiles: TileSet) -> Vec<Fitted> {
        let fitted = |tile: Tile| {
            let arms =
                self.0.iter().filter(|(_, tiles)| tiles.has(tile)).map(|(arm, _)| *arm).collect();
            Fitted { tile, arms }
        };
        let mut fitted: Vec<Fitted> = tiles.iter().map(fitted).collect();
        fitted.retain(|fitted| !fitted.arms.is_empty());
        fitted
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fitted {
    pub tile: Tile,
    pub arms: Vec<Arm>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    pub arm: Arm,
    slot: usize,
    pub shows: Spots,
    pub length: u8,
    pub wants: u8,
    step: ArmStep,
}

impl End {
    pub fn rule(&self) -> Rule {
        self.step.rule
    }

    /// An arm with all the tiles it needs is shut until the step ends.
    pub fn gate(&self) -> Gate {
        if self.step.wants > 0 && self.wants == 0 { Gate::Shut } else { self.step.gate }
    }

    /// Whether the next tile must be a double or, by matador matching, a matador (article 4.4).
    pub fn needs_double(&self) -> bool {
        self.length == 1 && self.step.second == Second::Double
    }

    /// Returns the tiles that fit the arm in this scope, including tiles already laid.
    pub fn takes(&self, scope: Scope) -> TileSet {
        let gate = self.gate();
        let is_immediate = self.length == 0 && gate != Gate::Shut;
        let allowed = match scope {
            Scope::Turn | Scope::TurnInOpening if gate == Gate::Open => TileSet::set(6),
            Scope::TurnInOpening | Scope::OutOfTurn if is_immediate => TileSet::set(6).doubles(),
            _ => return TileSet::EMPTY,
        };
        allowed.and(if self.needs_double() {
            self.rule().fitting_second(self.shows)
        } else {
            self.rule().fitting(self.shows)
        })
    }

    fn asks(&self) -> Asks {
        let number = match self.rule() {
            Rule::Ordinary => Some(self.shows),
            Rule::Matador => to_seven(self.shows),
        };
        let needs = match (self.gate(), self.rule(), number) {
            (Gate::Immediate | Gate::Shut, ..) => Needs::Shut,
            (_, Rule::Matador, None) => Needs::Matador,
            (_, Rule::Ordinary, _) if self.needs_double() => Needs::Double,
            (_, Rule::Matador, _) if self.needs_double() => Needs::DoubleOrMatador,
            (_, Rule::Ordinary, _) => Needs::Number,
            (_, Rule::Matador, _) => Needs::NumberOrMatador,
        };
        Asks { arms: vec![self.arm], needs, number: number.unwrap_or(self.shows) }
    }

    fn is_at(&self, on: Option<Place>) -> bool {
        match on {
            None => true,
            Some(Place::Arm(named)) => named == self.arm,
            Some(Place::Shows(end)) => self.shows == end,
        }
    }

    /// Whether two arms count as one: empty and equal in number, rule and gate.
    fn is_twin(&self, other: &End) -> bool {
        let is_empty = self.length == 0 && other.length == 0;
        let alike = |end: &End| (end.shows, end.rule(), end.gate());
        is_empty && alike(self) == alike(other)
    }
}

messages! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Needs {
        Shut,
        Number,
        NumberOrMatador,
        Matador,
        Double,
        DoubleOrMatador,
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asks {
    /// Empty for all arms.
    arms: Vec<Arm>,
    needs: Needs,
    number: Spots,
}

impl Variable for Asks {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        let text = variables.message("asks", |asks| {
            self.arms.set("arms", asks);
            self.needs.set("needs", asks);
            asks.set("number", self.number.get());
        });
        variables.set(name, text);
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    pub set: SetTile,
    pub plan: Plan,
    pub step: usize,
    pub ends: ArrayVec<End, 4>,
    /// The tiles on arms, in the order of play.
    pub laid: ArrayVec<Laid, { TileSet::set(6).len() as usize }>,
}

impl Layout {
    pub fn new(set: SetTile, plan: Plan) -> Layout {
        let end = |(arm, slot): &(Arm, usize)| {
            let step = plan.step(0).arms[*slot];
            End {
                arm: *arm,
                slot: *slot,
                shows: if slot % 2 == 0 { set.left } else { set.right },
                length: 0,
                wants: step.wants,
                step,
            }
        };
        Layout {
            ends: plan.geometry.arms().iter().map(end).collect(),
            set,
            plan,
            step: 0,
            laid: ArrayVec::new(),
        }
    }

    pub fn open_ends(&self) -> impl Iterator<Item = &End> {
        self.ends.iter().filter(|end| end.gate() == Gate::Open)
    }

    pub fn end(&self, arm: Arm) -> Option<&End> {
        self.ends.iter().find(|end| end.arm == arm)
    }

    /// Returns every tile that fits, including tiles already laid.
    pub fn playable(&self, scope: Scope) -> TileSet {
        self.ends.iter().fold(TileSet::EMPTY, |all, end| all.or(end.takes(scope)))
    }

    pub fn fitting(&self, scope: Scope) -> Fitting {
        Fitting(self.ends.iter().map(|end| (end.arm, end.takes(scope))).collect())
    }

    /// Returns the arm that takes only an immediate double, if any (article 7.6).
    pub fn barred(&self) -> Option<Arm> {
        Some(self.ends.iter().find(|end| end.gate() == Gate::Immediate)?.arm)
    }

    /// Returns the tiles that each arm lacks before this one opens, over all the steps until then.
    pub fn lacking_before(&self, end: &End) -> ArrayVec<(Arm, u8), 4> {
        let mut lacking: ArrayVec<(Arm, u8), 4> =
            self.ends.iter().map(|end| (end.arm, end.wants)).collect();
        let mut step = self.step;
        while !self.plan.is_last(step) {
            step += 1;
            let arms = self.plan.step(step).arms;
            if arms[end.slot].gate == Gate::Open {
                break;
            }
            for ((_, lacking), end) in lacking.iter_mut().zip(&self.ends) {
                *lacking += arms[end.slot].wants;
            }
        }
        lacking.retain(|(_, lacking)| *lacking > 0);
        lacking
    }

    fn ends_at(&self, on: Option<Place>) -> impl Iterator<Item = &End> {
        self.ends.iter().filter(move |end| {
            let mut before = self.ends.iter().take_while(|other| other.slot < end.slot);
            end.is_at(on) && !before.any(|other| other.is_at(on) && other.is_twin(end))
        })
    }

    pub fn asks(&self, on: Option<Place>) -> Vec<Asks> {
        let mut all: Vec<Asks> = Vec::new();
        for end in self.ends.iter().filter(|end| end.is_at(on)) {
            let asks = end.asks();
            let alike =
                |other: &&mut Asks| (other.needs, other.number) == (asks.needs, asks.number);
            match all.iter_mut().find(alike) {
                Some(alike) => alike.arms.push(end.arm),
                None => all.push(asks),
            }
        }
        if let ([asks], None) = (all.as_mut_slice(), on) {
            asks.arms.clear();
        }
        all
    }

    pub fn last_on(&self, arm: Arm) -> Option<Laid> {
        self.laid.iter().rfind(|own| own.way.place == arm).copied()
    }

    pub fn arms_at(&self, on: Place) -> impl Iterator<Item = Arm> {
        self.ends_at(Some(on)).map(|end| end.arm)
    }

    /// Returns every way to lay a tile, at this place if given, by arm. Ways that count as one
    /// appear once, on the first arm.
    pub fn ways(&self, tile: Tile, scope: Scope, on: Option<Place>) -> Ways {
        let mut ways = Ways::default();
        for end in self.ends_at(on).filter(|end| end.takes(scope).has(tile)) {
            for way in Way::turned(tile, end.arm) {
                if end.rule().joins(end.shows, tile, way.touching) {
                    // The array holds two ways on each of four arms.
                    let _ = ways.0.try_push(way);
                }
            }
        }
        ways
    }

    pub fn is_any_arm(&self) -> bool {
        let Some((first, others)) = self.ends.split_first() else { return false };
        others.iter().all(|other| first.is_twin(other))
    }

    pub fn spot(&self, arm: Arm) -> Spot {
        match self.end(arm) {
            Some(end) if end.length > 0 => Spot::Arm(arm, end.length),
            _ => Spot::Set,
        }
    }

    /// Lays a tile, and begins the next step if this one is complete.
    pub fn lay(&mut self, laid: Laid) {
        let Some(end) = self.ends.iter_mut().find(|end| end.arm == laid.way.place) else { return };
        end.shows = laid.way.open;
        end.length += 1;
        end.wants = end.wants.saturating_sub(1);
        // The array holds every tile once.
        let _ = self.laid.try_push(laid);
        if self.ends.iter().all(|end| end.wants == 0) && !self.plan.is_last(self.step) {
            self.step += 1;
            let arms = self.plan.step(self.step).arms;
            for end in &mut self.ends {
                end.step = arms[end.slot];
                end.wants = end.step.wants;
            }
        }
    }
}
