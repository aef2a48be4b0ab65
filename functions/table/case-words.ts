import type { Case } from '#shared/model/case.ts';
import type { CasePosition } from './case-list.ts';
import type { Key, Table, Write } from './table.ts';

const partition = (locationId: string) => `LOCATION#${locationId}#CASE-WORDS`;
/** Behind every sign of a word, and before none: a word sorts with those that begin with it. */
const end = '#';
const newestFirst = (instant: string) => String(9_999_999_999_999 - Date.parse(instant)).padStart(13, '0');

/** What a case's words are of: changing one of them leaves the words of the others alone. A contact's are under its id. */
export type WordSource = 'decedent' | 'number' | 'staff' | (string & {});
/** Words of one name that it is found by, and those of them that are kept in pairs: its first two and its last two. */
const MAX_WORDS = 12;
const PAIRED_AT_EACH_END = 2;

/** A name's words alone, and pairs of them: "jo smi" finds John Smith whichever was typed first, and never all the Johns. */
function phrasesOf(words: readonly string[]): string[] {
  const unique = [...new Set(words)].slice(0, MAX_WORDS);
  const paired = new Set([...unique.slice(0, PAIRED_AT_EACH_END), ...unique.slice(-PAIRED_AT_EACH_END)]);
  const pairs = [...paired].flatMap((word) => [...paired].filter((other) => other !== word).map((other) => `${word} ${other}`));
  return [...unique, ...pairs];
}

type Found = Pick<Case, 'id' | 'createdOn'>;
const key = (locationId: string, { id, createdOn }: Found, source: WordSource, phrase: string): Key => ({
  pk: partition(locationId),
  sk: `${phrase}${end}${newestFirst(createdOn)}${end}${id}${end}${source}`,
});

/** Words of one source before and after a change. Those that are `alone` make no pairs: a phone number, an email. */
type WordChange = {
  before: readonly string[];
  after: readonly string[];
  aloneBefore?: readonly string[];
  aloneAfter?: readonly string[];
};

/** The writes that let a case be found by new words of one source, and no longer by its old ones. Keys alone are kept: the cases are read by their ids. */
export function wordWrites(
  locationId: string,
  of: Found,
  source: WordSource,
  { before, after, aloneBefore = [], aloneAfter = [] }: WordChange,
): Write[] {
  const old = new Set([...phrasesOf(before), ...aloneBefore]);
  const fresh = new Set([...phrasesOf(after), ...aloneAfter]);
  const item = (phrase: string) => ({
    ...key(locationId, of, source, phrase),
    entityType: 'case-word',
    caseId: of.id,
    createdOn: of.createdOn,
  });
  return [
    ...[...old].filter((phrase) => !fresh.has(phrase)).map((phrase) => ({ delete: key(locationId, of, source, phrase) })),
    ...[...fresh].filter((phrase) => !old.has(phrase)).map((phrase) => ({ put: item(phrase) })),
  ];
}

export type WordHit = CasePosition & { sk: string };

/** Cases with a word (or a pair of words) that begins so, by word and then the newest first: one query. `after` is the last key that was read. */
export async function findByWords(
  table: Table,
  locationId: string,
  phrase: string,
  { limit, after }: { limit: number; after: string | null },
): Promise<{ hits: WordHit[]; hasMore: boolean }> {
  const pk = partition(locationId);
  const cursor = after === null ? {} : { cursor: { pk, sk: after } };
  const { items, next } = await table.query(pk, { startsWith: phrase, limit, ...cursor });
  const hits = items.map(({ sk, caseId, createdOn }) => ({ sk, id: caseId as string, createdOn: createdOn as string }));
  return { hits, hasMore: next !== null };
}
