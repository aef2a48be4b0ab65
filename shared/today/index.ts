/** What is on at a home today: ceremonies, conferences, and removals, found in the rows of its cases; pure. */
export {};
