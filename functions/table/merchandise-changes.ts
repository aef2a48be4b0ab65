import { ConditionFailed, type Item, type Key, type Table, type Write } from './table.ts';

/** Returns the partition of a home's merchandise, beside its profile: a public page doesn't read it. */
export const itemsPartition = (locationId: string) => `LOCATION#${locationId}#ITEMS`;

/**
 * A write of what a home sells, or of what it adds to the catalog. Only `transactMerchandise` makes it: a warm Lambda keeps a home's merchandise, and learns from the
 * count of its changes what to read again.
 */
export type MerchandiseWrite = { ofMerchandise: { put: Item; unless?: 'exists'; ifVersion?: number } | { delete: Key } };

/** Marks a write as one of a home's merchandise. */
export const ofMerchandise = (write: MerchandiseWrite['ofMerchandise']): MerchandiseWrite => ({ ofMerchandise: write });

/**
 * What became of a home's merchandise: `version` counts the transactions that changed it. Those of the same `epoch` changed just the rows with these keys. 0 before the
 * first.
 */
export type MerchandiseChanges = { version: number; epoch: number; keys: Key[] };

/** How many rows one transaction may name, and after how many the next begins a new epoch: all of them are read in one request. */
const MOST_NAMED = 50;

const changesKey = (locationId: string): Key => ({ pk: itemsPartition(locationId), sk: '~CHANGES' });

/** Keys are kept without the home that all of them are of. */
const homeOf = (locationId: string) => `LOCATION#${locationId}#`;
const nameOf = ({ pk, sk }: Key, locationId: string): string => `${pk.slice(homeOf(locationId).length)} ${sk}`;
const keyOf = (name: string, locationId: string): Key => {
  const end = name.indexOf(' ');
  return { pk: `${homeOf(locationId)}${name.slice(0, end)}`, sk: name.slice(end + 1) };
};

/** Counts a change of a few rows, unless the epoch names too many already. */
const named = (locationId: string, keys: readonly Key[]): Write => ({
  add: changesKey(locationId),
  counts: { version: 1, names: new Set(keys.map((key) => nameOf(key, locationId))) },
  initially: { epoch: 0, entityType: 'merchandise-changes' },
  condition: {
    expression: 'attribute_not_exists(#names) OR size(#names) < :most',
    names: { '#names': 'names' },
    values: { ':most': MOST_NAMED },
  },
});

/** Counts a change of any rows, from which on all of them are read again. */
const inNewEpoch = (locationId: string): Write => ({
  add: changesKey(locationId),
  counts: { version: 1, epoch: 1 },
  set: { names: undefined, entityType: 'merchandise-changes' },
});

/**
 * Writes all or nothing, at most `MAX_WRITES` less one, and counts the change of the home's merchandise in the same transaction. Whoever reads the count before the rows
 * has every row that it counts.
 */
export async function transactMerchandise(
  table: Pick<Table, 'transact'>,
  locationId: string,
  writes: readonly (Write | MerchandiseWrite)[],
): Promise<void> {
  const plain = writes.map((write): Write => ('ofMerchandise' in write ? write.ofMerchandise : write) as Write);
  const keys = writes.flatMap((write): Key[] => {
    if (!('ofMerchandise' in write)) return [];
    return ['put' in write.ofMerchandise ? write.ofMerchandise.put : write.ofMerchandise.delete];
  });
  if (keys.length === 0) return table.transact(plain);
  if (keys.length <= MOST_NAMED)
    try {
      return await table.transact([...plain, named(locationId, keys)]);
    } catch (error) {
      const isEpochFull = error instanceof ConditionFailed && error.index === plain.length;
      if (!isEpochFull) throw error;
    }
  await table.transact([...plain, inNewEpoch(locationId)]);
}

/** Reads what became of a home's merchandise: one read, consistent. */
export async function readMerchandiseChanges(table: Table, locationId: string): Promise<MerchandiseChanges> {
  const item = await table.get(changesKey(locationId), { consistent: true });
  const { version = 0, epoch = 0, names = [] } = (item ?? {}) as { version?: number; epoch?: number; names?: Iterable<string> };
  return { version, epoch, keys: [...names].map((name) => keyOf(name, locationId)) };
}
