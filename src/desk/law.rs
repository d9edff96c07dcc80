//! The law that is chosen on the command line.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use nos_rules::law::referee::Law;
use nos_rules::laws::{self, LAWS};

#[derive(Args, Default, PartialEq)]
pub(in crate::desk) struct LawArg {
    #[arg(long, value_name = "NAME", value_parser = law(), ignore_case = true, hide_possible_values = true)]
    pub law: Option<&'static Law>,
}

fn law() -> impl TypedValueParser<Value = &'static Law> {
    let names = PossibleValuesParser::new(LAWS.map(|law| law.name));
    names.map(|name| laws::named(&name).unwrap_or(laws::usual()))
}
