import { problem } from '#functions/problem.ts';
import type { CatalogDraft, OrderDraft } from '#functions/table/catalog-draft.ts';
import { type AnyCatalog, type CatalogFault, catalogFaults } from '#shared/catalog/catalog-faults.ts';
import { nameOfEntry } from '#shared/catalog/entry-name.ts';
import { keptInRetirement } from '#shared/catalog/way-back.ts';
import { isOrderMoved, orderName } from './entry-order-of.ts';
import { referredDrafts } from './referred-drafts.ts';
import { entryIn, hashOfEntry, type Workbench, withDrafts } from './workbench.ts';

const isOrder = (draft: CatalogDraft | OrderDraft): draft is OrderDraft => 'ids' in draft;

const nameOfDraft = (draft: CatalogDraft | OrderDraft, published: Workbench['published']): string =>
  isOrder(draft) ? orderName(draft, published) : nameOfEntry(draft.noun, draft.entry);

/** A draft as a screen has seen it. */
export type SeenDraft = { noun: string; id: string; version: number };

/** Returns the drafts that were chosen: of entries, of orders, and what a batch still changes, which isn't what was saved over it. */
function chosenOf({ drafts, orders, batches, published }: Workbench, seen: readonly SeenDraft[]): (CatalogDraft | OrderDraft)[] {
  const draftAt = new Map([...drafts, ...orders].map((draft) => [`${draft.noun}/${draft.id}`, draft]));
  const chosen = seen.flatMap(({ noun, id, version }) => {
    const named = batches.find((batch) => batch.id === id);
    if (named && named.noun !== noun) throw problem('not_found');
    if (named?.version === version) return drafts.filter(({ batch }) => batch === id);
    const draft = draftAt.get(`${noun}/${id}`);
    if (draft?.version === version) return [draft];
    const detail = draft
      ? `${draft.savedBy} changed “${nameOfDraft(draft, published)}” in the meantime. Look at it again before you publish.`
      : 'A draft that you chose was published or discarded in the meantime. Look at the list again.';
    throw problem('stale', { detail });
  });
  if (chosen.length > 0) return [...new Set(chosen)];
  throw problem('conflict', {
    detail: 'Everything in this batch is published, or someone has drafted it differently since. Discard the batch.',
  });
}

/** Adds drafts of entries that are new, and that the chosen ones refer to, and so on. */
function withReferred(workbench: Workbench, chosen: readonly CatalogDraft[]): CatalogDraft[] {
  const all = new Set(chosen);
  const referredBy = referredDrafts(workbench);
  for (const draft of all) for (const referred of referredBy(draft)) all.add(referred);
  return [...all];
}

function refuseMoved({ published }: Workbench, drafts: readonly CatalogDraft[], orders: readonly OrderDraft[]): void {
  const moved = orders.find((order) => isOrderMoved(order, published));
  if (moved)
    throw problem('conflict', {
      detail: `“${orderName(moved, published)}” was published differently since this draft began. Put these in order again, and save.`,
    });
  for (const { noun, id, entry, base } of drafts) {
    const now = entryIn(published, noun, id);
    if ((now ? hashOfEntry(now) : null) === base) continue;
    throw problem('conflict', {
      detail: `“${nameOfEntry(noun, entry)}” was published differently since this draft began. Open it, settle the fields that differ, and save.`,
    });
  }
}

/** Refuses to take out what homes and families may have: a list, a plan, or a case would name what isn't there. */
function refuseErased({ published }: Workbench, drafts: readonly CatalogDraft[]): void {
  const removed = drafts
    .filter(({ isRemoval, noun, id }) => isRemoval && entryIn(published, noun, id))
    .map(({ noun, entry }) => ({ noun, entry }));
  const [kept] = keptInRetirement(removed);
  if (!kept) return;
  throw problem('conflict', {
    detail: `“${nameOfEntry(kept.noun, kept.entry)}” is published, so homes may have it. Discard this, and revert the release again: that retires it.`,
  });
}

/** Refuses a catalog with faults, in the words of their entries. */
export function refuseFaulty(catalog: AnyCatalog, faults: readonly CatalogFault[]): void {
  if (faults.length === 0) return;
  throw problem('invalid_input', {
    detail: 'Some drafts can’t be published yet.',
    errors: faults.slice(0, 100).map(({ noun, id, path, message }) => ({
      field: [noun, id, ...path].join('.'),
      message: `${nameOfEntry(noun, entryIn(catalog, noun, id) ?? { id })}: ${message}`,
    })),
  });
}

/**
 * Returns the drafts to publish together: those chosen at the versions that were seen, and new entries that they refer to. Refuses drafts that changed
 * meanwhile, that began from an entry that was published differently since, and that would leave the catalog with faults.
 */
export function publicationOf(workbench: Workbench, seen: readonly SeenDraft[]) {
  const chosen = chosenOf(workbench, seen);
  const orders = chosen.filter(isOrder);
  const entries = chosen.filter((draft): draft is CatalogDraft => !isOrder(draft));
  const drafts = withReferred(workbench, entries);
  refuseMoved(workbench, drafts, orders);
  refuseErased(workbench, drafts);
  const catalog = withDrafts(workbench.published, drafts, orders);
  refuseFaulty(catalog, catalogFaults(catalog, workbench.published));
  const isChosen = new Set(entries);
  return { catalog, drafts, orders, broughtAlong: drafts.filter((draft) => !isChosen.has(draft)) };
}
