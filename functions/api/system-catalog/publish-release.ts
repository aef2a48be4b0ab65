import { openToChange, removeRows } from '#functions/catalog/change-catalog.ts';
import { createsTasks } from '#functions/catalog/creates-tasks.ts';
import type { CatalogEntries } from '#functions/catalog/entries.ts';
import { changesWith } from '#functions/catalog/last-changes.ts';
import { publicationOf, refuseFaulty } from '#functions/catalog/publication.ts';
import { publishCatalog, storePart } from '#functions/catalog/publish-catalog.ts';
import { administratorOf, logged, placeOf, type Workbench } from '#functions/catalog/workbench.ts';
import { pdfFaults } from '#functions/documents/templates/template-description.ts';
import { passedGate } from '#functions/dry-run/publication-gate.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { discardBatchWrite, settledBatchWrite } from '#functions/table/catalog-batch.ts';
import { type CatalogDraft, discardWrite } from '#functions/table/catalog-draft.ts';
import { changeWrite } from '#functions/table/catalog-rows.ts';
import { raise } from '#functions/table/outbox.ts';
import { MAX_WRITES, type Write } from '#functions/table/table.ts';
import { TRIGGER_LANES, triggerRunWrites } from '#functions/table/trigger-run.ts';
import { wasWritten } from '#functions/table/write-failures.ts';
import type { AnyCatalog } from '#shared/catalog/catalog-faults.ts';
import { changedEntries } from '#shared/catalog/dry-run/dry-run.ts';
import { nameOfEntry } from '#shared/catalog/entry-name.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { os } from './implementer.ts';

/** The most writes of a publication for other things than its release: batches that it settles, and a run over open cases. */
const MAX_BESIDE = MAX_WRITES - 9;

/** Returns the triggers that are to create tasks in open cases, too, by the drafts that say so. Refuses a draft that isn't published, or creates none. */
function triggersOver(drafts: readonly CatalogDraft[], wanted: readonly string[]): string[] {
  const ofDraft = (draftId: string) =>
    drafts.filter((draft) => createsTasks(draft) && (draft.id === draftId || draft.batch === draftId));
  const triggers = wanted.map(ofDraft);
  if (triggers.every((found) => found.length > 0)) return [...new Set(triggers.flat().map(({ id }) => id))];
  const message = 'Only triggers that are published now, and that create tasks, can be applied to open cases.';
  throw problem('invalid_input', { detail: message, errors: [{ field: 'overOpenCases', message }] });
}

/** Returns the writes that begin a run of triggers over open cases; none without any. */
function runOver(context: OperationContext, release: number, triggerIds: string[]): Write[] {
  if (triggerIds.length === 0) return [];
  const lanes = Array.from({ length: TRIGGER_LANES }, (_, lane) => lane);
  return [
    ...triggerRunWrites({ release, triggerIds, startedOn: context.now.toISOString() }),
    ...lanes.map((lane) => raise(context.event('trigger-run.lane-due', { release, lane }))),
  ];
}

/** Returns the writes that settle what batches have of entries that are published from a row or a later batch, over them: it would show again as a draft. */
function settledBatches({ batches, batched }: Workbench, published: readonly CatalogDraft[]): Write[] {
  const drafts = new Set(published);
  const places = new Set(published.map(placeOf));
  const under = batched.filter((change) => places.has(placeOf(change)) && !drafts.has(change));
  const of = Map.groupBy(under, ({ batch }) => batch);
  return batches.flatMap((batch) => {
    const settled = of.get(batch.id);
    return settled ? [settledBatchWrite(batch, settled.map(placeOf))] : [];
  });
}

/** Returns the writes that remove drafts of entries that are published, and the batches that change nothing anymore after that. */
function removalsOf({ batches, batched, drafts }: Workbench, published: readonly CatalogDraft[]): Write[] {
  const isPublished = new Set(published);
  const places = new Set(published.map(placeOf));
  const left = new Set(drafts.filter((draft) => !isPublished.has(draft)).map(({ batch }) => batch));
  const begun = new Set(batched.filter((change) => places.has(placeOf(change))).map(({ batch }) => batch));
  const spent = batches.filter(({ id }) => begun.has(id) && !left.has(id));
  return [...published.filter(({ batch }) => batch === undefined).map(discardWrite), ...spent.map(discardBatchWrite)];
}

/** Refuses templates of documents that name fields which their PDFs don’t have. Only the files know that, so nothing else asks for it. */
async function refuseOtherPdfs(catalog: AnyCatalog, drafts: readonly CatalogDraft[]): Promise<void> {
  const templates = drafts
    .filter(({ noun, isRemoval }) => noun === 'templateDocuments' && !isRemoval)
    .map(({ entry }) => entry as unknown as TemplateDocument);
  const faults = await Promise.all(templates.map(pdfFaults));
  refuseFaulty(
    catalog,
    faults.flat().map((fault) => ({ noun: 'templateDocuments', ...fault })),
  );
}

/**
 * Publishes drafts as one release. The release takes effect with one row; its drafts are removed after that, and until then count as none, because they are as
 * published. A run of its triggers over open cases begins in the same instant.
 */
export const publishRelease = os.publishRelease.handler(async ({ input, context }) => {
  const { table, bucket, now } = context;
  const workbench = await openToChange(context);
  const { catalog, drafts, orders, broughtAlong } = publicationOf(workbench, input.drafts);
  await refuseOtherPdfs(catalog, drafts);
  const changed = changedEntries(workbench.published, catalog);
  const gate = await passedGate(context, changed, input);
  const [on, by] = [now.toISOString(), administratorOf(context)];
  const release = (workbench.head?.release ?? 0) + 1;
  const changes = await changesWith(workbench.head, { release, ids: changed.map(({ id }) => id), by, on });
  await storePart(bucket, changes);
  const about = { publishedOn: on, publishedBy: by, note: input.note, changeCount: changed.length, changes: changes.hash };
  const event = context.event('catalog.published', {
    release,
    nouns: [...new Set([...drafts, ...orders].map(({ noun }) => noun))],
  });
  const overCases = triggersOver(drafts, input.overOpenCases);
  const run = runOver(context, release, overCases);
  const settled = settledBatches(workbench, drafts);
  const maxSettled = MAX_BESIDE - run.length;
  const said = [`release ${release}`, gate, overCases.length > 0 ? `over open cases: ${overCases.join(' ')}` : ''];
  const published = publishCatalog({ table, bucket }, catalog as unknown as CatalogEntries, workbench.head, about, [
    changeWrite(),
    logged(context, 'published', said.filter(Boolean).join(', ')),
    raise(event),
    ...run,
    ...settled.slice(0, maxSettled),
  ]);
  if (!(await wasWritten(published)))
    throw problem('conflict', { detail: 'Someone else published in the meantime. Look at the drafts again, then publish.' });
  await removeRows(context, [...settled.slice(maxSettled), ...removalsOf(workbench, drafts), ...orders.map(discardWrite)]);
  return {
    release,
    publishedOn: on,
    publishedBy: by,
    note: input.note,
    changeCount: changed.length,
    broughtAlong: broughtAlong.map(({ noun, id, entry }) => ({ noun, id, name: nameOfEntry(noun, entry) })),
  };
});
