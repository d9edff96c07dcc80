//! The grammar of tags and numbered moves, with what people and programs add to it.

use super::{TaggedForm, TaggedGame, ZEROS};
use crate::imported::movetext::{
    JOINTS, NotatedGame, clock, is_evaluation, is_null, is_remark, is_second, is_usual_clock,
    may_go_on, plain, result, told_result, unnumbered,
};
use crate::imported::source::{ForeignFile, GameTag, Spot};
use crate::imported::{ImportedStep, ImportedSteps, excerpt};
use memchr::{memchr, memchr_iter, memchr2};

const TAGS: usize = 200;

/// The blank of web pages at which no line ends.
const FIRM: char = '\u{a0}';

/// Most bytes of a move; the longest jump needs fewer.
const MOVE: usize = 64;

fn ends_word(byte: u8) -> bool {
    byte.is_ascii_whitespace()
        || matches!(byte, b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'$')
}

fn word_len(text: &str) -> usize {
    let len = text.bytes().position(ends_word).unwrap_or(text.len());
    let word = text.get(..len).unwrap_or_default();
    if word.is_ascii() { len } else { word.find(FIRM).unwrap_or(len) }
}

/// Whether a word moves a piece by the letter that it has in another language: `Lb5`, `Txe1`.
fn is_foreign(word: &str) -> bool {
    let mut squares = word.bytes().rev();
    b"ACDFLST".contains(&word.as_bytes().first().copied().unwrap_or_default())
        && (3..7).contains(&word.len())
        && matches!(squares.next(), Some(b'1'..=b'8'))
        && matches!(squares.next(), Some(b'a'..=b'h'))
}

impl TaggedForm {
    pub(super) fn game(&self, source: &mut ForeignFile<'_>) -> Option<TaggedGame> {
        let mut game = TaggedGame::default();
        loop {
            let (at, rest) = (source.at(), source.rest().unwrap_or_default());
            let is_blank = |c: char| c.is_ascii_whitespace() || c == FIRM;
            let blanks = rest.len() - rest.trim_start_matches(is_blank).len();
            if blanks > 0 {
                game.is_apart |= at.column == 1 && blanks == rest.len();
                source.take(blanks);
                continue;
            }
            let mut len = word_len(rest);
            let (word, after) = rest.split_at_checked(len).unwrap_or_default();
            let mut word = plain(word);
            if let Some((at, part)) = game.part.take() {
                if let Some(whole) = self.joined(&part, &word) {
                    game.part = Some((at, whole));
                    source.take(len);
                } else if game.word(self, at, &part) {
                    game.after_result(source);
                    return Some(game);
                }
                continue;
            }
            match rest.as_bytes().first() {
                None => break,
                Some(b'%') if at.column == 1 => {
                    source.skip_line();
                    continue;
                }
                Some(b'{' | b';') => {
                    game.comment(source);
                    continue;
                }
                Some(b'[') => {
                    let inside = rest.split([']', '\n']).next().unwrap_or_default();
                    let is_closed = rest[inside.len()..].starts_with(']') && !game.is_begun;
                    let unquoted =
                        inside.strip_prefix('[').and_then(|inside| inside.split_once(' '));
                    let (tag, len) = match (GameTag::read(at, rest), unquoted.filter(|_| is_closed))
                    {
                        (Some(read), _) => read,
                        (None, Some((name, value))) => {
                            let (name, value) = (name.trim().to_owned(), value.to_owned());
                            (GameTag { at, name, value }, Some(inside.len() + 1))
                        }
                        (None, None) => {
                            let len = inside.len();
                            game.word(self, at, inside);
                            source.take(len);
                            continue;
                        }
                    };
                    // A repeated tag in a later group belongs to the next game.
                    let is_apart = |last: &GameTag| at.line > last.at.line + 1;
                    let is_next = game.tags.last().is_some_and(is_apart);
                    if game.is_begun || is_next && game.tag(&tag.name).is_some() {
                        return Some(game);
                    }
                    game.tags.truncate(TAGS - 1);
                    game.tags.push(tag);
                    match len {
                        Some(len) => source.take(len),
                        None => source.skip_line(),
                    }
                    continue;
                }
                Some(b'(') => {
                    game.variations += 1;
                    game.open.get_or_insert((at, 0)).1 += 1;
                    len = 1;
                }
                Some(b')') => {
                    let deeper = game.open.filter(|(_, depth)| *depth > 1);
                    game.open = deeper.map(|(at, depth)| (at, depth - 1));
                    len = 1;
                }
                _ if len == 0 => {
                    game.annotations += 1;
                    len = 1 + rest.strip_prefix('$').map_or(0, word_len);
                }
                _ if game.open.is_some() => {}
                _ if game.restarts(&word) => return Some(game),
                _ if at.column == 1 && game.is_heading(self, &word) => {
                    let text = rest.trim_end().to_owned();
                    if !word.starts_with(char::is_control) {
                        game.heading.get_or_insert_with(|| (at, text.clone()));
                        game.push(at, ImportedStep::Note(text));
                    }
                    source.skip_line();
                    continue;
                }
                _ if may_go_on(&word) => game.part = Some((at, word.into_owned())),
                _ => {
                    // The promotion of a pawn may be in brackets right after its move: `e8(Q)`.
                    if let [b'(', letter @ (b'Q' | b'R' | b'B' | b'N'), b')', ..] = after.as_bytes()
                        && self.kind == NotatedGame::Chess
                    {
                        word.to_mut().push(char::from(*letter));
                        len += "(Q)".len();
                    }
                    if game.word(self, at, &word) {
                        source.take(len);
                        game.after_result(source);
                        return Some(game);
                    }
                }
            }
            let blank = usize::from(rest.as_bytes().get(len) == Some(&b' '));
            source.take(len + blank);
        }
        game.is_cut = true;
        if let Some((at, text)) = game.heading.take().filter(|_| !game.is_begun) {
            game.push(at, ImportedStep::Unread(message!("import-no-move", word = excerpt(&text))));
        }
        let is_unread = |(_, step): &(Spot, _)| matches!(step, ImportedStep::Unread(_));
        let has_more = game.open.is_some() || game.steps.all.iter().any(is_unread);
        (game.is_begun || !game.tags.is_empty() || has_more).then_some(game)
    }

