import type { CatalogDraft } from '#functions/table/catalog-draft.ts';
import { type AnyCatalog, type AnyEntry, type CatalogFault, catalogFaults, shapeFaults } from '#shared/catalog/catalog-faults.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import type { EntryRow } from '#shared/contract/system-catalog.ts';
import { hashOfEntry, type Workbench, withDrafts } from './workbench.ts';

/** Returns what an entry is called; a draft may not have a name yet. */
export function nameOfEntry(noun: NounName, entry: AnyEntry): string {
  const name: unknown = shapeFaults(noun, entry).length === 0 ? nouns[noun].nameOf(entry) : (entry as { name?: unknown }).name;
  return typeof name === 'string' && name.trim() !== '' ? name : 'No name yet';
}

/** Returns an entry as the calls answer it. `faults` are those of the whole catalog. */
export function entryRow(
  noun: NounName,
  published: AnyEntry | undefined,
  draft: CatalogDraft | undefined,
  faults: readonly CatalogFault[],
): EntryRow {
  const entry = (draft?.entry ?? published) as AnyEntry;
  return {
    entry,
    name: nameOfEntry(noun, entry),
    version: draft?.version ?? 0,
    base: draft ? draft.base : published ? hashOfEntry(published) : null,
    state: draft ? (published ? 'changed' : 'new') : 'published',
    savedBy: draft?.savedBy ?? null,
    savedOn: draft?.savedOn ?? null,
    faults: faults
      .filter((fault) => fault.noun === noun && fault.id === entry.id)
      .map(({ path, message }) => ({ path: [...path], message })),
  };
}

/** Returns what keeps all drafts together from being published. */
export const faultsOf = ({ published, drafts }: Workbench): CatalogFault[] =>
  catalogFaults(withDrafts(published, drafts) as AnyCatalog, published);
