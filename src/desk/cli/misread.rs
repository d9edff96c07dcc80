//! Words clap's errors in the chosen language.

use super::help::spoken;
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as _;
use std::num::ParseIntError;

pub(super) fn worded(error: &Error) -> String {
    let values = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        Some(ContextValue::StyledStr(text)) => vec![text.to_string()],
        _ => Vec::new(),
    };
    let quoted = |kind| format!("'{}'", values(kind).join("', '"));
    let (arg, typed) = (quoted(ContextKind::InvalidArg), quoted(ContextKind::InvalidValue));
    let other = quoted(ContextKind::PriorArg);
    let mut fault = match error.kind() {
        ErrorKind::MissingRequiredArgument => {
            let missing = values(ContextKind::InvalidArg).join("\n  ");
            format!("{}\n  {missing}", message!("clap-missing"))
        }
        ErrorKind::UnknownArgument => message!("clap-unexpected-argument", arg),
        ErrorKind::InvalidSubcommand => {
            message!("clap-unknown-command", typed = quoted(ContextKind::InvalidSubcommand))
        }
        ErrorKind::ArgumentConflict if arg == other => message!("clap-only-once", arg),
        ErrorKind::ArgumentConflict => message!("clap-cannot-be-with", arg, other),
        ErrorKind::TooManyValues => message!("clap-unexpected-value", typed, arg),
        ErrorKind::InvalidValue if typed == "''" => message!("clap-needs-value", arg),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            message!("clap-invalid-value", typed, arg)
        }
        _ => return spoken(&error.to_string()),
    };
    if let Some(reason) = error.source() {
        let is_no_number = reason.is::<ParseIntError>();
        let reason = if is_no_number { message!("clap-no-digit") } else { reason.to_string() };
        fault += &format!(": {reason}");
    }
    let possible = values(ContextKind::ValidValue);
    if !possible.is_empty() {
        fault += &format!("\n  {} {}]", message!("clap-possible"), possible.join(", "));
    }
    let tips = [
        (ContextKind::SuggestedArg, "clap-similar-argument"),
        (ContextKind::SuggestedSubcommand, "clap-similar-command"),
        (ContextKind::SuggestedValue, "clap-similar-value"),
    ];
    let similar = tips.into_iter().find(|(kind, _)| !values(*kind).is_empty());
    let pass = || error.get(ContextKind::Suggested).map(|_| message!("clap-tip-pass", arg));
    let tip = similar.map(|(kind, id)| message!(id, meant = quoted(kind))).or_else(pass);
    let usage = spoken(&values(ContextKind::Usage).concat()).trim_end().to_owned();
    let told = format!("{} {fault}", message!("clap-error"));
    let tip = tip.map(|tip| format!("  {} {tip}", message!("clap-tip")));
    [Some(told), tip, Some(usage), Some(message!("clap-more"))]
        .into_iter()
        .flatten()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join("\n\n")
}
