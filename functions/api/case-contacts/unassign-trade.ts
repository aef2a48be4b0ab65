import { about, changeCase } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { caseTrades } from '#functions/cases/contacts/case-trades.ts';
import { tradeChange } from '#functions/cases/contacts/trade-change.ts';
import { tradeRemoval } from '#functions/table/case-list.ts';
import { os } from './implementer.ts';

export const unassignTrade = os.unassignTrade.handler(async ({ input, context }) => {
  const { employeeId } = input;
  const { record, locationId, name, isAssigned } = await tradeChange(context, input);
  if (isAssigned) {
    const event = context.event('case.trade-removed', { ...about(record), employeeId }, locationId);
    const entry = tell(context, record.id, { kind: 'trade-removed', to: employeeId, ...(name ? { subject: name } : {}) });
    await changeCase(context, record, { writes: [tradeRemoval(record.id, employeeId), entry], events: [event] });
  }
  return caseTrades(context.table, locationId, record.id);
});
