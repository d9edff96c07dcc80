use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Args, Command, Error};
use nos_law::Law;
use nos_laws::LAWS;
use std::ffi::OsStr;

#[derive(Args, Default, PartialEq)]
pub(in crate::desk) struct LawArg {
    #[arg(long, value_name = "NAME", value_parser = LawParser, ignore_case = true, hide_possible_values = true)]
    pub law: Option<&'static Law>,
}

/// Reads the name of a law: its English name first, then its name in the chosen language.
#[derive(Clone)]
struct LawParser;

impl TypedValueParser for LawParser {
    type Value = &'static Law;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<&'static Law, Error> {
        match value.to_str().and_then(nos_laws::named) {
            Some(law) => Ok(law),
            None => PossibleValuesParser::new(LAWS.map(|law| law.name()))
                .parse_ref(command, arg, value)
                .map(|_| nos_laws::usual()),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(LAWS.map(|law| PossibleValue::new(law.name())).into_iter()))
    }
}
