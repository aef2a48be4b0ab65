import { batchTitle } from '#functions/catalog/batches.ts';
import { createsTasks } from '#functions/catalog/creates-tasks.ts';
import { isOrderMoved, orderName } from '#functions/catalog/entry-order-of.ts';
import { everyListedEntry, isMoved, type ListedEntry, wasRetired } from '#functions/catalog/entry-row.ts';
import { referredDrafts } from '#functions/catalog/referred-drafts.ts';
import { entryIn, openWorkbench, placeOf, type Workbench } from '#functions/catalog/workbench.ts';
import { namesInPdf } from '#functions/documents/templates/template-description.ts';
import type { CatalogBatch } from '#functions/table/catalog-batch.ts';
import type { CatalogDraft, OrderDraft } from '#functions/table/catalog-draft.ts';
import { countedChanges } from '#shared/catalog/entry-changes.ts';
import { nameOfEntry } from '#shared/catalog/entry-name.ts';
import { formFields } from '#shared/catalog/form-fields.ts';
import type { FaultInNoun } from '#shared/catalog/noun.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { faultWords, placeOf as placeInForm } from '#shared/catalog/place-words.ts';
import { isRetired, withRetired } from '#shared/catalog/retired.ts';
import { templateWarnings } from '#shared/catalog/template-warnings.ts';
import type { DraftInShort } from '#shared/contract/system-catalog-views.ts';
import { templateDocumentSchema } from '#shared/model/template-document.ts';
import { os } from './implementer.ts';

type Faults = DraftInShort['faults'];

/** Returns what is wrong with a draft, each fault after the field that it's about, as the form calls it. */
function faultsOf(
  { published }: Workbench,
  { noun, entry, faults }: Pick<ListedEntry, 'noun' | 'entry'> & { faults: readonly Pick<FaultInNoun, 'path' | 'message'>[] },
): DraftInShort['faults'] {
  if (faults.length === 0) return [];
  const form = formFields(nouns[noun]);
  const nameOf = (of: NounName, id: string) => {
    const found = entryIn(published, of, id);
    return found && nameOfEntry(of, found);
  };
  // What a draft has taken out is named as it's published.
  const entries = [entry, entryIn(published, noun, entry.id)];
  return faults.map(({ path, message }) => {
    const labels = path.length === 0 ? [] : placeInForm(form, path, { entries, nameOf }).labels;
    return { path: [...path], message: faultWords(labels, message) };
  });
}

/** Returns how many fields of a published entry a draft changes, and what the form calls them. That it retires or restores the entry is none of them. */
function changesOf({ noun, entry, published }: ListedEntry): Pick<DraftInShort, 'fields' | 'changed'> {
  if (!published) return { fields: 0, changed: [] };
  const changes = countedChanges(published, withRetired(entry, isRetired(published)));
  const form = formFields(nouns[noun]);
  const labels = changes.map(
    ({ path }) => placeInForm(form, path.slice(0, 1), { entries: [entry], nameOf: () => undefined }).labels,
  );
  return { fields: changes.length, changed: [...new Set(labels.flat())] };
}

/** Returns what to know of the drafts of document templates before they are published, by their ids. What their PDFs have is only in the files. */
async function warningsOf(workbench: Workbench, listed: readonly ListedEntry[]): Promise<ReadonlyMap<string, Faults>> {
  const drafted = listed.filter(({ noun, draft }) => noun === 'templateDocuments' && draft !== undefined);
  const found = drafted.map(async (each) => {
    const { data: template } = templateDocumentSchema.safeParse(each.entry);
    const warnings = template ? templateWarnings(template, await namesInPdf(template)) : [];
    return [each.entry.id, faultsOf(workbench, { ...each, faults: warnings })] as const;
  });
  return new Map((await Promise.all(found)).filter(([, { length }]) => length > 0));
}

