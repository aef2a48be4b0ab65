import { about, transactCase } from '#functions/cases/change-case.ts';
import { tell } from '#functions/cases/timeline-of.ts';
import { caseTrades } from '#functions/contacts/case-trades.ts';
import { tradeChange } from '#functions/contacts/trade-change.ts';
import { tradeRemoval } from '#functions/table/case-list.ts';
import { raise } from '#functions/table/outbox.ts';
import { os } from './implementer.ts';

export const unassignTrade = os.unassignTrade.handler(async ({ input, context }) => {
  const { employeeId } = input;
  const { record, locationId, name, isAssigned } = await tradeChange(context, input);
  if (isAssigned)
    await transactCase(context, [
      tradeRemoval(record.id, employeeId),
      tell(context, record.id, { kind: 'trade-removed', to: employeeId, ...(name ? { subject: name } : {}) }),
      raise(context.event('case.trade-removed', { ...about(record), employeeId }, locationId)),
    ]);
  return caseTrades(context.table, locationId, record.id);
});
