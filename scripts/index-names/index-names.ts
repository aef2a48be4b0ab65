import { contactWordWrites, peopleWordsOf } from '#functions/cases/contacts/contact-words.ts';
import { personWords } from '#functions/cases/finding/learn-case-names.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { learnNames, type NamedCase } from '#functions/table/case-names.ts';
import { stillAt } from '#functions/table/item.ts';
import { type Item, openTable, type Table, type Write } from '#functions/table/table.ts';
import { wasWritten } from '#functions/table/write-failures.ts';
import type { PeopleInShort } from '#shared/contract/cases-views.ts';
import type { Contact } from '#shared/model/contact.ts';
import { rowsOf, type TableStage, untilUndisturbed } from '../old-rows.ts';

/** Names of so many cases are learned together. */
const AT_ONCE = 200;
type Place = Pick<CaseRecord, 'id' | 'createdOn' | 'providerLocationId' | 'peopleWords'>;

/** Writes the words of a contact that are missing, unless someone has changed the contact since it was read. */
async function addWords(table: Table, of: Place, row: Item): Promise<number> {
  const contact = row as unknown as Contact & { version: number };
  const puts = contactWordWrites(of, contact.id, null, contact).filter((write) => 'put' in write) as { put: Item }[];
  const keys = puts.map(({ put: { pk, sk } }) => ({ pk, sk }));
  const stored = new Set((await table.getMany(keys, { consistent: true })).map(({ sk }) => sk));
  const missing: Write[] = puts.filter(({ put }) => !stored.has(put.sk));
  if (missing.length === 0) return 0;
  const isUnchanged = stillAt(caseKeys.contact(of.id, contact.id), contact.version);
  // Whoever changed the contact wrote its words.
  return (await wasWritten(table.transact([...missing, isUnchanged]))) ? missing.length : 0;
}

/** Adds the phone numbers of a case's first contacts to the words in its row, unless someone has changed them since they were read. */
async function addPhones(table: Table, { id, peopleWords: seen }: Place, { first }: PeopleInShort): Promise<number> {
  const peopleWords = peopleWordsOf(first);
  if (peopleWords === seen) return 0;
  const isUnchanged = { expression: 'peopleWords = :seen', values: { ':seen': seen } };
  return (await wasWritten(table.update(caseKeys.case(id), { peopleWords }, isUnchanged))) ? 1 : 0;
}

/**
 * Lets cases from before be found by mistyped names, and their contacts by a phone number without its area code and by its last four digits. Returns how many
 * rows it wrote. A run that stops halfway is finished by the next one, and a second run finds nothing to do.
 */
export async function indexNames(stage: TableStage): Promise<number> {
  const table = openTable(stage.client, stage.tableName);
  const places = new Map<string, Place>();
  const byHome = new Map<string, NamedCase[]>();
  for await (const rows of rowsOf(stage, 'case'))
    for (const row of rows) {
      const record = row as unknown as CaseRecord;
      const { id, createdOn, providerLocationId, peopleWords } = record;
      places.set(caseKeys.case(id).pk, { id, createdOn, providerLocationId, peopleWords });
      const named = { id, createdOn, names: personWords(record) };
      const known = byHome.get(providerLocationId);
      if (known) known.push(named);
      else byHome.set(providerLocationId, [named]);
    }
  let written = 0;
  for (const [locationId, cases] of byHome)
    for (let from = 0; from < cases.length; from += AT_ONCE)
      written += await untilUndisturbed(() => learnNames(table, locationId, cases.slice(from, from + AT_ONCE)));
  for await (const rows of rowsOf(stage, 'people'))
    for (const row of rows) {
      const place = places.get(row.pk);
      if (place) written += await addPhones(table, place, row as unknown as PeopleInShort);
    }
  for await (const rows of rowsOf(stage, 'contact'))
    for (const row of rows) {
      const place = places.get(row.pk);
      if (place) written += await addWords(table, place, row);
    }
  return written;
}
