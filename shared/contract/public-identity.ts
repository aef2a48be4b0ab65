import * as z from 'zod';
import { email, guid } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import { newPasswordSchema, tokenSchema } from './session.ts';

/** What a mailed single-use token may be for (decisions, Session: single-purpose). */
export const tokenPurposes = ['password-reset', 'family-sign-up', 'email-verification', 'staff-invitation'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/** `/api/public`, the identity part: forgotten passwords, verification of an e-mail, and who is a funeral director. */
export const publicIdentity = {
  forgotPassword: call({
    name: 'forgotPassword',
    method: 'POST',
    path: '/api/public/forgotPassword',
    access: 'public',
    summary: 'Mail a password-reset link if the account exists; answers alike, in words and in time',
    idempotency: 'required',
  })
    .input(z.strictObject({ email }))
    .output(doneSchema),
  validatePasswordResetToken: call({
    name: 'validatePasswordResetToken',
    method: 'POST',
    path: '/api/public/passwordResetTokens/validate',
    access: 'public',
    summary: 'Whether a mailed token can still be used, and for which e-mail (also for sign-up links)',
    idempotency: 'exempt',
  })
    .input(z.strictObject({ token: tokenSchema, purpose: z.enum(tokenPurposes).default('password-reset') }))
    .output(z.strictObject({ isValid: z.boolean(), email: z.string().nullable() })),
  usePasswordResetToken: call({
    name: 'usePasswordResetToken',
    method: 'POST',
    path: '/api/public/passwordResetTokens/use',
    access: 'public',
    summary: 'Set a new password; the token is spent and every session of the account ends',
    idempotency: 'exempt',
  })
    .input(z.strictObject({ token: tokenSchema, password: newPasswordSchema }))
    .output(doneSchema),
  verifyEmail: call({
    name: 'verifyEmail',
    method: 'POST',
    path: '/api/public/verifyEmail/{id}',
    access: 'public',
    summary: 'Confirm an e-mail address with the token that was mailed to it',
    idempotency: 'exempt',
  })
    .input(z.strictObject({ id: guid, token: tokenSchema }))
    .output(z.strictObject({ email: z.string() })),
  isFuneralDirector: call({
    name: 'isFuneralDirector',
    method: 'POST',
    path: '/api/public/isFuneralDirector',
    access: 'public',
    summary: 'Whether a licence number and name belong to a funeral director of a launched home',
  })
    .input(
      z.strictObject({
        licenseNumber: z.string().trim().min(1, 'License number is required.').max(40),
        name: z.string().trim().min(1, 'Name is required.').max(130),
      }),
    )
    .output(z.strictObject({ isFuneralDirector: z.boolean() })),
};
