/** The questions of all groups together: who asks and reads each, moving them between groups, and which settings a kind has. */
export {};
