//! The argument that chooses a law.

use crate::desk::laws;
use crate::law::referee::Law;
use clap::Args;

#[derive(Args, Default)]
pub(super) struct LawArg {
    /// The law; nos laws lists them
    #[arg(long, value_name = "NAME", value_parser = law)]
    pub law: Option<&'static Law>,
}

/// Parses the name of a law on the command line.
fn law(name: &str) -> Result<&'static Law, &'static str> {
    laws::named(name).ok_or("there is no such law; nos laws lists them")
}
