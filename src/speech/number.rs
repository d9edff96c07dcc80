//! Whole numbers.

use super::error::{Expected, Reason};
use super::reader::{Fault, Reader};

impl Reader<'_> {
    /// A number, 0 at the least and this at the most.
    pub fn number(&mut self, largest: u32) -> Result<u32, Fault> {
        self.numbered(largest, Expected::Number)
    }

    /// A number from 1 that may be as large as it likes: above the largest it is the largest.
    pub fn optional_count(&mut self, largest: u32) -> Result<u32, Fault> {
        match self.word.and_then(|word| digits(word.text)) {
            Some(0) => Err(self.fault(Reason::Zero)),
            Some(number) => {
                self.advance();
                Ok(u32::try_from(number).unwrap_or(u32::MAX).min(largest))
            }
            None if self.word.is_some_and(|word| word.is_numeric()) => {
                self.expected(Expected::Number)
            }
            None => Ok(1),
        }
    }

    /// A number from 1 to this.
    pub fn count(&mut self, largest: u32) -> Result<u32, Fault> {
        self.one_or_more(largest, Expected::Number)
    }

    /// The number of an entry.
    pub fn entry_number(&mut self) -> Result<u32, Fault> {
        self.one_or_more(u32::MAX, Expected::EntryNumber)
    }

    fn one_or_more(&mut self, largest: u32, expected: Expected) -> Result<u32, Fault> {
        let zero = self.fault(Reason::Zero);
        match self.numbered(largest, expected)? {
            0 => Err(zero),
            number => Ok(number),
        }
    }

    fn numbered(&mut self, largest: u32, expected: Expected) -> Result<u32, Fault> {
        match self.word.and_then(|word| digits(word.text)) {
            Some(number) => match u32::try_from(number) {
                Ok(number) if number <= largest => {
                    self.advance();
                    Ok(number)
                }
                _ => Err(self.fault(Reason::TooLarge { largest })),
            },
            None => self.expected(expected),
        }
    }
}

/// The number that these digits write; nothing where they are no digits.
pub fn digits(text: &str) -> Option<u64> {
    let mut number = 0u64;
    for digit in text.bytes() {
        if !digit.is_ascii_digit() {
            return None;
        }
        number = number
            .saturating_mul(10)
            .saturating_add(u64::from(digit - b'0'));
    }
    (!text.is_empty()).then_some(number)
}
