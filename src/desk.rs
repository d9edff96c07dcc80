//! Where the official sits: the command line, the prompt, the questions. No rule of the game is decided here.
