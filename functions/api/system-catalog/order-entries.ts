import { changeCatalog } from '#functions/catalog/change-catalog.ts';
import { orderOf } from '#functions/catalog/entry-order-of.ts';
import { administratorOf, logged, nounAt, orderIn, type Workbench, withDrafts } from '#functions/catalog/workbench.ts';
import { draftAt, refuseFull, writeDraft } from '#functions/catalog/write-draft.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { discardWrite, type OrderDraft, orderWrite } from '#functions/table/catalog-draft.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { os } from './implementer.ts';

const refuse = (message: string) => problem('invalid_input', { errors: [{ field: 'ids', message }] });

type Ordering = { noun: NounName; group: string; ids: string[]; version: number };

async function ordered(context: OperationContext, workbench: Workbench, { noun, group, ids, version }: Ordering) {
  const known = orderIn(withDrafts(workbench.published, workbench.drafts), noun, group);
  const given = new Set(ids);
  if (given.size !== ids.length || known.length !== ids.length || !known.every((id) => given.has(id)))
    throw refuse('Entries were added or removed in the meantime. Look at the list again.');
  const before = orderOf(workbench, noun, group);
  const draft = draftAt(workbench.orders, noun, { id: before.id, version });
  // As it is without a draft of the order: entries that are drafts have places of their sort, too.
  const isAsPublished = ids.join() === known.join();
  if (isAsPublished && !draft) return before;
  const order: OrderDraft = {
    ...{ noun, id: before.id, group, ids },
    base: orderIn(workbench.published, noun, group),
    version: workbench.nextVersion,
    savedBy: administratorOf(context),
    savedOn: context.now.toISOString(),
  };
  if (!isAsPublished) refuseFull(workbench, order, draft);
  const write = isAsPublished && draft ? discardWrite(draft) : orderWrite(order, version);
  const log = logged(context, isAsPublished ? 'discarded' : 'ordered', `${noun}/${group}`);
  await writeDraft(context, workbench, order, [write, log]);
  const others = workbench.orders.filter((each) => each !== draft);
  return orderOf({ ...workbench, orders: isAsPublished ? others : [...others, order] }, noun, group);
}

/**
 * Drafts the order of all entries of a group, drafts included, over the version that was seen. One that is as published is discarded. The entries themselves don't
 * change: an order is published by its own id.
 */
export const orderEntries = os.orderEntries.handler(async ({ input, context }) => {
  const { name: noun, order } = nounAt(input.noun);
  if (!order) throw refuse('These have no order.');
  return changeCatalog(context, (workbench) => ordered(context, workbench, { ...input, noun }));
});
