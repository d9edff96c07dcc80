//! Facts: a law's state in order, each with a label. JSON, the status and the prompt's row use
//! them.

use nos_base::{Name, Set, Told, Variables};
use serde_core::{Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    None,
    Is(bool),
    Number(i64),
    /// A word of the language of entries.
    Word(&'static str),
    Text(String),
    /// Names, or a sentence.
    Told(Told),
    /// A piece: as printed, and as translated.
    Piece(String, String),
    List(Vec<Value>),
    Map(Facts),
}

/// The label of a fact: a word in JSON and in messages, or the name of the side concerned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FactLabel {
    Word(Cow<'static, str>),
    Side(Told),
}

impl FactLabel {
    pub fn as_str(&self) -> &str {
        match self {
            FactLabel::Word(word) => word,
            FactLabel::Side(name) => name.as_str(),
        }
    }
}

conversions! {
    into FactLabel:
    &'static str, word => FactLabel::Word(word.into());
    String, word => FactLabel::Word(word.into());
    Name, name => FactLabel::Side(Told::from(&name));
    Told, name => FactLabel::Side(name);
}

impl From<&FactLabel> for Told {
    fn from(label: &FactLabel) -> Told {
        match label {
            FactLabel::Word(word) => word.as_ref().into(),
            FactLabel::Side(name) => name.clone(),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Facts(pub Vec<(FactLabel, Value)>);

impl Facts {
    pub fn new() -> Facts {
        Facts::default()
    }

    #[must_use]
    pub fn with(mut self, label: impl Into<FactLabel>, value: impl Into<Value>) -> Facts {
        self.0.push((label.into(), value.into()));
        self
    }

    pub fn get(&self, label: &str) -> Option<&Value> {
        let (_, value) = self.0.iter().find(|(other, _)| other.as_str() == label)?;
        Some(value)
    }

    pub fn json(&self) -> String {
        // It never fails: every label is a text, and every value one that JSON has.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Returns `Anna 2, Bram 1`, with `sign` in place of `, `.
    fn joined(&self, sign: &str) -> Told {
        let each =
            self.0.iter().map(|(label, value)| Told::joined([label.into(), value.told()], " "));
        Told::joined(each, sign)
    }

    /// Sets a variable for each fact, by its label: only those that `wanted` begins with, if it is
    /// not empty.
    pub fn set(&self, wanted: &str, variables: &mut Variables<'_>) {
        let is_part = |label: &str| {
            let end = wanted.strip_prefix(label);
            wanted.is_empty() || end.is_some_and(|end| end.is_empty() || end.starts_with('-'))
        };
        for (label, value) in self.0.iter().filter(|(label, _)| is_part(label.as_str())) {
            value.set(label.as_str(), variables);
        }
    }
}

impl Value {
    pub fn piece<S: Set>(piece: S::Piece) -> Value {
        Value::Piece(piece.to_string(), S::told(piece))
    }

    pub fn pieces<S: Set>(pieces: S) -> Value {
        pieces.iter().map(Value::piece::<S>).collect()
    }

    /// Sets the variable of this name. Each of several values is also a variable: `NAME-1`,
    /// `NAME-2`, or `NAME-1-LABEL`; `NAME-number` is their number. The message `NAME-each`, if
    /// there is one, describes each of them for `NAME-told`. A map reads `Anna 2, Bram 1`, and
    /// without commas in `NAME-row`.
    fn set(&self, name: &str, variables: &mut Variables<'_>) {
        let values: Vec<&Value> = match self {
            Value::List(values) => values.iter().collect(),
            Value::Map(map) => map.0.iter().map(|(_, value)| value).collect(),
            Value::Number(number) => return variables.set(name, *number),
            Value::Told(told) => return variables.set(name, told.clone()),
            Value::Text(text) | Value::Piece(_, text) => return variables.set(name, text.clone()),
            Value::None | Value::Is(_) | Value::Word(_) => {
                return variables.set_word(name, self.to_string());
            }
        };
        variables.set(name, self.told());
        variables.set(&format!("{name}-number"), values.len());
        if let Value::Map(map) = self {
            variables.set(&format!("{name}-row"), map.joined(" "));
        }
        let told = |value: &&Value| {
            let Value::Map(map) = value else { return None };
            let told = variables.message(&format!("{name}-each"), |each| map.set("", each));
            (!told.is_empty()).then_some(told)
        };
        let told: Vec<Told> = values.iter().filter_map(told).collect();
        variables.set(&format!("{name}-told"), Told::joined(told, ", "));
        for (at, value) in values.into_iter().enumerate() {
            let name = format!("{name}-{}", at + 1);
            match value {
                Value::Map(map) => map.0.iter().for_each(|(label, value)| {
                    value.set(&format!("{name}-{}", label.as_str()), variables);
                }),
                Value::Number(number) => variables.set(&name, number.to_string()),
                value => value.set(&name, variables),
            }
        }
    }

    fn told(&self) -> Told {
        match self {
            Value::Told(told) => told.clone(),
            Value::List(values) => Told::joined(values.iter().map(Value::told), " "),
            Value::Map(map) => map.joined(", "),
            Value::Piece(_, told) => told.as_str().into(),
            other => other.to_string().into(),
        }
    }

    /// Returns the value in the chosen language; its `Display` is in English.
    pub fn translated(&self) -> String {
        match self {
            Value::Piece(_, told) => told.clone(),
            other => other.to_string(),
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::None => f.write_str("none"),
            Value::Is(is) => f.write_str(if *is { "yes" } else { "no" }),
            Value::Number(number) => write!(f, "{number}"),
            Value::Word(word) => f.write_str(word),
            Value::Text(text) | Value::Piece(text, _) => f.write_str(text),
            Value::Told(told) => f.write_str(told.as_str()),
            Value::List(values) => {
                f.write_str(&values.iter().map(Value::to_string).collect::<Vec<_>>().join(" "))
            }
            Value::Map(map) => {
                let told =
                    |(label, value): &(FactLabel, Value)| format!("{} {value}", label.as_str());
                f.write_str(&map.0.iter().map(told).collect::<Vec<_>>().join(", "))
            }
        }
    }
}

conversions! {
    into Value:
    u8, number => Value::Number(number.into());
    u16, number => Value::Number(number.into());
    u32, number => Value::Number(number.into());
    i64, number => Value::Number(number);
    usize, number => Value::Number(i64::try_from(number).unwrap_or(i64::MAX));
    bool, is => Value::Is(is);
    &'static str, word => Value::Word(word);
    String, text => Value::Text(text);
    Told, told => Value::Told(told);
    Name, name => Value::Told(Told::from(&name));
    Facts, facts => Value::Map(facts);
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::None, Into::into)
    }
}

impl<T: Into<Value>> FromIterator<T> for Value {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Value {
        Value::List(values.into_iter().map(Into::into).collect())
    }
}

impl<L: Into<FactLabel>, V: Into<Value>> FromIterator<(L, V)> for Facts {
    fn from_iter<I: IntoIterator<Item = (L, V)>>(facts: I) -> Facts {
        Facts(facts.into_iter().map(|(label, value)| (label.into(), value.into())).collect())
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::None => serializer.serialize_unit(),
            Value::Is(is) => is.serialize(serializer),
            Value::Number(number) => number.serialize(serializer),
            Value::Word(word) => word.serialize(serializer),
            Value::Text(text) | Value::Piece(text, _) => text.serialize(serializer),
            Value::Told(told) => serializer.serialize_str(told.as_str()),
            Value::List(list) => list.serialize(serializer),
            Value::Map(facts) => facts.serialize(serializer),
        }
    }
}

impl Serialize for Facts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(label, value)| (label.as_str(), value)))
    }
}
