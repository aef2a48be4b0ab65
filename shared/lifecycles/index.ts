/** What may follow what: one file a noun with its table of transitions, asked by the screen (which disables and says why) and by the server alike. */
export {};
