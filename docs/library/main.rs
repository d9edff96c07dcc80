//! A referee built from the laws alone: judges an evening of Nos on standard input, an entry a line.

use nos_entry::{Body, read_line};
use nos_law::EntryNo;
use nos_laws::nos::LAW;
use std::io;

/// Prints the ruling on each entry, or the reason why a line is unreadable or impossible, then the
/// accounts.
fn judged(script: &str) -> Vec<String> {
    let mut session = (LAW.begin)();
    let mut answers = Vec::new();
    let mut no = 0;
    for line in script.lines() {
        let entry = match read_line(LAW.language, line).map(|line| line.body) {
            Ok(Some(Body::Entry(entry))) => entry,
            Ok(_) => continue,
            Err(error) => {
                answers.push(error.to_string());
                continue;
            }
        };
        match session.judge(&entry) {
            Ok(ruling) => {
                no += 1;
                session.apply(EntryNo(no), &ruling);
                answers.push(ruling.text(&session.names()).message());
            }
            Err(refusal) => answers.push(refusal.to_string()),
        }
    }
    let accounts = session.accounts(&session.names());
    answers.extend(
        accounts
            .iter()
            .map(|own| format!("{} {}", own.holder, own.amount)),
    );
    answers
}

fn main() -> io::Result<()> {
    let script = io::read_to_string(io::stdin())?;
    judged(&script)
        .iter()
        .for_each(|answer| println!("{answer}"));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::judged;

    #[test]
    fn the_rules_judge_without_the_program() {
        let script = "seat Anna Bram Cees\ndeal\nset Bram 6-6\nplay Anna 6-7\ndeal\n";
        let answers = judged(script);
        assert_eq!(answers[2], "Bram sets 6-6.");
        assert!(answers[3].contains("6-7"), "{}", answers[3]);
        assert!(answers[4].contains("hand"), "{}", answers[4]);
        assert_eq!(answers[5], "Anna 494");
    }
}
