import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** Days that a run is kept. */
const RUN_DAYS = 30;
/** How many strings of work a run has, which go on at the same time, each with its own homes. */
export const TRIGGER_LANES = 8;

/** Triggers that were published over open cases, too: with which release, and when. */
export type TriggerRun = { release: number; triggerIds: string[]; startedOn: string };

/** Where a lane goes on: in a home, after one of its cases, or, without one, behind that home. */
export type LanePlace = { locationId: string; after: { createdOn: string; id: string } | null };

/**
 * A lane of a run: where it goes on, how many open cases it looked at, and how many tasks it made. `tasks` is counted in the transactions that make them, all else
 * together with the mark that a step is done.
 */
export type TriggerLane = {
  lane: number;
  place: LanePlace | null;
  isDone: boolean;
  cases: number;
  tasks: number;
  version: number;
};

const partition = (release: number) => `TRIGGER-RUN#${release}`;
const runKey = (release: number): Key => ({ pk: partition(release), sk: 'RUN' });
const laneKey = (release: number, lane: number): Key => ({ pk: partition(release), sk: `LANE#${lane}` });

const laneOf = (item: Item): TriggerLane => ({ ...fromItem<TriggerLane>(item), version: item.version as number });

/** Returns the writes that begin a run, with its lanes. */
export function triggerRunWrites(run: TriggerRun): Write[] {
  const expiresAt = Math.floor(Date.parse(run.startedOn) / 1000) + RUN_DAYS * 86_400;
  const lanes = Array.from({ length: TRIGGER_LANES }, (_, lane) => ({ lane, place: null, isDone: false, cases: 0, tasks: 0 }));
  return [
    { put: { ...toItem('trigger-run', runKey(run.release), run), expiresAt } },
    ...lanes.map((lane) => ({ put: { ...toItem('trigger-lane', laneKey(run.release, lane.lane), lane), expiresAt } })),
  ];
}

/** Returns the write that keeps how far a lane is, only if nobody else has done that step. What was counted stays. */
export const triggerLaneWrite = (release: number, { lane, place, isDone, cases, version }: TriggerLane): Write => ({
  update: laneKey(release, lane),
  set: { place, isDone, cases, version: version + 1 },
  condition: { expression: '#version = :seen', names: { '#version': 'version' }, values: { ':seen': version } },
});

/** Returns the write that counts tasks of a lane. It belongs in the transaction that makes them. */
export const madeTasksWrite = (release: number, lane: number, tasks: number): Write => ({
  add: laneKey(release, lane),
  counts: { tasks },
});

/** Reads a run and one of its lanes. */
export async function readTriggerLane(
  table: Table,
  release: number,
  lane: number,
): Promise<{ run: TriggerRun; lane: TriggerLane } | undefined> {
  const items = await table.getMany([runKey(release), laneKey(release, lane)], { consistent: true });
  const of = (type: string) => items.find(({ entityType }) => entityType === type);
  const [run, found] = [of('trigger-run'), of('trigger-lane')];
  return run && found && { run: fromItem<TriggerRun>(run), lane: laneOf(found) };
}

/** Reads the run of a release with its lanes, in one query; `undefined` if its triggers weren't published over open cases, or long ago. */
export async function readTriggerRun(
  table: Table,
  release: number,
): Promise<{ run: TriggerRun; lanes: TriggerLane[] } | undefined> {
  const items = await everyItem(table, partition(release), { consistent: true });
  const run = items.find(({ entityType }) => entityType === 'trigger-run');
  const lanes = items.filter(({ entityType }) => entityType === 'trigger-lane').map(laneOf);
  return run && { run: fromItem<TriggerRun>(run), lanes };
}
