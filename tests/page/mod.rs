mod boards;
mod content;
mod markup;
mod parts;
mod placing;
mod walk;
