/** The documents of a case: what is known for them, what is shown of them, how they change, and what is kept of them. */
export {};
