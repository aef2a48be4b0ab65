/** The rules of tasks: what an event makes of a trigger, when a task is due, completes and expires, in which order tasks stand. Pure: the same facts, the same tasks. */
export {};
