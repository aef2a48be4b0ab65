import { about, transactCase } from '#functions/cases/change-case.ts';
import { tell } from '#functions/cases/timeline-of.ts';
import { caseTrades } from '#functions/contacts/case-trades.ts';
import { tradeChange } from '#functions/contacts/trade-change.ts';
import { tradeRemoval } from '#functions/table/case-list.ts';
import { os } from './implementer.ts';

export const unassignTrade = os.unassignTrade.handler(async ({ input, context }) => {
  const { employeeId } = input;
  const { record, locationId, name, isAssigned } = await tradeChange(context, input);
  if (isAssigned) {
    const event = context.event('case.trade-removed', { ...about(record), employeeId }, locationId);
    const entry = tell(context, record.id, { kind: 'trade-removed', to: employeeId, ...(name ? { subject: name } : {}) });
    await transactCase(context, record, [tradeRemoval(record.id, employeeId), entry], { events: [event] });
  }
  return caseTrades(context.table, locationId, record.id);
});
