/** The editor of JSON-logic rules belongs here: drawn beside JSON, stated as a sentence, and tried on samples. Every noun with a rule uses it. */
export {};
