import * as z from 'zod';
import { emailRequired, hasEmailToWriteTo } from '#shared/model/contact.ts';
import { contactInputFields } from '#shared/model/contact-field-sets.ts';
import { contactStatus } from '#shared/model/enumerations/people.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, line, REQUIRED, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import {
  caseContactSchema,
  caseTradeSchema,
  contactPageInput,
  contactPageSchema,
  knownPersonSchema,
} from './case-contacts-views.ts';
import { doneSchema } from './done.ts';

const base = '/api/cases' as const;
const contactOf = lazyObject(() => ({ caseId: guid, contactId: guid }));
const trade = lazyObject(() => ({ caseId: guid, employeeId: guid }));
const trades = lazyObject(() => ({ items: z.array(caseTradeSchema) }));

/** `/api/cases`, people: a case's contacts, relatives' access, and the trade companies that work on it. */
export const caseContacts = {
  getCaseContacts: call({
    name: 'getCaseContacts',
    method: 'GET',
    path: `${base}/{caseId}/contacts`,
    access: 'case-files.read',
    summary: "Lists a case's contacts in order, a page at a time; the decedent comes first if asked for",
  })
    .input(contactPageInput)
    .output(contactPageSchema),
  getCaseContact: call({
    name: 'getCaseContact',
    method: 'GET',
    path: `${base}/{caseId}/contacts/{contactId}`,
    access: 'case-files.read',
    summary: 'Returns one contact of a case, with the state of invitations and arrangement emails',
  })
    .input(contactOf)
    .output(caseContactSchema),
  saveCaseContact: call({
    name: 'saveCaseContact',
    method: 'POST',
    path: `${base}/{caseId}/contact`,
    access: 'contacts.change',
    summary: 'Saves a contact at the version seen, or a new one; emails them if the change asks for it',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        caseId: guid,
        /** Null adds a new contact. */
        contact: lazyObject(() => ({ id: guid, version }))
          .nullable()
          .default(null),
        ...contactInputFields,
      })).refine(hasEmailToWriteTo, emailRequired),
    )
    .output(caseContactSchema),
  deleteCaseContact: call({
    name: 'deleteCaseContact',
    method: 'DELETE',
    path: `${base}/{caseId}/contacts/{contactId}`,
    access: 'contacts.change',
    summary: 'Removes a contact from a case; links sent to them stop working, and they lose access immediately',
  })
    .input(contactOf)
    .output(doneSchema),
  orderCaseContacts: call({
    name: 'orderCaseContacts',
    method: 'POST',
    path: `${base}/{caseId}/contacts/order`,
    access: 'contacts.change',
    summary: 'Moves a contact behind another one, or (null) to the front',
  })
    .input(lazyObject(() => ({ caseId: guid, contactId: guid, after: guid.nullable() })))
    .output(doneSchema),
  findKnownPeople: call({
    name: 'findKnownPeople',
    method: 'POST',
    path: `${base}/{caseId}/contacts/known`,
    access: 'contacts.change',
    summary: "Finds contacts of the home's other cases by name, phone number, or email",
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ caseId: guid, querry: line(120).min(1, REQUIRED) })))
    .output(lazyObject(() => ({ items: z.array(knownPersonSchema) }))),
  updateContactStatus: call({
    name: 'updateContactStatus',
    method: 'POST',
    path: `${base}/{caseId}/updateContactStatus`,
    access: 'contacts.change',
    summary: 'Blocks or unblocks a contact; `from` is the status that the caller saw',
  })
    .input(
      lazyObject(() => ({ caseId: guid, id: guid, from: z.enum(contactStatus.values), status: z.enum(contactStatus.values) })),
    )
    .output(caseContactSchema),
  sendInvitation: call({
    name: 'sendInvitation',
    method: 'POST',
    path: `${base}/contacts/{contactId}/sendInvitation`,
    access: 'contacts.change',
    summary: 'Emails a contact the link to join the case; an earlier link stops working',
    idempotency: 'required',
  })
    .input(contactOf)
    .output(caseContactSchema),
  cancelInvitation: call({
    name: 'cancelInvitation',
    method: 'POST',
    path: `${base}/cancelInvitation`,
    access: 'contacts.change',
    summary: 'Cancels an invitation; its link stops working',
  })
    .input(contactOf)
    .output(caseContactSchema),
  inviteToArrangementOnline: call({
    name: 'inviteToArrangementOnline',
    method: 'POST',
    path: `${base}/inviteToArrangementOnline`,
    access: 'contacts.change',
    summary: 'Emails a contact the link to plan the arrangement of the case online',
    idempotency: 'required',
  })
    .input(contactOf)
    .output(caseContactSchema),
  sendArrangementEmail: call({
    name: 'sendArrangementEmail',
    method: 'POST',
    path: `${base}/sendArrangementEmail`,
    access: 'contacts.change',
    summary: 'Emails the arrangement link again; the earlier link stops working',
    idempotency: 'required',
  })
    .input(contactOf)
    .output(caseContactSchema),
  cancelArrangementLink: call({
    name: 'cancelArrangementLink',
    method: 'POST',
    path: `${base}/cancelArrangementLink`,
    access: 'contacts.change',
    summary: 'Cancels an arrangement link; what was planned with it stays',
  })
    .input(contactOf)
    .output(caseContactSchema),
  getCaseTrades: call({
    name: 'getCaseTrades',
    method: 'GET',
    path: `${base}/{caseId}/trades`,
    access: 'case-files.read',
    summary: "Lists the home's trade companies, and says which of them work on the case",
  })
    .input(lazyObject(() => ({ caseId: guid })))
    .output(trades),
  assignTrade: call({
    name: 'assignTrade',
    method: 'POST',
    path: `${base}/{caseId}/trades`,
    access: 'cases.change',
    summary: 'Assigns a trade company of the home to a case, for custody, preparation, and tasks',
  })
    .input(trade)
    .output(trades),
  unassignTrade: call({
    name: 'unassignTrade',
    method: 'DELETE',
    path: `${base}/{caseId}/trades/{employeeId}`,
    access: 'cases.change',
    summary: 'Removes a trade company from a case; its next request is refused',
  })
    .input(trade)
    .output(trades),
};
