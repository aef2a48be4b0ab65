import * as z from 'zod';

/**
 * A number of the Social Security Administration as a person types it, `###-##-####`, never in a range the SSA does not issue (000, 666, and 9xx; 00;
 * 0000). Sensitive: never log it, put it in an event, or keep it in the clear.
 */
export const socialSecurityNumberSchema = z
  .string()
  .regex(/^\d{3}-\d{2}-\d{4}$/, { error: 'Enter a Social Security number, like 219-09-9999', abort: true })
  .refine((number) => !/^(000|666|9)|-00-|-0000$/.test(number), 'The Social Security Administration does not issue this number');

/**
 * A Social Security number as the table keeps it: the whole number encrypted, and its last four digits for the mask. There is no hash of it: with a billion
 * possible numbers, anyone could guess their way back.
 */
export const sealedNumberSchema = z.strictObject({
  sealed: z.string().min(1).max(2000),
  lastFour: z.string().regex(/^\d{4}$/),
});
export type SealedNumber = z.infer<typeof sealedNumberSchema>;

/** Allows a plain number too: a row written before numbers were encrypted, until `npm run seal-numbers` reaches it. */
export const keptNumberSchema = z.union([sealedNumberSchema, socialSecurityNumberSchema]);
export type KeptNumber = z.infer<typeof keptNumberSchema>;
