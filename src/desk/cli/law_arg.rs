//! The argument that chooses a law.

use crate::desk::laws::Chosen;
use clap::Args;

#[derive(Args, Default)]
pub(super) struct LawArg {
    /// The law; nos laws lists them
    #[arg(long, value_name = "NAME", value_parser = law)]
    pub law: Option<Chosen>,
}

/// Parses the name of a law on the command line.
fn law(name: &str) -> Result<Chosen, &'static str> {
    Chosen::named(name).ok_or("there is no such law; nos laws lists them")
}
