import type { CatalogDraft } from '#functions/table/catalog-draft.ts';
import { type AnyEntry, type CatalogFault, catalogFaults } from '#shared/catalog/catalog-faults.ts';
import type { AnyNoun } from '#shared/catalog/noun.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import type { EntryRow } from '#shared/contract/system-catalog.ts';
import { hashOfEntry, type Workbench, withDrafts } from './workbench.ts';

/** Returns what an entry is called; a draft may not have a name yet, or something else in its place. */
export function nameOfEntry(noun: NounName, entry: AnyEntry): string {
  const name: unknown = nouns[noun].nameOf(entry);
  return typeof name === 'string' && name.trim() !== '' ? name : 'No name yet';
}

/** An entry as it would be, with its draft, what is published, and what is wrong with it. */
type ListedEntry = {
  entry: AnyEntry;
  name: string;
  draft: CatalogDraft | undefined;
  published: AnyEntry | undefined;
  faults: readonly CatalogFault[];
};

export const stateOf = ({ draft, published }: ListedEntry): EntryRow['state'] =>
  draft ? (published ? 'changed' : 'new') : 'published';

/** Returns every entry of a noun, drafts in place of what is published, in no particular order. */
export function listedEntries({ name: noun }: AnyNoun, { published, drafts }: Workbench): ListedEntry[] {
  const catalog = withDrafts(published, drafts);
  const faults = Map.groupBy(
    catalogFaults(catalog, published).filter((fault) => fault.noun === noun),
    ({ id }) => id,
  );
  const draftOf = new Map(drafts.filter((draft) => draft.noun === noun).map((draft) => [draft.id, draft]));
  const publishedOf = new Map(published[noun].map((entry) => [entry.id, entry]));
  return catalog[noun].map((entry) => ({
    entry,
    name: nameOfEntry(noun, entry),
    draft: draftOf.get(entry.id),
    published: publishedOf.get(entry.id),
    faults: faults.get(entry.id) ?? [],
  }));
}

/** Returns an entry as the calls answer it. */
export function entryRow(listed: ListedEntry): EntryRow {
  const { entry, name, draft, published, faults } = listed;
  return {
    entry,
    name,
    version: draft?.version ?? 0,
    base: draft ? draft.base : published ? hashOfEntry(published) : null,
    state: stateOf(listed),
    savedBy: draft?.savedBy ?? null,
    savedOn: draft?.savedOn ?? null,
    faults: faults.map(({ path, message }) => ({ path: [...path], message })),
  };
}

/** Returns one entry as the calls answer it; undefined if there is neither a draft nor a published one. */
export function rowOf(noun: AnyNoun, workbench: Workbench, id: string): EntryRow | undefined {
  const listed = listedEntries(noun, workbench).find(({ entry }) => entry.id === id);
  return listed && entryRow(listed);
}
