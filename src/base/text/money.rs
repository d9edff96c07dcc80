//! The worth of units in money. Amounts are exact, and become text only here.

use crate::{PerLanguage, SpanKind, Told};

/// The table agrees on the worth of this many units (article 12.4).
const UNITS: i64 = 20;

pub const CENTS_MOST: u32 = 100_000_000;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Money {
    cents: u32,
    currency: String,
    file: Option<String>,
}

/// Adds a plus to a decimal above zero.
pub fn signed(decimal: &str) -> String {
    let is_above = !decimal.starts_with('-') && decimal.bytes().any(|b| matches!(b, b'1'..=b'9'));
    let sign = if is_above { "+" } else { "" };
    format!("{sign}{decimal}")
}

const THOUSAND: usize = 3;

static THOUSANDS_SIGN: PerLanguage<String> = PerLanguage::new(|| message!("thousands-sign"));

/// Writes a decimal in the chosen language, with or without a sign before it.
pub fn written(decimal: &str) -> String {
    let digits = decimal.trim_start_matches(['+', '-']);
    if digits.len() <= THOUSAND && !digits.contains('.') {
        return decimal.to_owned();
    }
    let sign = decimal.strip_suffix(digits).unwrap_or_default();
    [sign, &grouped(digits, THOUSANDS_SIGN.get(), THOUSAND)].concat()
}

/// Writes the numbers in a text with the signs of the language.
pub fn with_decimals(text: &Told) -> Told {
    let mut written_out = Told::default();
    for (kind, part) in text.parts() {
        match kind {
            Some(SpanKind::Number) => written_out.push(kind, &written(part)),
            _ => written_out.push(kind, part),
        }
    }
    written_out
}

/// Groups the thousands of a number with more than `most` digits. Leaves other text unchanged.
pub fn grouped(number: &str, sign: &str, most: usize) -> String {
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    if !whole.bytes().all(|b| b.is_ascii_digit()) {
        return number.to_owned();
    }
    let mut text = String::new();
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) && whole.len() > most {
            text.push_str(sign);
        }
        text.push(digit);
    }
    if !part.is_empty() {
        text.push_str(&message!("decimal-sign"));
        text.push_str(part);
    }
    text
}

impl Money {
    /// Creates the agreed price of 20 units; `None` if it is 0 or more than [`CENTS_MOST`].
    pub fn new(cents: u32, currency: &str) -> Option<Money> {
        (1..=CENTS_MOST).contains(&cents).then(|| Money {
            cents,
            currency: currency.to_owned(),
            file: None,
        })
    }

    #[must_use]
    pub fn agreed_in(self, file: impl ToString) -> Money {
        Money { file: Some(file.to_string()), ..self }
    }

    pub fn agreed(&self, unit: &str) -> Option<String> {
        let file = self.file.as_ref()?;
        Some(message!("worth", units = UNITS, unit, worth = self.amount(UNITS), file))
    }

    /// Parses a decimal like `0.50`, `0,50` or `2` to cents; `None` with more than two decimals.
    pub fn cents(decimal: &str) -> Option<u32> {
        let (whole, part) = decimal.split_once(['.', ',']).unwrap_or((decimal, "00"));
        let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
        if whole.is_empty() || !digits(whole) || !digits(part) {
            return None;
        }
        let part: u32 = match part.len() {
            1 => part.parse::<u32>().ok()? * 10,
            2 => part.parse().ok()?,
            _ => return None,
        };
        let cents = whole.parse::<u32>().ok()?.checked_mul(100)?.checked_add(part)?;
        (cents <= CENTS_MOST).then_some(cents)
    }

    pub fn currency(&self) -> &str {
        &self.currency
    }

    pub fn heading(&self) -> String {
        match self.currency.as_str() {
            "" => message!("money"),
            currency => currency.to_owned(),
        }
    }

    /// Returns the exact worth of units, with more than two decimals if needed.
    pub fn worth(&self, units: i64) -> String {
        // A unit is a twentieth of the price, so amounts are whole hundredths of a cent.
        let hundredths = i128::from(units) * i128::from(self.cents) * i128::from(100 / UNITS);
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, part) =
            (hundredths.unsigned_abs() / 10_000, hundredths.unsigned_abs() % 10_000);
        let part = format!("{part:04}");
        let (cents, more) = part.split_at(2);
        format!("{sign}{whole}.{cents}{}", more.trim_end_matches('0'))
    }

    pub fn amount(&self, units: i64) -> String {
        let worth = written(&self.worth(units));
        if self.currency.is_empty() { worth } else { format!("{worth} {}", self.currency) }
    }
}
