//! The common state of a session: players, house rules, points, games, and the stage of the hand.

mod apply;
mod names;

use super::score::{Earlier, Score};
use super::side::BySide;
use super::{Account, Names};
use crate::{About, Effect, Facts, Party, PhaseRow, Side, Value, Winners};
use nos_base::{HouseRow, HouseValues, Incidental, Name, PlayerId, Seats, messages};
use std::iter;

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Opener {
        Nobody,
        Lots(players: Vec<PlayerId>),
        Of(player: PlayerId),
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandStage {
    None,
    Going,
    Over(&'static str),
    Void,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerStanding {
    pub result: i64,
    /// A higher result is a win, a lower one a loss.
    pub level: i64,
    pub sits: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Common {
    pub opener: Opener,
    about: &'static About,
    begun: bool,
    house: HouseValues,
    players: Vec<Name>,
    /// The players in alphabetical order.
    by_name: Vec<PlayerId>,
    seated: Seats,
    sides: usize,
    hands: u32,
    stage: HandStage,
    opened: Option<PlayerId>,
    out: Option<PlayerId>,
    offer: Option<PlayerId>,
    earlier: Earlier,
    score: Score,
    pot: i64,
    at_deal: Score,
    /// The part of each side's figure that was carried over before this game; empty if nothing was.
    carried: Vec<i64>,
    /// The figures carried over since this game. They replace its own until the next one begins.
    replaced: Option<BySide>,
    settled: bool,
}

impl Common {
    pub(super) fn of(about: &'static About, house: &'static [HouseRow]) -> Common {
        Common {
            opener: Opener::Nobody,
            about,
            begun: false,
            house: HouseValues::of(house),
            players: Vec::new(),
            by_name: Vec::new(),
            seated: Seats::new(),
            sides: 0,
            hands: 0,
            stage: HandStage::None,
            opened: None,
            out: None,
            offer: None,
            earlier: Earlier::default(),
            score: Score::default(),
            pot: 0,
            at_deal: Score::default(),
            carried: Vec::new(),
            replaced: None,
            settled: false,
        }
    }

    pub(super) fn about(&self) -> &'static About {
        self.about
    }

    pub fn house_values(&self) -> HouseValues {
        self.house
    }

    pub fn has_begun(&self) -> bool {
        self.begun
    }

    pub fn is_settled(&self) -> bool {
        self.settled
    }

    pub fn is_going(&self) -> bool {
        self.stage == HandStage::Going
    }

    pub fn stage(&self) -> HandStage {
        self.stage
    }

    /// Returns everybody who has played, in order of arrival; clockwise if nobody joins or leaves.
    pub fn players(&self) -> &[Name] {
        &self.players
    }

    pub fn seated(&self) -> &Seats {
        &self.seated
    }

    pub fn pot(&self) -> i64 {
        self.pot
    }

    pub fn left_of(&self, player: PlayerId) -> PlayerId {
        PlayerId::at((player.index() + 1) % self.players.len().max(1))
    }

    pub fn side_of(&self, player: PlayerId) -> Side {
        self.about.seating.side_of(player.index())
    }

    pub fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        (0..self.sides).map(|place| self.about.seating.side_of(place))
    }

    pub fn start(&self) -> i64 {
        self.about.chips.map_or(0, |chips| self.house.at(chips.start))
    }

    pub fn are_claims(&self) -> bool {
        self.about.muggins.is_some_and(|place| self.house.at(place) != 0)
    }

    pub fn target(&self) -> i64 {
        self.about.target.map_or(0, |place| self.house.at(place))
    }

    pub fn hands(&self) -> u32 {
        self.hands
    }

    pub fn opened(&self) -> Option<PlayerId> {
        self.opened
    }

    /// Returns the first player without pieces in the last hand, if that ended it.
    pub fn out(&self) -> Option<PlayerId> {
        self.out
    }

    /// Returns the opener of the hand that is being played, or else of the next one.
    pub fn opens(&self) -> Option<PlayerId> {
        match &self.opener {
            _ if self.is_going() => self.opened,
            Opener::Of(player) => Some(*player),
            Opener::Lots(_) | Opener::Nobody => None,
        }
    }

    pub fn offer(&self) -> Option<PlayerId> {
        self.offer
    }

    /// Returns the number of the game, from 1; 0 before the first if points run on.
    pub fn game_no(&self) -> usize {
        if self.about.runs_on { self.hands as usize } else { self.earlier.number + 1 }
    }

    /// Returns the points of the game that is being played, or else of the last one.
    pub fn score(&self) -> &Score {
        &self.score
    }

    pub fn games(&self) -> impl Iterator<Item = &Score> {
        self.earlier.chunks.iter().flat_map(|chunk| &**chunk).chain([&self.score])
    }

    pub fn points(&self, side: Side) -> i64 {
        match &self.replaced {
            Some(figures) if self.about.runs_on => figures.of(side),
            _ => self.score.points.get(side.place()).copied().unwrap_or_default(),
        }
    }

    pub fn scores(&self) -> BySide {
        BySide(self.sides().map(|side| (side, self.points(side))).collect())
    }

    pub fn accounts(&self, names: &Names) -> Vec<Account> {
        self.scores()
            .0
            .into_iter()
            .map(|(side, amount)| (Party::Side(side), amount))
            .chain(self.about.chips.map(|_| (Party::Pot, self.pot)))
            .map(|(party, amount)| Account { holder: party.name(names), amount })
            .collect()
    }

    pub fn standing(&self, player: PlayerId) -> PlayerStanding {
        let (result, level) = self.result_and_level(self.side_of(player));
        PlayerStanding { result, level, sits: self.seated.contains(&player) }
    }

    /// Where the fewest points win, negates the points.
    fn result_and_level(&self, side: Side) -> (i64, i64) {
        if self.about.chips.is_some() {
            let over = self.points(side) - self.start();
            return (if self.settled { over } else { 0 }, 0);
        }
        let mut results = self.figures();
        let sign = if self.about.runs_on && self.about.fewest_win { -1 } else { 1 };
        for ((_, result), (_, carried)) in results.0.iter_mut().zip(self.carried().0) {
            *result -= carried;
        }
        let most = |is_his: bool| {
            results
                .0
                .iter()
                .filter(|(other, _)| (*other == side) == is_his)
                .map(|(_, result)| sign * *result)
                .max()
                .unwrap_or_default()
        };
        (most(true), most(false))
    }

    pub fn by_side(&self, score: &Score) -> BySide {
        BySide(self.sides().zip(score.points.iter().copied()).collect())
    }

    pub fn games_won(&self) -> BySide {
        match &self.replaced {
            Some(figures) if !self.about.runs_on => figures.clone(),
            _ => self.games_won_here(),
        }
    }

    fn games_won_here(&self) -> BySide {
        let earlier = self.earlier.won.iter().copied().chain(iter::repeat(0));
        let won = self.sides().zip(earlier).map(|(side, won)| {
            (side, won + if self.score.won.has(side) { self.score.worth } else { 0 })
        });
        BySide(won.collect())
    }

    /// Returns the deciding figures: the points where they run on, else the games won.
    pub(super) fn figures(&self) -> BySide {
        if self.about.runs_on { self.scores() } else { self.games_won() }
    }

    /// Returns the part of these figures that is carried over and was not played here.
    pub fn carried(&self) -> BySide {
        let before = self.carried.iter().copied().chain(iter::repeat(0));
        let since = self.carried_since().map(|(_, more)| more).chain(iter::repeat(0));
        BySide(self.sides().zip(before.zip(since).map(|(before, since)| before + since)).collect())
    }

    fn carried_since(&self) -> impl Iterator<Item = (Side, i64)> {
        let runs_on = self.about.runs_on;
        let here = if runs_on { self.by_side(&self.score) } else { self.games_won_here() };
        let figures = self.replaced.iter().flat_map(|figures| figures.0.iter());
        let more: Vec<_> =
            figures.zip(here.0).map(|((side, figure), (_, here))| (*side, figure - here)).collect();
        more.into_iter()
    }

    /// Whether no game is under way, not even between two of its hands.
    pub(super) fn is_between_games(&self) -> bool {
        let is_over = self.hands == 0 || !self.score.won.are_none();
        !self.is_going() && (self.about.runs_on || is_over)
    }

    pub fn draws(&self) -> usize {
        self.earlier.draws + usize::from(self.score.is_draw())
    }

    pub(super) fn phase_row(&self, phase: u32) -> PhaseRow {
        self.about.phases.get(phase as usize).copied().unwrap_or(PhaseRow::new("", &[]))
    }

    pub(super) fn facts(&self, phase: u32) -> Facts {
        let names = self.names();
        let players: Value = self.players.iter().cloned().collect();
        let mut facts =
            Facts::new().with("phase", self.phase_row(phase).word).with("game", self.game_no());
        if !self.about.runs_on {
            facts = facts.with("hand", self.hands);
        }
        facts
            .with("players", players)
            .with("scores", self.scores().by_name(&names))
            .with("games", self.games_won().by_name(&names))
    }

    /// Returns the points of the last hand; none if a score carried over since has replaced them.
    pub(super) fn brought(&self) -> BySide {
        let is_replaced = self.about.runs_on && self.replaced.is_some();
        let was = self.at_deal.points.iter().filter(|_| !is_replaced);
        let each = self.by_side(&self.score).0.into_iter().zip(was);
        BySide(each.map(|((side, is), was)| (side, is - was)).collect())
    }

    /// Returns the facts at the end of a session: the points of every game, and its winner.
    pub fn settled_facts(&self) -> Value {
        let names = self.names();
        let game = |game: &Score| {
            Facts::new()
                .with("scores", self.by_side(game).by_name(&names))
                .with("won", game.won.named(&names))
        };
        self.games().map(game).collect()
    }

    /// Returns the effect of a win worth this many games, after `scored` is added.
    pub(super) fn won(&self, winners: Winners, worth: i64, scored: &[(Side, i64)]) -> Effect {
        let mut scores = self.scores();
        let mut games = self.games_won();
        for (side, score) in &mut scores.0 {
            let his = scored.iter().filter(|(other, _)| other == side);
            *score += his.map(|(_, points)| points).sum::<i64>();
        }
        for (_, won) in games.0.iter_mut().filter(|(side, _)| winners.has(*side)) {
            *won += worth;
        }
        Effect::Won { winners, worth, scores: Incidental(scores), games: Incidental(games) }
    }
}
