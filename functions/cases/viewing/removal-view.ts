import { answersOf, readAnswersOfPage, type StoredAnswers } from '#functions/table/case-answers.ts';
import type { Table } from '#functions/table/table.ts';
import { type Removal, removalSchema } from '#shared/contract/cases-views.ts';

const fields = Object.keys(removalSchema.shape) as (keyof Removal)[];

/** Returns what answers of the first call say about the removal. What is no longer of its kind is left out. */
export function removalOf(stored: StoredAnswers): Removal {
  const answers = answersOf(stored);
  const known = fields.flatMap((field): [string, unknown][] => {
    const answer = removalSchema.shape[field].safeParse(answers[field]);
    return answer.success && answer.data !== undefined ? [[field, answer.data]] : [];
  });
  return Object.fromEntries(known) as Removal;
}

/**
 * Returns what the first call says about the removal. It answers staff's questions, which a trade company doesn't see, but these it needs for its work
 * (docs/decisions.md, People).
 */
export const removalView = async (table: Table, caseId: string): Promise<Removal> =>
  removalOf(await readAnswersOfPage(table, caseId, 'first-call'));
