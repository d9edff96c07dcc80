//! Games as they are announced, by number or in words.

use super::error::{Expected, Reason};
use super::keyword::Keyword;
use super::number::digits;
use super::reader::{Fault, Reader};
use crate::law::nos::entry::Announced;
use crate::law::nos::game::{AfterTriangle, Condition, GAMES, Game, Second};
use crate::law::nos::rule::Rule;

impl Reader<'_> {
    /// A game.
    pub fn announced(&mut self) -> Result<Announced, Fault> {
        if let Some(number) = self.word.and_then(|word| digits(word.text)) {
            let number = u8::try_from(number).unwrap_or(0);
            if !GAMES.iter().any(|card| card.number == number) {
                return Err(self.fault(Reason::NoSuchGame));
            }
            self.advance();
            return Ok(Announced::Number(number));
        }
        let Some(keyword) = self.keyword() else {
            return self.expected(Expected::Game);
        };
        let read = match keyword {
            Keyword::Rule(rule) => {
                self.advance();
                self.line(rule)?
            }
            Keyword::Cross(rule, second) => {
                self.advance();
                let then = self.then(Reader::rule)?;
                let then = then.map(|rule| (rule, self.second()));
                Game::Cross { rule, second, then }
            }
            Keyword::Volapuk => {
                self.advance();
                self.volapuk()?
            }
            Keyword::VolapukCross(second) => {
                self.advance();
                Game::VolapukCross(second)
            }
            Keyword::Triangle(second) => {
                self.advance();
                let then = match second {
                    Second::Any => self.then(Reader::after_triangle)?,
                    Second::Double => None,
                };
                Game::Triangle(then.unwrap_or(AfterTriangle::Matador(second)))
            }
            _ => return self.expected(Expected::Game),
        };
        Ok(Announced::Words(read))
    }

    /// A line from its rule on, or no. 17 and its like, which begin as a line does.
    fn line(&mut self, rule: Rule) -> Result<Game, Fault> {
        let mut condition = None;
        if self.take(Keyword::First) {
            if self.take(Keyword::Here) {
                return self.here_there(rule);
            }
            condition = Some(self.condition()?);
        }
        let then = self.then(Reader::rule)?;
        Ok(Game::Line {
            rule,
            condition,
            then,
        })
    }

    fn volapuk(&mut self) -> Result<Game, Fault> {
        self.must(Keyword::Rule(Rule::Ordinary), Expected::VolapukOrdinary)?;
        let ordinary = self.side()?;
        let condition = if self.take(Keyword::First) {
            Some(self.condition()?)
        } else {
            None
        };
        Ok(Game::Volapuk {
            ordinary,
            condition,
        })
    }

    /// What stands after `first`: so many on a side, or one side and then the other.
    fn condition(&mut self) -> Result<Condition, Fault> {
        let typed = self.fault(Reason::Expected(Expected::Side));
        let number = self.word.and_then(|word| digits(word.text));
        let here = match (number, self.named()) {
            (_, Some(side)) => Some(side),
            (Some(_), None) => None,
            (None, None) => return self.expected(Expected::First),
        };
        self.advance();
        match number {
            Some(tiles) if self.take(Keyword::On) => Ok(Condition::First {
                tiles: u8::try_from(tiles).unwrap_or(u8::MAX),
                on: self.side()?,
            }),
            Some(_) if self.keyword() != Some(Keyword::Then) => self.expected(Expected::OnOrThen),
            _ => {
                let here = here.ok_or(typed)?;
                self.must(Keyword::Then, Expected::Then)?;
                let there = self.side()?;
                Ok(Condition::HereThere { here, there })
            }
        }
    }

    fn here_there(&mut self, first: Rule) -> Result<Game, Fault> {
        self.must(Keyword::Then, Expected::Then)?;
        self.must(Keyword::There, Expected::There)?;
        self.must(Keyword::Then, Expected::Then)?;
        match self.keyword() {
            Some(Keyword::Cross(rule, second)) if rule == first.other() => {
                self.advance();
                Ok(Game::HereThereCross { first, second })
            }
            _ => self.expected(Expected::Cross(first.other())),
        }
    }

    /// What follows, if `then` comes next.
    fn then<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, Fault>,
    ) -> Result<Option<T>, Fault> {
        if self.take(Keyword::Then) {
            read(self).map(Some)
        } else {
            Ok(None)
        }
    }

    fn rule(&mut self) -> Result<Rule, Fault> {
        match self.keyword() {
            Some(Keyword::Rule(rule)) => {
                self.advance();
                Ok(rule)
            }
            _ => self.expected(Expected::Rule),
        }
    }

    fn second(&mut self) -> Second {
        if self.take(Keyword::DoubleCross) {
            Second::Double
        } else {
            Second::Any
        }
    }

    fn after_triangle(&mut self) -> Result<AfterTriangle, Fault> {
        let after = match self.keyword() {
            Some(Keyword::Rule(Rule::Ordinary)) => AfterTriangle::Ordinary,
            Some(Keyword::Cross(Rule::Ordinary, second)) => AfterTriangle::OrdinaryCross(second),
            _ => return self.expected(Expected::AfterTriangle),
        };
        self.advance();
        Ok(after)
    }
}
