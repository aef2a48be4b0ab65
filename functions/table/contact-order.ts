import type { PeopleInShort } from '#shared/contract/cases-views.ts';
import type { CaseRole } from '#shared/model/enumerations/people.ts';
import { caseKeys } from './case-keys.ts';
import { toItem } from './item.ts';
import type { Item, Table } from './table.ts';

/** A contact that the home turns to, wherever it is in the order: the case's own row shows the first of them. */
export type LeadContact = { id: string; roles: CaseRole[] };

/** Returns the order of a case's contacts, and the ones that the home turns to, as an item. */
export const contactOrderItem = (caseId: string, ids: readonly string[], version = 1, leads: readonly LeadContact[] = []): Item =>
  toItem('contact-order', caseKeys.contactOrder(caseId), { ids, leads }, version);

/** What is kept about all contacts of a case together: two rows, each with a version, that every change of a contact writes. */
export type StoredPeople = {
  ids: readonly string[];
  leads: readonly LeadContact[];
  orderVersion: number;
  people: PeopleInShort;
  peopleVersion: number;
};

/** Reads the order of a case's contacts and the first twelve in brief, consistently. */
export async function readStoredPeople(table: Table, caseId: string): Promise<StoredPeople> {
  const items = await table.getMany([caseKeys.contactOrder(caseId), caseKeys.people(caseId)], { consistent: true });
  const [order, people] = ['contact-order', 'people'].map((entityType) => items.find((item) => item.entityType === entityType));
  if (!order || !people) throw new Error('A case without the rows of its people.');
  return {
    ids: order.ids as string[],
    leads: (order.leads ?? []) as LeadContact[],
    orderVersion: order.version as number,
    people: { count: people.count as number, first: people.first as PeopleInShort['first'] },
    peopleVersion: people.version as number,
  };
}

/** Reads only the order. */
export async function readContactOrder(table: Table, caseId: string): Promise<string[]> {
  const order = await table.get(caseKeys.contactOrder(caseId), { consistent: true });
  return (order?.ids ?? []) as string[];
}

/** Returns contacts in their stored order, each with its place as its `sortOrder`. Contacts without a place come last, in the order in which they came. */
export function inOrder<Row extends { id: string; sortOrder: number }>(contacts: readonly Row[], ids: readonly string[]): Row[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return contacts
    .map((contact) => ({ ...contact, sortOrder: places.get(contact.id) ?? ids.length + contact.sortOrder }))
    .toSorted((one, other) => one.sortOrder - other.sortOrder);
}
