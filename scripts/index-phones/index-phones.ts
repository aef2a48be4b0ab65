import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { peopleWordsOf } from '#functions/cases/contacts/contact-words.ts';
import { type CaseRecord, readCase } from '#functions/table/case.ts';
import { caseIdOf, caseKeys } from '#functions/table/case-keys.ts';
import { wordWrites } from '#functions/table/case-words.ts';
import { type ContactRow, readContacts } from '#functions/table/contact.ts';
import { ConditionFailed, type Item, type Key, openTable, type Table } from '#functions/table/table.ts';
import { phoneWordsOf } from '#shared/cases/words-of.ts';
import type { PeopleInShort } from '#shared/contract/cases-views.ts';

export type IndexedStage = { client: DynamoDBDocumentClient; tableName: string };
/** Cases that are looked at together. */
const ABREAST = 10;
type PeopleRow = Key & Pick<PeopleInShort, 'first'>;

/** The people of every case, a page of the scan at a time. */
async function* peopleRows({ client, tableName: TableName }: IndexedStage): AsyncGenerator<PeopleRow[]> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName,
        FilterExpression: 'entityType = :people',
        ProjectionExpression: 'pk, sk, #first',
        ExpressionAttributeNames: { '#first': 'first' },
        ExpressionAttributeValues: { ':people': 'people' },
        ExclusiveStartKey: from,
        ConsistentRead: true,
      }),
    );
    yield (page.Items ?? []) as PeopleRow[];
    from = page.LastEvaluatedKey;
  } while (from);
}

/** Runs a conditional write. Returns false if someone has saved the row meanwhile: that save wrote its words itself. */
async function wins(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/** Writes the words of a contact's phone number that are missing. Returns whether any were. */
async function indexContact(table: Table, record: CaseRecord, contact: ContactRow): Promise<boolean> {
  const words = { before: [], after: [], alone: { before: [], after: phoneWordsOf(contact.phoneNumber) } };
  const items = wordWrites(record.providerLocationId, record, contact.id, words).flatMap((write): Item[] =>
    'put' in write ? [write.put] : [],
  );
  if (items.length === 0) return false;
  const known = new Set((await table.getMany(items.map(({ pk, sk }) => ({ pk, sk })))).map(({ sk }) => sk));
  const missing = items.filter(({ sk }) => !known.has(sk));
  if (missing.length === 0) return false;
  const condition = { expression: 'phoneNumber = :seen', values: { ':seen': contact.phoneNumber } };
  const isSame = { check: caseKeys.contact(record.id, contact.id), condition };
  return wins(table.transact([isSame, ...missing.map((put) => ({ put }))]));
}

async function indexCase(table: Table, { pk, first }: PeopleRow): Promise<boolean> {
  const record = await readCase(table, caseIdOf({ pk }));
  if (!record) return false;
  let isChanged = false;
  for (const contact of await readContacts(table, record.id)) if (await indexContact(table, record, contact)) isChanged = true;
  const peopleWords = peopleWordsOf(first);
  if (peopleWords === record.peopleWords) return isChanged;
  const condition = { expression: 'peopleWords = :seen', values: { ':seen': record.peopleWords } };
  return (await wins(table.update(caseKeys.case(record.id), { peopleWords }, condition))) || isChanged;
}

/**
 * Lets every case be found by the last digits of its contacts' phone numbers; returns how many cases were not before. Each row is one conditional write: a run
 * that stops halfway is finished by the next one, a second run finds nothing to do, and a number that someone saves meanwhile wins.
 */
export async function indexPhones(stage: IndexedStage): Promise<number> {
  const table = openTable(stage.client, stage.tableName);
  let count = 0;
  for await (const rows of peopleRows(stage))
    for (let start = 0; start < rows.length; start += ABREAST) {
      const changed = await Promise.all(rows.slice(start, start + ABREAST).map((row) => indexCase(table, row)));
      count += changed.filter(Boolean).length;
    }
  return count;
}
