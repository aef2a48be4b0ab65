import type { Contact } from '#shared/model/contact.ts';
import { caseKeys } from './case-keys.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Table } from './table.ts';

/** A contact as kept: `version` counts the writes of the row, `accountId` is the account that took the invitation up. */
export type ContactRow = Contact & { version: number; accountId?: string };

const rowOf = (item: Item): ContactRow => ({ ...fromItem<Omit<ContactRow, 'version'>>(item), version: item.version as number });

export const contactItem = (caseId: string, contact: Omit<ContactRow, 'version'>, version = 1): Item =>
  toItem('contact', caseKeys.contact(caseId, contact.id), contact, version);

/** The order of a case's contacts. */
export const contactOrderItem = (caseId: string, ids: readonly string[], version = 1): Item =>
  toItem('contact-order', caseKeys.contactOrder(caseId), { ids }, version);

/** One contact of a case. */
export async function readContact(table: Table, caseId: string, id: string): Promise<ContactRow | undefined> {
  const item = await table.get(caseKeys.contact(caseId, id), { consistent: true });
  return item && rowOf(item);
}

/** Everybody of a case, in no order: their `sortOrder` says it. */
export const readContacts = async (table: Table, caseId: string): Promise<ContactRow[]> =>
  (await everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'CONTACT#', consistent: true })).map(rowOf);
