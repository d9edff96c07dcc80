mod names;
