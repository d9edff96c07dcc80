//! `nos simulate` on the command line.

use crate::support::folder::Folder;
use crate::support::program::Ran;

#[test]
fn a_simulated_script_names_its_options_and_replays() {
    let folder = Folder::new().with("house.toml", "[penalties]\nstandard = 30\n");
    for (law, fouls) in [("nos", "0"), ("nos", "0.3"), ("fives-and-threes", "0.25")] {
        let line = format!("simulate --config house.toml --law {law} --hands 3 --fouls {fouls}");
        let script = folder.nos(line.split(' ')).out();
        let (first, _) = script.split_once('\n').unwrap();
        let again = first.strip_prefix("# nos ").unwrap();
        let again = again.replace("--config \"house.toml\"", "--config house.toml");
        assert!(
            again.starts_with(&format!("simulate --law {law} --hands 3 --fouls {fouls} --seed ")),
            "{again}"
        );
        assert_eq!(folder.nos(again.split(' ')).ran().out, script);
        folder.write("evening.nos", &script);
        folder.nos(["replay", "evening.nos", "-q"]).out();
    }
}

#[test]
fn the_true_hands_are_written_to_a_file() {
    let folder = Folder::new();
    let line = "simulate --players 3 --hands 1 --seed 5 --truth truth.jsonl";
    let Ran { status, out: script, .. } = folder.nos(line.split(' ')).ran();
    assert_eq!(status, 0);
    let kept = folder.read("truth.jsonl");
    let truth: Vec<serde_json::Value> =
        kept.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let entries: Vec<&str> = script.lines().skip(1).collect();
    assert_eq!(truth.len(), entries.len());
    for (at, (line, entry)) in truth.iter().zip(&entries).enumerate() {
        assert_eq!(line["n"], at + 1);
        assert_eq!(line["entry"], *entry);
    }
    let dealt = truth.iter().find(|line| line["entry"] == "deal").unwrap();
    let tiles = |list: &serde_json::Value| list.as_array().unwrap().len();
    let held: usize = dealt["hands"].as_object().unwrap().values().map(tiles).sum();
    assert_eq!(held + tiles(&dealt["boneyard"]), 28);
    let again = folder.nos(line.split(' ')).status(0);
    assert_eq!((again.out(), folder.read("truth.jsonl")), (script, kept));
    let Ran { status, err: error, .. } =
        folder.nos(["simulate", "--truth", "nowhere/truth.jsonl"]).ran();
    assert_eq!(
        (status, error.as_str()),
        (5, "nos: cannot write nowhere/truth.jsonl: no file or folder has that name\n")
    );
}

#[test]
fn a_quiz_asks_before_it_names_the_article() {
    let folder = Folder::new();
    let quiz = "simulate --quiz --seed 3 --hands 2 --players 3 --fouls 0.4";
    let Ran { status, out: nothing, .. } = folder.nos(quiz.split(' ')).ran();
    assert_eq!(status, 0);
    let how = "What do you rule? Type ok if it is in order, foul if it is not, or the number of \
               the article that forbids it. Enter alone leaves the ruling to the referee; quit ends the quiz.";
    let flowing = nothing.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flowing.contains(how), "{nothing}");
    assert!(
        nothing.ends_with("ok, foul or the article? \nYou ruled rightly on 0 of 0 questions.\n"),
        "{nothing}"
    );
    let all = folder.nos(quiz.split(' ')).stdin("foul\n".repeat(200)).ran().out;
    let asked = all.matches("ok, foul or the article? ").count();
    let right = all.matches("ok, foul or the article? Right: it is a foul [").count();
    let wrong = all.matches("ok, foul or the article? No: it is in order.").count();
    assert!(right > 3 && wrong > 1, "{all}");
    assert_eq!(right + wrong, asked);
    let score = format!(
        "You ruled rightly on {right} of {asked} questions, and named the article of 0 of {right} fouls."
    );
    assert!(all.split_whitespace().collect::<Vec<_>>().join(" ").ends_with(&score), "{all}");
    // Another article that the ruling cites is right too.
    let cited = folder.nos(quiz.split(' ')).stdin("11.3\n".repeat(200)).ran().out;
    for verdict in ["Right: it is a foul [11.2a].", "No: it is a foul [11.2e]."] {
        assert!(cited.contains(&format!("or the article? {verdict}")), "{cited}");
    }
    let odd = folder.nos(quiz.split(' ')).stdin("perhaps\n\nquit\n").ran().out;
    assert!(
        odd.contains("ok, foul or the article? Type ok, foul, or the number of an article.\n"),
        "{odd}"
    );
    assert!(odd.contains("ok, foul or the article? The referee says: "), "{odd}");
    assert!(
        odd.ends_with(
            "You ruled rightly on 0 of 1 question, and named the article of 0 of 1 foul.\n"
        ) || odd.ends_with("You ruled rightly on 0 of 1 question.\n"),
        "{odd}"
    );
}

#[test]
fn wrong_options_are_explained() {
    let folder = Folder::new();
    for (line, words) in rows! {
        "simulate --players 2", "nos: three to five play Nos: --players 4\n";
        "simulate --law fives-and-threes --games 2", "nos: fives and threes has one game; leave --games out\n";
        "simulate --fouls 2", "a share is a number from 0 to 1, like 0.1, with at most six decimals";
    } {
        let Ran { status, out, err: error } = folder.nos(line.split(' ')).ran();
        assert_eq!((status, out.as_str()), (2, ""));
        assert!(error.contains(words), "{error}");
    }
}
