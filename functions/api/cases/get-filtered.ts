import { caseActor } from '#functions/cases/access/case-access.ts';
import { listCases } from '#functions/cases/finding/list-cases.ts';
import { listCasesByWords } from '#functions/cases/finding/list-cases-by-words.ts';
import { withTradeTasks } from '#functions/tasks/trade-tasks.ts';
import { readingsOf } from '#shared/cases/words-of.ts';
import { os } from './implementer.ts';

/** Without words one index query (two for open cases); with words the rows of the words, and then the cases. A trade company's few cases are all looked through, and have the tasks that it sees. */
export const getFiltered = os.getFiltered.handler(async ({ input, context }) => {
  const actor = caseActor(context);
  const readings = readingsOf(input.querry);
  const hasWords = readings.some((words) => words.length > 0);
  if (input.querry !== '' && !hasWords) return { items: [], nextCursor: null };
  if (actor.sight === 'trade') {
    const page = await listCases(context, actor, input);
    return { ...page, items: await withTradeTasks(context, actor.membership, page.items) };
  }
  return hasWords ? listCasesByWords(context, actor.membership.locationId, readings, input) : listCases(context, actor, input);
});
