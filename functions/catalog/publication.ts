import { problem } from '#functions/problem.ts';
import type { CatalogDraft } from '#functions/table/catalog-draft.ts';
import { catalogFaults, knownIds, shapeFaults } from '#shared/catalog/catalog-faults.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { offeredIds, referredIds } from '#shared/catalog/referred-ids.ts';
import { nameOfEntry } from './entry-row.ts';
import { entryIn, hashOfEntry, type Workbench, withDrafts } from './workbench.ts';

/** A draft as a screen has seen it. */
export type SeenDraft = { noun: string; id: string; version: number };

function chosenOf({ drafts }: Workbench, seen: readonly SeenDraft[]): CatalogDraft[] {
  return seen.map(({ noun, id, version }) => {
    const draft = drafts.find((each) => each.noun === noun && each.id === id);
    if (draft?.version === version) return draft;
    const detail = draft
      ? `${draft.savedBy} changed “${nameOfEntry(draft.noun, draft.entry)}” in the meantime. Look at it again before you publish.`
      : 'A draft that you chose was published or discarded in the meantime. Look at the list again.';
    throw problem('stale', { detail });
  });
}

/** Returns the ids that a draft offers to others; one of a wrong shape offers only its own. */
function idsOfDraft({ noun, entry }: CatalogDraft): readonly string[] {
  return shapeFaults(noun, entry).length === 0 ? offeredIds(nouns[noun], entry) : [entry.id];
}

/** Adds drafts of entries that are new, and that the chosen ones refer to, and so on. */
function withReferred({ published, drafts }: Workbench, chosen: readonly CatalogDraft[]): CatalogDraft[] {
  const all = new Set(chosen);
  const known = knownIds(published);
  for (const draft of all)
    for (const { reference, id } of referredIds(nouns[draft.noun], draft.entry)) {
      if (known[reference.noun].has(id)) continue;
      const referred = drafts.find((each) => each.noun === reference.noun && idsOfDraft(each).includes(id));
      if (referred) all.add(referred);
    }
  return [...all];
}

function refuseMoved({ published }: Workbench, drafts: readonly CatalogDraft[]): void {
  for (const { noun, id, entry, base } of drafts) {
    const now = entryIn(published, noun, id);
    if ((now ? hashOfEntry(now) : null) === base) continue;
    throw problem('conflict', {
      detail: `“${nameOfEntry(noun, entry)}” was published differently since this draft began. Open it, settle the fields that differ, and save.`,
    });
  }
}

/**
 * Returns the drafts to publish together: those chosen at the versions that were seen, and new entries that they refer to. Refuses drafts that changed
 * meanwhile, that began from an entry that was published differently since, and that would leave the catalog with faults.
 */
export function publicationOf(workbench: Workbench, seen: readonly SeenDraft[]) {
  const chosen = chosenOf(workbench, seen);
  const drafts = withReferred(workbench, chosen);
  refuseMoved(workbench, drafts);
  const catalog = withDrafts(workbench.published, drafts);
  const faults = catalogFaults(catalog, workbench.published);
  if (faults.length > 0)
    throw problem('invalid_input', {
      detail: 'Some drafts can’t be published yet.',
      errors: faults.slice(0, 100).map(({ noun, id, path, message }) => ({
        field: [noun, id, ...path].join('.'),
        message: `${nameOfEntry(noun, entryIn(catalog, noun, id) ?? { id })}: ${message}`,
      })),
    });
  return { catalog, drafts, broughtAlong: drafts.filter((draft) => !chosen.includes(draft)) };
}
