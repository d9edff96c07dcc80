use nos_entry::{Actor, Player, verbs};
pub use nos_law::play::Play;
use nos_law::{Phase, Played, Tiles};

verbs! {
    pub enum Act in Phase {
        Play(play: Played) = "play" Hand "play Bram 6>1 on left", ["3.1", "3.2", "3.6"], [Play];
        Knock(name: Actor) = "knock" | "pass" 'k' Hand "knock Cees", ["3.3"], [Play];
        Reveal { name: Player, tiles: Tiles } = "reveal" Hand "reveal Anna 6-3 2-0", ["3.3"], [Between];
    }
}
