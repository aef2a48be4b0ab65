import * as z from 'zod';

/** The answer of a call that has nothing to tell but that it was done (or, where an account must not be given away, received). */
export const doneSchema = z.strictObject({ done: z.literal(true) });
export const done = { done: true } as const;
