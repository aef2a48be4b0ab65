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
 * What became of a home's merchandise: `version` counts the transactions that changed it, 0 before the first. They come in epochs, and `named` has the names of the
 * writes of this epoch first, then those of the epochs before it.
 */
export type MerchandiseChanges = { version: number; epoch: number; named: readonly ReadonlySet<string>[] };

/** How many rows one transaction may add to an epoch: more begin a new one. */
const FEW = 50;
/** After how many names the next transaction begins a new epoch. */
const MOST_NAMED = 100;

/** Where the names of an epoch are, and of those before it. The 300 rows that are saved together begin three. */
const [current, ...earlier] = ['named', 'named1', 'named2', 'named3'] as const;

const changesKey = (locationId: string): Key => ({ pk: itemsPartition(locationId), sk: '~CHANGES' });

/** The mark of a write that may be followed by one with the same name. */
const UNTOLD = '-';

/** Keys are kept without the home that all of them are of. */
const homeOf = (locationId: string) => `LOCATION#${locationId}#`;

/** Names a write: the row, and the version that it has from then on. Writes that don't look at a version have no name to tell them apart. */
function nameOf({ ofMerchandise: write }: MerchandiseWrite, locationId: string): string {
  const { pk, sk } = 'put' in write ? write.put : write.delete;
  const isVersioned = 'put' in write && (write.unless !== undefined || write.ifVersion !== undefined);
  return [pk.slice(homeOf(locationId).length), isVersioned ? write.put.version : UNTOLD, sk].join(' ');
}

const partsOf = (name: string): [string, string, string] => {
  const [part = '', version = '', ...sk] = name.split(' ');
  return [part, version, sk.join(' ')];
};

/** Counts a change of a few rows, unless the epoch names too many already. */
const inEpoch = (locationId: string, names: ReadonlySet<string>): Write => ({
  add: changesKey(locationId),
  counts: { version: 1, [current]: names },
  initially: { epoch: 0, entityType: 'merchandise-changes' },
  condition: {
    expression: 'attribute_not_exists(#named) OR size(#named) < :most',
    names: { '#named': current },
    values: { ':most': MOST_NAMED },
  },
});

/** Counts a change of any rows, which begins an epoch. The names of the oldest one are dropped. */
const inNewEpoch = (locationId: string, names: ReadonlySet<string>): Write => ({
  add: changesKey(locationId),
  counts: { version: 1, epoch: 1 },
  set: { entityType: 'merchandise-changes', [current]: names },
  copies: Object.fromEntries(earlier.map((to, nth) => [to, { from: nth === 0 ? current : earlier[nth - 1]!, or: names }])),
});

/**
 * Writes all or nothing, at most `MAX_WRITES` less one, and counts the change of the home's merchandise in the same transaction. A reader that asks for the count
 * before the rows has every row that it counts.
 */
export async function transactMerchandise(
  table: Pick<Table, 'transact'>,
  locationId: string,
  writes: readonly (Write | MerchandiseWrite)[],
): Promise<void> {
  const plain = writes.map((write): Write => ('ofMerchandise' in write ? write.ofMerchandise : write) as Write);
  const names = new Set(writes.flatMap((write) => ('ofMerchandise' in write ? [nameOf(write, locationId)] : [])));
  if (names.size === 0) return table.transact(plain);
  if (names.size <= FEW)
    try {
      return await table.transact([...plain, inEpoch(locationId, names)]);
    } catch (error) {
      const isEpochFull = error instanceof ConditionFailed && error.index === plain.length;
      if (!isEpochFull) throw error;
    }
  await table.transact([...plain, inNewEpoch(locationId, names)]);
}

/** Reads what became of a home's merchandise: one read, consistent. */
export async function readMerchandiseChanges(table: Table, locationId: string): Promise<MerchandiseChanges> {
  const item = (await table.get(changesKey(locationId), { consistent: true })) ?? {};
  const { version = 0, epoch = 0 } = item as { version?: number; epoch?: number };
  const sets = item as Record<string, Iterable<string> | undefined>;
  return { version, epoch, named: [current, ...earlier].map((name) => new Set(sets[name] ?? [])) };
}

/** Returns the keys of the rows that were changed since earlier changes were read, and perhaps of some others; `undefined` if too much was since. */
export function changedSince(before: MerchandiseChanges, now: MerchandiseChanges, locationId: string): Key[] | undefined {
  const since = now.named.slice(0, now.epoch - before.epoch + 1);
  if (since.length <= now.epoch - before.epoch) return undefined;
  const seen = (name: string, version: string) => version !== UNTOLD && before.named.some((names) => names.has(name));
  const keys = new Map<string, Key>();
  for (const name of since.flatMap((names) => [...names])) {
    const [part, version, sk] = partsOf(name);
    if (!seen(name, version)) keys.set(`${part} ${sk}`, { pk: `${homeOf(locationId)}${part}`, sk });
  }
  return [...keys.values()];
}
