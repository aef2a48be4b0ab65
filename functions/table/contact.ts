import type { Contact } from '#shared/model/contact.ts';
import { contactDefaults } from '#shared/model/contact-field-sets.ts';
import type { ArrangementLinkState } from '#shared/model/enumerations/people.ts';
import { caseKeys } from './case-keys.ts';
import { inOrder } from './contact-order.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Table } from './table.ts';

/** A link that is out: only the letter that carries this `id` opens anything, and only until `expiresOn`. */
export type ContactInvitation = { id: string; sentOn: string; expiresOn: string };
/** The last online-arrangement link that was mailed, and the plan that was begun by it. */
export type ArrangementLink = ContactInvitation & { state: ArrangementLinkState; planId?: string };

/** A contact as it is kept: `accountId` is the account that took the invitation up, `invitation` is there only while one is out (status Pending). */
export type ContactFields = Contact & { accountId?: string; invitation?: ContactInvitation; arrangementLink?: ArrangementLink };
/** `version` counts the writes of the row. */
export type ContactRow = ContactFields & { version: number };

/** A row stored before a field was added has the field's default. */
const rowOf = (item: Item): ContactRow => ({
  ...contactDefaults(),
  ...fromItem<ContactFields>(item),
  version: item.version as number,
});

export const contactItem = (caseId: string, contact: ContactFields, version = 1): Item =>
  toItem('contact', caseKeys.contact(caseId, contact.id), contact, version);

/** One contact of a case. */
export async function readContact(table: Table, caseId: string, id: string): Promise<ContactRow | undefined> {
  const item = await table.get(caseKeys.contact(caseId, id), { consistent: true });
  return item && rowOf(item);
}

/** Everybody of a case, in the order in which the home has them: it lies beside them, and is read by the same query. */
export async function readContacts(table: Table, caseId: string): Promise<ContactRow[]> {
  const items = await everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'CONTACT', consistent: true });
  const order = items.find(({ entityType }) => entityType === 'contact-order');
  return inOrder(items.filter(({ entityType }) => entityType === 'contact').map(rowOf), (order?.ids ?? []) as string[]);
}

export type ContactPlace = { caseId: string; id: string };

/** Contacts by where they are, of one case or of several, in that order; those that are gone are left out. */
export async function readContactsAt(
  table: Table,
  places: readonly ContactPlace[],
): Promise<(ContactRow & { caseId: string })[]> {
  if (places.length === 0) return [];
  const keys = places.map(({ caseId, id }) => caseKeys.contact(caseId, id));
  const items = await table.getMany(keys);
  const byKey = new Map(items.map((item) => [`${item.pk}|${item.sk}`, item]));
  return keys.flatMap(({ pk, sk }, index) => {
    const item = byKey.get(`${pk}|${sk}`);
    return item ? [{ ...rowOf(item), caseId: places[index]?.caseId ?? '' }] : [];
  });
}
