import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { api } from '#web/session/api.ts';
import { query } from '#web/session/query.ts';
import { listedRows } from './listed-rows.ts';

/** As many as one call may return. */
const PAGE_SIZE = 100;

async function entriesOf(noun: NounName, state?: 'retired'): Promise<readonly EntryRow[]> {
  const rows: EntryRow[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: EntryRow[]; nextCursor: string | null } = await api.systemCatalog.getEntries({
      noun,
      pageSize: PAGE_SIZE,
      ...(state ? { state } : {}),
      ...(cursor === null ? {} : { cursor }),
    });
    rows.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return rows;
}

/** Loads the entries that lists show, and after them those that they don't: the retired ones, which others may still refer to. */
async function everyEntry(noun: NounName): Promise<readonly EntryRow[]> {
  const [listed, retired] = await Promise.all([entriesOf(noun), entriesOf(noun, 'retired')]);
  const known = new Set(listed.map(({ entry }) => entry.id));
  return [...listed, ...retired.filter(({ entry }) => !known.has(entry.id))];
}

/** The key is one of the calls of the catalog, so that what forgets those forgets this too. */
const keyOf = (noun: NounName) => [...query.systemCatalog.getEntries.key(), 'every', noun] as const;

/** Describes loading every entry of a noun, also the retired ones, for queries. */
export const everyEntryOptions = (noun: NounName) => queryOptions({ queryKey: keyOf(noun), queryFn: () => everyEntry(noun) });

/** Loads every entry of a noun that lists show, drafts in place of what is published, page by page. */
export const useEveryEntry = (noun: NounName, isEnabled = true) =>
  useQuery({ ...everyEntryOptions(noun), enabled: isEnabled, select: listedRows });

/**
 * Returns a function that puts saved rows in place of those that were loaded, and new ones after them, without asking for all of them again. A list beside them is
 * loaded again: what was saved may have another place in it, or none.
 */
export const useReplaceRows = (noun: NounName) => {
  const client = useQueryClient();
  return (saved: readonly EntryRow[]) => {
    const byId = new Map(saved.map((row) => [row.entry.id, row]));
    client.setQueryData<readonly EntryRow[]>(keyOf(noun), (rows) => {
      const known = new Set(rows?.map(({ entry }) => entry.id));
      const added = saved.filter(({ entry }) => !known.has(entry.id));
      return rows && [...rows.map((row) => byId.get(row.entry.id) ?? row), ...added];
    });
    void client.invalidateQueries({ queryKey: query.systemCatalog.getEntries.key({ type: 'infinite' }) });
  };
};
