import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';

/** Describes a link to a document that works for five minutes; null if there is none ("an empty 4-byte result"). */
export const paperAddressSchema = lazyObject(() => ({ url: z.url(), fileName: z.string() })).nullable();
export type PaperAddress = z.infer<typeof paperAddressSchema>;