    /// Joins the words of a result or move, and jumps that go on: `1 - 0`, `27 x 18`, `11x18 18x25`.
    fn joined(&self, part: &str, word: &str) -> Option<String> {
        let jumps = ['x', ':'];
        let whole = match (part.rsplit_once(jumps), word.split_once(jumps)) {
            _ if word.is_empty() || word == "--" => return None,
            _ if part.ends_with(JOINTS) || word.starts_with(JOINTS) => format!("{part}{word}"),
            (Some((_, to)), Some((from, on)))
                if to == from && self.kind == NotatedGame::Checkers =>
            {
                format!("{part}x{on}")
            }
            _ => return None,
        };
        (whole.len() <= MOVE).then_some(whole)
    }
}

impl TaggedGame {
    /// Whether a word begins another game, since it numbers a first move again.
    fn restarts(&self, word: &str) -> bool {
        let is_first = word.starts_with("1.") && !word.starts_with("1..");
        let is_again = self.moves > 1 || self.moves == 1 && self.is_apart;
        is_first && is_again && result(word).is_none()
    }

    /// Whether a line of text before the tags begins with this word.
    fn is_heading(&self, form: &TaggedForm, word: &str) -> bool {
        let is_text = |c: char| c.is_alphabetic() || c.is_control();
        !self.is_begun
            && self.tags.is_empty()
            && word.starts_with(is_text)
            && !is_null(word)
            && (form.acts)(word).is_empty()
    }