function entryDraft(
  workbench: Workbench,
  listed: ListedEntry,
  referredBy: ReturnType<typeof referredDrafts>,
  warnings: Faults | undefined,
): DraftInShort[] {
  const { noun, entry, name, draft, published } = listed;
  if (!draft || draft.batch !== undefined) return [];
  const { id, version, savedBy, savedOn } = draft;
  return [
    {
      noun,
      id,
      name,
      kind: 'entry',
      version,
      state: published ? 'changed' : 'new',
      isMoved: isMoved(listed),
      isRetired: isRetired(entry),
      wasRetired: wasRetired(listed),
      savedBy,
      savedOn,
      faults: faultsOf(workbench, listed),
      ...(warnings ? { warnings } : {}),
      ...changesOf(listed),
      nouns: [{ noun, count: 1 }],
      createsTasks: createsTasks(draft),
      needs: referredBy(draft).map((needed) => ({ noun: needed.noun, id: needed.id })),
    },
  ];
}

const orderDraft = (order: OrderDraft, { published }: Workbench): DraftInShort => {
  const { noun, id, group, version, savedBy, savedOn, base, ids } = order;
  return {
    noun,
    id,
    name: orderName(order, published),
    kind: 'order',
    version,
    state: 'changed',
    isMoved: isOrderMoved(order, published),
    isRetired: false,
    wasRetired: false,
    savedBy,
    savedOn,
    faults: [],
    // How many entries have another place.
    fields: ids.filter((each, at) => base[at] !== each).length,
    nouns: [{ noun, count: ids.length }],
    createsTasks: false,
    group,
    needs: [],
  };
};

/** The most faults that are named of a batch. */
const MAX_FAULTS = 20;

/** Returns how many entries of each noun there are among changes, the most first. */
const countedNouns = (changes: readonly CatalogDraft[]): DraftInShort['nouns'] =>
  [...Map.groupBy(changes, ({ noun }) => noun)]
    .map(([noun, { length }]) => ({ noun, count: length }))
    .sort((one, other) => other.count - one.count);

/** Returns whether all entries of a batch have later drafts of their own, so that nothing of it is left to publish or discard. */
function isDraftedSince({ batched, drafts }: Workbench, id: string): boolean {
  const places = new Set(drafts.map(placeOf));
  return batched.every((change) => change.batch !== id || places.has(placeOf(change)));
}

/** Returns a batch among the drafts: what it still changes, and what is wrong with that. It's gone from the list while nothing of it is left. */
function batchDraft(batch: CatalogBatch, workbench: Workbench, listed: readonly ListedEntry[]): DraftInShort[] {
  const { id, noun, version, savedBy, savedOn } = batch;
  const changes = workbench.drafts.filter((draft) => draft.batch === id);
  if (changes.length === 0 && isDraftedSince(workbench, id)) return [];
  const own = listed.filter(({ draft }) => draft?.batch === id);
  const faulty = own.filter((each) => each.faults.length > 0).slice(0, MAX_FAULTS);
  const faults = faulty.flatMap((each) =>
    faultsOf(workbench, each).map(({ path, message }) => ({ path, message: `${each.name}: ${message}` })),
  );
  return [
    {
      noun,
      id,
      name: batchTitle(batch, changes.length),
      kind: 'batch',
      version,
      state: 'changed',
      isMoved: own.some(isMoved),
      isRetired: false,
      wasRetired: false,
      savedBy,
      savedOn,
      faults: faults.slice(0, MAX_FAULTS),
      // Also those that it takes out, which no list has anymore.
      fields: changes.length,
      retires: own.filter((each) => isRetired(each.entry) && !wasRetired(each)).length,
      nouns: countedNouns(changes),
      createsTasks: changes.some(createsTasks),
      needs: [],
    },
  ];
}

/** Lists all drafts in one request for the rows, the newest first. What a batch changes is listed as the batch. */
export const getDrafts = os.getDrafts.handler(async ({ context }) => {
  const workbench = await openWorkbench(context);
  const listed = everyListedEntry(workbench);
  const referredBy = referredDrafts(workbench);
  const warnings = await warningsOf(workbench, listed);
  const items = [
    ...listed.flatMap((each) => entryDraft(workbench, each, referredBy, warnings.get(each.entry.id))),
    ...workbench.batches.flatMap((batch) => batchDraft(batch, workbench, listed)),
    ...workbench.orders.map((order) => orderDraft(order, workbench)),
  ].sort((one, other) => (one.savedOn < other.savedOn ? 1 : -1));
  return { items, total: items.length };
});
