import * as z from 'zod';
import { contactSchema } from '#shared/model/contact.ts';
import { copiedContactFields } from '#shared/model/contact-field-sets.ts';
import { accountStatus, arrangementLinkState } from '#shared/model/enumerations/people.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, instant, line, optionalPhone, version } from '#shared/values/schemas.ts';
import { pageInput, pageOf } from './page.ts';

/** How many contacts a case has room for. */
export const MAX_CONTACTS = 1000;

/** A link that was mailed: when, and until when it works. */
const sentLink = { sentOn: instant, expiresOn: instant };

/** An online-arrangement email of a contact, and what came of it. `planId` once the relative has begun a plan by it. */
const arrangementLinkSchema = lazyObject(() => ({
  ...sentLink,
  state: z.enum(arrangementLinkState.values),
  planId: guid.optional(),
}));

/**
 * A contact as staff see it. `hasAccount`: somebody signs in as it (or did, before they were blocked); `invitation` while one is out; `arrangementLink` is
 * the last that was sent.
 */
export const caseContactSchema = lazyObject(() => ({
  ...contactSchema.shape,
  version,
  hasAccount: z.boolean(),
  invitation: lazyObject(() => sentLink).nullable(),
  arrangementLink: arrangementLinkSchema.nullable(),
}));
export type CaseContact = z.infer<typeof caseContactSchema>;

/** Contacts of a case in their order; with `total`, the decedents counted only where they were asked for. */
export const contactPageSchema = pageOf(caseContactSchema);
export const contactPageInput = lazyObject(() => ({
  caseId: guid,
  includeDecedents: z.stringbool().default(false),
  pageSize: pageInput.pageSize,
  cursor: pageInput.cursor,
}));

/** Somebody who is a contact of another case of the home, offered so that nobody is typed twice. */
export const knownPersonSchema = lazyObject(() => ({
  caseId: guid,
  contactId: guid,
  caseNumber: line(40),
  decedentFullName: line(200),
  person: lazyObject(() => copiedContactFields),
}));
export type KnownPerson = z.infer<typeof knownPersonSchema>;

/** A trade company of the home, and whether it works on this case. */
export const caseTradeSchema = lazyObject(() => ({
  employeeId: guid,
  fullName: line(200),
  email: z.string(),
  phone: optionalPhone,
  status: z.enum(accountStatus.values),
  isAssigned: z.boolean(),
}));
export type CaseTrade = z.infer<typeof caseTradeSchema>;
