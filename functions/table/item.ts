import type { Item, Key, Write } from './table.ts';

/** Attributes that an item has beside its entity's own fields. */
const bookkeeping = new Set([
  'pk',
  'sk',
  'entityType',
  'version',
  'gsi1pk',
  'gsi1sk',
  'gsi2pk',
  'gsi2sk',
  'expiresAt',
  'savedBy',
]);

/** An entity as an item: its fields beside the key, at a version that counts its writes. */
export const toItem = (entityType: string, key: Key & Record<string, unknown>, fields: object, version = 1): Item => ({
  ...fields,
  ...key,
  entityType,
  version,
});

/** How often the row of this kind was written, among rows that were read together; 0 where there is none. */
export const writesOf = (items: readonly Item[], entityType: string): number =>
  (items.find((item) => item.entityType === entityType)?.version as number | undefined) ?? 0;

/** Holds a transaction to a row that was written as often as it was seen to be; 0 where it was not there. */
export const stillAt = (key: Key, expectedVersion: number): Write => ({
  check: key,
  condition:
    expectedVersion === 0
      ? { expression: 'attribute_not_exists(pk)' }
      : { expression: '#version = :seen', names: { '#version': 'version' }, values: { ':seen': expectedVersion } },
});

/** The entity's own fields of an item. What the table holds was validated when it was written. */
export const fromItem = <Entity>(item: Item): Entity =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !bookkeeping.has(name))) as Entity;
