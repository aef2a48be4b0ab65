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

/** `/api/cases`, the people around a case: its contacts, how relatives are let in, and the trade companies that work on it. */
export const caseContacts = {
  getCaseContacts: call({
    name: 'getCaseContacts',
    method: 'GET',
    path: `${base}/{caseId}/contacts`,
    access: 'case-files.read',
    summary: 'Contacts of a case in their order, a page at a time; the decedent first where asked for',
  })
    .input(contactPageInput)
    .output(contactPageSchema),
  getCaseContact: call({
    name: 'getCaseContact',
    method: 'GET',
    path: `${base}/{caseId}/contacts/{contactId}`,
    access: 'case-files.read',
    summary: 'One contact of a case, with what became of invitations and arrangement emails',
  })
    .input(contactOf)
    .output(caseContactSchema),
  saveCaseContact: call({
    name: 'saveCaseContact',
    method: 'POST',
    path: `${base}/{caseId}/contact`,
    access: 'contacts.change',
    summary: 'Saves a contact at the version seen, or a new one; writes to it where its email choice was changed to that',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        caseId: guid,
        /** Null: a new one. */
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
    summary: 'Remove a contact from a case; links sent to them stop working, and they lose access immediately',
  })
    .input(contactOf)
    .output(doneSchema),
  orderCaseContacts: call({
    name: 'orderCaseContacts',
    method: 'POST',
    path: `${base}/{caseId}/contacts/order`,
    access: 'contacts.change',
    summary: 'Puts a contact behind another, or (null) first',
  })
    .input(lazyObject(() => ({ caseId: guid, contactId: guid, after: guid.nullable() })))
    .output(doneSchema),
  findKnownPeople: call({
    name: 'findKnownPeople',
    method: 'POST',
    path: `${base}/{caseId}/contacts/known`,
    access: 'contacts.change',
    summary: 'Contacts of other cases of the home by words of a name, a phone number or an email',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ caseId: guid, querry: line(120).min(1, REQUIRED) })))
    .output(lazyObject(() => ({ items: z.array(knownPersonSchema) }))),
  updateContactStatus: call({
    name: 'updateContactStatus',
    method: 'POST',
    path: `${base}/{caseId}/updateContactStatus`,
    access: 'contacts.change',
    summary: "Blocks a contact's access, or gives it back; `from` is the status seen",
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
    summary: 'Mails a contact the link by which they take part in the case; one that was sent before is void',
    idempotency: 'required',
  })
    .input(contactOf)
    .output(caseContactSchema),
  cancelInvitation: call({
    name: 'cancelInvitation',
    method: 'POST',
    path: `${base}/cancelInvitation`,
    access: 'contacts.change',
    summary: 'Takes an invitation back; its link opens nothing from then on',
  })
    .input(contactOf)
    .output(caseContactSchema),
  inviteToArrangementOnline: call({
    name: 'inviteToArrangementOnline',
    method: 'POST',
    path: `${base}/inviteToArrangementOnline`,
    access: 'contacts.change',
    summary: 'Mails a contact the link by which they plan the arrangement of the case online',
    idempotency: 'required',
  })
    .input(contactOf)
    .output(caseContactSchema),
  sendArrangementEmail: call({
    name: 'sendArrangementEmail',
    method: 'POST',
    path: `${base}/sendArrangementEmail`,
    access: 'contacts.change',
    summary: 'Mails the arrangement link once more; the one that was sent before is void',
    idempotency: 'required',
  })
    .input(contactOf)
    .output(caseContactSchema),
  cancelArrangementLink: call({
    name: 'cancelArrangementLink',
    method: 'POST',
    path: `${base}/cancelArrangementLink`,
    access: 'contacts.change',
    summary: 'Takes an arrangement link back; what was planned by it stays',
  })
    .input(contactOf)
    .output(caseContactSchema),
  getCaseTrades: call({
    name: 'getCaseTrades',
    method: 'GET',
    path: `${base}/{caseId}/trades`,
    access: 'case-files.read',
    summary: "The home's trade companies, and which of them work on the case",
  })
    .input(lazyObject(() => ({ caseId: guid })))
    .output(trades),
  assignTrade: call({
    name: 'assignTrade',
    method: 'POST',
    path: `${base}/{caseId}/trades`,
    access: 'cases.change',
    summary: 'Lets a trade company of the home work on the case: custody, preparation and tasks',
  })
    .input(trade)
    .output(trades),
  unassignTrade: call({
    name: 'unassignTrade',
    method: 'DELETE',
    path: `${base}/{caseId}/trades/{employeeId}`,
    access: 'cases.change',
    summary: 'Takes a trade company off the case; its next request finds it closed',
  })
    .input(trade)
    .output(trades),
};
