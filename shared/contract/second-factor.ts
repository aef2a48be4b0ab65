import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { REQUIRED } from '#shared/values/schemas.ts';
import { sessionSchema } from './session.ts';

/** The number of recovery codes that an account gets at once. */
export const recoveryCodeCount = 10;

/** Removes the spaces and hyphens between groups. `asRecoveryCode` also reads 0 as O and 1 as I, because base32 has neither digit. */
const compact = (text: string) => text.replace(/[\s-]/g, '');
const asRecoveryCode = (text: string) => compact(text).toUpperCase().replaceAll('0', 'O').replaceAll('1', 'I');

/** Describes the six digits of an authenticator app, with or without a space. */
export const authenticatorCodeSchema = z
  .string()
  .max(20)
  .overwrite(compact)
  .min(1, { error: REQUIRED, abort: true })
  .regex(/^\d{6}$/, 'Enter the 6 digits from your app.');

/** Describes a recovery code: 80 random bits as 16 characters of base32, in groups of four. */
export const recoveryCodeSchema = z
  .string()
  .max(40)
  .overwrite(asRecoveryCode)
  .min(1, { error: REQUIRED, abort: true })
  .regex(/^[A-Z2-7]{16}$/, 'Enter one of your recovery codes, like ABCD-EFGH-IJKL-MNOP.');

/** Describes either code, for a signed-in person who proves that they have their second factor. */
export const proofCodeSchema = z
  .string()
  .max(40)
  .overwrite((text) => (/^\d{6}$/.test(compact(text)) ? compact(text) : asRecoveryCode(text)))
  .min(1, { error: REQUIRED, abort: true })
  .regex(/^(\d{6}|[A-Z2-7]{16})$/, 'Enter the 6 digits from your app, or one of your recovery codes.');

/** Describes the name of a sign-in in progress: 32 random bytes in base64url, which the page keeps only in memory. */
export const challengeSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'Please sign in again.');

/**
 * Describes a sign-in with the right password that still needs a second factor. `code`: the authenticator app's code is needed. `set-up`: an app has to be
 * set up with `secret` (base32) and its first code; `recoveryCodesLeft` is set if a recovery code led here.
 */
export const pendingSignInSchema = lazyObject(() => ({
  challenge: challengeSchema,
  secondFactor: z.enum(['code', 'set-up']),
  /** Seconds until the challenge ends. */
  expiresIn: z.int().positive(),
  secret: z.string().nullable(),
  recoveryCodesLeft: z.int().nullable(),
}));
export type PendingSignIn = z.infer<typeof pendingSignInSchema>;

/** New recovery codes, shown only this once; null if the sign-in set nothing up. */
export const shownRecoveryCodes = z.array(z.string()).nullable();

export const signInAnswerSchema = z.union([sessionSchema, pendingSignInSchema]);
export const completedSignInSchema = lazyObject(() => ({ ...sessionSchema.shape, recoveryCodes: shownRecoveryCodes }));

/** Returns whether a sign-in is still waiting for its second factor. */
export const isPending = <Opened extends object>(answer: Opened | PendingSignIn): answer is PendingSignIn =>
  'challenge' in answer;

/** Describes a person's second factor for their account screen. `requiredBy` names the homes that require one; `setUpBy` is when sessions without one end. */
export const secondFactorStateSchema = lazyObject(() => ({
  turnedOn: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  requiredBy: z.array(z.string()),
  setUpBy: z.iso.datetime().nullable(),
}));
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;
