import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { email, guid, requiredLine } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import { newPasswordSchema, tokenSchema } from './session.ts';

/** Names the purposes of an emailed single-use token; each token works for one (docs/decisions.md, Session). */
const tokenPurposes = [
  'password-reset',
  'sign-in',
  'family-sign-up',
  'email-verification',
  'staff-invitation',
  'case-invitation',
  'arrangement-link',
] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/** `/api/public`, identity: forgotten passwords, email verification, and looking up a funeral director. */
export const publicIdentity = {
  forgotPassword: call({
    name: 'forgotPassword',
    method: 'POST',
    path: '/api/public/forgotPassword',
    access: 'public',
    summary: 'Emails a password-reset link if the account exists; answers alike, in words and in time',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ email })))
    .output(doneSchema),
  validatePasswordResetToken: call({
    name: 'validatePasswordResetToken',
    method: 'POST',
    path: '/api/public/passwordResetTokens/validate',
    access: 'public',
    summary: 'Returns whether an emailed token still works, and for which email (also for sign-up links)',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ token: tokenSchema, purpose: z.enum(tokenPurposes).default('password-reset') })))
    .output(lazyObject(() => ({ isValid: z.boolean(), email: z.string().nullable() }))),
  usePasswordResetToken: call({
    name: 'usePasswordResetToken',
    method: 'POST',
    path: '/api/public/passwordResetTokens/use',
    access: 'public',
    summary: 'Sets a new password; the token is used up and every session of the account ends',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ token: tokenSchema, password: newPasswordSchema })))
    .output(doneSchema),
  requestSignInLink: call({
    name: 'requestSignInLink',
    method: 'POST',
    path: '/api/public/signInLinks',
    access: 'public',
    summary:
      'Emails a link that lets one browser sign in to an account with too many failed attempts; answers alike for every address',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ email })))
    .output(doneSchema),
  useSignInLink: call({
    name: 'useSignInLink',
    method: 'POST',
    path: '/api/public/signInLinks/use',
    access: 'public',
    summary:
      'Makes this browser a known device of the account that the emailed link was sent to; signing in still takes the password',
    // The token works once, and the answer sets a cookie, which a stored answer wouldn't include.
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ token: tokenSchema })))
    .output(lazyObject(() => ({ email: z.string() }))),
  verifyEmail: call({
    name: 'verifyEmail',
    method: 'POST',
    path: '/api/public/verifyEmail/{id}',
    access: 'visitor',
    summary: 'Confirms an email address with the token sent to it, while signed in to its account',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ id: guid, token: tokenSchema })))
    .output(lazyObject(() => ({ email: z.string() }))),
  isFuneralDirector: call({
    name: 'isFuneralDirector',
    method: 'POST',
    path: '/api/public/isFuneralDirector',
    access: 'public',
    summary: 'Returns whether a license number and name belong to a funeral director of a launched home',
  })
    .input(
      lazyObject(() => ({
        licenseNumber: requiredLine(40, 'License number is required.'),
        name: requiredLine(130, 'Name is required.'),
      })),
    )
    .output(lazyObject(() => ({ isFuneralDirector: z.boolean() }))),
};
