mod boards;
mod content;
mod markup;
mod parts;
mod picture;
mod placing;
mod walk;
