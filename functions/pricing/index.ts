/** What the calls about a home's prices share: the rows that its staff edit, and what they mean once published. */
export {};
