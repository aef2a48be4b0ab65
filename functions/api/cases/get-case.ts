import { wholeCaseFor } from '#functions/cases/case-access.ts';
import { caseSeenAs, decedentSeenAs, peopleSeenAs, timelineSeenAs } from '#functions/cases/seen-as.ts';
import { caseOf } from '#functions/table/case.ts';
import { os } from './implementer.ts';

/** One query of the case's collection, from its end: the case, the decedent, its people in short, the newest of what happened. */
export const getCase = os.getCase.handler(async ({ input, context }) => {
  const { record, decedent, people, timeline, sight } = await wholeCaseFor(context, input.id);
  return {
    case: caseSeenAs(sight, caseOf(record)),
    decedent: decedentSeenAs(sight, decedent),
    people: peopleSeenAs(sight, people),
    timeline: timelineSeenAs(sight, timeline),
    sight,
  };
});
