import { caseActor } from '#functions/cases/access/case-access.ts';
import { listCases } from '#functions/cases/finding/list-cases.ts';
import { searchCases } from '#functions/cases/finding/search-cases.ts';
import { wordsOf } from '#shared/cases/words-of.ts';
import { os } from './implementer.ts';

/**
 * Lists cases: without words in one index query, with words by the rows of the words and then the cases. A trade company has few cases, so all of them are
 * read.
 */
export const getFiltered = os.getFiltered.handler(async ({ input, context }) => {
  const actor = caseActor(context);
  const words = wordsOf(input.querry);
  if (input.querry !== '' && words.length === 0) return { items: [], nextCursor: null };
  return words.length > 0 && actor.sight === 'staff'
    ? searchCases(context, actor.membership.locationId, words, input)
    : listCases(context, actor, input);
});
