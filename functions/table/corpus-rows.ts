import type { CorpusEvent } from '#shared/catalog/dry-run/corpus.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import { CORPUS_HOMES, corpusKeys, corpusPartition, shardOf } from './corpus.ts';
import { eachPage, everyItem } from './every-item.ts';
import type { Item, Table } from './table.ts';

/** Reads the homes that the corpus has something of. */
export const readCorpusHomes = async (table: Table): Promise<string[]> =>
  (await everyItem(table, CORPUS_HOMES)).map(({ sk }) => sk).sort();

/** Yields the homes that the corpus has something of, with the shard that each is in, in order and page by page, from behind one of them on. */
export async function* eachCorpusHome(
  table: Table,
  after: string | null,
): AsyncGenerator<{ locationId: string; shard: number }[]> {
  for await (const items of eachPage(table, CORPUS_HOMES, after === null ? {} : { from: corpusKeys.home(after) }))
    yield items.map(({ sk, shard }) => ({ locationId: sk, shard: Number(shard) }));
}

/** A row of the corpus as a dry run reads it. `at` is its place in the shard. */
export type CorpusRow = { at: string; locationId: string } & (
  | { kind: 'plan'; choices: PlanChoices }
  | { kind: 'event'; kase: string; event: CorpusEvent }
);

function rowOf({ sk, choices, name, day, facts }: Item): CorpusRow {
  const [locationId = '', kind, kase = ''] = sk.split('#');
  if (kind === 'PLAN') return { at: sk, locationId, kind: 'plan', choices: JSON.parse(String(choices)) };
  const event: CorpusEvent = { name: String(name), day: String(day), facts: JSON.parse(String(facts)) };
  return { at: sk, locationId, kind: 'event', kase, event };
}

const rowsOf = (items: readonly Item[], now: Date): CorpusRow[] =>
  items.filter(({ expiresAt }) => Number(expiresAt) > now.getTime() / 1000).map(rowOf);

/** Yields a shard, page by page, from behind a place on: each home's cases, then its plans. What is too old is left out, even before it is deleted. */
export async function* shardPages(
  table: Table,
  shard: number,
  { after, now }: { after: string | null; now: Date },
): AsyncGenerator<CorpusRow[]> {
  const pk = corpusPartition(shard);
  for await (const items of eachPage(table, pk, after ? { from: { pk, sk: after } } : {})) yield rowsOf(items, now);
}

/**
 * Reads some plans or cases of a home from a place among them on, which is a hash, so that any place gives a fair sample, and goes on from the beginning. A case
 * whose events were not all read is left out.
 */
export async function sampleOfHome(
  table: Table,
  locationId: string,
  { kind, from, limit, now }: { kind: 'PLAN' | 'CASE'; from: string; limit: number; now: Date },
): Promise<CorpusRow[]> {
  const pk = corpusPartition(shardOf(locationId));
  const ofKind = `${locationId}#${kind}#`;
  const read = async (atLeast: string, before: string, most: number): Promise<CorpusRow[]> => {
    const { items, next } = await table.query(pk, { atLeast, before, limit: most });
    const rows = rowsOf(items, now);
    const last = rows.at(-1);
    if (!next || last?.kind !== 'event') return rows;
    return rows.filter((row) => row.kind !== 'event' || row.kase !== last.kase);
  };
  const rows = await read(`${ofKind}${from}`, `${locationId}#${kind}$`, limit);
  return rows.length < limit ? [...rows, ...(await read(ofKind, `${ofKind}${from}`, limit - rows.length))] : rows;
}

/** An event of a case with the keyed hash of its id, and its place in the case's own order. */
export type PlacedEvent = CorpusEvent & { event: string; order: number };

/** Reads what is kept of a case's events, the earliest first. `kase` is the case's keyed hash. */
export async function readCaseEvents(table: Table, locationId: string, kase: string, now: Date): Promise<PlacedEvent[]> {
  const startsWith = `${locationId}#CASE#${kase}#`;
  const items = await everyItem(table, corpusPartition(shardOf(locationId)), { startsWith, consistent: true });
  return rowsOf(items, now).flatMap((row) => {
    const [order, event = ''] = row.at.slice(startsWith.length).split('#');
    return row.kind === 'event' ? [{ ...row.event, event, order: Number(order) }] : [];
  });
}
