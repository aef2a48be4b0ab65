import { homeOf } from '#functions/runtime/home-of.ts';
import { readCases } from '#functions/table/case.ts';
import { findByWords } from '#functions/table/case-words.ts';
import { suspectedDuplicates } from '#shared/cases/suspected-duplicates.ts';
import { wordsOf } from '#shared/cases/words-of.ts';
import { os } from './implementer.ts';

/** Most cases to look at: those with the same last name, newest first. */
const MAX_READ = 40;

/** Looks under the last name and under the first, since callers give them in either order. */
export const findSimilarCases = os.findSimilarCases.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const names = [wordsOf(input.lastName)[0], wordsOf(input.firstName)[0]].filter((word) => word !== undefined);
  const found = await Promise.all(
    names.map((word) => findByWords(context.table, locationId, word, { limit: MAX_READ * 2, after: null })),
  );
  const ids = [...new Set(found.flatMap(({ hits }) => hits.map(({ id }) => id)))].slice(0, MAX_READ);
  const cases = await readCases(context.table, ids);
  return { items: suspectedDuplicates(input, cases) };
});
