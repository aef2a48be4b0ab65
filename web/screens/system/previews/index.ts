/** Entries as those who meet them see them: drawn with the parts of the planner, and papers' blocks with the required disclosures. */
export {};
