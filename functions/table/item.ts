import type { Item, Key, Write } from './table.ts';

/** Attributes that an item has besides its entity's own fields. */
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

/** Returns an entity as an item: its fields with the key, at a version that counts its writes. */
export const toItem = (entityType: string, key: Key & Record<string, unknown>, fields: object, version = 1): Item => ({
  ...fields,
  ...key,
  entityType,
  version,
});

/** Counts the writes of the row of this kind, among rows that were read together; 0 if there is none. */
export const writesOf = (items: readonly Item[], entityType: string): number =>
  (items.find((item) => item.entityType === entityType)?.version as number | undefined) ?? 0;

/** Ties a transaction to the version of a row that was read; 0 if it didn't exist. */
export const stillAt = (key: Key, expectedVersion: number): Write => ({
  check: key,
  condition:
    expectedVersion === 0
      ? { expression: 'attribute_not_exists(pk)' }
      : { expression: '#version = :seen', names: { '#version': 'version' }, values: { ':seen': expectedVersion } },
});

/** Returns the entity's own fields of an item. Items were validated when they were written. */
export const fromItem = <Entity>(item: Item): Entity =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !bookkeeping.has(name))) as Entity;
