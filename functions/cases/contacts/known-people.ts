import { type CaseRecord, readCases } from '#functions/table/case.ts';
import { findByWords } from '#functions/table/case-words.ts';
import { type ContactRow, readContactsAt } from '#functions/table/contact.ts';
import type { Table } from '#functions/table/table.ts';
import { wordsOf } from '#shared/cases/words-of.ts';
import type { KnownPerson } from '#shared/contract/case-contacts-views.ts';
import { copiedContactNames, pickContactFields } from '#shared/model/contact-field-sets.ts';
import { isGuid } from '#shared/values/ids.ts';
import { phoneDigits } from '#shared/values/phone.ts';
import { emailWord } from './contact-words.ts';

/** Most rows of words to read, contacts to look at, and people to offer. */
const MAX_ROWS = 60;
const MAX_READ = 24;
const MAX_OFFERED = 8;
/** Fewest digits of a phone number to search for: fewer match everyone. */
const LEAST_DIGITS = 4;

/** Returns what to look up: an email, a phone number, or one or two words of a name, the last of them partly typed. */
function phraseOf(query: string): string | undefined {
  if (query.includes('@')) return emailWord(query);
  const digits = phoneDigits(query);
  if (digits.length >= LEAST_DIGITS && !/\p{L}/u.test(query)) return digits;
  return wordsOf(query).slice(-2).join(' ') || undefined;
}

const samePerson = ({ fullName, phoneNumber, email }: ContactRow) =>
  JSON.stringify([wordsOf(fullName), phoneNumber || emailWord(email)]);

/** Offers someone who is on several cases once, as they are on the newest. */
function onceEach(rows: readonly (ContactRow & { caseId: string })[]) {
  const people = new Map<string, ContactRow & { caseId: string }>();
  for (const row of rows) if (!people.has(samePerson(row))) people.set(samePerson(row), row);
  return [...people.values()];
}

const knownPerson = (row: ContactRow & { caseId: string }, of: CaseRecord): KnownPerson => ({
  caseId: of.id,
  contactId: row.id,
  caseNumber: of.caseNumber,
  decedentFullName: of.decedentFullName,
  person: pickContactFields(row, copiedContactNames),
});

/**
 * Returns living contacts of the home's other cases whose name, number, or email starts with the words: one query of words, one read of contacts, and one
 * of their cases.
 */
export async function knownPeople(table: Table, record: CaseRecord, query: string): Promise<KnownPerson[]> {
  const phrase = phraseOf(query);
  if (phrase === undefined) return [];
  const { hits } = await findByWords(table, record.providerLocationId, phrase, { limit: MAX_ROWS, after: null });
  const places = new Map<string, { caseId: string; id: string }>();
  for (const { id: caseId, sk } of hits) {
    const id = sk.split('#').at(-1) ?? '';
    if (caseId !== record.id && isGuid(id)) places.set(id, { caseId, id });
  }
  const rows = await readContactsAt(table, [...places.values()].slice(0, MAX_READ));
  const people = onceEach(rows.filter(({ isDeceased, contactType }) => !isDeceased && contactType !== 'decedent')).slice(
    0,
    MAX_OFFERED,
  );
  const cases = new Map(
    (await readCases(table, [...new Set(people.map(({ caseId }) => caseId))])).map((each) => [each.id, each]),
  );
  return people.flatMap((row) => {
    const of = cases.get(row.caseId);
    return of ? [knownPerson(row, of)] : [];
  });
}
