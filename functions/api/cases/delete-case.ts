import { caseFor } from '#functions/cases/case-access.ts';
import { about, transactCase } from '#functions/cases/change-case.ts';
import { changedBy, tell } from '#functions/cases/timeline-of.ts';
import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import { caseHiding } from '#functions/table/case.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

/** Nothing is erased before its retention period: the case leaves every list, and its number stays its own. */
export const deleteCase = os.deleteCase.handler(async ({ input, context }) => {
  staffOfHome(context);
  const { record } = await caseFor(context, input.id);
  const event = context.event('case.deleted', about(record), record.providerLocationId);
  const writes = [
    caseHiding(record, context.now.toISOString(), changedBy(context, record.id)),
    tell(context, record.id, { kind: 'case-deleted' }),
  ];
  await transactCase(context, record, writes, { events: [event] });
  return done;
});
