import * as z from 'zod';
import { caseInvitationState } from '#shared/model/enumerations/people.ts';
import { invitationState } from '#shared/model/enumerations/sign-up.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { email, guid, personNameSchema } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import { newPasswordSchema, tokenSchema } from './session.ts';

/**
 * An invitation as its link finds it. Names and address are given for an open one alone; `hasAccount` where its address is already that of
 * somebody who works at another home, who joins without a new password.
 */
const invitationViewSchema = lazyObject(() => ({
  isValid: z.boolean(),
  state: z.enum(invitationState.values),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Whose team it is; null where the link is not known any more. */
  locationName: z.string().nullable(),
  hasAccount: z.boolean(),
}));
export type InvitationView = z.infer<typeof invitationViewSchema>;

/**
 * An invitation to a case as its link finds it. Names and address are given for an open one alone; `hasAccount` where a family account has the address,
 * which joins without a new password.
 */
const caseInvitationViewSchema = lazyObject(() => ({
  state: z.enum(caseInvitationState.values),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  locationName: z.string().nullable(),
  decedentFullName: z.string().nullable(),
  hasAccount: z.boolean(),
}));
export type CaseInvitationView = z.infer<typeof caseInvitationViewSchema>;

/** Calls that make an account: with a plan, by an invitation to a team, and by an invitation to a case. */
export const signUp = {
  createUserAccount: call({
    name: 'createUserAccount',
    method: 'POST',
    path: '/api/public/arrangementPlanner/createUserAccount',
    access: 'public',
    summary: 'Makes a family account that owns the plan. Says the same where the email has an account, whose owner gets an email',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ email, password: newPasswordSchema, arrangementId: guid })))
    .output(doneSchema),
  validateInvitation: call({
    name: 'validateInvitation',
    method: 'POST',
    path: '/api/public/employee/validateInvitation',
    access: 'public',
    summary: 'Whether the link of an invitation to a team can still be used, for whom and by which home; if not, why',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ token: tokenSchema })))
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
      lazyObject(() => ({
        token: tokenSchema,
        firstName: personNameSchema('First name').optional(),
        lastName: personNameSchema('Last name').optional(),
        /** Required where the address has no account yet. */
        password: newPasswordSchema.optional(),
      })),
    )
    .output(lazyObject(() => ({ locationId: guid, email: z.string() }))),
  validateCaseInvitation: call({
    name: 'validateCaseInvitation',
    method: 'POST',
    path: '/api/public/caseInvitations/validate',
    access: 'public',
    summary: 'Whether the link of an invitation to a case can still be used, for whom and by which home; if not, why',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ token: tokenSchema })))
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
      lazyObject(() => ({
        token: tokenSchema,
        firstName: personNameSchema('First name').optional(),
        lastName: personNameSchema('Last name').optional(),
        /** Required where the address has no account yet. */
        password: newPasswordSchema.optional(),
      })),
    )
    .output(lazyObject(() => ({ caseId: guid, email: z.string() }))),
};
