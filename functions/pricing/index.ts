/** What the calls about a home's prices share: the rows that its staff work on, and what they come to once published. */
export {};
