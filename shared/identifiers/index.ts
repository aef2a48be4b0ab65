/** The one vocabulary of a case: the names under which questions, rules of tasks and documents read what is known of it, and where each is kept. */
export {};
