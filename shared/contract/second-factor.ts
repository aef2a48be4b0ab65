import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { REQUIRED } from '#shared/values/schemas.ts';
import { sessionSchema } from './session.ts';

/** Recovery codes that an account gets at a time. */
export const recoveryCodeCount = 10;

/** What people write into a code: groups keep their spaces and hyphens, and a 0 or 1 was read for an O or I, which base32 has. */
const compact = (text: string) => text.replace(/[\s-]/g, '');
const asRecoveryCode = (text: string) => compact(text).toUpperCase().replaceAll('0', 'O').replaceAll('1', 'I');

/** The six digits that an authenticator app shows, pasted with or without a space. */
export const authenticatorCodeSchema = z
  .string()
  .max(20)
  .overwrite(compact)
  .min(1, { error: REQUIRED, abort: true })
  .regex(/^\d{6}$/, 'Enter the 6 digits from your app.');

/** A recovery code: 80 random bits as 16 characters of base32, in groups of four. */
export const recoveryCodeSchema = z
  .string()
  .max(40)
  .overwrite(asRecoveryCode)
  .min(1, { error: REQUIRED, abort: true })
  .regex(/^[A-Z2-7]{16}$/, 'Enter one of your recovery codes, like ABCD-EFGH-IJKL-MNOP.');

/** Either of the two, where a signed-in person proves that they have their second factor. */
export const proofCodeSchema = z
  .string()
  .max(40)
  .overwrite((text) => (/^\d{6}$/.test(compact(text)) ? compact(text) : asRecoveryCode(text)))
  .min(1, { error: REQUIRED, abort: true })
  .regex(/^(\d{6}|[A-Z2-7]{16})$/, 'Enter the 6 digits from your app, or one of your recovery codes.');

/** Names a sign-in under way to the server; 32 random bytes in base64url, kept in the page's memory alone. */
export const challengeSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'Please sign in again.');

/**
 * The password was right, and a second factor comes before the session. `code`: the authenticator app's code is asked for. `set-up`: an app has to be set
 * up with `secret` (base32), and its first code is asked for; `recoveryCodesLeft` where a recovery code led here.
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

/** New recovery codes, shown this once; null where the sign-in set nothing up. */
export const shownRecoveryCodes = z.array(z.string()).nullable();

export const signInAnswerSchema = z.union([sessionSchema, pendingSignInSchema]);
export const completedSignInSchema = lazyObject(() => ({ ...sessionSchema.shape, recoveryCodes: shownRecoveryCodes }));

/** Whether a sign-in still waits for its second factor. */
export const isPending = <Opened extends object>(answer: Opened | PendingSignIn): answer is PendingSignIn =>
  'challenge' in answer;

/** A person's second factor as their account screen shows it. `requiredBy` names the homes that ask for one; `setUpBy` is when their sessions end without. */
export const secondFactorStateSchema = lazyObject(() => ({
  turnedOn: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  requiredBy: z.array(z.string()),
  setUpBy: z.iso.datetime().nullable(),
}));
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;
