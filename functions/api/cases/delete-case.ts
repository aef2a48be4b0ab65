import { admit } from '#functions/cases/access/case-access.ts';
import { about, changeCase } from '#functions/cases/changing/change-case.ts';
import { changedBy, tell } from '#functions/cases/changing/timeline-of.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { caseHiding, readCaseWithDocuments } from '#functions/table/case.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

/**
 * Nothing is erased before its retention period: the case leaves every list, and its number stays its own. The request that deleted it is the only one that
 * may still ask for it, so that it has the same answer when it is sent again.
 */
export const deleteCase = os.deleteCase.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const requestId = context.newId();
  const { record: found, shown } = await readCaseWithDocuments(context.table, input.id);
  if (found?.providerLocationId === locationId && found.deletedBy === requestId) return done;
  const { record } = await admit(context, found);
  const event = context.event('case.deleted', about(record), record.providerLocationId);
  const writes = [
    ...caseHiding(
      { record, shown },
      { deletedOn: context.now.toISOString(), deletedBy: requestId },
      changedBy(context, record.id),
    ),
    tell(context, record.id, { kind: 'case-deleted' }),
  ];
  await changeCase(context, record, { writes, events: [event] });
  return done;
});
