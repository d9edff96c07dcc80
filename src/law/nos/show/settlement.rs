//! What becomes of the pot.

use crate::law::nos::session::{Progress, Session};

/// What happened to the pot. Until it is taken nobody can know who pays whom.
pub(super) fn pot(session: &Session) -> String {
    let pot = session.pot();
    if pot == 0 {
        return "The pot is empty.".to_owned();
    }
    match session.progress() {
        Progress::Billitonnen(game) if game.is_stuck() => {
            format!("The pot of {pot} goes to the fewest spots; type pot and the name [13.6].")
        }
        Progress::Billitonnen(_) => format!("The pot of {pot} is played for [12.3]."),
        _ => format!(
            "The pot of {pot} is not yet taken; type billitonnen, or pot and a name [12.3]."
        ),
    }
}
