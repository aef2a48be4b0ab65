/** What lists of the catalog say besides their entries: pages without questions, what filters match, how many items have each value. */
export {};
