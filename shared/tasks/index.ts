/**
 * The rules of tasks, pure: which task an event creates from a trigger, when it is due, completes, and expires, and how tasks are sorted. The same facts
 * give the same tasks.
 */
export {};
