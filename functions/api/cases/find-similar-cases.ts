import { homeOf } from '#functions/runtime/home-of.ts';
import { readCases } from '#functions/table/case.ts';
import { findByWords } from '#functions/table/case-words.ts';
import { suspectedDuplicates } from '#shared/cases/suspected-duplicates.ts';
import { wordsOf } from '#shared/cases/words-of.ts';
import { phoneDigits } from '#shared/values/phone.ts';
import { os } from './implementer.ts';

/** Most cases to look at: those with the same name or number, newest first. */
const MAX_READ = 40;
/** Fewer digits are half a number. */
const WHOLE_NUMBER = 10;

/**
 * Looks under the last name and under the first, since callers give them in either order, under the mother's of a baby, and under the caller's phone number.
 * A number counts only in recent cases: a nursing home calls every month.
 */
export const findSimilarCases = os.findSimilarCases.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const digits = phoneDigits(input.phoneNumber);
  const phone = digits.length === WHOLE_NUMBER ? digits : undefined;
  const names = [wordsOf(input.lastName)[0], wordsOf(input.firstName)[0], wordsOf(input.babyOf).at(-1)];
  const words = [...new Set([...names, phone].filter((word) => word !== undefined))];
  const found = await Promise.all(
    words.map((word) => findByWords(context.table, locationId, word, { limit: MAX_READ * 2, after: null })),
  );
  const ids = [...new Set(found.flatMap(({ hits }) => hits.map(({ id }) => id)))].slice(0, MAX_READ);
  const hasNumber = new Set(words.flatMap((word, at) => (word === phone ? (found[at]?.hits ?? []) : [])).map(({ id }) => id));
  const cases = ids.length > 0 ? await readCases(context.table, ids) : [];
  return { items: suspectedDuplicates({ ...input, hasNumber, now: context.now.toISOString() }, cases) };
});
