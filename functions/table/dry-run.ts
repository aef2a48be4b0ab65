import type { ComparedName, Tally } from '#shared/catalog/dry-run/tally.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** Days that a dry run is kept. */
export const DRY_RUN_DAYS = 30;
/** How many strings of work a full run has, which go on at the same time, each shard by shard. */
export const LANES = 16;

/**
 * A dry run: what it is about and, of a sample, what it found. `draftsHash` is the SHA-256 of its drafts, which says what it is valid for; `stored` names the
 * object with the drafts themselves.
 */
export type DryRunRecord = {
  id: string;
  size: 'sample' | 'full';
  startedOn: string;
  startedBy: string;
  draftsHash: string;
  drafts: { noun: NounName; id: string; name: string }[];
  draftCount: number;
  compared: readonly ComparedName[];
  cancelledOn: string | null;
  /** Of a sample. A full run's is in its lanes. */
  tally: Tally | null;
  /** If it withdraws templates: how many documents were begun from them when that was last counted; null if it never was. */
  begun?: BegunDocuments;
  /** If it changes templates that are still offered: the same of these. */
  begunOfChanged?: BegunDocuments;
};

/** How many documents were begun when that was last counted; null if it never was. */
export type BegunDocuments = { documents: number; countedOn: string } | null;

/**
 * A lane of a full run: how many of its shards are done, where in the next one it goes on, and what it found. A row is written whole, together with the mark
 * that its step is done, so that no step counts twice.
 */
export type DryRunLane = { lane: number; done: number; after: string | null; tally: Tally; version: number };

const partition = (id: string) => `DRY-RUN#${id}`;
const runKey = (id: string): Key => ({ pk: partition(id), sk: 'RUN' });
const laneKey = (id: string, lane: number): Key => ({ pk: partition(id), sk: `LANE#${String(lane).padStart(2, '0')}` });

const FULL_RUNS = 'DRY-RUNS';
const expiresAt = (startedOn: string) => Math.floor(Date.parse(startedOn) / 1000) + DRY_RUN_DAYS * 86_400;

/** Returns the index attributes of a full run, and of its lanes beside it. */
const inFullRuns = ({ id, startedOn }: Pick<DryRunRecord, 'id' | 'startedOn'>) => ({
  gsi1pk: FULL_RUNS,
  gsi1sk: `${startedOn}#${id}`,
});

const runItem = ({ tally, ...run }: DryRunRecord): Item => ({
  ...toItem(
    'dry-run',
    { ...runKey(run.id), ...(run.size === 'full' ? inFullRuns(run) : {}) },
    {
      ...run,
      tally: tally && JSON.stringify(tally),
    },
  ),
  expiresAt: expiresAt(run.startedOn),
});

const laneItem = (run: Pick<DryRunRecord, 'id' | 'startedOn'>, { tally, version, ...lane }: DryRunLane): Item => ({
  ...toItem(
    'dry-run-lane',
    { ...laneKey(run.id, lane.lane), ...inFullRuns(run) },
    { ...lane, tally: JSON.stringify(tally) },
    version,
  ),
  expiresAt: expiresAt(run.startedOn),
});

const parsed = (text: unknown): Tally | null => (typeof text === 'string' ? (JSON.parse(text) as Tally) : null);
const runOf = (item: Item): DryRunRecord => ({ ...fromItem<DryRunRecord>(item), tally: parsed(item.tally) });
const laneOf = (item: Item): DryRunLane => ({
  ...fromItem<DryRunLane>(item),
  tally: parsed(item.tally) as Tally,
  version: item.version as number,
});

/** Returns the writes that begin a run, with its lanes if it has any. */
export const dryRunWrites = (run: DryRunRecord, lanes: readonly DryRunLane[]): Write[] => [
  { put: runItem(run), unless: 'exists' },
  ...lanes.map((lane): Write => ({ put: laneItem(run, lane), unless: 'exists' })),
];

/** Returns the write that keeps what a step of a lane found, only if nobody else has done that step. */
export const laneWrite = (run: Pick<DryRunRecord, 'id' | 'startedOn'>, lane: DryRunLane): Write => ({
  put: laneItem(run, { ...lane, version: lane.version + 1 }),
  ifVersion: lane.version,
});

/** Reads a run with its lanes, in one query. */
export async function readDryRun(table: Table, id: string): Promise<{ run: DryRunRecord; lanes: DryRunLane[] } | undefined> {
  const items = await everyItem(table, partition(id), { consistent: true });
  const run = items.find(({ entityType }) => entityType === 'dry-run');
  return run && { run: runOf(run), lanes: items.filter(({ entityType }) => entityType === 'dry-run-lane').map(laneOf) };
}

/** Reads a run and one of its lanes. */
export async function readLane(
  table: Table,
  id: string,
  lane: number,
): Promise<{ run: DryRunRecord; lane: DryRunLane } | undefined> {
  const items = await table.getMany([runKey(id), laneKey(id, lane)], { consistent: true });
  const of = (type: string) => items.find(({ entityType }) => entityType === type);
  const [run, found] = [of('dry-run'), of('dry-run-lane')];
  return run && found && { run: runOf(run), lane: laneOf(found) };
}

/** Reads the newest full runs with their lanes, in one query. */
export async function readFullRuns(table: Table, limit: number): Promise<{ run: DryRunRecord; lanes: DryRunLane[] }[]> {
  const { items } = await table.query(FULL_RUNS, { index: 'gsi1', descending: true, limit: limit * (LANES + 1) });
  const ofRun = Map.groupBy(items, ({ pk }) => pk);
  return [...ofRun.values()].flatMap((rows) => {
    const run = rows.find(({ entityType }) => entityType === 'dry-run');
    const lanes = rows.filter(({ entityType }) => entityType === 'dry-run-lane');
    return run ? [{ run: runOf(run), lanes: lanes.map(laneOf) }] : [];
  });
}

/** Returns the write that cancels a run. */
export const cancelWrite = (id: string, cancelledOn: string): Write => ({
  update: runKey(id),
  set: { cancelledOn },
  condition: { expression: 'attribute_exists(pk)' },
});
