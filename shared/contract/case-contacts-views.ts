import * as z from 'zod';
import { contactSchema } from '#shared/model/contact.ts';
import { copiedContactFields } from '#shared/model/contact-field-sets.ts';
import { staffMemberSchema } from '#shared/model/employee.ts';
import { accountStatus, arrangementLinkState } from '#shared/model/enumerations/people.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, instant, line, optionalPhone, version } from '#shared/values/schemas.ts';
import { pageInput, pageOf } from './page.ts';

/** The most contacts that a case can have. */
export const MAX_CONTACTS = 1000;

/** An emailed link: when it was sent, and when it expires. */
const sentLink = { sentOn: instant, expiresOn: instant };

/** Describes an online-arrangement email to a contact, and what came of it. `planId` is set once the relative has started a plan with it. */
const arrangementLinkSchema = lazyObject(() => ({
  ...sentLink,
  state: z.enum(arrangementLinkState.values),
  planId: guid.optional(),
}));

/**
 * Describes a contact as staff see it. `hasAccount`: they sign in as this contact (or did, before they were blocked); `invitation`: the open one, if any;
 * `arrangementLink`: the last one sent.
 */
export const caseContactSchema = lazyObject(() => ({
  ...contactSchema.shape,
  version,
  hasAccount: z.boolean(),
  invitation: lazyObject(() => sentLink).nullable(),
  arrangementLink: arrangementLinkSchema.nullable(),
}));
export type CaseContact = z.infer<typeof caseContactSchema>;

/** Describes a page of a case's contacts, in order. `total` counts the decedents only if they were asked for. */
export const contactPageSchema = pageOf(caseContactSchema);
export const contactPageInput = lazyObject(() => ({
  caseId: guid,
  includeDecedents: z.stringbool().default(false),
  pageSize: pageInput.pageSize,
  cursor: pageInput.cursor,
}));

/** Describes a person who is a contact of another of the home's cases, so that staff don't have to type them again. */
export const knownPersonSchema = lazyObject(() => ({
  caseId: guid,
  contactId: guid,
  caseNumber: line(40),
  decedentFullName: line(200),
  person: lazyObject(() => copiedContactFields),
}));
export type KnownPerson = z.infer<typeof knownPersonSchema>;

/** Describes a trade company of the home, and whether it works on this case. */
export const caseTradeSchema = lazyObject(() => ({
  employeeId: guid,
  fullName: line(200),
  /** The company's name, or the person's role there, if the home entered one. */
  title: line(80).optional(),
  /** What it does, such as removals. */
  tradeKinds: staffMemberSchema.shape.tradeKinds,
  email: z.string(),
  phone: optionalPhone,
  status: z.enum(accountStatus.values),
  isAssigned: z.boolean(),
}));
export type CaseTrade = z.infer<typeof caseTradeSchema>;
