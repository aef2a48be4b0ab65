import { admit } from '#functions/cases/access/case-access.ts';
import { about, changeCase } from '#functions/cases/changing/change-case.ts';
import { changedBy, tell } from '#functions/cases/changing/timeline-of.ts';
import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseHiding, readCaseWithDocuments } from '#functions/table/case.ts';
import { unmovedHead } from '#functions/table/chain.ts';
import { screenChanged } from '#functions/table/conference.ts';
import { done } from '#shared/contract/done.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import { deletionRefusal } from '#shared/custody/handoffs/custodian.ts';
import { os } from './implementer.ts';

/** Hides a case as it is now. It fails if anything of the decedent’s custody is recorded at the same moment. */
async function hide(context: OperationContext, id: string, requestId: string): Promise<void> {
  const { locationId } = homeOf(context);
  const { record: found, shown, custody, head } = await readCaseWithDocuments(context.table, id);
  if (found?.providerLocationId === locationId && found.deletedBy === requestId) return;
  const { record } = await admit(context, found);
  const refusal = deletionRefusal(custody, record);
  if (refusal !== undefined) throw problem('conflict', { detail: refusal });
  const event = context.event('case.deleted', about(record), record.providerLocationId);
  const writes = [
    ...caseHiding(
      { record, shown },
      { deletedOn: context.now.toISOString(), deletedBy: requestId },
      changedBy(context, record.id),
    ),
    screenChanged(record.id),
    tell(context, record.id, { kind: 'case-deleted' }),
    unmovedHead(custodyChain(record.id), head),
  ];
  await changeCase(context, record, { writes, events: [event] });
}

/**
 * Nothing is erased before its retention period: the case leaves every list, and its number stays its own. The request that deleted it is the only one that
 * may still ask for it, so that it has the same answer when it is sent again.
 */
export const deleteCase = os.deleteCase.handler(async ({ input, context }) => {
  const requestId = context.newId();
  await withNewest(() => hide(context, input.id, requestId));
  return done;
});
