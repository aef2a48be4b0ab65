import * as z from 'zod';
import { membershipSchema } from '#shared/model/membership.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { hasWord, NO_WORD } from '#shared/values/name-rules.ts';
import { email, guid, line, REQUIRED } from '#shared/values/schemas.ts';

/** Checks a token of ours in a link: 32 random bytes in base64url (docs/decisions.md, Session). */
export const tokenSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, 'This link is not complete. Please open it again from the email.');

/** Sets the length rules (docs/law.md, Passwords): 10 or more of any characters; the operation refuses the most common passwords. */
export const minPasswordLength = 10;
export const newPasswordSchema = z
  .string()
  .min(minPasswordLength, `Please use at least ${minPasswordLength} characters.`)
  .max(128, 'Please use at most 128 characters.');

/** Describes the current password as typed to sign in. Its only rule is that it isn't empty. */
export const passwordSchema = z.string().min(1, REQUIRED).max(256);

/** How many minutes a sign-in may wait for its second factor, which is how long the pool's own sessions last. */
export const challengeMinutes = 10;

/** Describes the box to check for a new account. */
export const acceptTermsSchema = z.literal(true, { error: 'Please accept the terms to create an account.' });

/** Describes why a system user acts for someone else; stored with the support session. */
export const supportReasonSchema = line(400)
  .min(5, 'Please say why, in a few words.')
  .refine((text) => text === '' || hasWord(text), NO_WORD);

/** What staff may choose to see after signing in, instead of the dashboard. */
export const opensFirst = z.literal('cases');

/** How a person likes the workspace: the height of its rows, and whether the rail shows icons alone. Kept with the account, for every device. */
export const displaySchema = lazyObject(() => ({
  density: z.enum(['comfortable', 'compact']).default('comfortable'),
  isRailCollapsed: z.boolean().default(false),
}));
export type Display = z.infer<typeof displaySchema>;

/** The signed-in person as every screen knows them. `providerLocationId` is the location opened first; none makes a family user. */
export const sessionUserSchema = lazyObject(() => ({
  id: guid,
  version: z.int(),
  kind: z.enum(['family', 'provider']),
  email,
  emailVerified: z.boolean(),
  pendingEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  providerLocationId: guid.nullable(),
  memberships: z.array(membershipSchema),
  /** What they chose to see after signing in, instead of the dashboard. */
  opensFirst: opensFirst.optional(),
  /** How they like the workspace, where they chose. */
  display: displaySchema.optional(),
  /** The cases that they take part in as a relative. */
  caseIds: z.array(guid),
  /** Set while a system user acts for this person; every write records both names. */
  support: lazyObject(() => ({ systemEmail: z.string(), until: z.iso.datetime() })).nullable(),
}));
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** Describes the answer to a sign-in or refresh; the refresh token itself travels only in its HttpOnly cookie. */
export const sessionSchema = lazyObject(() => ({
  accessToken: z.string(),
  /** Seconds until the access token expires (3,600). */
  expiresIn: z.int().positive(),
  user: sessionUserSchema,
}));
export type Session = z.infer<typeof sessionSchema>;
