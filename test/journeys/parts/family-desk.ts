import { randomUUID } from 'node:crypto';
import { caseLinkItem } from '#functions/table/account.ts';
import { contactItem } from '#functions/table/contact.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { type Contact, contactSchema } from '#shared/model/contact.ts';
import { openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { person, type TestPerson } from '#test/world/cast.ts';
import { busyHome } from './busy-home.ts';
import { openCase } from './case-desk.ts';

/** Writes a contact who takes part in a case straight into the table, as an accepted invitation leaves it. */
export async function joined(opened: CaseRow, changes: Partial<Contact> = {}, account?: TestPerson) {
  const who = account ?? (await person());
  const [firstName, lastName] = [changes.firstName ?? 'Noor', changes.lastName ?? 'Haddad'];
  const contact = contactSchema.parse({
    id: randomUUID(),
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    email: who.account.email,
    phoneNumber: '(617) 555-0188',
    relationship: 'daughter',
    status: 'active',
    ...changes,
  });
  const link = { caseId: opened.id, contactId: contact.id, locationId: opened.providerLocationId };
  const table = openCloudTable();
  await table.putAll([contactItem(opened.id, { ...contact, accountId: who.account.id }), caseLinkItem(who.account.id, link)]);
  const withdraw = () => table.delete({ pk: `ACCOUNT#${who.account.id}`, sk: `CASE#${opened.id}` });
  const by: RequestOptions = { token: who.token, headers: who.headers };
  return { by, contact, withdraw, who };
}

/** Returns a home with a case, and a relative who takes part in it. */
export async function familyDesk(changes: object = {}) {
  const desk = await busyHome();
  const row = await openCase(desk.staff, {
    contact: { firstName: 'Ruth', lastName: 'Okafor', phoneNumber: '6175550142' },
    ...changes,
  });
  return { ...desk, row, family: await joined(row) };
}
