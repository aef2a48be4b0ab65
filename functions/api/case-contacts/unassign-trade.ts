import { about, changeCase } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { caseTrades } from '#functions/cases/contacts/case-trades.ts';
import { tradeChange } from '#functions/cases/contacts/trade-change.ts';
import { readTradeHold } from '#functions/cases/contacts/trade-hold.ts';
import { problem } from '#functions/problem.ts';
import { tradeRemoval } from '#functions/table/case-list.ts';
import { os } from './implementer.ts';

/** Takes a trade company off a case, unless it has the person. */
export const unassignTrade = os.unassignTrade.handler(({ input, context }) =>
  withNewest(async () => {
    const { employeeId } = input;
    const { record, locationId, name, isAssigned } = await tradeChange(context, input);
    if (isAssigned) {
      const { refusal, still } = await readTradeHold(context.table, record.id, { id: employeeId, name });
      if (refusal !== undefined) throw problem('conflict', { detail: refusal });
      const event = context.event('case.trade-removed', { ...about(record), employeeId }, locationId);
      const entry = tell(context, record.id, { kind: 'trade-removed', to: employeeId, ...(name ? { subject: name } : {}) });
      await changeCase(context, record, { writes: [tradeRemoval(record.id, employeeId), entry, still], events: [event] });
    }
    return caseTrades(context.table, locationId, record.id);
  }),
);