    /// Takes a word of the moves. Returns whether it is the result.
    fn word(&mut self, form: &TaggedForm, at: Spot, word: &str) -> bool {
        (self.is_apart, self.sign) = (false, None);
        // Zeros are castling, unless they are the last word of the game.
        let castles = form.kind == NotatedGame::Chess && word == ZEROS;
        if !castles && result(word).is_some() {
            told_result(word).1.clone_into(&mut self.ending);
            self.end = Some(GameTag::last(at, word));
            return true;
        }
        let mut rest = unnumbered(word);
        let is_first = !std::mem::replace(&mut self.is_begun, true);
        self.is_numbered |= is_first && word.contains('.') && rest != word;
        let is_short = |word: &str| {
            (2..5).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_digit())
        };
        let is_number = form.kind == NotatedGame::Chess || word.parse() == Ok(self.moves / 2 + 1);
        if rest != word && (is_null(word) || is_short(word) && !is_number) {
            rest = word;
        }
        let number = word.get(..word.len() - rest.len()).unwrap_or_default();
        let second = is_second(number);
        // Programs for draughts in which white begins write black's first move after `1...`.
        self.is_late |=
            form.kind == NotatedGame::Checkers && self.moves == 0 && second == Some(true);
        let ply = self.moves + usize::from(self.is_late);
        // The number of a move may be before both halves of it.
        let is_here = || number.trim_end_matches('.').parse() == Ok(ply / 2 + 1);
        let is_turn = |second: bool| second == (ply % 2 == 1) || !second && is_here();
        if second.is_some_and(|second| !is_turn(second)) {
            let word = excerpt(number);
            self.push(at, ImportedStep::Unread(message!("import-other-turn", word)));
            return false;
        }
        let is_after_number = std::mem::replace(&mut self.is_after_number, rest.is_empty());
        if rest.is_empty() {
            return false;
        }
        let at = Spot { column: at.column + number.len() as u64, ..at };
        let is_sign = |byte: &u8| matches!(byte, b'+' | b'#' | b'!' | b'?' | b'=' | b'*');
        let signs = rest.bytes().rev().take_while(is_sign).count();
        let bare = rest.get(..rest.len() - signs).unwrap_or_default();
        if is_null(bare) && rest != "-+" {
            self.push(at, ImportedStep::Unread(message!("import-null", word = excerpt(rest))));
            return false;
        }
        let is_own = is_remark(bare) && !is_after_number && self.moves > 0;
        let is_remark = is_own || is_evaluation(rest);
        let is_annotated = rest.bytes().any(|byte| matches!(byte, b'!' | b'?'));
        self.annotations += u64::from(is_annotated || is_remark);
        if is_remark {
            let may_end = rest == "+/-" || rest == "-/+";
            self.sign = may_end.then(|| GameTag::last(at, rest));
            return false;
        }
        let bare = bare.strip_suffix("e.p.").or(bare.strip_suffix("ep")).unwrap_or(bare);
        if self.kind.is_none() || form.kind == NotatedGame::Checkers {
            let kind = NotatedGame::of(bare, self.moves == 0);
            let is_new = |kind: &NotatedGame| self.kind.is_none() || *kind == NotatedGame::Hundred;
            self.kind = kind.filter(is_new).map(|kind| (kind, at)).or(self.kind);
        }
        // Two digits are a number, unless other moves have no hyphens.
        self.is_short |= bare.len() > 2 && is_short(bare);
        let is_move = bare.len() <= MOVE && (self.is_short || bare.len() != 2 || !is_short(bare));
        let acts = Some(bare).filter(|_| is_move).map(form.acts).unwrap_or_default();
        self.moves += 1;
        self.is_english |= bare.starts_with(['B', 'N', 'Q']);
        if acts.is_empty() {
            if form.kind == NotatedGame::Chess && !self.is_english && is_foreign(bare) {
                self.letters.get_or_insert_with(|| (at, excerpt(rest).into_owned()));
            }
            self.push(at, ImportedStep::Unread(message!("import-no-move", word = excerpt(rest))));
            return false;
        }
        let may_end = bare == ZEROS && number.is_empty() && !is_after_number;
        self.last = Some((self.steps.all.len(), at, may_end));
        self.push(at, ImportedStep::Move(acts, None));
        false
    }

    /// Turns a comment into a note, unless it contains only the player's clock.
    fn comment(&mut self, source: &mut ForeignFile<'_>) {
        let at = source.at();
        let is_braced = source.rest().is_some_and(|rest| rest.starts_with('{'));
        let end = if is_braced { b'}' } else { b'\n' };
        source.take(1);
        let (mut text, mut is_ended, mut is_apart) = (String::new(), false, false);
        while !is_ended && let Some(rest) = source.rest() {
            // Tags after an empty line end a comment without an end.
            if is_apart && GameTag::read(at, rest).is_some_and(|(_, len)| len.is_some()) {
                break;
            }
            is_apart = rest.trim_ascii().is_empty();
            let found = memchr(end, rest.as_bytes());
            let part = rest.get(..found.unwrap_or(rest.len())).unwrap_or_default();
            is_ended = found.is_some();
            // Nearly every comment ends within its line, and needs no copy.
            if !(is_ended && text.is_empty()) && text.len() <= ImportedSteps::BYTES {
                text += part;
            }
            if is_ended {
                self.commented(at, if text.is_empty() { part } else { &text });
            }
            let blank = is_ended && rest.as_bytes().get(part.len() + 1) == Some(&b' ');
            let len = part.len() + usize::from(is_ended) + usize::from(blank);
            source.take(len);
        }
        if !is_ended {
            if is_braced {
                self.is_begun = true;
                self.push(at, ImportedStep::Unread(message!("import-open-comment")));
            }
            self.commented(at, &text);
        }
    }

    fn commented(&mut self, at: Spot, text: &str) {
        let inside = Some(text.trim_ascii()).filter(|_| self.open.is_none());
        let text = self.clocked(at, inside.unwrap_or_default());
        if !text.is_empty() {
            self.push(at, ImportedStep::Note(text.to_owned()));
        }
    }

    /// Takes the words after the result on its line (`1-0 ff`), and comments up to an empty line.
    fn after_result(&mut self, source: &mut ForeignFile<'_>) {
        let mut line = source.at().line;
        loop {
            let (is_same, rest) = (source.at().line == line, source.rest().unwrap_or_default());
            let bare = rest.trim_start_matches([' ', '\t']);
            let word = bare.get(..word_len(bare)).unwrap_or_default();
            let (blanks, again) = (rest.len() - bare.len(), plain(word));
            match bare.bytes().next() {
                Some(b'{' | b';') => {
                    source.take(blanks);
                    self.comment(source);
                    let end = source.at();
                    line = end.line - u64::from(end.column == 1);
                    continue;
                }
                Some(b'\n') if is_same => {}
                Some(b'a'..=b'z' | b'A'..=b'Z') if is_same => {
                    let blank = if self.ending.is_empty() { "" } else { " " };
                    self.ending.extend([blank, word]);
                }
                _ if !is_same || result(&again).is_none() => break,
                _ => {
                    let end = self.end.as_mut();
                    if let Some(end) = end.filter(|end| result(&end.value) != result(&again)) {
                        end.value.extend([" ", &again]);
                    }
                }
            }
            let len = blanks + word.len().max(1);
            source.take(len);
        }
    }

    /// Takes the clocks of a comment; the last one counts. Returns the comment without a clock that
    /// an export puts before it.
    fn clocked<'t>(&mut self, at: Spot, text: &'t str) -> &'t str {
        let mut left = text;
        for begin in memchr_iter(b'[', text.as_bytes()) {
            let part = text.get(begin..).and_then(|part| part.strip_prefix("[%clk"));
            let end = |part: &str| memchr2(b'[', b']', part.as_bytes()).unwrap_or(part.len());
            let Some((said, rest)) = part.and_then(|part| part.split_at_checked(end(part))) else {
                continue;
            };
            let Some(time) = clock(said) else { continue };
            let step = self.last.map_or(usize::MAX, |last| last.0);
            let Some((_, ImportedStep::Move(_, shown))) = self.steps.all.get_mut(step) else {
                continue;
            };
            let is_second = shown.replace(time).is_some_and(|before| before != time);
            match rest.strip_prefix(']').filter(|_| begin == 0 && is_usual_clock(said)) {
                Some("") => left = "",
                Some(rest) => left = rest.strip_prefix(' ').unwrap_or(left),
                None => {}
            }
            if is_second {
                self.push(at, ImportedStep::Told(message!("import-two-clocks", time)));
            }
        }
        left
    }
}
