import { caseActor, sideOf } from '#functions/cases/access/case-access.ts';
import { handoffView } from '#functions/handoffs/handoff-case.ts';
import { readCases } from '#functions/table/case.ts';
import { casesOfTrade } from '#functions/table/case-list.ts';
import { readOpenHandoffs } from '#functions/table/handoff.ts';
import { roleIn } from '#shared/custody/handoffs/handoff-rules.ts';
import { os } from './implementer.ts';

/** How many open hand-offs of a home are looked at: a home has a few. */
const LOOKED_AT = 200;
const SHOWN = 50;

/** Lists the open hand-offs of the caller’s side: one query, and one read of their cases; one more for a trade company. */
export const getWaitingHandoffs = os.getWaitingHandoffs.handler(async ({ context }) => {
  const actor = caseActor(context);
  const { locationId, employeeId } = actor.membership;
  const side = sideOf(actor);
  const all = await readOpenHandoffs(context.table, locationId, LOOKED_AT);
  const own = all.filter((each) => roleIn(each, side) !== 'other').slice(0, SHOWN);
  const ids = [...new Set(own.map(({ caseId }) => caseId))];
  const [cases, assigned] = await Promise.all([
    readCases(context.table, ids),
    actor.sight === 'trade' ? casesOfTrade(context.table, ids, employeeId) : undefined,
  ]);
  return {
    items: own.flatMap((each) => {
      const record = cases.find(({ id, deletedOn }) => id === each.caseId && deletedOn === undefined);
      if (!record || (assigned && !assigned.has(record.id))) return [];
      const { id, caseNumber, decedentFullName } = record;
      return [{ ...handoffView(each, side, context.now), of: { id, caseNumber, decedentFullName } }];
    }),
  };
});
