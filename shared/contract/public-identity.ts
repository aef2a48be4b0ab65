import * as z from 'zod';
import { caseInvitationState } from '#shared/model/enumerations/people.ts';
import { invitationState } from '#shared/model/enumerations/sign-up.ts';
import { email, guid, personNameSchema, requiredLine } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import { newPasswordSchema, tokenSchema } from './session.ts';

/** What a mailed single-use token may be for (decisions, Session: single-purpose). */
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

/**
 * An invitation as its link finds it. Names and address are given for an open one alone; `hasAccount` where its address is already that of
 * somebody who works at another home, who joins without a new password.
 */
const invitationViewSchema = z.strictObject({
  isValid: z.boolean(),
  state: z.enum(invitationState.values),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Whose team it is; null where the link is not known any more. */
  locationName: z.string().nullable(),
  hasAccount: z.boolean(),
});
export type InvitationView = z.infer<typeof invitationViewSchema>;

/**
 * An invitation to a case as its link finds it. Names and address are given for an open one alone; `hasAccount` where a family account has the address,
 * which joins without a new password.
 */
const caseInvitationViewSchema = z.strictObject({
  state: z.enum(caseInvitationState.values),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  locationName: z.string().nullable(),
  decedentFullName: z.string().nullable(),
  hasAccount: z.boolean(),
});
export type CaseInvitationView = z.infer<typeof caseInvitationViewSchema>;

/** `/api/public`, the identity part: forgotten passwords, verification of an email, and who is a funeral director. */
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
    summary: 'Whether a mailed token can still be used, and for which email (also for sign-up links)',
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
  requestSignInLink: call({
    name: 'requestSignInLink',
    method: 'POST',
    path: '/api/public/signInLinks',
    access: 'public',
    summary:
      'Email a link that lets one browser sign in to an account with too many failed attempts; answers alike for every address',
    idempotency: 'required',
  })
    .input(z.strictObject({ email }))
    .output(doneSchema),
  useSignInLink: call({
    name: 'useSignInLink',
    method: 'POST',
    path: '/api/public/signInLinks/use',
    access: 'public',
    summary:
      'Make this browser a known device of the account that the emailed link was sent to; the password is still needed to sign in',
    // The token works once, and the answer sets a cookie, which a kept answer would not have.
    idempotency: 'exempt',
  })
    .input(z.strictObject({ token: tokenSchema }))
    .output(z.strictObject({ email: z.string() })),
  verifyEmail: call({
    name: 'verifyEmail',
    method: 'POST',
    path: '/api/public/verifyEmail/{id}',
    access: 'public',
    summary: 'Confirm an email address with the token that was mailed to it',
    idempotency: 'exempt',
  })
    .input(z.strictObject({ id: guid, token: tokenSchema }))
    .output(z.strictObject({ email: z.string() })),
  validateInvitation: call({
    name: 'validateInvitation',
    method: 'POST',
    path: '/api/public/employee/validateInvitation',
    access: 'public',
    summary: 'Whether the link of an invitation to a team can still be used, for whom and by which home; if not, why',
    idempotency: 'exempt',
  })
    .input(z.strictObject({ token: tokenSchema }))
    .output(invitationViewSchema),
  activateEmployee: call({
    name: 'activateEmployee',
    method: 'POST',
    path: '/api/public/employee/activate',
    access: 'public',
    summary: 'Joins the team that a mailed link invites to: a new account with a password, or the account that the address has',
    // Once by the link itself; a kept answer would need the password's hash beside it.
    idempotency: 'exempt',
  })
    .input(
      z.strictObject({
        token: tokenSchema,
        firstName: personNameSchema('First name').optional(),
        lastName: personNameSchema('Last name').optional(),
        /** Required where the address has no account yet. */
        password: newPasswordSchema.optional(),
      }),
    )
    .output(z.strictObject({ locationId: guid, email: z.string() })),
  validateCaseInvitation: call({
    name: 'validateCaseInvitation',
    method: 'POST',
    path: '/api/public/caseInvitations/validate',
    access: 'public',
    summary: 'Whether the link of an invitation to a case can still be used, for whom and by which home; if not, why',
    idempotency: 'exempt',
  })
    .input(z.strictObject({ token: tokenSchema }))
    .output(caseInvitationViewSchema),
  joinCase: call({
    name: 'joinCase',
    method: 'POST',
    path: '/api/public/caseInvitations/join',
    access: 'public',
    summary: 'Takes part in the case that a mailed link invites to: by a new family account, or the one that the address has',
    // Once by the link itself; a kept answer would need the password's hash beside it.
    idempotency: 'exempt',
  })
    .input(
      z.strictObject({
        token: tokenSchema,
        firstName: personNameSchema('First name').optional(),
        lastName: personNameSchema('Last name').optional(),
        /** Required where the address has no account yet. */
        password: newPasswordSchema.optional(),
      }),
    )
    .output(z.strictObject({ caseId: guid, email: z.string() })),
  isFuneralDirector: call({
    name: 'isFuneralDirector',
    method: 'POST',
    path: '/api/public/isFuneralDirector',
    access: 'public',
    summary: 'Whether a licence number and name belong to a funeral director of a launched home',
  })
    .input(
      z.strictObject({
        licenseNumber: requiredLine(40, 'License number is required.'),
        name: requiredLine(130, 'Name is required.'),
      }),
    )
    .output(z.strictObject({ isFuneralDirector: z.boolean() })),
};
