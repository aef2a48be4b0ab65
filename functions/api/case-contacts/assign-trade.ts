import { about, changeCase } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { caseTrades } from '#functions/cases/contacts/case-trades.ts';
import { tradeChange } from '#functions/cases/contacts/trade-change.ts';
import { problem } from '#functions/problem.ts';
import { tradeItem } from '#functions/table/case-list.ts';
import { os } from './implementer.ts';

/** Assigns a trade company to a case. If it already works on the case, nothing changes. */
export const assignTrade = os.assignTrade.handler(async ({ input, context }) => {
  const { employeeId } = input;
  const { record, locationId, name, isAssigned } = await tradeChange(context, input);
  if (name === '') throw problem('not_found');
  if (!isAssigned) {
    const event = context.event('case.trade-assigned', { ...about(record), employeeId }, locationId);
    const entry = tell(context, record.id, { kind: 'trade-assigned', to: employeeId, subject: name });
    await changeCase(context, record, {
      writes: [{ put: tradeItem(record, employeeId), unless: 'exists' }, entry],
      events: [event],
    });
  }
  return caseTrades(context.table, locationId, record.id);
});
