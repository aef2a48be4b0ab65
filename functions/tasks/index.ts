/** What calls, reactions, and jobs about tasks share: a case's tasks read, judged, and written, the triggers kept warm, and what viewers see of a task. */
export {};
