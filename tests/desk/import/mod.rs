mod events;
mod files;
mod hostile;
mod programs;
mod turns;
mod wins;
