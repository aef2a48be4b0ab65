/** What calls, reactions and jobs about tasks share: a case's tasks read, judged and written, the triggers held warm, what of a task is shown. */
export {};
