/** The clock of requests, read once for each. Tests set it to let hours pass between two requests. */
export const clock = { now: (): Date => new Date() };
