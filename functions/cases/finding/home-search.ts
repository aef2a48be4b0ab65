import { findByWords } from '#functions/table/case-words.ts';
import type { Table } from '#functions/table/table.ts';
import { type FoundCase, MAX_FOUND } from '#shared/contract/search.ts';
import { type CaseHit, readFound } from './found-cases.ts';
import { type Ask, type SearchWords, searchWords } from './search-words.ts';
import { type SimilarNames, similarNames } from './similar-names.ts';

/** Rows of words that one query reads (4 KB hold some 20 of them), and cases that are read of them: one of two words may not have the other. */
const MAX_ROWS = 40;
const MAX_READ = 16;
/** A search that finds fewer than this is looked at again for mistyped names. */
const FEW = 3;

type Asking = Ask & Pick<CaseHit, 'isWhole' | 'isSimilar'>;

/** Cases of one query, each once with everything that its rows are about, in their order. */
async function askFor(table: Table, locationId: string, { phrase, ...how }: Asking) {
  const { hits: rows, hasMore } = await findByWords(table, locationId, phrase, { limit: MAX_ROWS, after: null });
  const sources = new Map<string, Set<string>>();
  for (const { id, sk } of rows) sources.set(id, (sources.get(id) ?? new Set()).add(sk.slice(sk.lastIndexOf('#') + 1)));
  return { hits: [...sources].map(([id, of]): CaseHit => ({ id, sources: of, ...how })), hasMore };
}

/** The second and last query: the next phrase, or two names as they may have been meant. */
function nextAsk({ asks }: SearchWords, meant: SimilarNames | null): Asking | null {
  if (meant) return meant.pair && { phrase: meant.pair.join(' '), proven: [], isWhole: false, isSimilar: true };
  const second = asks[1];
  return second ? { ...second, isWhole: false, isSimilar: false } : null;
}

const onceEach = (hits: readonly CaseHit[]): CaseHit[] => {
  const byId = new Map<string, CaseHit>();
  for (const hit of hits) if (!byId.has(hit.id)) byId.set(hit.id, hit);
  return [...byId.values()];
};

/** Cases that a query leads to, the likeliest first, and what its words may mean. */
async function hitsOf(table: Table, locationId: string, wanted: SearchWords) {
  const [first] = wanted.asks;
  if (!first) return { hits: [], meant: null };
  const { hits, hasMore } = await askFor(table, locationId, { ...first, isWhole: false, isSimilar: false });
  if (hasMore && wanted.words.length === 1) {
    // `#` ends a word in its keys. Pairs and longer words sort before it or between: these are the newest of the word alone.
    const whole = { ...first, phrase: `${first.phrase}#`, isWhole: true, isSimilar: false };
    return { hits: [...(await askFor(table, locationId, whole)).hits, ...hits], meant: null };
  }
  if (hits.length >= FEW) return { hits, meant: null };
  const meant = wanted.mayBeMistyped ? await similarNames(table, locationId, wanted.words) : null;
  const second = nextAsk(wanted, meant);
  const more = second ? (await askFor(table, locationId, second)).hits : [];
  const similar = (meant?.caseIds ?? []).map(
    (id): CaseHit => ({ id, sources: new Set(), proven: [], isWhole: false, isSimilar: true }),
  );
  return { hits: [...hits, ...more, ...similar], meant };
}

/**
 * Finds cases of a home by the names, number, contacts, phone numbers, and emails that begin with what was typed and, if those are few, by names that are
 * close to it: at most two queries and three reads by key, however many cases there are. It ranks a few for the search box, while `listCasesByWords` pages
 * through all.
 */
export async function searchCasesAtHome(table: Table, locationId: string, query: string): Promise<FoundCase[]> {
  const wanted = searchWords(query);
  const { hits, meant } = await hitsOf(table, locationId, wanted);
  const read = { words: wanted.words, meanings: meant?.meanings ?? new Map() };
  return (await readFound(table, locationId, onceEach(hits).slice(0, MAX_READ), read)).slice(0, MAX_FOUND);
}
