/** The progress of a case: which of its required questions are answered. */
export {};
