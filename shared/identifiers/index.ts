/** The one vocabulary of a case: the names under which questions, task rules, and documents read what is known about it, and where each value is stored. */
export {};
