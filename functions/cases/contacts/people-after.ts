import type { CaseRecord } from '#functions/table/case.ts';
import type { ContactFields } from '#functions/table/contact.ts';
import { readContact } from '#functions/table/contact.ts';
import type { LeadContact, StoredPeople } from '#functions/table/contact-order.ts';
import type { Table } from '#functions/table/table.ts';
import { firstWith, leadRolesOf, PEOPLE_SHOWN, primaryOf } from '#shared/cases/people-of-case.ts';
import type { PeopleInShort, PersonInShort } from '#shared/contract/cases-views.ts';
import { personInShort } from './contact-of-call.ts';
import { peopleWordsOf } from './contact-words.ts';

/** What happens to the contacts of a case: one is saved (new or changed), removed, or moved behind another. */
export type PeopleChange =
  | { kind: 'put'; contact: ContactFields }
  | { kind: 'remove'; id: string }
  | { kind: 'move'; id: string; after: string | null };

/** The contacts in their order after a change. */
function orderAfter(ids: readonly string[], change: PeopleChange): string[] {
  if (change.kind === 'put') return ids.includes(change.contact.id) ? [...ids] : [...ids, change.contact.id];
  const rest = ids.filter((id) => id !== change.id);
  if (change.kind === 'remove') return rest;
  const place = change.after === null ? 0 : rest.indexOf(change.after) + 1;
  return rest.toSpliced(place, 0, change.id);
}

function leadsAfter(leads: readonly LeadContact[], change: PeopleChange): LeadContact[] {
  if (change.kind === 'move') return [...leads];
  const id = change.kind === 'put' ? change.contact.id : change.id;
  const others = leads.filter((lead) => lead.id !== id);
  const roles = change.kind === 'put' ? leadRolesOf(change.contact) : [];
  return roles.length > 0 ? [...others, { id, roles }] : others;
}

/** Returns the first contacts in brief: the ones already known, and any that moves up among them, from the table. */
async function shortsOf(table: Table, caseId: string, ids: readonly string[], { first }: PeopleInShort, change: PeopleChange) {
  const known = new Map<string, PersonInShort>(first.map((person) => [person.id, person]));
  if (change.kind === 'put') known.set(change.contact.id, personInShort(change.contact));
  const shorts = await Promise.all(
    ids.slice(0, PEOPLE_SHOWN).map(async (id) => {
      const contact = known.get(id) ?? (await readContact(table, caseId, id));
      return contact && ('roles' in contact ? contact : personInShort(contact));
    }),
  );
  return shorts.filter((person) => person !== undefined);
}

/** Returns the people that the case's own row names, with the number to call. */
async function primaryFields(
  table: Table,
  record: CaseRecord,
  id: string | undefined,
  first: readonly PersonInShort[],
  change: PeopleChange,
) {
  if (id === undefined) return { primaryContact: undefined, primaryContactName: undefined, primaryContactPhone: undefined };
  const changed = change.kind === 'put' && change.contact.id === id ? change.contact : undefined;
  const person = changed ?? first.find((each) => each.id === id) ?? (await readContact(table, record.id, id));
  return { primaryContact: id, primaryContactName: person?.fullName, primaryContactPhone: person?.phoneNumber };
}

/** Returns everything kept about a case's contacts together, after a change. */
export async function peopleAfter(table: Table, record: CaseRecord, storedPeople: StoredPeople, change: PeopleChange) {
  const ids = orderAfter(storedPeople.ids, change);
  const leads = leadsAfter(storedPeople.leads, change);
  const first = await shortsOf(table, record.id, ids, storedPeople.people, change);
  const fields = {
    ...(await primaryFields(table, record, primaryOf(leads, ids), first, change)),
    personInControlOfDisposition: firstWith(leads, ids, 'person-in-control-of-disposition'),
    peopleWords: peopleWordsOf(first),
  };
  return { ids, leads, people: { count: ids.length, first }, fields };
}
