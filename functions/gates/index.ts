/** What a gate looks at, read from a case and its documents, and the conditions that it puts on a change. */
export {};
