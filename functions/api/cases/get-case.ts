import { wholeCaseFor } from '#functions/cases/case-access.ts';
import { decedentView } from '#functions/cases/decedent-view.ts';
import { caseOf } from '#functions/table/case.ts';
import { os } from './implementer.ts';

/** One query of the case's collection, from its end: the case, the decedent, its people in short, the newest of what happened. */
export const getCase = os.getCase.handler(async ({ input, context }) => {
  const { record, decedent, people, timeline, sight } = await wholeCaseFor(context, input.id);
  return { case: caseOf(record), decedent: decedentView(decedent), people, timeline, sight };
});
