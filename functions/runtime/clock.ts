/** The clock of requests, read once for each. Tests that let hours pass between two requests set it. */
export const clock = { now: (): Date => new Date() };
