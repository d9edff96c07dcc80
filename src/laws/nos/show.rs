//! Shows sessions, rulings and records of Nos.

pub mod balances;
pub mod drawn;
pub mod games;
pub mod prompted;
pub mod reckoning;
pub mod state;
pub mod why;

use super::{Arm, Game, HouseKey, Nos, Rule, Ruling, Session};
use easy_ext::ext;
use nos_base::words::variable::with_ends;
use nos_base::{Look, Message, Told, Variable, Variables, Words, messages, shown_as_variable};
use nos_law::show::audit;
use nos_law::show::scores::scores;
use nos_law::{Effect, Evening, Game as _, Names, TableSettings};

#[ext(SayTable)]
pub(crate) impl Session {
    fn say(&self, told: &dyn Message) -> String {
        self.tell(told).into()
    }

    fn tell(&self, told: &dyn Message) -> Told {
        words().tell(told, &self.names())
    }
}

pub(super) fn tables(
    evening: &dyn Evening,
    ruling: &Ruling,
    table: &TableSettings,
) -> Option<Vec<String>> {
    let (session, look) = (evening.session().table_of::<Nos>()?, &table.look);
    let mut lines = Vec::new();
    for effect in ruling.effects() {
        match effect {
            Effect::Seated(_) => {
                let start = u32::try_from(session.house(HouseKey::ChipsStart)).ok();
                let taken = start.map(|start| balances::handed_out(start, &table.pieces));
                lines.extend(look.set(taken.as_slice()));
            }
            Effect::Over { .. } => {
                lines.extend(balances::count(session, look));
                lines.extend(proved(evening, look));
            }
            Effect::Voided => lines.extend(scores(session, look)),
            _ => {}
        }
    }
    Some(lines)
}

/// Lists what the record proves about the hand just counted; empty if nothing.
fn proved(evening: &dyn Evening, look: &Look) -> Vec<String> {
    let dealt = evening.rulings().rev().position(|(_, ruling)| ruling.begins_hand());
    let entries = dealt.map_or(0, |after| after + 1);
    let of_hand: Vec<_> = evening.rulings().rev().take(entries).collect();
    let found = audit::findings(evening.session().table(), of_hand.into_iter().rev());
    if found.is_empty() {
        Vec::new()
    } else {
        look.set(&audit::lines(words(), &evening.session().names(), &found))
    }
}

fn say(told: &impl Message) -> String {
    words().text(told, &Names::default())
}

pub fn words() -> &'static Words {
    &Nos::LAW.library().words
}

shown_as_variable!(Arm);

impl Variable for Rule {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set_word(name, self.word());
    }
}

/// Uses the words that announce a game; `NAME-number` is its number, or 0 for a further game.
impl Variable for Game {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name, words_of(*self));
        variables.set(&format!("{name}-number"), self.row.number.unwrap_or(0));
    }

    fn names(name: &str, names: &mut Vec<String>) {
        with_ends(name, &["", "-number"], names);
    }
}

pub fn words_of(game: Game) -> String {
    let names = Names::default();
    let told = game.words().filter_map(|word| {
        let set = |variables: &mut Variables<'_>| variables.set_word("word", word);
        words().tell_filled("game-word", None, &names, set).map(String::from)
    });
    told.collect::<Vec<_>>().join(" ").replace(" ,", ",")
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Aside {
        Game(game: Game),
    }
}
