import { rowOf } from '#functions/catalog/entry-row.ts';
import { administratorOf, entryIn, hashOfEntry, logged, nounAt, openWorkbench } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import { type CatalogDraft, discardWrite, draftWrite, MAX_DRAFTS } from '#functions/table/catalog-draft.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import type { EntryRow } from '#shared/contract/system-catalog.ts';
import { os } from './implementer.ts';

const stale = (by: string) =>
  problem('stale', { detail: `${by} changed this in the meantime. Look at it again before you save.` });

/**
 * Saves a draft over the version that the screen saw, of the published entry that it began from. One that is as published is discarded. What isn't part of the
 * entry is dropped; what is wrong with it is kept, and reported with it.
 */
export const saveEntry = os.saveEntry.handler(async ({ input, context }) => {
  const noun = nounAt(input.noun);
  const { table, now } = context;
  const savedBy = administratorOf(context);
  const workbench = await openWorkbench(context);
  const { id } = input.entry;
  const published = entryIn(workbench.published, noun.name, id);
  const before = workbench.drafts.find((draft) => draft.noun === noun.name && draft.id === id);
  if ((before?.version ?? 0) !== input.version) throw stale(before?.savedBy ?? 'Someone');
  const base = published ? hashOfEntry(published) : null;
  if (!before && base !== input.base) throw stale('A publication');
  if (!before && workbench.drafts.length >= MAX_DRAFTS)
    throw problem('conflict', { detail: `There are ${MAX_DRAFTS} drafts already. Publish or discard some first.` });
  const parsed = noun.schema.safeParse(input.entry);
  const entry = parsed.success ? parsed.data : input.entry;
  const draft: CatalogDraft = {
    noun: noun.name,
    id,
    entry,
    base: before ? before.base : base,
    version: input.version + 1,
    savedBy,
    savedOn: now.toISOString(),
  };
  const isAsPublished = hashOfEntry(entry) === base;
  /** The entry is among these drafts, or is published. */
  const answer = (drafts: readonly CatalogDraft[]) => rowOf(noun, { ...workbench, drafts }, id) as EntryRow;
  if (isAsPublished && !before) return answer(workbench.drafts);
  const log = logged(context, isAsPublished ? 'discarded' : 'saved', `${noun.name}/${id}`);
  try {
    await table.transact([isAsPublished && before ? discardWrite(before) : draftWrite(draft, input.version), log]);
  } catch (error) {
    throw error instanceof ConditionFailed ? stale('Someone') : error;
  }
  const others = workbench.drafts.filter((each) => each !== before);
  return answer(isAsPublished ? others : [...others, draft]);
});
