import { createHash } from 'node:crypto';
import type { CorpusEvent } from '#shared/catalog/dry-run/corpus.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import { addDays } from '#shared/values/dates.ts';
import { everyItem } from './every-item.ts';
import { toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** How many partitions the corpus has. A home is in one of them, so that its prices are read once in a run over all. */
export const CORPUS_SHARDS = 256;
/** Days that a plan or an event is kept for dry runs. */
const CORPUS_DAYS = 400;
/** Days that an erased case is remembered, so that an event of it that comes late isn't kept: longer than any event waits to be handled. */
const GONE_DAYS = 30;

/** A sent plan as dry runs keep it. `order` tells which of two submissions is later, and nothing else. */
export type CorpusPlan = { plan: string; locationId: string; order: number; day: string; choices: PlanChoices };
/** An event of a case as dry runs keep it. `event` and `kase` are keyed hashes; `order` is its place among the events of its case. */
export type KeptEvent = CorpusEvent & { event: string; kase: string; locationId: string; order: number };

/** Returns the shard of a home's plans and events. */
export const shardOf = (locationId: string): number => createHash('sha256').update(locationId).digest().readUInt8();
/** Returns the partition of a shard. */
export const corpusPartition = (shard: number) => `CORPUS#${String(shard).padStart(3, '0')}`;

/** The partition of the homes that the corpus has something of. */
export const CORPUS_HOMES = 'CORPUS#HOMES';
const keyKey: Key = { pk: 'CORPUS', sk: 'KEY' };
export const corpusKeys = {
  home: (locationId: string): Key => ({ pk: CORPUS_HOMES, sk: locationId }),
  plan: ({ locationId, plan }: Pick<CorpusPlan, 'locationId' | 'plan'>): Key => ({
    pk: corpusPartition(shardOf(locationId)),
    sk: `${locationId}#PLAN#${plan}`,
  }),
  event: ({ locationId, kase, order, event }: Pick<KeptEvent, 'locationId' | 'kase' | 'order' | 'event'>): Key => ({
    pk: corpusPartition(shardOf(locationId)),
    sk: `${locationId}#CASE#${kase}#${String(order).padStart(16, '0')}#${event}`,
  }),
  gone: (hash: string): Key => ({ pk: `CORPUS#GONE#${hash}`, sk: 'GONE' }),
};

const expiryOf = (day: string, days: number) => Date.parse(`${addDays(day, days)}T00:00:00Z`) / 1000;

/** Returns the row that says that the corpus has something of a home. */
export const corpusHomeItem = (locationId: string): Item =>
  toItem('corpus-home', corpusKeys.home(locationId), { shard: shardOf(locationId) });

/** Returns a plan's row. Its choices are text: an answer may be any number that JSON has. */
export const corpusPlanItem = (plan: CorpusPlan): Item => ({
  ...toItem('corpus-plan', corpusKeys.plan(plan), { order: plan.order, choices: JSON.stringify(plan.choices) }),
  expiresAt: expiryOf(plan.day, CORPUS_DAYS),
});

/** Returns an event's row: the same however often the event is delivered. */
export const corpusEventItem = (event: KeptEvent): Item => ({
  ...toItem('corpus-event', corpusKeys.event(event), { name: event.name, day: event.day, facts: JSON.stringify(event.facts) }),
  expiresAt: expiryOf(event.day, CORPUS_DAYS),
});

/** Fails a transaction if what it adds to was erased after this order. */
export const notGone = (hash: string, order: number): Write => ({
  check: corpusKeys.gone(hash),
  condition: {
    expression: 'attribute_not_exists(pk) OR #order < :order',
    names: { '#order': 'order' },
    values: { ':order': order },
  },
});

/** Remembers that a case or a plan was erased, and when in its own order. */
export const rememberGone = (table: Table, hash: string, order: number, day: string): Promise<void> =>
  table.put({ ...toItem('corpus-gone', corpusKeys.gone(hash), { order }), expiresAt: expiryOf(day, GONE_DAYS) });

/** Reads the key of the corpus's hashes. Someone with only the table, or only the hashes, can't tell whose they are. */
export async function readCorpusKey(table: Table): Promise<Buffer | undefined> {
  const item = await table.get(keyKey, { consistent: true });
  return item && Buffer.from(String(item.key), 'base64');
}

/** Stores the key, once. Throws `ConditionFailed` if there is one. */
export const putCorpusKey = (table: Table, key: Uint8Array): Promise<void> =>
  table.transact([{ put: toItem('corpus-key', keyKey, { key: Buffer.from(key).toString('base64') }), unless: 'exists' }]);

/** What a home's row, a plan's, and a mark of erasure say, read together. */
export async function readCorpusRows(table: Table, keys: { home: string; gone: string; plan?: Key }) {
  const wanted = [corpusKeys.home(keys.home), corpusKeys.gone(keys.gone), ...(keys.plan ? [keys.plan] : [])];
  const items = await table.getMany(wanted, { consistent: true });
  const orderOf = (type: string) => items.find(({ entityType }) => entityType === type)?.order as number | undefined;
  return {
    hasHome: items.some(({ entityType }) => entityType === 'corpus-home'),
    goneAt: orderOf('corpus-gone'),
    planOrder: orderOf('corpus-plan'),
  };
}

/** Deletes everything of a case. What is added meanwhile fails, because the case was remembered as gone before. */
export async function eraseCorpusCase(table: Table, locationId: string, kase: string): Promise<void> {
  const startsWith = `${locationId}#CASE#${kase}#`;
  for (const { pk: at, sk } of await everyItem(table, corpusPartition(shardOf(locationId)), { startsWith, consistent: true }))
    await table.delete({ pk: at, sk });
}

/** Deletes a plan. */
export const eraseCorpusPlan = (table: Table, locationId: string, plan: string): Promise<void> =>
  table.delete(corpusKeys.plan({ locationId, plan }));
