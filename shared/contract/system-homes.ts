import * as z from 'zod';
import { staffAccess, staffKind } from '#shared/model/enumerations/people.ts';
import { ownerState } from '#shared/model/enumerations/sign-up.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, email, guid, instant, line, rating, stateCode } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import { pageInput, pageOf } from './page.ts';
import { supportReasonSchema } from './session.ts';
import { homeSearchInput } from './system-providers.ts';

/** Describes a member of a home in the administrators' list of everyone's. */
const providerUserSchema = lazyObject(() => ({
  id: guid,
  locationId: guid,
  homeName: z.string(),
  fullName: z.string(),
  email,
  kind: z.enum(staffKind.values),
  access: z.enum(staffAccess.values),
  state: z.enum(ownerState.values),
  /** When the last invitation expires; null if there is none. */
  invitedUntil: instant.nullable(),
}));
export type ProviderUser = z.infer<typeof providerUserSchema>;

/** Describes a home as its page is: where, whether families find it, its rating, and the price list in force. */
const systemLocationSchema = lazyObject(() => ({
  id: guid,
  name: z.string(),
  city: z.string(),
  stateCode,
  isActive: z.boolean(),
  rating: rating.nullable(),
  reviewCount: z.int().min(0),
  /** The business on the map that its reviews come from. */
  placeId: z.string().nullable(),
  listInForce: lazyObject(() => ({ id: guid, effectiveOn: calendarDate })).nullable(),
}));
export type SystemLocation = z.infer<typeof systemLocationSchema>;

const homeLogEntrySchema = lazyObject(() => ({
  id: guid,
  at: instant,
  by: z.string(),
  /** What was done, in words. */
  did: z.string(),
  reason: z.string().nullable(),
}));
export type HomeLogView = z.infer<typeof homeLogEntrySchema>;

/** Names a member with their home, since a member's row belongs to it. */
const member = () => ({ id: guid, locationId: guid });

/** `/api/system/providerUsers` and `/api/system/locations`: the members and the pages of every home, for administrators. Changes are saved immediately, and logged. */
export const systemHomes = {
  getProviderUsers: call({
    name: 'getProviderUsers',
    method: 'GET',
    path: '/api/system/providerUsers',
    access: 'system',
    summary: 'Lists the members of every home by email, or of one home, or those with an email',
  })
    .input(
      lazyObject(() => ({
        pageSize: pageInput.pageSize,
        cursor: pageInput.cursor,
        locationId: guid.optional(),
        email: email.optional(),
      })),
    )
    .output(pageOf(providerUserSchema)),
  resendUserInvitation: call({
    name: 'resendUserInvitation',
    method: 'POST',
    path: '/api/system/providerUsers/{id}/resendInvitation',
    access: 'system',
    summary: "Emails a home's member who hasn't joined a new invitation; the earlier one stops working",
    idempotency: 'required',
  })
    .input(lazyObject(member))
    .output(doneSchema),
  cancelUserInvitation: call({
    name: 'cancelUserInvitation',
    method: 'POST',
    path: '/api/system/providerUsers/{id}/cancelInvitation',
    access: 'system',
    summary: "Cancels a member's invitation; its link stops working, and the home's owner is told",
    idempotency: 'required',
  })
    .input(lazyObject(member))
    .output(doneSchema),
  getSystemLocations: call({
    name: 'getSystemLocations',
    method: 'GET',
    path: '/api/system/locations',
    access: 'system',
    summary: 'Lists every home, live or not, with its rating and its price list in force; `query` as in the list of providers',
  })
    .input(homeSearchInput)
    .output(pageOf(systemLocationSchema)),
  getLocationLog: call({
    name: 'getLocationLog',
    method: 'GET',
    path: '/api/system/locations/{id}/log',
    access: 'system',
    summary: 'Lists what administrators did to a home lately, newest first, with their reasons',
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(lazyObject(() => ({ items: z.array(homeLogEntrySchema) }))),
  clearLocationRatings: call({
    name: 'clearLocationRatings',
    method: 'POST',
    path: '/api/system/locations/{id}/clearRatings',
    access: 'system',
    summary: "Removes a home's rating and reviews from its page, with a reason that is kept",
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, reason: supportReasonSchema })))
    .output(doneSchema),
  importLocationReviews: call({
    name: 'importLocationReviews',
    method: 'POST',
    path: '/api/system/locations/{id}/importReviews',
    access: 'system',
    summary: "Replaces a home's rating and reviews with those of a business on the map",
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        id: guid,
        placeId: line(300).min(1),
        acceptTerms: z.literal(true, { error: 'Please accept the terms for showing its reviews.' }),
      })),
    )
    .output(lazyObject(() => ({ rating: rating.nullable(), reviewCount: z.int().min(0) }))),
};
