use nos_entry::{Actor, Player, verbs};
use nos_law::Phase;
pub use nos_law::play::Play;
use nos_law::{Played, Tiles};

verbs! {
    pub enum Act in Phase {
        Play(play: Played) = "play" Hand "play Bram 6>1 on left", ["3.1", "3.2", "3.6"], [Play];
        Knock(name: Actor) = "knock" | "pass" 'k' Hand "knock Cees", ["3.3"], [Play];
        Reveal { name: Player, tiles: Tiles } = "reveal" Hand "reveal Anna 6-3 2-0", ["3.3"], [Between];
    }
}
