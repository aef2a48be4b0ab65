import { changeCatalog, writeChanges } from '#functions/catalog/change-catalog.ts';
import { logged, nounAt, placeOf, type Workbench } from '#functions/catalog/workbench.ts';
import { staleDraft } from '#functions/catalog/write-draft.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { discardBatchWrite, readBatchNoun, settledBatchWrite } from '#functions/table/catalog-batch.ts';
import { discardWrite } from '#functions/table/catalog-draft.ts';
import { changeWrite } from '#functions/table/catalog-rows.ts';
import { wasWritten } from '#functions/table/write-failures.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

type Seen = { noun: NounName; id: string; version: number };

/** Takes an entry out of the batch that changes it, within `changeCatalog`. A batch that has nothing else is gone with it. */
async function leaveBatch(context: OperationContext, workbench: Workbench, seen: Seen): Promise<typeof done> {
  const { batches, batched, drafts } = workbench;
  const place = placeOf(seen);
  const draft = drafts.find((each) => placeOf(each) === place);
  const batch = draft?.version === seen.version ? batches.find(({ id }) => id === draft.batch) : undefined;
  if (!batch) throw await staleDraft(context, seen);
  const hasOthers = batched.some((change) => change.batch === batch.id && placeOf(change) !== place);
  const write = hasOthers ? settledBatchWrite(batch, [place]) : discardBatchWrite(batch);
  await writeChanges(context, workbench, [write, logged(context, 'discarded', place)]);
  return done;
}

/**
 * Discards a draft of the version that the screen saw, of an entry, an order, a whole batch, or what a batch changes of one entry. An entry that was never published
 * is gone after that, and what an earlier batch changed of an entry shows again.
 */
export const discardEntry = os.discardEntry.handler(async ({ input, context }) => {
  const { name: noun } = nounAt(input.noun);
  const { id, version } = input;
  const log = logged(context, 'discarded', `${noun}/${id}`);
  if (await wasWritten(context.table.transact([changeWrite(), discardWrite({ noun, id, version }), log]))) return done;
  const ofBatch = await readBatchNoun(context.table, id);
  if (ofBatch === undefined) return changeCatalog(context, (workbench) => leaveBatch(context, workbench, { noun, id, version }));
  if (ofBatch !== noun) throw problem('not_found');
  if (await wasWritten(context.table.transact([changeWrite(), discardBatchWrite({ id, version }), log]))) return done;
  throw await staleDraft(context, { noun, id });
});
