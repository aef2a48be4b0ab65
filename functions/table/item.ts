import type { Item, Key } from './table.ts';

/** Attributes that an item has beside its entity's own fields. */
const bookkeeping = new Set(['pk', 'sk', 'entityType', 'version', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk', 'expiresAt']);

/** An entity as an item: its fields beside the key, at a version that counts its writes. */
export const toItem = (entityType: string, key: Key & Record<string, unknown>, fields: object, version = 1): Item => ({
  ...fields,
  ...key,
  entityType,
  version,
});

/** The entity's own fields of an item. What the table holds was validated when it was written. */
export const fromItem = <Entity>(item: Item): Entity =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !bookkeeping.has(name))) as Entity;
