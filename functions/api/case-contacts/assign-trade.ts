import { about, transactCase } from '#functions/cases/change-case.ts';
import { tell } from '#functions/cases/timeline-of.ts';
import { caseTrades } from '#functions/contacts/case-trades.ts';
import { tradeChange } from '#functions/contacts/trade-change.ts';
import { problem } from '#functions/runtime/problems.ts';
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
    await transactCase(context, record, [{ put: tradeItem(record, employeeId), unless: 'exists' }, entry], { events: [event] });
  }
  return caseTrades(context.table, locationId, record.id);
});
