/** What is on at a home today: the entries of its calendar, and the removals that wait; pure. */
export {};
