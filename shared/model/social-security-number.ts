import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { isIssuedNumber, NINE_DIGITS, NOT_ISSUED } from '#shared/values/social-security-number.ts';

const format = /^\d{3}-\d{2}-\d{4}$/;

/**
 * Describes a Social Security number as typed, `###-##-####`, that can be someone's. Sensitive: never log it, put it in an event, or store it in plain
 * text.
 */
export const socialSecurityNumberSchema = z
  .string()
  .regex(format, { error: NINE_DIGITS, abort: true })
  .refine(isIssuedNumber, NOT_ISSUED);

/** Describes a number saved earlier, perhaps before today's rules. It must still be readable, or nobody could correct it. */
export const savedNumberSchema = z.string().regex(format);

/**
 * Describes a Social Security number as the table stores it: the whole number encrypted, and its last four digits for the mask. There is no hash of it:
 * with a billion possible numbers, anyone could guess their way back.
 */
const sealedNumberSchema = lazyObject(() => ({
  sealed: z.string().min(1).max(2000),
  lastFour: z.string().regex(/^\d{4}$/),
}));
export type SealedNumber = z.infer<typeof sealedNumberSchema>;

/** Allows a plain number too: a row written before numbers were encrypted, until `npm run seal-numbers` reaches it. */
export const storedNumberSchema = z.union([sealedNumberSchema, savedNumberSchema]);
export type StoredNumber = z.infer<typeof storedNumberSchema>;
