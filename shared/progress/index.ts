/** How far a case is: which of the questions that have to be answered are. */
export {};
