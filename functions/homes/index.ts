/** What the calls of administrators about homes share: lists of homes, and the log of what was done to one. */
export {};
