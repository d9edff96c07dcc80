//! Forms that people and other programs write: the rows of `docs/import.md`.

use crate::support::folder::Folder;
use crate::support::program::{Nos, Ran};
use std::fs;

/// A file, its messages, and the ends of its scripts.
struct Row {
    named: &'static str,
    file: &'static str,
    text: &'static str,
    status: i32,
    told: &'static str,
    scripts: &'static [&'static str],
}

#[rustfmt::skip]
const ROWS: &[Row] = &[
    // The game that a file contains.
    Row { named: "an unplayed game first", file: "a", text: "[Result \"0-0\"]\n\n0-0\n\n[White \"Cor\"]\n[Black \"Dan\"]\n\n1. e4 e5 1-0\n", status: 0, told: "nobody played this game; its result is 0-0", scripts: &["move Cor e4\nmove Dan e5\nresign Dan\n"] },
    Row { named: "an unplayed game of checkers first", file: "a", text: "[Black \"Ann\"]\n[White \"Bob\"]\n\n1-0\n\n[Black \"Cor\"]\n[White \"Dan\"]\n\n1. 11-15 23-19 1-0\n", status: 0, told: "nobody played this game", scripts: &["move Cor 11-15\nmove Dan 23-19\nresign Dan\n"] },
    Row { named: "tags without moves, black first", file: "a", text: "[Black \"Ann\"]\n[White \"Bob\"]\n[Result \"*\"]\n\n*\n", status: 0, told: "all in order", scripts: &["law checkers 1\nseat Ann Bob\nnote [Round \"?\"]\nbegin Ann\n"] },
    Row { named: "tags without moves", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n*\n", status: 2, told: "a does not say which game it holds. Type: --law chess, or --law checkers", scripts: &[] },
    Row { named: "the name of the file", file: "a.pdn", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n*\n", status: 0, told: "all in order", scripts: &["law checkers 1\nseat Bob Ann\nnote [Round \"?\"]\nbegin Bob\n"] },
    Row { named: "short moves of PDN", file: "a", text: "1. 1115 2319 2. 811 2217 *\n", status: 0, told: "all in order", scripts: &["move Black 11-15\nmove White 23-19\nmove Black 8-11\nmove White 22-17\n"] },
    Row { named: "Russian draughts", file: "a", text: "1. c3-d4 d6-c5 2. b2-c3 f6-g5 1-0\n", status: 1, told: "its moves are those of Russian or Czech draughts, not checkers", scripts: &[] },
    Row { named: "Russian draughts in short", file: "a", text: "1. cd4 dc5 1-0\n", status: 1, told: "Russian or Czech draughts", scripts: &[] },
    Row { named: "draughts on 100 squares", file: "a", text: "[Black \"A\"]\n[White \"B\"]\n\n1. 33-28 18-23 2. 28x19 14x23 1-0\n\n1. 34-30 20-25 1-0\n\n1. 11-15 22-18 *\n", status: 1, told: "it is a game of draughts on 100 squares, not checkers", scripts: &["move Black 11-15\nmove White 22-18\n"] },
    Row { named: "a game of checkers among chess", file: "a", text: "1. e4 e5 *\n\n1. 11-15 22-18 *\n\n1. d4 d5 *\n", status: 1, told: "its moves are those of checkers, not chess", scripts: &["move Black e5\n", "move Black d5\n"] },
    Row { named: "Chess960", file: "a", text: "[Variant \"Chess960\"]\n\n1. e4 e5 *\n\n1. e4 *\n", status: 1, told: "Variant \"Chess960\" is not chess", scripts: &["move White e4\n"] },
    Row { named: "a position of draughts", file: "a", text: "[FEN \"W:W32:B1\"]\n\n1. 32-28 *\n", status: 1, told: "another position, W:W32:B1", scripts: &[] },
    Row { named: "Nackgammon", file: "a", text: "; [Variation \"NackGammon\"]\n\n 5 point match\n\n Game 1\n Anna : 0   Bram : 0\n  1) 31: 8/5 6/5\n", status: 1, told: "Variation \"NackGammon\" is not backgammon", scripts: &[] },
    Row { named: "Hypergammon", file: "a", text: "; [Variation \"HyperGammon(3)\"]\n\n 5 point match\n\n Game 1\n Anna : 0   Bram : 0\n  1) 31: 24/20\n", status: 1, told: "is not backgammon", scripts: &[] },
    Row { named: "lichess, a clock behind a comment", file: "a", text: "1. e4 { good } { [%clk 0:10:00] } 1... e5 { [%clk 0:09:58] } *\n", status: 0, told: "all in order", scripts: &["move White e4 {0:10:00}\nnote good\nmove Black e5 {0:09:58}\n"] },
    Row { named: "two clocks", file: "a", text: "1. e4 { [%clk 0:10:00] } { [%clk 0:09:00] } *\n", status: 0, told: "this move has two clocks; the last, 0:09:00, counts", scripts: &["move White e4 {0:09:00}\n"] },
    Row { named: "a half with blanks", file: "a", text: "1. e4 e5 1/2 - 1/2\n", status: 0, told: "one game", scripts: &["offer White\naccept Black\n"] },
    Row { named: "a result with blanks", file: "a", text: "1. e4 e5 1 - 0\n", status: 0, told: "one game", scripts: &["move Black e5\nresign Black\n"] },
    Row { named: "halves of a book", file: "a", text: "1. e4 e5 ½–½\n", status: 0, told: "one game", scripts: &["accept Black\n"] },
    Row { named: "halves as decimals", file: "a", text: "1. e4 e5 0.5-0.5\n", status: 0, told: "one game", scripts: &["accept Black\n"] },
    Row { named: "won by forfeit", file: "a", text: "1. e4 e5 1-0 ff\n\n1. d4 0-1\n", status: 0, told: "2 games", scripts: &["note [White \"?\"] [Black \"?\"] [Termination \"ff\"]\nbegin White\nmove White e4\nmove Black e5\nforfeit Black\n", "move White d4\nresign White\n"] },
    Row { named: "won on time behind the result", file: "a", text: "1. e4 e5 1-0 time\n", status: 0, told: "one game", scripts: &["flag Black\n"] },
    Row { named: "both have lost", file: "a", text: "1. e4 e5 2. Nf3 Nc6 0-0\n", status: 1, told: "\"0-0\" is not a result under this law", scripts: &["move Black Nc6\nnote a:1:21: \"0-0\" is not a result under this law\n"] },
    Row { named: "zeros for castling", file: "a", text: "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 1-0\n", status: 0, told: "all in order", scripts: &["move White O-O\nmove Black O-O\nresign Black\n"] },
    Row { named: "results of draughts", file: "a.pdn", text: "1. 11-15 23-19 2:0\n\n1. 11-15 23-19 1:1\n", status: 0, told: "all in order", scripts: &["resign White\n", "offer Black\naccept White\n"] },
    Row { named: "a result of PDN 3.0", file: "a.pdn", text: "[Result \"1-0\"]\n\n1. 11-15 23-19 *\n\n[Result \"*\"]\n\n1. 11-15 *\n", status: 0, told: "2 games or matches, all in order", scripts: &["resign White\n", "move Black 11-15\n"] },
    Row { named: "no result behind the moves", file: "a", text: "[Result \"1-0\"]\n\n1. e4 e5\n", status: 0, told: "the moves end without a result; Result says 1-0", scripts: &["resign Black\n"] },
    Row { named: "tags alone", file: "a.pgn", text: "[White \"Ann\"]\n[Result \"1-0\"]\n", status: 0, told: "nobody played this game; its result is 1-0", scripts: &[] },
    Row { named: "0000", file: "a", text: "1. e4 0000 2. d4 d5 1-0\n", status: 1, told: "a:1:7: game 1, White and Black: \"0000\" is a null move", scripts: &["move White e4\nnote a:1:7: \"0000\" is a null move, and the law does not allow a pass\n"] },
    Row { named: "@@@@", file: "a", text: "1. e4 @@@@ 2. d4 1-0\n", status: 1, told: "\"@@@@\" is a null move", scripts: &["is a null move, and the law does not allow a pass\n"] },
    Row { named: "two dashes", file: "a", text: "1. e4 -- 2. d4 1-0\n", status: 1, told: "\"--\" is a null move", scripts: &["is a null move, and the law does not allow a pass\n"] },
    Row { named: "Z0", file: "a", text: "1. e4 e5 2. Z0 d5 1-0\n", status: 1, told: "\"Z0\" is a null move", scripts: &["is a null move, and the law does not allow a pass\n"] },
    Row { named: "a capture without its sign", file: "a", text: "1. e4 d5 2. ed5 Qd5 *\n", status: 0, told: "all in order", scripts: &["move White exd5\nmove Black Qxd5\n"] },
    Row { named: "a pawn with its letter", file: "a", text: "1. Pe4 Pd5 2. Pexd5 *\n", status: 0, told: "all in order", scripts: &["move Black d5\nmove White exd5\n"] },
    Row { named: "Dutch letters", file: "a", text: "1. e4 e5 2. Pf3 Pc6 3. Lb5 *\n", status: 1, told: "a:1:24: game 1, White and Black: \"Lb5\" names a piece by a letter of another language; nos reads K, Q, R, B and N", scripts: &[] },
    Row { named: "a wrong letter in English", file: "a", text: "1. e4 e5 2. Nf3 Nc6 3. Lb5 *\n", status: 1, told: "\"Lb5\" is not a move", scripts: &["move Black Nc6\nnote a:1:24: "] },
    Row { named: "blanks of a web page", file: "a", text: "1.\u{a0}e4\u{a0}e5 2.\u{a0}Nf3 1\u{a0}-\u{a0}0\n", status: 0, told: "all in order", scripts: &["move White e4\nmove Black e5\nmove White Nf3\nresign Black\n"] },
    Row { named: "lost on time in a last comment", file: "a", text: "[White \"Ann\"]\n\n1. e4 e5 {Black forfeits on time} 1-0\n\n[White \"Cor\"]\n\n1. e4 e5 {Cor ran out of time and Black has no material to mate} 1/2-1/2\n", status: 0, told: "2 games or matches", scripts: &["note Black forfeits on time\nflag Black\n", "offer Cor\naccept Black\n"] },
    Row { named: "lost on time in a tag of a server", file: "a", text: "[ICCResult \"White forfeits on time\"]\n\n1. e4 e5 0-1\n", status: 0, told: "all in order", scripts: &["move Black e5\nflag White\n"] },
    Row { named: "no empty line between games", file: "a", text: "1. e4 e5 1-0\n[White \"Cor\"]\n1. d4 *\n", status: 0, told: "2 games or matches, all in order", scripts: &["resign Black\n", "begin Cor\nmove Cor d4\n"] },
    Row { named: "tags on one line, with blanks", file: "a", text: "[ White \"Ann\" ] [Black\"Bob\"]\n\n1. e4 *\n", status: 0, told: "all in order", scripts: &["seat Ann Bob\nnote [Round \"?\"]\nbegin Ann\nmove Ann e4\n"] },
    Row { named: "a line with a percent sign", file: "a", text: "1. e4\n% kept for a program\ne5 *\n", status: 0, told: "all in order", scripts: &["move White e4\nmove Black e5\n"] },
    Row { named: "a comment between a number and its move", file: "a", text: "1. e4 e5 2. {usual} Nf3 *\n", status: 0, told: "all in order", scripts: &["move Black e5\nnote usual\nmove White Nf3\n"] },
    Row { named: "en passant without a blank", file: "a", text: "1. e4 a6 2. e5 d5 3. exd6ep *\n", status: 0, told: "all in order", scripts: &["move White exd6\n"] },
    Row { named: "en passant without its sign", file: "a", text: "1. e4 a6 2. e5 d5 3. ed6 *\n", status: 0, told: "all in order", scripts: &["move White exd6\n"] },
    Row { named: "promotions", file: "a", text: "1. a4 b5 2. ab5 a6 3. ba6 Bb7 4. ab7 h5 5. ba8=Q h4 6. Nc3 h3 7. Nb1 hg2 8. Nc3 gxh1(N) 9. e4 Nxf2 *\n", status: 0, told: "all in order", scripts: &["move White bxa8=Q\nmove Black h4\nmove White Nc3\nmove Black h3\nmove White Nb1\nmove Black hxg2\nmove White Nc3\nmove Black gxh1=N\nmove White e4\nmove Black Nxf2\n"] },
    Row { named: "a small letter behind the last row", file: "a", text: "1. a4 b5 2. axb5 a6 3. bxa6 Bb7 4. axb7 h5 5. bxa8q *\n", status: 0, told: "all in order", scripts: &["move White bxa8=Q\n"] },
    Row { named: "a pawn or a bishop", file: "a", text: "1. d4 Nf6 2. Bd2 Ne4 3. e3 Nc3 4. bc3 *\n", status: 1, told: "it may be several moves: move bxc3, move Bc3", scripts: &["move Black Nc3\nnote a:1:35: it may be several moves"] },
    Row { named: "marks of SCID", file: "a", text: "1. e4 N e5 D 2. Nf3 = Nc6 quiet *\n", status: 0, told: "4 annotations", scripts: &["move White e4\nmove Black e5\nmove White Nf3\nmove Black Nc6\n"] },
    Row { named: "moves with blanks and wrapped", file: "a", text: "1. 11-15 22 - 18 2. 15 x\n22 25x\n18 *\n", status: 0, told: "all in order", scripts: &["move White 22-18\nmove Black 15x22\nmove White 25x18\n"] },
    Row { named: "a jump by its ends, which the next move decides", file: "a", text: "1. 12-16 22-18 2. 16-19 23x16 3. 11x20 26-22 4. 8-11 30-26 5. 10-14 21-17 6. 14x30 29-25 *\n", status: 0, told: "all in order", scripts: &["move Black 14x21x30\nmove White 29-25\n"] },
    Row { named: "a jump by its ends, which no move decides", file: "a", text: "1. 12-16 22-18 2. 16-19 23x16 3. 11x20 26-22 4. 8-11 30-26 5. 10-14 21-17 6. 14x30 24-19 *\n", status: 1, told: "several jumps go 14x30", scripts: &["move White 21-17\nnote a:1:78: several jumps go 14x30 [3.3]"] },
    Row { named: "a comment after the result, on its line", file: "a", text: "[White \"Ann\"]\n\n1. e4 e5 1-0 {Bram resigned}\n\n[White \"Cor\"]\n\n1. d4 *\n", status: 0, told: "2 games or matches, all in order", scripts: &["move Black e5\nnote Bram resigned\nresign Black\n", "begin Cor\nmove Cor d4\n"] },
    Row { named: "a result of signs without moves", file: "a", text: "[White \"Ann\"]\n[Result \"+/-\"]\n\n+/-\n\n[White \"Cor\"]\n\n1. d4 *\n", status: 0, told: "nobody played this game; its result is +/-", scripts: &["move Cor d4\n"] },
    Row { named: "a null move first", file: "a", text: "[White \"Ann\"]\n\n1. -- e5 1-0\n", status: 1, told: "null move", scripts: &["begin Ann\nnote a:3:4: "] },
    Row { named: "a fifth repetition in 2013", file: "a", text: "[Date \"2013.??.??\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 *\n", status: 0, told: "all in order", scripts: &["move Black Ng8\nmove White e4\n"] },
    Row { named: "a fifth repetition in 2015", file: "a", text: "[Date \"2015.01.01\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 *\n", status: 1, told: "the last game is over", scripts: &[" 5.8]\n"] },
    Row { named: "a fifth repetition without a day", file: "a", text: "[Date \"2014.??.??\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 *\n", status: 1, told: "The date of this game is not clear. Before 1 July 2014 it would have gone on: house game.automatic off", scripts: &["house game.automatic off\n"] },
    Row { named: "a fifth repetition on a day of zeros", file: "a", text: "[Date \"0000.00.00\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 *\n", status: 1, told: "The date of this game is not clear. Before 1 July 2014 it would have gone on: house game.automatic off", scripts: &["house game.automatic off\n"] },
    Row { named: "a fifth repetition in an event that began in June 2014", file: "a", text: "[EventDate \"2014.06.30\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 *\n", status: 1, told: "The date of this game is not clear. Before 1 July 2014 it would have gone on: house game.automatic off", scripts: &["house game.automatic off\n"] },
    Row { named: "a fifth repetition in July 2014", file: "a", text: "[Date \"2014.07.??\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 *\n", status: 1, told: "5.8]\n", scripts: &[" 5.8]\n"] },
    Row { named: "files joined, each with its mark", file: "a", text: "\u{feff}[White \"Ann\"]\n\n1. e4 *\n\u{feff}[White \"Cor\"]\n\n1. d4 *\n", status: 0, told: "2 games or matches, all in order", scripts: &["move Ann e4\n", "begin Cor\nmove Cor d4\n"] },
    Row { named: "a name with a note", file: "a", text: "[White \"Surname, Given (NED)\"]\n[Black \"Ники\u{301}тин (Москва)\"]\n\n1. e4 *\n", status: 0, told: "a:1:1: \"Surname, Given (NED)\" becomes Given Surname.", scripts: &["seat Given_Surname Ники\u{301}тин\nnote [White \"Surname, Given (NED)\"] [Black \"Ники\u{301}тин (Москва)\"]\nbegin Given_Surname\nmove Given_Surname e4\n"] },
    Row { named: "a name cut at a blank", file: "a", text: "[White \"Abcdefghijklmnopqrstuvwxyz Abcdefghijkl Abc\"]\n\n1. e4 *\n", status: 0, told: "becomes Abcdefghijklmnopqrstuvwxyz Abcdefghijkl.", scripts: &["move Abcdefghijklmnopqrstuvwxyz_Abcdefghijkl e4\n"] },
    Row { named: "a long name", file: "a", text: "[White \"Abcdefghijklmnopqrstuvwxyz Abcdefghijklmnopqrstuvwxyz\"]\n\n1. e4 *\n", status: 0, told: "becomes Abcdefghijklmnopqrstuvwxyz Abcdefghijklm.", scripts: &["move Abcdefghijklmnopqrstuvwxyz_Abcdefghijklm e4\n"] },
    Row { named: "a beaver of gnubg that is taken", file: "a", text: " 0 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Beavers => 4               42: \n      Wins 8 points\n", status: 0, told: "all in order", scripts: &["double Bram\nbeaver Anna\ntake Bram\nroll Bram 4 2\nresign Bram 2\n"] },
    Row { named: "a long first name of gnubg", file: "a", text: " 5 point match\n\n Game 1\n Wilhelmina van den Boogaard : 0Bram : 0\n  1) 31: 8/5 6/5\n", status: 0, told: "all in order", scripts: &["open Wilhelmina_van_den_Boogaard 3 Bram 1\nmove Wilhelmina_van_den_Boogaard 8/5 6/5\n"] },
    Row { named: "a session of GammonView", file: "a.mat", text: "money game\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5\n", status: 0, told: "all in order", scripts: &["seat Anna Bram\nopen Anna 3 Bram 1\nmove Anna 8/5 6/5\n"] },
    Row { named: "a raccoon", file: "a", text: " 0 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Beavers => 4               Beavers => 8\n  3) Takes\n", status: 1, told: "[7.2]", scripts: &["beaver Anna\nnote a:6:34: nobody redoubles a beaver [7.2]\n"] },
    Row { named: "conceded, with its points", file: "a", text: " 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 62: 24/18 13/11\n  2) 54: 24/20 13/8              Concedes\n  3)  Wins 2 point\n\n Game 2\n Anna : 2                       Bram : 0\n  1) 31: 8/5 6/5\n", status: 0, told: "all in order", scripts: &["move Anna 24/20 13/8\nresign Bram 2\nopen Anna 3 Bram 1\nmove Anna 8/5 6/5\n"] },
    Row { named: "conceded after a roll, with the points of the next game", file: "a", text: " 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 62: Concedes\n\n Game 2\n Anna : 2                       Bram : 0\n  1) 31: 8/5 6/5\n", status: 0, told: "all in order", scripts: &["roll Bram 6 2\nresign Bram 2\nopen Anna 3 Bram 1\nmove Anna 8/5 6/5\n"] },
    Row { named: "no roll any more", file: "a", text: " 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 00: ????\n\n Game 2\n Anna : 1                       Bram : 0\n  1) 31: 8/5 6/5\n", status: 0, told: "all in order", scripts: &["move Anna 8/5 6/5\nresign Bram\nopen Anna 3 Bram 1\nmove Anna 8/5 6/5\n"] },
    Row { named: "a game that is given up last", file: "a", text: " 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 Resigned Game\n", status: 0, told: "all in order", scripts: &["move Anna 8/5 6/5\nresign Bram\n"] },
    Row { named: "a dance", file: "a", text: " 0 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 62: Pass\n  2) 31: 6/5 8/5\n", status: 1, told: "Bram can play [2.5]", scripts: &["roll Bram 6 2\nnote a:5:34: Bram can play [2.5]\n"] },
    Row { named: "a match that begins at 2-3", file: "a", text: " 5 point match\n\n Game 1\n Anna : 2                       Bram : 3\n  1) 31: 8/5 6/5                 62: 24/18 13/11\n      Wins 1 point\n", status: 0, told: "all in order", scripts: &["house game.match 5\ncarry Anna 2 Bram 3\nopen Anna 3 Bram 1\nmove Anna 8/5 6/5\nroll Bram 6 2\nmove Bram 24/18 13/11\nresign Bram\n"] },
    Row { named: "a match that begins at 4-3, after the Crawford game", file: "a", text: " 5 point match\n\n Game 1\n Anna : 4                       Bram : 3\n  1) 31: 8/5 6/5                 Doubles => 2\n  2) Drops\n", status: 0, told: "all in order", scripts: &["carry Anna 4 Bram 3 crawford\nopen Anna 3 Bram 1\nmove Anna 8/5 6/5\ndouble Bram\ndrop Anna\n"] },
    Row { named: "a game that is not in order, and the next one", file: "a", text: " 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 62: 24/17\n  2) 11: 8/7\n\n Game 2\n Anna : 0                       Bram : 2\n  1) 31: 8/5 6/5\n", status: 1, told: "a:5:34: game 1, Anna and Bram: Foul", scripts: &["void\ncarry Anna 0 Bram 2\nopen Anna 3 Bram 1\nmove Anna 8/5 6/5\n"] },
    Row { named: "a forfeit of the match, between games and in a game", file: "a", text: " 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 Resigned Game\n      Wins 3 points\n\n Game 2\n Anna : 3                       Bram : 0\n                                 Wins 5 points and the match\n\n 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 Wins 5 points and the match\n", status: 0, told: "all in order", scripts: &["resign Bram 3\nforfeit Anna match\n", "move Anna 8/5 6/5\nforfeit Anna match\n"] },
    Row { named: "automatic doubles of a match", file: "a", text: " 7 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 Doubles => 4\n  2) Drops                         Wins 2 points\n\n Game 2\n Anna : 0                       Bram : 2\n  1) 31: 8/5 6/5\n", status: 0, told: "all in order", scripts: &["note automatic doubles: the cube is at 2 when the game begins\ndouble Bram\ndrop Anna\ncarry Anna 0 Bram 2\nopen Anna 3 Bram 1\nmove Anna 8/5 6/5\n"] },
    Row { named: "a null move with a mark", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 --! 2. e5 1-0\n", status: 1, told: "a:4:7: game 1, Ann and Bob: \"--!\" is a null move, and the law does not allow a pass", scripts: &["move Ann e4\nnote a:4:7: \"--!\" is a null move, and the law does not allow a pass\n"] },
    Row { named: "a null move that checks", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 @@@@+ 2. e5 1-0\n", status: 1, told: "a:4:7: game 1, Ann and Bob: \"@@@@+\" is a null move, and the law does not allow a pass", scripts: &["move Ann e4\nnote a:4:7: \"@@@@+\" is a null move, and the law does not allow a pass\n"] },
    Row { named: "three dashes", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 --- 2. e5 1-0\n", status: 1, told: "a:4:7: game 1, Ann and Bob: \"---\" is a null move, and the law does not allow a pass", scripts: &["move Ann e4\nnote a:4:7: \"---\" is a null move, and the law does not allow a pass\n"] },
    Row { named: "one dash", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 - 2. e5 1-0\n", status: 1, told: "a:4:7: game 1, Ann and Bob: \"-\" is a null move, and the law does not allow a pass", scripts: &["move Ann e4\nnote a:4:7: \"-\" is a null move, and the law does not allow a pass\n"] },
    Row { named: "zeros with a mark", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 0000? 2. e5 1-0\n", status: 1, told: "a:4:7: game 1, Ann and Bob: \"0000?\" is a null move, and the law does not allow a pass", scripts: &["move Ann e4\nnote a:4:7: \"0000?\" is a null move, and the law does not allow a pass\n"] },
    Row { named: "a move left out", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 2. e5 1-0\n", status: 1, told: "a:4:7: game 1, Ann and Bob: \"2.\" announces a move of the player who is not on turn", scripts: &["move Ann e4\nnote a:4:7: \"2.\" announces a move of the player who is not on turn\n"] },
    Row { named: "dots in place of a move", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 ... 2. e5 1-0\n", status: 1, told: "a:4:11: game 1, Ann and Bob: \"2.\" announces a move of the player who is not on turn", scripts: &["move Ann e4\nnote a:4:11: \"2.\" announces a move of the player who is not on turn\n"] },
    Row { named: "the second player first", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1... e5 2. Nf3 1-0\n", status: 1, told: "\"1...\" announces a move of the player who is not on turn", scripts: &["begin Ann\nnote a:4:1: \"1...\" announces a move of the player who is not on turn\n"] },
    Row { named: "a mark that is no move", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 <> 2. e5 1-0\n", status: 1, told: "\"<>\" is not a move", scripts: &["move Ann e4\nnote a:4:7: \"<>\" is not a move\n"] },
    Row { named: "a number before both moves", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 1. ... e5 2. Nf3 2. Nc6 *\n", status: 0, told: "all in order", scripts: &["move Ann Nf3\nmove Bob Nc6\n"] },
    Row { named: "a comment without an end", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 {x e5 1-0\n\n[White \"Cor\"]\n\n1. d4 {good} d5 *\n", status: 1, told: "a:4:7: game 1, Ann and Bob: the comment that begins here does not end", scripts: &["move Ann e4\nnote a:4:7: the comment that begins here does not end\n", "begin Cor\nmove Cor d4\nnote good\nmove Black d5\n"] },
    Row { named: "games without results", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 e5\n\n1. d4\n\n1. c4 *\n", status: 0, told: "3 games or matches, all in order", scripts: &["move Bob e5\n", "begin White\nmove White d4\n", "begin White\nmove White c4\n"] },
    Row { named: "forfeit after the result", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 e5 0-1 forfeit\n", status: 0, told: "one game", scripts: &["note [Termination \"forfeit\"]\nbegin Ann\nmove Ann e4\nmove Bob e5\nforfeit Ann\n"] },
    Row { named: "a walkover", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 e5 0-1 w.o.\n", status: 0, told: "one game", scripts: &["note [Termination \"w.o.\"]\nbegin Ann\nmove Ann e4\nmove Bob e5\nforfeit Ann\n"] },
    Row { named: "a forfeit in a letter", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 e5 1-0F\n", status: 0, told: "one game", scripts: &["note [Termination \"F\"]\nbegin Ann\nmove Ann e4\nmove Bob e5\nforfeit Bob\n"] },
    Row { named: "a forfeit in signs", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 e5 -:+\n", status: 0, told: "one game", scripts: &["note [Termination \"forfeit\"]\nbegin Ann\nmove Ann e4\nmove Bob e5\nforfeit Ann\n"] },
    Row { named: "both have forfeited", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 e5 -:-\n", status: 1, told: "\"-:-\" is not a result under this law", scripts: &["move Bob e5\nnote a:4:10: \"-:-\" is not a result"] },
    Row { named: "an evaluation that may be the result", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 +/- e5 +/-\n", status: 1, told: "a:4:14: game 1, Ann and Bob: \"+/-\" is not a result under this law", scripts: &["move Bob e5\nnote a:4:14: "] },
    Row { named: "signs alone", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n+/-\n\n[White \"Cor\"]\n\n1. d4 *\n", status: 0, told: "nobody played this game; its result is +/-", scripts: &["move Cor d4\n"] },
    Row { named: "two names for white", file: "a", text: "[White \"Ann\"]\n[White \"Cor\"]\n\n1. e4 *\n", status: 1, told: "a:2:1: game 1, Ann and Black: White is here twice, as \"Ann\" and as \"Cor\"", scripts: &[] },
    Row { named: "blanks in the tag of the result", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"1/2 - 1/2\"]\n\n1. e4 e5 1/2 - 1/2\n", status: 0, told: "one game", scripts: &["accept Bob\n"] },
    Row { named: "comments after the result", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 e5 1-0 {a} {b}\n; c\n\n[White \"Cor\"]\n\n1. d4 *\n", status: 0, told: "2 games or matches, all in order", scripts: &["note a\nnote b\nnote c\nresign Bob\n", "begin Cor\nmove Cor d4\n"] },
    Row { named: "two results", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 e5 1/2-1/2 *\n\n[White \"Cor\"]\n\n1. d4 1-0 {x} 1-0 ff\n", status: 1, told: "\"1/2-1/2 *\" is not a result under this law", scripts: &["move Bob e5\nnote a:4:10: ", "note x\nforfeit Black\n"] },
    Row { named: "Russian draughts, then chess", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. c3-d4 d6-c5 2-0\n\n[White \"Cor\"]\n\n1. d4 *\n", status: 1, told: "Russian or Czech draughts, not chess", scripts: &["move Cor d4\n"] },
    Row { named: "a line of text before the tags, and the end of a file of DOS", file: "a", text: "Games of the club\n\n[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 1-0\n\u{1a}", status: 0, told: "one game", scripts: &["begin Ann\nnote Games of the club\nmove Ann e4\n"] },
    Row { named: "text between games", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 1-0\n\nSecond round\n\n[White \"Cor\"]\n\n1. d4 *\n\nhello\n", status: 1, told: "a:12:1: game 3, White and Black: \"hello\" is not a move", scripts: &["move Ann e4\n", "begin Cor\nnote Second round\nmove Cor d4\n", "note hello\n"] },
    Row { named: "draughts on 100 squares in short", file: "a.pdn", text: "1. 3228 1923 2. 2819 1423 3. 3732 1014 2-0\n", status: 1, told: "it is a game of draughts on 100 squares", scripts: &[] },
    Row { named: "a null move of checkers", file: "a.pdn", text: "1. 11-15 -- 2. 8-11 1-0\n", status: 1, told: "a.pdn:1:10: game 1, Black and White: \"--\" is a null move, and the law does not allow a pass", scripts: &["move Black 11-15\nnote a.pdn:1:10: "] },
    Row { named: "black first, in the second half of a move", file: "a.pdn", text: "1... 11-15 2. 22-18 15x22 3. 25x18 *\n", status: 0, told: "all in order", scripts: &["move Black 15x22\nmove White 25x18\n"] },
    Row { named: "squares without a sign between", file: "a.pdn", text: "1. 11.15 23.19 *\n\n1. 11 15 23 19 *\n", status: 1, told: "\"15\" is not a move", scripts: &["begin Black\nnote a.pdn:1:7: \"15\" is not a move\n", "begin Black\nnote a.pdn:3:4: \"11\" is not a move\n"] },
    Row { named: "two paths of one jump that leave different squares", file: "a.pdn", text: "1. 11-15 23-18 2. 9-14 18x9 3. 6x13 24-20 4. 8-11 28-24 5. 15-18 22x6 6. 2x9 27-23 7. 9-14 32-27 8. 11-16 20x2 9. 14-17 21x14 10. 5-9 14x5 11. 12-16 23-18 12. 16-20 2-6 13. 1x10 26-22 14. 3-7 31-26 15. 13-17 22x13 16. 7-11 25-21 17. 10-15 24-19 18. 15x31 30-25 19. 31x15 13-9 20. 15-18 *\n", status: 1, told: "several jumps go 15x31", scripts: &["move White 24-19\nnote a.pdn:1:"] },
    Row { named: "a fifth repetition in the last century", file: "a", text: "[Date \"19??.??.??\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 *\n", status: 0, told: "all in order", scripts: &["move White e4\n"] },
    Row { named: "a fifth repetition on a day with hyphens", file: "a", text: "[Date \"2010-06-30\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 *\n", status: 0, told: "all in order", scripts: &["move White e4\n"] },
    Row { named: "a start that is not told", file: "a", text: "[FEN \"?\"]\n\n1. e4 *\n", status: 0, told: "all in order", scripts: &["move White e4\n"] },
    Row { named: "marks of SCID and of books", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 N! e5 forced 2.\u{a0}Nf3 RR Nc6 R 3. Bb5 += a6 ± 4. Ba4 =/∞ *\n", status: 0, told: "7 annotations", scripts: &["move Bob a6\nmove Ann Ba4\n"] },
    Row { named: "en passant behind a blank", file: "a", text: "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 e6 2. e5 d5 3. exd6 e.p cxd6 *\n", status: 0, told: "one annotation", scripts: &["move Ann exd6\nmove Bob cxd6\n"] },
    Row { named: "tags within a match", file: "a", text: " 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 62: 24/18 13/11\n; [Comment \"x\"]\n      Wins 1 point\n\n; [EventDate \"2010.01.01\"]\n\n Game 2\n Anna : 1                       Bram : 0\n  1) 31: 8/5 6/5\n", status: 0, told: "all in order", scripts: &["note [Comment \"x\"]\nresign Bram\nnote [EventDate \"2010.01.01\"]\nopen Anna 3 Bram 1\n"] },
    Row { named: "tags before the next match", file: "a", text: " 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 62: 24/18 13/11\n      Wins 1 point\n\n; [Site \"x\"]\n; second\n 1 point match\n\n Game 1\n Cees : 0                       Bram : 0\n  1) 31: 8/5 6/5\n", status: 0, told: "2 games or matches", scripts: &["resign Bram\n", "seat Cees Bram\nnote [Site \"x\"]\nhouse game.match 1\nnote second\nopen"] },
    Row { named: "other names above a later game", file: "a", text: " 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 62: 24/18 13/11\n      Wins 1 point\n\n Game 2\n Anna : 1                       Cees : 0\n  1) 31: 8/5 6/5\n\n Game 3\n Anna : 1                       Bram : 0\n  1) 31: 8/5 6/5\n", status: 1, told: "a:9:1: game 1, Anna and Bram: the names above this game are not those of the match: Anna : 1", scripts: &["resign Bram\nnote a:9:1: the names above this game are not those of the match: Anna : 1                       Cees : 0\nopen Anna 3 Bram 1\nmove Anna 8/5 6/5\n"] },
    Row { named: "columns that change", file: "a", text: " 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 62: 24/18 13/11\n      Wins 1 point\n\n Game 2\n Bram : 0                       Anna : 1\n  1) 31: 8/5 6/5\n", status: 1, told: "are not those of the match: Bram : 0", scripts: &["resign Bram\nnote a:9:1: "] },
    Row { named: "automatic doubles of the last game", file: "a", text: " 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 62: 24/18 13/11\n  2)  Doubles => 4               Drops\n      Wins 2 points\n", status: 0, told: "all in order", scripts: &["drop Bram\ncarry Anna 2 Bram 0\n"] },
    Row { named: "the last game is broken", file: "a", text: " 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 62: 24/18 13/11\n  2) hello\n      Wins 2 points\n", status: 1, told: "a:6:6: game 1, Anna and Bram: \"hello\" is not a move", scripts: &["note a:6:6: \"hello\" is not a move\nvoid\ncarry Anna 2 Bram 0\n"] },
    Row { named: "a score that goes down", file: "a", text: " 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 62: 24/18 13/11\n      Wins 1 point\n\n Game 2\n Anna : 0                       Bram : 1\n  1) 31: 8/5 6/5\n", status: 1, told: "a:9:1: game 1, Anna and Bram: the score does not fit: the file has Anna : 0", scripts: &["resign Bram\ncarry Anna 0 Bram 1\nopen"] },
    Row { named: "points twice", file: "a", text: " 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 62: 24/18 13/11\n      Wins 1 point\n      Wins 2 points\n\n Game 2\n Anna : 1                       Bram : 0\n  1) 31: 8/5 6/5\n", status: 1, told: "a:7:7: game 1, Anna and Bram: the score does not fit: the file has Wins 2 points", scripts: &["resign Bram\nnote a:7:7: "] },
    Row { named: "a move after the points", file: "a", text: " 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 62: 24/18 13/11\n      Wins 1 point\n  2) 43: 24/20 13/10\n\n Game 2\n Anna : 1                       Bram : 0\n  1) 31: 8/5 6/5\n", status: 1, told: "a:7:6: game 1, Anna and Bram: no game is being played; the last game is over", scripts: &["resign Bram\nnote a:7:6: "] },
    Row { named: "the match is won with too few points", file: "a", text: " 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 62: 24/18 13/11\n      Wins 1 point and the match\n", status: 1, told: "a:6:7: game 1, Anna and Bram: \"Wins 1 point and the match\" is not a result under this law", scripts: &["move Bram 24/18 13/11\nnote a:6:7: "] },
    Row { named: "a game without its points", file: "a", text: " 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 62: 24/18 13/11\n\n Game 2\n Anna : 0                       Bram : 2\n  1) 31: 8/5 6/5\n", status: 1, told: "a:8:1: game 1, Anna and Bram: the game before this one has no end", scripts: &["void\ncarry Anna 0 Bram 2\nopen"] },
    Row { named: "a raccoon by name", file: "a", text: " 0 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Beavers => 4               Raccoons => 8\n", status: 1, told: "[7.2]", scripts: &["beaver Anna\nnote a:6:34: nobody redoubles a beaver [7.2]\n"] },
    Row { named: "text in the second column", file: "a", text: " 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 62: 24/18 13/11\n  2) 54: 24/20 13/8              ????\n      Wins 1 point\n", status: 0, told: "all in order", scripts: &["move Anna 24/20 13/8\nresign Bram\n"] },
    Row { named: "an illegal play that the file does not have", file: "a", text: " 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 62: 24/18 13/11\n  2) 54: 24/20 13/8              62: Illegal play (24/18)\n      Wins 1 point\n", status: 0, told: "all in order", scripts: &["roll Bram 6 2\nresign Bram\n"] },
    Row { named: "the Crawford game is broken", file: "a", text: " 3 point match\n\n Game 1\n Anna : 2                       Bram : 0\n  1) 31: 8/5 6/5                 hello\n                                 Wins 1 point\n\n Game 2\n Anna : 2                       Bram : 1\n  1) 31: 8/5 6/5\n", status: 1, told: "\"hello\" is not a move", scripts: &["void\ncarry Anna 2 Bram 1 crawford\n"] },
    Row { named: "a name with a colon", file: "a", text: " 5 point match\n\n Game 1\n Anna: van : 0                       Bram : 0\n  1) 31: 8/5 6/5                 62: 24/18 13/11\n      Wins 1 point\n", status: 0, told: "\"Anna: van\" becomes Anna van.", scripts: &["seat Anna_van Bram\n"] },
    Row { named: "text above a match", file: "a", text: "Match of the club\n; head\n 5 point match\n\n Game 1\n Anna : 0                       Bram : 0\n  1) 31: 8/5 6/5                 62: 24/18 13/11\n      Wins 1 point\n", status: 0, told: "all in order", scripts: &["house game.match 5\nnote Match of the club\nnote head\nopen"] },
];

#[test]
fn forms_of_people_and_programs_are_read() {
    for row in ROWS {
        let imports = Folder::new();
        imports.write(row.file, row.text);
        let Ran { status, out, err } = imports.nos(["import", row.file, "-o", "out"]).ran();
        let told = out + &err;
        assert_eq!(status, row.status, "{}: {told}", row.named);
        assert!(told.contains(row.told), "{}: {told}", row.named);
        let written = fs::read_dir(imports.path().join("out")).map_or(0, Iterator::count);
        assert_eq!(written, row.scripts.len(), "{}: {told}", row.named);
        let stem = row.file.split('.').next().unwrap();
        let read = |no: usize| {
            fs::read_to_string(imports.path().join(format!("out/{stem}-{no}.nos"))).ok()
        };
        let scripts = (1..10).filter_map(read);
        for (script, expected) in scripts.zip(row.scripts) {
            assert!(script.contains(expected), "{}: {script}", row.named);
        }
    }
}

/// A game with everything that PGN offers, as `nos export` writes it.
const WHOLE: &str = r#"[Event "Club #1 \"A\""]
[Site "https://example.org/a#3"]
[Date "2013.05.??"]
[Round "3.1"]
[White "Vries, Jan de (NED)"]
[Black "?"]
[Result "1-0"]
[WhiteElo "2850"]
[TimeControl "600+5"]
[Annotator "A  B"]
[Termination "Normal"]

{Before the
first move} 1. e4 {[%clk 0:10:00]} 1... e5 {[%eval 0.17] [%clk 0:09:59.5]} 2.
Nf3 {good #2,  100 % \u done\ again} 2... Nc6 1-0

"#;

#[test]
fn a_game_goes_out_as_it_came_in() {
    let imports = Folder::new();
    imports.write("whole.pgn", WHOLE);
    imports.nos(["import", "whole.pgn", "-o", "out"]).status(0).ran();
    let export = ["export", "out/whole-1.nos", "--format", "pgn"];
    assert_eq!(imports.nos(export).status(0).ran().out, WHOLE);
}

/// A session with a first cube that no play shows, and a name that nos shortens.
const SESSION: &str = "\
; Game 2: automatic doubles, the cube begins at 4
 0 point match

 Game 1
 Anna (Utrecht) : 0               Bram : 0
  1) 31: 8/5 6/5                  Doubles => 2
  2)  Drops                       Wins 1 point

 Game 2
 Anna (Utrecht) : 0               Bram : 1
  1) 31: 8/5 6/5
";

#[test]
fn a_session_goes_out_with_its_whole_names_and_first_cubes() {
    let imports = Folder::new();
    imports.write("session.mat", SESSION);
    imports.nos(["import", "session.mat", "-o", "out"]).status(0).ran();
    let out = imports.nos(["export", "out/session-1.nos", "--format", "mat"]).status(0).ran().out;
    let head =
        "; [Player 1 \"Anna (Utrecht)\"]\n; Game 2: automatic doubles, the cube begins at 4\n";
    assert!(out.starts_with(head) && out.contains("\n Anna (Utrecht) : 0 "), "{out}");
}

#[test]
fn the_law_of_a_file_can_be_named() {
    let imports = Folder::new();
    imports.write("a", "[White \"Ann\"]\n[Black \"Bob\"]\n\n*\n");
    for (law, status) in [("checkers", 0), ("chess", 0), ("cribbage", 2)] {
        imports.nos(["import", "a", "--law", law, "--check"]).status(status).ran();
    }
}

#[test]
fn games_go_out_as_other_programs_read_them() {
    const HEAD: &str = " 5 point match\n\n Game 1\n Anna : 0                         Bram : 0\n  1) 31: 8/5 6/5                      62: 24/18 13/11\n";
    const NEXT: &str = "\n Game 2\n Anna : 1                         Bram : 0\n  1) 31: 8/5 6/5\n";
    for (named, format, text, part) in rows! { of (&str, &str, String, String):
        "a clock and comments", "pgn", "1. e4 {good} {[%clk 0:10:00]} (1. d4) {again} e5 *\n".to_owned(), "1. e4 {[%clk 0:10:00] good again} 1... e5 *".to_owned();
        "a closing brace", "pgn", "1. e4 ; a } b\ne5 *\n".to_owned(), "1. e4 {a ) b} 1... e5 *".to_owned();
        "a tab and a joiner", "pgn", "[Event \"a\tb\"]\n\n1. e4 {a\tb 👩\u{200d}💻 \u{ad}\u{202e}} *\n".to_owned(), "1. e4 {a\tb 👩\u{200d}💻 \u{ad}\\u{202e)} *".to_owned();
        "no tag but names", "pgn", "[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 e5 1-0\n".to_owned(),
            "[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n".to_owned();
        "a hyphen and capitals in the names of tags", "pgn", "[WHITE \"Ann (NED)\"]\n[White-x \"y\"]\n\n1. e4 *\n".to_owned(), "[White \"Ann (NED)\"]\n[Black \"?\"]\n[Result \"*\"]\n[White_x \"y\"]\n\n".to_owned();
        "a whole type of game", "pdn", "[GameType \"21,B,8,8,N1,0\"]\n\n1. 11-15 *\n".to_owned(), "[GameType \"21,B,8,8,N1,0\"]\n".to_owned();
        "comments of a match", "mat", format!("; head\n{HEAD}; good\n      Wins 1 point\n; after\n{NEXT}"), format!("\n; head\n{HEAD}      Wins 1 point\n; good\n; after\n{NEXT}");
        "a tag within a match", "mat", format!("{HEAD}      Wins 1 point\n\n; [EventDate \"2010.01.01\"]\n{NEXT}"), format!("{HEAD}      Wins 1 point\n; [EventDate \"2010.01.01\"]\n{NEXT}");
        "a carried score", "mat", format!("{HEAD}      Wins 1 point\n{}", NEXT.replace("Anna : 1", "Anna : 3")), "      Wins 1 point\n; Carried over: Anna 3, Bram 0.\n\n Game 2\n".to_owned();
        "a roll before a resignation", "mat", format!("{HEAD}  2) 54: 24/20 13/8                   62: Concedes\n      Wins 1 point\n"), "  2) 54: 24/20 13/8                   62:\n      Wins 1 point\n".to_owned();
    } {
        let imports = Folder::new();
        let file = format!("game.{format}");
        imports.write(&file, text);
        imports.nos(["import", &file, "-o", "out"]).ran();
        let out = imports.nos(["export", "out/game-1.nos", "--format", format]).ran().out;
        assert!(out.contains(&part), "{named}: {out}");
    }
    let script = "law chess 1\nseat Ann Bob\nnote [Event \"Club\"] [White \"Smith, Ann\"]\nbegin Ann\ne4\nvoid\nbegin Bob\nd4\n";
    let out = Nos::run(["export", "-", "--format", "pgn"]).stdin(script).ran().out;
    assert!(out.starts_with("[Event \"Club\"]") && out.contains("[White \"Bob\"]"), "{out}");
}
