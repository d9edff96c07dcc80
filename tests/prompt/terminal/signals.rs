//! A busy prompt whose output nobody reads can still be ended.

use crate::support::environment;
use crate::support::folder::Folder;
use crate::support::terminal::Prompt;
use rustix::process::Signal;

#[test]
fn a_signal_ends_long_output_that_nobody_reads() {
    let folder = Folder::new();
    // More text than a terminal accepts while nobody reads its output.
    let notes: String = (0..4000).map(|no| format!("note {no:060}\n")).collect();
    folder.nos(["play", "evening.nos", "-q"]).stdin(notes).status(0);
    for (signal, status) in [(Signal::TERM, "143"), (Signal::INT, "130")] {
        let told = |name: &str| {
            let line = folder.waits_for(format!("{status}.{name}"), |text| text.ends_with('\n'));
            line.trim().to_owned()
        };
        // Drop the shell's message about the signal, which would block without a reader.
        let script = format!(
            "exec 2>/dev/null; sh -c 'echo $$ >{status}.id; exec nos evening.nos'; echo $? >{status}.ended"
        );
        let mut prompt = Prompt::program(folder.path(), (80, 24), "/bin/sh", &["-c", &script], &[]);
        prompt.types_at("nos>");
        prompt.while_unread(|prompt| {
            prompt.types("history").hears_ctrl_c();
            environment::signal(told("id").parse().unwrap(), signal);
            assert_eq!(told("ended"), status);
        });
    }
}
