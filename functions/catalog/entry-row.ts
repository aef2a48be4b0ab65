import type { CatalogDraft } from '#functions/table/catalog-draft.ts';
import { type AnyCatalog, type AnyEntry, type CatalogFault, catalogFaults } from '#shared/catalog/catalog-faults.ts';
import { usesIn, usingEntries } from '#shared/catalog/catalog-uses.ts';
import { entriesById } from '#shared/catalog/entries-by-id.ts';
import { nameOfEntry } from '#shared/catalog/entry-name.ts';
import type { AnyNoun } from '#shared/catalog/noun.ts';
import { type NounName, nounNames } from '#shared/catalog/noun-names.ts';
import { isRetired } from '#shared/catalog/retired.ts';
import type { EntryRow, UseCounts } from '#shared/contract/system-catalog-views.ts';
import type { LastChange } from './last-changes.ts';
import { hashOfEntry, type Workbench, withDrafts } from './workbench.ts';

/** An entry as it would be, with its draft, what is published, what is wrong with it, and what has it. */
export type ListedEntry = {
  noun: NounName;
  entry: AnyEntry;
  name: string;
  draft: CatalogDraft | undefined;
  published: AnyEntry | undefined;
  faults: readonly CatalogFault[];
  /** Counts them, so it's called for those that are shown. */
  uses: () => EntryRow['uses'];
  lastChange: LastChange | undefined;
};

export const stateOf = ({ draft, published }: ListedEntry): EntryRow['state'] =>
  draft ? (published ? 'changed' : 'new') : 'published';

/** Returns whether an entry is retired as it is published, whatever its draft says. */
export const wasRetired = ({ published }: ListedEntry): boolean => published !== undefined && isRetired(published);

/** Returns the hash of an entry as it is published; null if it never was. */
export const baseOf = (published: AnyEntry | undefined): string | null => (published ? hashOfEntry(published) : null);

/** Returns whether an entry was published differently since its draft began. */
export const isMoved = ({ draft, published }: ListedEntry): boolean => draft !== undefined && draft.base !== baseOf(published);

const noFaults: readonly CatalogFault[] = [];
const noUses: UseCounts = { homes: 0, packages: 0, plans: 0, cases: 0, documents: 0 };

/** Returns whether nothing has an entry: no other entry, nor any home or family when that was last counted. */
export const isUnused = ({ uses }: ListedEntry): boolean => {
  const { entries, counted } = uses();
  return entries === 0 && Object.values(counted ?? noUses).every((count) => count === 0);
};

/** Returns every entry of some nouns, drafts in place of what is published, in no particular order. */
export function listedEntries(wanted: readonly NounName[], workbench: Workbench): ListedEntry[] {
  const { published, drafts, uses, lastChanges } = workbench;
  const catalog: AnyCatalog = withDrafts(published, drafts);
  const faults = Map.groupBy(catalogFaults(catalog, published), ({ noun }) => noun);
  const usesOf = usesIn(catalog);
  return wanted.flatMap((noun) => {
    const draftOf = new Map(drafts.filter((draft) => draft.noun === noun).map((draft) => [draft.id, draft]));
    const publishedOf = entriesById(published[noun]);
    const faultsOf = Map.groupBy(faults.get(noun) ?? [], ({ id }) => id);
    return catalog[noun].map((entry) => ({
      noun,
      entry,
      name: nameOfEntry(noun, entry, catalog),
      draft: draftOf.get(entry.id),
      published: publishedOf.get(entry.id),
      faults: faultsOf.get(entry.id) ?? noFaults,
      uses: () => ({
        entries: usingEntries(usesOf(noun, entry)).length,
        counted: uses && (uses.of.get(entry.id) ?? noUses),
      }),
      lastChange: lastChanges.get(entry.id),
    }));
  });
}

/** Returns an entry as the calls answer it. */
export function entryRow(listed: ListedEntry): EntryRow {
  const { entry, name, draft, published, faults, uses, lastChange = null } = listed;
  return {
    entry,
    name,
    version: draft?.version ?? 0,
    base: draft ? draft.base : baseOf(published),
    state: stateOf(listed),
    isMoved: isMoved(listed),
    isRetired: isRetired(entry),
    wasRetired: wasRetired(listed),
    savedBy: draft?.savedBy ?? null,
    savedOn: draft?.savedOn ?? null,
    lastChange,
    faults: faults.map(({ path, message }) => ({ path: [...path], message })),
    uses: uses(),
  };
}

/** Returns one entry, drafts in place of what is published; undefined if there is neither. */
export const listedEntry = ({ name }: AnyNoun, workbench: Workbench, id: string): ListedEntry | undefined =>
  listedEntries([name], workbench).find(({ entry }) => entry.id === id);

/** Returns every entry of every noun. */
export const everyListedEntry = (workbench: Workbench): ListedEntry[] => listedEntries(nounNames, workbench);
