import { randomUUID } from 'node:crypto';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { contactInputNames, pickContactFields } from '#shared/model/contact-field-sets.ts';
import { mailbox, ok, type RequestOptions, waitUntil } from '#test/cloud/cloud.ts';
import { deskWithCase, keyed } from './case-desk.ts';

export type ContactPage = { items: CaseContact[]; total: number; nextCursor: string | null };

/** Returns a home for this test alone with a case, whose decedent nobody is named after. */
export const contactDesk = () => deskWithCase({ decedentFirstName: 'Amélie' });

export const fieldsOf = (changes: object = {}) => ({
  firstName: 'Ruth',
  lastName: `Vale-${randomUUID().slice(0, 6)}`,
  ...changes,
});

export const add = (by: RequestOptions, caseId: string, changes: object = {}) =>
  ok<CaseContact>('saveCaseContact', { caseId, ...fieldsOf(changes) }, keyed(by));

export const saveInput = (caseId: string, contact: CaseContact, changes: object = {}) => ({
  caseId,
  contact: { id: contact.id, version: contact.version },
  ...pickContactFields(contact, contactInputNames),
  ...changes,
});

export const contactsOf = (by: RequestOptions, caseId: string, input: object = {}) =>
  ok<ContactPage>('getCaseContacts', { caseId, ...input }, by);
export const contactOf = (by: RequestOptions, caseId: string, contactId: string) =>
  ok<CaseContact>('getCaseContact', { caseId, contactId }, by);
export const inviteContact = (by: RequestOptions, caseId: string, contactId: string) =>
  ok<CaseContact>('sendInvitation', { caseId, contactId }, keyed(by));

/** Returns the tokens of the emails to an address, in order, once there are this many. */
export const tokensTo = (email: string, link: 'case' | 'arrangement' = 'case', count = 1) =>
  waitUntil(`${count} letters to ${email}`, async () => {
    const pattern = link === 'case' ? /family-user-signup\/([\w-]{43})\?to=case/ : /arrangements\?link=([\w-]{43})/;
    const found = (await mailbox(email).all()).flatMap(({ body }) => pattern.exec(body.text ?? '')?.[1] ?? []);
    return found.length >= count && found;
  });
