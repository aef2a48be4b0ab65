/** A task trigger drawn from its events over its task to its end. The drawing is the form. */
export {};
