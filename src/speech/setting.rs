//! House rules as they are entered.

use super::error::{Expected, Reason};
use super::number::digits;
use super::reader::{Fault, Reader};
use crate::law::nos::house::{HouseKey, HouseRange, Setting};
use crate::table::house::Rules as _;

impl Reader<'_> {
    /// A house rule and what it is set to.
    pub fn setting(&mut self) -> Result<Setting, Fault> {
        let Some(key) = self.word.and_then(|word| HouseKey::read(word.text)) else {
            return self.expected(Expected::HouseKey);
        };
        self.advance();
        let text = self.word.map_or("", |word| word.text);
        let setting = match key.row().range {
            HouseRange::Switch if text.eq_ignore_ascii_case("true") => Setting::switch(key, true),
            HouseRange::Switch if text.eq_ignore_ascii_case("false") => Setting::switch(key, false),
            HouseRange::Switch => None,
            HouseRange::Between(..) => digits(text)
                .and_then(|number| u32::try_from(number).ok())
                .and_then(|number| Setting::number(key, number)),
        };
        match setting {
            Some(setting) => {
                self.advance();
                Ok(setting)
            }
            None => Err(self.fault(Reason::HouseValue(key))),
        }
    }
}
