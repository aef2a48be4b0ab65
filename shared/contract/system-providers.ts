import * as z from 'zod';
import { ownerState, signUpStatus } from '#shared/model/enumerations/sign-up.ts';
import { newHomeSchema, signUpRequestRecordSchema } from '#shared/model/sign-up-request.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { email, guid, stateCode, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import { pageInput, pageOf } from './page.ts';

const change = (name: string, path: `/api/system/providers/${string}`, summary: string) =>
  call({ name, method: 'POST', path, access: 'system', summary });

/** What administrators find homes by: the beginning of one of these. */
export const homeSearches = ['name', 'town', 'ownerEmail'] as const;
export type HomeSearch = (typeof homeSearches)[number];
/** Describes a search of homes: `query` is the beginning of what `by` names. */
export const homeSearchInput = lazyObject(() => ({
  pageSize: pageInput.pageSize,
  cursor: pageInput.cursor,
  query: z.string().trim().max(120).optional(),
  by: z.enum(homeSearches).default('name'),
}));

/** Describes a home in the administrators' list. */
const systemProviderSchema = lazyObject(() => ({
  id: guid,
  name: z.string(),
  city: z.string(),
  stateCode: stateCode,
  isActive: z.boolean(),
  /** Null if the home has no owner, which can happen after an import. */
  owner: lazyObject(() => ({
    fullName: z.string(),
    email: z.string(),
    state: z.enum(ownerState.values),
    /** When the last invitation expires; null if there is none. */
    invitedUntil: z.string().nullable(),
    /** The version of the owner's row, which a correction sends. */
    version,
  })).nullable(),
}));
export type SystemProvider = z.infer<typeof systemProviderSchema>;

/** `/api/system/providers`: the homes of Yarrow for its administrators: requests to join, live pages, and owners. */
export const systemProviders = {
  getSignUpRequests: call({
    name: 'getSignUpRequests',
    method: 'GET',
    path: '/api/system/providers/requests',
    access: 'system',
    summary: 'Lists homes that asked to join, open requests first, then newest; by status, and by name, person, or email',
  })
    .input(
      lazyObject(() => ({
        ...pageInput,
        status: z.enum(signUpStatus.values).optional(),
        query: z.string().trim().max(120).optional(),
      })),
    )
    .output(pageOf(signUpRequestRecordSchema)),
  getSignUpRequest: call({
    name: 'getSignUpRequest',
    method: 'GET',
    path: '/api/system/providers/requests/{id}',
    access: 'system',
    summary: "Returns one home's request to join",
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(signUpRequestRecordSchema),
  acceptSignUpRequest: call({
    name: 'acceptSignUpRequest',
    method: 'POST',
    path: '/api/system/providers/requests/{id}/accept',
    access: 'system',
    summary: 'Creates a home from an open request and emails its owner an invitation',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ ...newHomeSchema.shape, id: guid })))
    .output(lazyObject(() => ({ locationId: guid, employeeId: guid }))),
  dismissSignUpRequest: change(
    'dismissSignUpRequest',
    '/api/system/providers/requests/{id}/dismiss',
    'Dismisses an open request; nothing is sent',
  )
    .input(lazyObject(() => ({ id: guid })))
    .output(doneSchema),
  reopenSignUpRequest: change('reopenSignUpRequest', '/api/system/providers/requests/{id}/reopen', 'Reopens a dismissed request')
    .input(lazyObject(() => ({ id: guid })))
    .output(doneSchema),
  getProviders: call({
    name: 'getProviders',
    method: 'GET',
    path: '/api/system/providers',
    access: 'system',
    summary:
      'Lists every home, live or not, with its owner and how far the owner has come; `query` is the beginning of a name, of a town, or of the owner’s email',
  })
    .input(homeSearchInput)
    .output(pageOf(systemProviderSchema)),
  resendOwnerInvitation: call({
    name: 'resendOwnerInvitation',
    method: 'POST',
    path: '/api/system/providers/{id}/owner/invite',
    access: 'system',
    summary: "Emails a home's owner a new invitation; the earlier one stops working",
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(doneSchema),
  correctOwnerEmail: call({
    name: 'correctOwnerEmail',
    method: 'POST',
    path: '/api/system/providers/{id}/owner/email',
    access: 'system',
    summary:
      "Corrects the mistyped email of a home's owner who hasn't joined, and emails the invitation there; earlier links stop working",
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, email, version })))
    .output(doneSchema),
  cancelOwnerInvitation: change(
    'cancelOwnerInvitation',
    '/api/system/providers/{id}/owner/cancelinvite',
    "Cancels the invitation of a home's owner; its link stops working",
  )
    .input(lazyObject(() => ({ id: guid })))
    .output(doneSchema),
};
