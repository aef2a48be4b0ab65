import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';

/** The answer of a call that has nothing to tell but that it was done (or, where an account must not be given away, received). */
export const doneSchema = lazyObject(() => ({ done: z.literal(true) }));
export const done = { done: true } as const;
