import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type BatchKind, batchWrite, type CatalogBatch } from '#functions/table/catalog-batch.ts';
import { type CatalogDraft, discardWrite } from '#functions/table/catalog-draft.ts';
import { ConditionFailed, MAX_WRITES, type Write } from '#functions/table/table.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { StagedChanges } from '#shared/contract/system-batches.ts';
import { type BatchChange, storeBatch } from './batches.ts';
import { writeChanges } from './change-catalog.ts';
import { baseOf } from './entry-row.ts';
import { ownRowWrite } from './own-row.ts';
import { administratorOf, entryIn, logged, placeOf, type Workbench } from './workbench.ts';
import { draftAt, refuseFull, refuseMany } from './write-draft.ts';

/** How an entry should be: changed, new, or taken out of the catalog. */
export type EntryChange = { noun: NounName; id: string; entry: AnyEntry; isRemoval?: true };

/**
 * The most changes of entries that have rows of their own: they are saved in the same transaction as the batch, the log, the count of changes, and what comes with
 * them.
 */
const MAX_OWN_ROWS = MAX_WRITES - 4;

const stale = () =>
  problem('stale', { detail: 'Someone changed one of these in the meantime. Look at them again before you save.' });

/** Returns an entry with its draft, at the version that a screen saw: the draft's, or 0. Refuses with a 404 if there is none, and if someone saved it meanwhile. */
export function seenEntry(workbench: Workbench, noun: NounName, id: string, version: number): AnyEntry {
  const draft = draftAt(workbench.drafts, noun, { id, version });
  const entry = draft?.isRemoval ? undefined : (draft?.entry ?? entryIn(workbench.published, noun, id));
  if (!entry) throw problem('not_found');
  return entry;
}

type Context = OperationContext & { bucket: Bucket };
type About = { kind: BatchKind; title: string };

/** Makes the object of a batch, and the write of its row. Nobody sees the object before the row. */
async function makeBatch(
  context: Context,
  workbench: Workbench,
  about: About,
  changes: readonly EntryChange[],
): Promise<{ batch: CatalogBatch; write: Write }> {
  const batch = {
    id: context.newId(),
    noun: changes[changes.length - 1]?.noun as NounName,
    ...about,
    count: changes.length,
    version: workbench.nextVersion,
    savedBy: administratorOf(context),
    savedOn: context.now.toISOString(),
  };
  refuseFull(workbench, batch);
  const based = changes.map(
    (change): BatchChange => ({ ...change, base: baseOf(entryIn(workbench.published, change.noun, change.id)) }),
  );
  await storeBatch(context.bucket, batch.id, based);
  return { batch, write: batchWrite(batch) };
}

/**
 * Stages many changes together: an entry that has a draft of its own is saved in that, so that the change isn't hidden under it; all others become one batch.
 * All of it is one transaction, with `also`, and within `changeCatalog`.
 */
export async function stageChanges(
  context: Context,
  workbench: Workbench,
  about: About,
  changes: readonly EntryChange[],
  also: readonly Write[] = [],
): Promise<StagedChanges> {
  const ownRows = new Map(workbench.own.map((row) => [placeOf(row), row]));
  const hasOwn = (change: EntryChange) => ownRows.has(placeOf(change));
  // A row can't take an entry out: a batch does, in place of the row.
  const [own, others] = [
    changes.filter((change) => hasOwn(change) && !change.isRemoval),
    changes.filter((change) => !hasOwn(change) || change.isRemoval),
  ];
  const replaced = others.flatMap((change) => ownRows.get(placeOf(change)) ?? []);
  if (own.length + replaced.length > MAX_OWN_ROWS)
    throw problem('conflict', {
      detail: `More than ${MAX_OWN_ROWS} of these have drafts already. Publish or discard some first.`,
    });
  if (changes.length === 0) return { batch: null, savedInDrafts: 0 };
  refuseMany(workbench, changes);
  const by = { savedBy: administratorOf(context), savedOn: context.now.toISOString() };
  const drafts = new Set(workbench.drafts);
  const saved = own.flatMap((change) => {
    const row = ownRows.get(placeOf(change)) as CatalogDraft;
    const { base: _base, began: _began, isRemoval: _isRemoval, ...rest } = row;
    // One that is as published, and only keeps a batch's change from showing, begins again.
    const begun = drafts.has(row) ? row : { ...rest, base: baseOf(entryIn(workbench.published, row.noun, row.id)) };
    return ownRowWrite(workbench, { ...begun, entry: change.entry, ...by })?.write ?? [];
  });
  const writes: Write[] = [...also, ...saved, ...replaced.map(discardWrite)];
  const made = others.length > 0 ? await makeBatch(context, workbench, about, others) : undefined;
  if (made) writes.push(made.write);
  const changed = [...(made ? [`batches/${made.batch.id}`] : []), ...own.map(placeOf)];
  writes.push(logged(context, 'saved', changed.join(', ')));
  try {
    await writeChanges(context, workbench, writes);
  } catch (error) {
    throw error instanceof ConditionFailed ? stale() : error;
  }
  return { batch: made?.batch ?? null, savedInDrafts: own.length };
}
