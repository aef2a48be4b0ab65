import type { Contact } from '#shared/model/contact.ts';
import { contactDefaults } from '#shared/model/contact-field-sets.ts';
import type { ArrangementLinkState } from '#shared/model/enumerations/people.ts';
import { caseKeys } from './case-keys.ts';
import { inOrder } from './contact-order.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Table } from './table.ts';

/** A link that was sent: only the email with this `id` opens anything, and only until `expiresOn`. */
export type ContactInvitation = { id: string; sentOn: string; expiresOn: string };
/** The last online-arrangement link that was emailed, and the plan that was begun with it. */
export type ArrangementLink = ContactInvitation & { state: ArrangementLinkState; planId?: string };

/** A contact as it is stored: `accountId` is the account that accepted the invitation; `invitation` exists only while one is open (status Pending). */
export type ContactFields = Contact & { accountId?: string; invitation?: ContactInvitation; arrangementLink?: ArrangementLink };
/** `version` counts the writes of the row. */
export type ContactRow = ContactFields & { version: number };

/** Reads a row. If it was stored before a field was added, it gets the field's default. */
const rowOf = (item: Item): ContactRow => ({
  ...contactDefaults(),
  ...fromItem<ContactFields>(item),
  version: item.version as number,
});

export const contactItem = (caseId: string, contact: ContactFields, version = 1): Item =>
  toItem('contact', caseKeys.contact(caseId, contact.id), contact, version);

/** Reads one contact of a case. */
export async function readContact(table: Table, caseId: string, id: string): Promise<ContactRow | undefined> {
  const item = await table.get(caseKeys.contact(caseId, id), { consistent: true });
  return item && rowOf(item);
}

/** Reads everyone of a case, in the home's order, which is stored beside them and read by the same query. */
export async function readContacts(table: Table, caseId: string): Promise<ContactRow[]> {
  return contactsIn(await everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'CONTACT', consistent: true }));
}

/** Returns everyone of a case in the home's order, among rows that were read together. */
export function contactsIn(items: readonly Item[]): ContactRow[] {
  const order = items.find(({ entityType }) => entityType === 'contact-order');
  return inOrder(items.filter(({ entityType }) => entityType === 'contact').map(rowOf), (order?.ids ?? []) as string[]);
}

export type ContactPlace = { caseId: string; id: string };

/** Reads contacts by their keys, of one case or of several, in that order. Missing ones are left out. */
export async function readContactsAt(
  table: Table,
  places: readonly ContactPlace[],
  options?: { consistent?: boolean },
): Promise<(ContactRow & { caseId: string })[]> {
  if (places.length === 0) return [];
  const keys = places.map(({ caseId, id }) => caseKeys.contact(caseId, id));
  const items = await table.getMany(keys, options);
  const byKey = new Map(items.map((item) => [`${item.pk}|${item.sk}`, item]));
  return keys.flatMap(({ pk, sk }, index) => {
    const item = byKey.get(`${pk}|${sk}`);
    return item ? [{ ...rowOf(item), caseId: places[index]?.caseId ?? '' }] : [];
  });
}
