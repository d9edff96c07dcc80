//! The verbs of fives and threes.

use crate::law::about::Phase;
pub use crate::law::play::Play;
use crate::law::play::Played;
use crate::law::tiles::Tiles;
use crate::speech::argument::{Actor, Player};
use crate::speech::verbs;

verbs! {
    pub enum Act in Phase {
        Play(play: Played) = "play" Hand "play Bram 6>1 on left", ["3.1", "3.2", "3.6"], [Play];
        Knock(name: Actor) = "knock" | "pass" 'k' Hand "knock Cees", ["3.3"], [Play];
        Reveal { name: Player, tiles: Tiles } = "reveal" Hand "reveal Anna 6-3 2-0", ["3.3"], [Between];
    }
}
