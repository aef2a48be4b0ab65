/** A question with its answer, as a screen lists it. */
export type Answered = readonly [question: string, answer: string];
