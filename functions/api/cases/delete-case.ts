import { admit } from '#functions/cases/case-access.ts';
import { about, transactCase } from '#functions/cases/change-case.ts';
import { changedBy, tell } from '#functions/cases/timeline-of.ts';
import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import { caseHiding, readCase } from '#functions/table/case.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

/**
 * Nothing is erased before its retention period: the case leaves every list, and its number stays its own. Deleting twice is deleting once, so that a
 * request that is sent again isn't told that there is no such case.
 */
export const deleteCase = os.deleteCase.handler(async ({ input, context }) => {
  const { locationId } = staffOfHome(context);
  const found = await readCase(context.table, input.id);
  if (found?.providerLocationId === locationId && found.deletedOn !== undefined) return done;
  const { record } = await admit(context, found);
  const event = context.event('case.deleted', about(record), record.providerLocationId);
  const writes = [
    caseHiding(record, context.now.toISOString(), changedBy(context, record.id)),
    tell(context, record.id, { kind: 'case-deleted' }),
  ];
  await transactCase(context, record, writes, { events: [event] });
  return done;
});
