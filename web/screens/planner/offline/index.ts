/** Planning without a network belongs here: what a phone keeps of a home and its items, sends that wait, and what the screen says meanwhile. */
export {};
