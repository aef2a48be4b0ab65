import * as z from 'zod';
import { email, guid } from '#shared/values/schemas.ts';
import { pendingSignInSchema, shownRecoveryCodes } from './second-factor.ts';
import { sessionUserSchema } from './session.ts';

/** The signed-in system administrator; `support` names the provider person they act for at present. */
export const systemUserSchema = z.strictObject({
  id: guid,
  email,
  firstName: z.string(),
  lastName: z.string(),
  support: z.strictObject({ user: sessionUserSchema, until: z.iso.datetime() }).nullable(),
});
export type SystemUser = z.infer<typeof systemUserSchema>;

export const systemSessionSchema = z.strictObject({
  accessToken: z.string(),
  expiresIn: z.int().positive(),
  user: systemUserSchema,
});

export const systemSignInAnswerSchema = z.union([systemSessionSchema, pendingSignInSchema]);
export const completedSystemSignInSchema = systemSessionSchema.extend({ recoveryCodes: shownRecoveryCodes });
