//! The fuzzers' inputs and variations of them, on any compiler. The fuzzers are in `fuzz/`.

mod bodies;

use bodies::TARGETS;
use nos::law::{Luck, Share, SimulationOptions};
use nos::laws::LAWS;
use nos::simulate::SimulatedEvening;
use std::fs;
use std::path::Path;

/// Reads the inputs of a target: seeds and earlier findings.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus").join(target);
    let mut paths: Vec<_> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    paths.sort();
    assert!(paths.len() >= 3, "{target}");
    paths.into_iter().map(|path| fs::read(path).unwrap()).collect()
}

/// Changes an input: flips bytes, removes or doubles pieces, or inserts pieces of another one.
fn changed(input: &[u8], other: &[u8], luck: &mut Luck) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..1 + luck.below(4) {
        let from = luck.below(bytes.len() + 1);
        let to = (from + luck.below(40)).min(bytes.len());
        match luck.below(5) {
            0 => bytes.iter_mut().skip(from).take(1).for_each(|byte| *byte ^= 1 << luck.below(8)),
            1 => drop(bytes.drain(from..to)),
            2 => {
                bytes.splice(to..to, bytes[from..to].to_vec());
            }
            3 => {
                let at = luck.below(other.len() + 1);
                let piece = other[at..(at + luck.below(60)).min(other.len())].to_vec();
                bytes.splice(from..to, piece);
            }
            _ => {
                // Swaps whole lines.
                let mut lines: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').collect();
                let (one, two) = (luck.below(lines.len()), luck.below(lines.len()));
                lines.swap(one, two);
                bytes = lines.join(&b'\n');
            }
        }
    }
    bytes
}

fn script(law: usize, seed: u64) -> Vec<u8> {
    let wishes =
        SimulationOptions { hands: 1, fouls: Share::percent(20), ..SimulationOptions::default() };
    let asked =
        ["legal", "holds", "audit", "status", "show", "why", "history", "legal 6-4", "try void"];
    let mut luck = Luck::new(seed);
    let mut script = vec![b"nf"[law]];
    for happening in SimulatedEvening::new(LAWS[law], &wishes, seed).unwrap() {
        script.extend_from_slice(format!("{}\n", happening.entry).as_bytes());
        if luck.once_in(8) {
            script.extend_from_slice(format!("{}\n", luck.pick(&asked).unwrap()).as_bytes());
        }
        if luck.once_in(12) {
            script.extend_from_slice(b"undo\n");
        }
    }
    script
}

#[test]
fn what_was_found_once_is_mended() {
    for (name, target) in TARGETS {
        corpus(name).iter().for_each(|input| target(input));
    }
}

#[test]
fn inputs_near_those_that_are_kept_break_nothing() {
    try_inputs(1);
}

#[test]
#[ignore = "takes minutes: a hundred times as many inputs"]
fn very_many_inputs_near_those_that_are_kept_break_nothing() {
    try_inputs(100);
}

fn try_inputs(often: usize) {
    let evenings: Vec<Vec<u8>> =
        (0..6).flat_map(|seed| [script(0, seed), script(1, seed)]).collect();
    for (at, (name, target)) in TARGETS.into_iter().enumerate() {
        let mut inputs = corpus(name);
        if ["script", "journal", "questions"].contains(&name) {
            inputs.extend(evenings.iter().cloned());
        }
        let mut luck = Luck::new(at as u64);
        let times = if name == "line" || name == "config" { 500 } else { 13 };
        for _ in 0..often * times {
            let (one, other) = (luck.pick(&inputs).unwrap(), luck.pick(&inputs).unwrap());
            target(&changed(&one, &other, &mut luck));
        }
    }
}
