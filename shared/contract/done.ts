import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';

/** Describes the answer of a call that says only that it is done (or, so as not to reveal an account, received). */
export const doneSchema = lazyObject(() => ({ done: z.literal(true) }));
export const done = { done: true } as const;
