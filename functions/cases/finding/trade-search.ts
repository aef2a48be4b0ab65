import type { CaseRecord } from '#functions/table/case.ts';
import { caseOf } from '#functions/table/case.ts';
import { type CasePosition, readTradeCases } from '#functions/table/case-list.ts';
import type { Table } from '#functions/table/table.ts';
import { closeNames } from '#shared/cases/close-names.ts';
import { wordsOf } from '#shared/cases/words-of.ts';
import { type FoundCase, MAX_FOUND } from '#shared/contract/search.ts';
import type { Membership } from '#shared/model/membership.ts';
import { visibleCase } from '../viewing/visible-case.ts';
import { matchesWords } from './case-matches.ts';
import { inShort } from './found-cases.ts';
import { matchesMeanings } from './similar-names.ts';

/** Cases that one query reads, and queries of one search: the newest two hundred of a company. */
const AT_ONCE = 100;
const MAX_QUERIES = 2;

/** The newest cases that a trade company is assigned to at a home. */
export async function tradeCases(table: Table, { locationId, employeeId }: Membership): Promise<CaseRecord[]> {
  const all: CaseRecord[] = [];
  let after: CasePosition | null = null;
  for (let nth = 0; nth < MAX_QUERIES; nth += 1) {
    const { cases, hasMore } = await readTradeCases(table, locationId, employeeId, { limit: AT_ONCE, after });
    all.push(...cases);
    after = cases.at(-1) ?? null;
    if (!hasMore || !after) break;
  }
  return all;
}

/** A case as a trade company finds it: nothing of the family, and no tasks but those it is shown on the case itself. */
export const tradeView = (record: CaseRecord, isSimilar: boolean): FoundCase => {
  const { nextTask: _next, ...shown } = inShort(visibleCase('trade', caseOf(record)) as CaseRecord);
  return { ...shown, by: null, isSimilar, contacts: [] };
};

/** Finds cases that a trade company is assigned to, by the decedent's name and the number, or by a name that is close to what was typed. */
export async function searchTradeCases(table: Table, membership: Membership, query: string): Promise<FoundCase[]> {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const records = await tradeCases(table, membership);
  const exact = records.filter((record) => matchesWords(record, words, 'trade'));
  if (exact.length > 0) return exact.slice(0, MAX_FOUND).map((record) => tradeView(record, false));
  const names = new Set(records.flatMap(({ decedentFullName }) => wordsOf(decedentFullName)));
  const meanings = new Map(words.map((word) => [word, closeNames(word, names)]));
  const isMeant = ({ decedentFullName }: CaseRecord) => matchesMeanings(wordsOf(decedentFullName), words, meanings);
  return records
    .filter(isMeant)
    .slice(0, MAX_FOUND)
    .map((record) => tradeView(record, true));
}
