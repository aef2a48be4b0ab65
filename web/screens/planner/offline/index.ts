/** Planning offline belongs here: what a phone stores of a home and its items, queued sends, and what the screen says meanwhile. */
export {};
