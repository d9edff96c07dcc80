//! What the messages of Nos say of its types.

use super::Nos;
use super::games::Game;
use super::plan::{Arm, Place};
use super::rule::Rule;
use crate::law::game;
use crate::table::language::said;
use crate::table::words::{Variable, Variables, Words};
use crate::{shown_as_variable, told};

/// The words of Nos.
pub fn words() -> &'static Words {
    &<Nos as game::Game>::library().words
}

shown_as_variable!(Arm, Place);

impl Variable for Rule {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name, said(self.word()));
    }
}

/// The words that announce a game; its number is the variable `NAME-number`, 0 for the further games.
impl Variable for Game {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name, words_of(*self));
        variables.set(format!("{name}-number"), self.number().unwrap_or(0));
    }

    fn names(name: &str) -> Vec<String> {
        vec![name.to_owned(), format!("{name}-number")]
    }
}

/// The words that announce a game.
pub fn words_of(game: Game) -> String {
    let words = game.to_string();
    let words: Vec<&str> = words.split(' ').map(said).collect();
    words.join(" ").replace(" ,", ",")
}

told! {
    /// What is told besides.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Aside {
        Game(game: Game),
    }
}
