import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseOf, readCases } from '#functions/table/case.ts';
import { listOrder } from '#functions/table/case-keys.ts';
import { findByWords, type WordHit } from '#functions/table/case-words.ts';
import type { Case } from '#shared/model/case.ts';
import { matchesFilters, matchesWords } from './case-matches.ts';
import type { CaseListInput, CaseListPage } from './list-cases.ts';
import { type Ask, askLongest, askWords } from './search-words.ts';

/** Most rows of words that one query reads (about 20 of them in 4 KB), and most cases that one request reads: together under 16 read units. */
const MAX_ROWS = 80;
const MAX_CASES = 22;

/** The key behind which the phrase of a turn goes on. */
type Place = { turn: number; after: string | null };

/**
 * Returns what to look up, one after the other. Only the last word may be half typed. If a phone number may be meant, its digits come first, or a longer word
 * beside it; then the same digits as words.
 */
const asksOf = ([words = [], plain]: readonly (readonly string[])[]): Ask[] =>
  plain ? [...askLongest(words), ...askWords(plain).slice(0, 1)] : askWords(words);

const cursorOf = ({ turn, after }: Place) => Buffer.from(`${turn}\n${after ?? ''}`).toString('base64url');

/** Reads a cursor. A key that no row of the phrase can follow isn't ours: the table refuses it. */
function placeOf(cursor: string | undefined, asks: readonly Ask[]): Place {
  if (cursor === undefined) return { turn: 0, after: null };
  const [turn, after] = Buffer.from(cursor, 'base64url').toString().split('\n');
  const phrase = /^[01]$/.test(turn ?? '') ? asks[Number(turn)]?.phrase : undefined;
  if (phrase !== undefined && (after ?? '').startsWith(after ? phrase : '')) return { turn: Number(turn), after: after || null };
  throw problem('invalid_input', {
    errors: [{ field: 'cursor', message: 'This list can no longer be continued. Please search again.' }],
  });
}

/** A case that was found, and the words that its rows prove. */
type Hit = WordHit & { proven: readonly string[] };
type HitPage = { hits: Hit[]; next: Place | null };

/** Reads rows from a place and, while the request may query once more, from the one after it. */
async function hitsFrom(
  context: OperationContext,
  locationId: string,
  asks: readonly Ask[],
  start: Place,
  most: number,
): Promise<HitPage> {
  const hits = new Map<string, Hit>();
  let { turn, after } = start;
  for (let queries = 0; queries < 2; queries += 1) {
    const { phrase, proven } = asks[turn] as Ask;
    const found = await findByWords(context.table, locationId, phrase, { limit: MAX_ROWS, after });
    let last: string | null = after;
    for (const hit of found.hits) {
      if (!hits.has(hit.id) && hits.size === most) return { hits: [...hits.values()], next: { turn, after: last } };
      if (!hits.has(hit.id)) hits.set(hit.id, { ...hit, proven });
      last = hit.sk;
    }
    if (found.hasMore) after = last;
    else {
      turn += 1;
      after = null;
    }
    if (turn === asks.length) return { hits: [...hits.values()], next: null };
  }
  return { hits: [...hits.values()], next: { turn, after } };
}

async function searchPage(
  context: OperationContext,
  locationId: string,
  readings: readonly (readonly string[])[],
  input: CaseListInput,
): Promise<CaseListPage> {
  const asks = asksOf(readings);
  const most = Math.min(input.items, MAX_CASES);
  const { hits, next } = await hitsFrom(context, locationId, asks, placeOf(input.cursor, asks), most);
  const proven = new Map(hits.map((hit) => [hit.id, hit.proven]));
  const records = await readCases(
    context.table,
    hits.map(({ id }) => id),
  );
  const found = records.filter((record) => {
    const isProven = (word: string) => proven.get(record.id)?.includes(word);
    return (
      matchesFilters(record, input) &&
      readings.some((words) =>
        matchesWords(
          record,
          words.filter((word) => !isProven(word)),
        ),
      )
    );
  });
  const items: Case[] = found.toSorted((a, b) => (listOrder(a) < listOrder(b) ? 1 : -1)).map(caseOf);
  return { items, nextCursor: next && cursorOf(next) };
}

/**
 * Lists the cases of a home in which each word of a reading begins a word, in any order, ignoring accents and case. It takes at most two queries of words and
 * one read of the cases, however many there are. A page may be short although more follow, and may repeat a case of an earlier page (found by another of its
 * words). A `page` past the first reads every page before it; a cursor doesn't.
 */
export async function listCasesByWords(
  context: OperationContext,
  locationId: string,
  readings: readonly (readonly string[])[],
  input: CaseListInput,
): Promise<CaseListPage> {
  let page = await searchPage(context, locationId, readings, input);
  for (let nth = 1; input.cursor === undefined && nth < (input.page ?? 1); nth += 1) {
    if (page.nextCursor === null) return { items: [], nextCursor: null };
    page = await searchPage(context, locationId, readings, { ...input, cursor: page.nextCursor });
  }
  return page;
}
