import type { Item, Table, Write } from '#functions/table/table.ts';
import { homes } from '#world/data/homes.ts';

const names = new Set(homes.map(({ name }) => name));

function refuseCopies(items: readonly Item[]): void {
  for (const { entityType, name } of items)
    if (entityType === 'location' && typeof name === 'string' && names.has(name))
      throw new Error(
        `"${name}" is a home of the sample data, which other tests search for: give a copy another name (copiedHome).`,
      );
}

const putBy = (writes: readonly Write[]) => writes.flatMap((write) => ('put' in write ? [write.put] : []));

/** Wraps the table so that it refuses a home with the name of one of the sample data, which the seed itself has written. */
export function keepNames(table: Table): Table {
  const { put, putAll, transact } = table;
  return Object.assign(table, {
    put: async (...[item, options]: Parameters<Table['put']>) => {
      refuseCopies([item]);
      return put(item, options);
    },
    putAll: async (items: Item[]) => {
      refuseCopies(items);
      return putAll(items);
    },
    transact: async (writes: Write[]) => {
      refuseCopies(putBy(writes));
      return transact(writes);
    },
  } satisfies Partial<Table>);
}
