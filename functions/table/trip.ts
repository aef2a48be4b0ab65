import type { CustodyWords } from '#shared/custody/custody-record.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import { caseQuestionPage } from '#shared/model/enumerations/question.ts';
import type { Tag } from '#shared/model/tag.ts';
import { type CaseCustody, carePageKeys, custodyOfCase } from './care-page.ts';
import { type CaseRecord, caseRecordIn, decedentIn } from './case.ts';
import { answersIn, type StoredAnswers } from './case-answers.ts';
import { caseKeys } from './case-keys.ts';
import { fromItem } from './item.ts';
import { locationKeys } from './location.ts';
import { type LocationRow, locationRowIn } from './location-row.ts';
import type { Item, Table } from './table.ts';
import { caseTagsIn, type StoredCaseTags, tagIn, tagKey } from './tag.ts';

/** An entry that the record already has under the id that a phone made. `sent` is missing if no phone sent it. */
export type EntryThere = { salt: string; sent?: { kind: string; sha256: string; said: string } };

function entryThere(item: Item | undefined): EntryThere | undefined {
  if (!item) return undefined;
  const { words, sent } = fromItem<{ words: CustodyWords[]; sent?: EntryThere['sent'] }>(item);
  return { salt: words[0]?.salt ?? '', ...(sent ? { sent } : {}) };
}

/** What an entry of a trip depends on. `there`: the record has an entry with its id already. */
export type TripRows = CaseCustody & { tags: StoredCaseTags; tag: Tag | undefined; there: EntryThere | undefined };

/** Reads what an entry of a trip depends on, with the tag that has a code if it names one: consistently, in one request. */
export async function readTripRows(
  table: Table,
  { caseId, locationId, entryId, code }: { caseId: string; locationId: string; entryId: string; code?: string | undefined },
): Promise<TripRows> {
  const keys = [
    ...carePageKeys({ caseId, locationId }, ['removal']),
    caseKeys.tags(caseId),
    caseKeys.custodyWords(caseId, entryId),
    ...(code === undefined ? [] : [tagKey(locationId, code)]),
  ];
  const items = await table.getMany(keys, { consistent: true });
  const there = entryThere(items.find(({ entityType }) => entityType === 'custody-words'));
  return { ...custodyOfCase(items, ['removal']), tags: caseTagsIn(items), tag: tagIn(items), there };
}

/** Reads what the record of a case already has under the id of an entry. */
export async function readEntryThere(table: Table, caseId: string, entryId: string): Promise<EntryThere | undefined> {
  const item = await table.get(caseKeys.custodyWords(caseId, entryId), { consistent: true });
  return entryThere(item);
}

/** A case as a phone takes it along. */
export type TripCaseRows = Omit<CaseCustody, 'custody' | 'caseFacts'> & {
  record: CaseRecord;
  decedent: Decedent;
  answers: StoredAnswers;
  tags: StoredCaseTags;
};

const rowsOfCase = (caseId: string) => [
  caseKeys.case(caseId),
  caseKeys.decedent(caseId),
  caseKeys.carePage(caseId, 'removal'),
  caseKeys.tags(caseId),
  ...caseQuestionPage.values.map((page) => caseKeys.answers(caseId, page)),
];

/** Reads the home and the cases that a phone takes along: a request for every 100 rows. */
export async function readTripCases(
  table: Table,
  locationId: string,
  caseIds: readonly string[],
): Promise<{ home: LocationRow | undefined; cases: TripCaseRows[] }> {
  const items = await table.getMany([locationKeys.profile(locationId), ...caseIds.flatMap(rowsOfCase)]);
  const home = locationRowIn(items);
  const cases = caseIds.flatMap((caseId): TripCaseRows[] => {
    const own = items.filter(({ pk }) => pk === caseKeys.case(caseId).pk);
    const [record, decedent] = [caseRecordIn(own), decedentIn(own)];
    if (!record || !decedent) return [];
    const { head, pages } = custodyOfCase(own, ['removal']);
    return [{ record, decedent, home, head, pages, answers: answersIn(own), tags: caseTagsIn(own) }];
  });
  return { home, cases };
}
