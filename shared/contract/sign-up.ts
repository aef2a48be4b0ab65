import * as z from 'zod';
import { caseInvitationState } from '#shared/model/enumerations/people.ts';
import { invitationState } from '#shared/model/enumerations/sign-up.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { email, guid, personNameSchema } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import { newPasswordSchema, tokenSchema } from './session.ts';

/**
 * Describes an invitation to a team, opened from its link. Only an open one has names and an address; `hasAccount` means that the address belongs to
 * someone who works at another home and joins without a new password.
 */
const invitationViewSchema = lazyObject(() => ({
  isValid: z.boolean(),
  state: z.enum(invitationState.values),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** The home's name; null if the link is no longer known. */
  locationName: z.string().nullable(),
  hasAccount: z.boolean(),
}));
export type InvitationView = z.infer<typeof invitationViewSchema>;

/**
 * Describes an invitation to a case, opened from its link. Only an open one has names and an address; `hasAccount` means that a family account has the
 * address and joins without a new password.
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

/** The calls that create an account: with a plan, from an invitation to a team, or from an invitation to a case. */
export const signUp = {
  createUserAccount: call({
    name: 'createUserAccount',
    method: 'POST',
    path: '/api/public/arrangementPlanner/createUserAccount',
    access: 'public',
    summary:
      'Creates a family account that owns the plan. Answers alike if the email already has an account, whose owner gets an email',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ email, password: newPasswordSchema, arrangementId: guid })))
    .output(doneSchema),
  validateInvitation: call({
    name: 'validateInvitation',
    method: 'POST',
    path: '/api/public/employee/validateInvitation',
    access: 'public',
    summary: 'Returns whether the link of an invitation to a team still works, for whom and from which home; if not, why',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ token: tokenSchema })))
    .output(invitationViewSchema),
  activateEmployee: call({
    name: 'activateEmployee',
    method: 'POST',
    path: '/api/public/employee/activate',
    access: 'public',
    summary: "Joins the team that an emailed link invites to, with a new account and password or with the address's account",
    // The link itself works only once, and a stored answer would need the password's hash with it.
    idempotency: 'exempt',
  })
    .input(
      lazyObject(() => ({
        token: tokenSchema,
        firstName: personNameSchema('First name').optional(),
        lastName: personNameSchema('Last name').optional(),
        /** Required if the address has no account yet. */
        password: newPasswordSchema.optional(),
      })),
    )
    .output(lazyObject(() => ({ locationId: guid, email: z.string() }))),
  validateCaseInvitation: call({
    name: 'validateCaseInvitation',
    method: 'POST',
    path: '/api/public/caseInvitations/validate',
    access: 'public',
    summary: 'Returns whether the link of an invitation to a case still works, for whom and from which home; if not, why',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ token: tokenSchema })))
    .output(caseInvitationViewSchema),
  joinCase: call({
    name: 'joinCase',
    method: 'POST',
    path: '/api/public/caseInvitations/join',
    access: 'public',
    summary: "Joins the case that an emailed link invites to, with a new family account or with the address's account",
    // The link itself works only once, and a stored answer would need the password's hash with it.
    idempotency: 'exempt',
  })
    .input(
      lazyObject(() => ({
        token: tokenSchema,
        firstName: personNameSchema('First name').optional(),
        lastName: personNameSchema('Last name').optional(),
        /** Required if the address has no account yet. */
        password: newPasswordSchema.optional(),
      })),
    )
    .output(lazyObject(() => ({ caseId: guid, email: z.string() }))),
};
