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

/** A home as administrators see it in their list. */
const systemProviderSchema = lazyObject(() => ({
  id: guid,
  name: z.string(),
  city: z.string(),
  stateCode: stateCode,
  isActive: z.boolean(),
  /** Null where a home has no owner, which an import may leave. */
  owner: lazyObject(() => ({
    fullName: z.string(),
    email: z.string(),
    state: z.enum(ownerState.values),
    /** When the last invitation ends; null where there is none. */
    invitedUntil: z.string().nullable(),
    /** Which state of the owner this is, for a correction. */
    version,
  })).nullable(),
}));
export type SystemProvider = z.infer<typeof systemProviderSchema>;

/** `/api/system/providers`: the homes of Yarrow as administrators keep them: who asked to join, whose page is live, who owns it. */
export const systemProviders = {
  getSignUpRequests: call({
    name: 'getSignUpRequests',
    method: 'GET',
    path: '/api/system/providers/requests',
    access: 'system',
    summary: 'Homes that asked to join: open ones first, then the newest; by status, and by words of name, person or email',
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
    summary: 'One request of a home to join',
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(signUpRequestRecordSchema),
  acceptSignUpRequest: call({
    name: 'acceptSignUpRequest',
    method: 'POST',
    path: '/api/system/providers/requests/{id}/accept',
    access: 'system',
    summary: 'Makes a home of an open request and invites its owner by mail',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ ...newHomeSchema.shape, id: guid })))
    .output(lazyObject(() => ({ locationId: guid, employeeId: guid }))),
  dismissSignUpRequest: change(
    'dismissSignUpRequest',
    '/api/system/providers/requests/{id}/dismiss',
    'Lays an open request aside; nothing is sent',
  )
    .input(lazyObject(() => ({ id: guid })))
    .output(doneSchema),
  reopenSignUpRequest: change(
    'reopenSignUpRequest',
    '/api/system/providers/requests/{id}/reopen',
    'Opens a request again that was laid aside',
  )
    .input(lazyObject(() => ({ id: guid })))
    .output(doneSchema),
  getProviders: call({
    name: 'getProviders',
    method: 'GET',
    path: '/api/system/providers',
    access: 'system',
    summary: 'Every home by name, live or not, with its owner and how far the owner has come; `query` is the beginning of a name',
  })
    .input(
      lazyObject(() => ({
        pageSize: pageInput.pageSize,
        cursor: pageInput.cursor,
        query: z.string().trim().max(120).optional(),
      })),
    )
    .output(pageOf(systemProviderSchema)),
  resendOwnerInvitation: call({
    name: 'resendOwnerInvitation',
    method: 'POST',
    path: '/api/system/providers/{id}/owner/invite',
    access: 'system',
    summary: "Mails a home's owner a new invitation; the one before no longer works",
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
      "Puts a home's owner's mistyped email right before they have joined, and mails the invitation there; links sent before are void",
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, email, version })))
    .output(doneSchema),
  cancelOwnerInvitation: change(
    'cancelOwnerInvitation',
    '/api/system/providers/{id}/owner/cancelinvite',
    "Takes a home's owner's invitation back: its link no longer works",
  )
    .input(lazyObject(() => ({ id: guid })))
    .output(doneSchema),
};
