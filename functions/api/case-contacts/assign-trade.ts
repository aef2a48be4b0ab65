import { about, changeCase } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { caseTrades } from '#functions/cases/contacts/case-trades.ts';
import { tradeChange } from '#functions/cases/contacts/trade-change.ts';
import { problem } from '#functions/problem.ts';
import { tradeItem } from '#functions/table/case-list.ts';
import { os } from './implementer.ts';

/** A company that works on the case already stays as it is. */
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
