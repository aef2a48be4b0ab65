import { publishedCatalog } from '#functions/catalog/published-catalog.ts';
import { corpusEventHash, corpusHash, corpusInstant, corpusKeyOf } from '#functions/corpus/corpus-hash.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { readStatuses } from '#functions/table/case-list.ts';
import { readHead } from '#functions/table/catalog-release.ts';
import { eachCorpusHome, readCaseEvents } from '#functions/table/corpus-rows.ts';
import type { Table } from '#functions/table/table.ts';
import {
  type LanePlace,
  madeTasksWrite,
  TRIGGER_LANES,
  type TriggerLane,
  type TriggerRun,
} from '#functions/table/trigger-run.ts';
import { isRetired } from '#shared/catalog/retired.ts';
import type { TaskTrigger } from '#shared/model/task.ts';
import { fillOpenCase, openStatuses } from './fill-open-case.ts';
import type { TaskContext } from './task-book.ts';

/** After so many cases and homes, a step ends and the next begins: what a crash repeats is one step. */
const STEP = 100;
/** How many cases are read at the same time. */
const PAGE = 25;

/** Returns the triggers of a run as they are published now: one that was changed since counts as it is, and one that was retired or withdrawn makes nothing. */
async function triggersOf(table: Table, { triggerIds }: TriggerRun): Promise<TaskTrigger[]> {
  const head = await readHead(table, { consistent: true });
  const { taskTriggers } = await publishedCatalog.of(head ?? { parts: {} }, ['taskTriggers']);
  return taskTriggers.filter((trigger) => triggerIds.includes(trigger.id) && trigger.isActive && !isRetired(trigger));
}

type CasePosition = NonNullable<LanePlace['after']>;

/** Yields the homes of a lane, from where it goes on: in the middle of one first, then those behind it. */
async function* homesFrom(
  table: Table,
  lane: number,
  place: LanePlace | null,
): AsyncGenerator<{ locationId: string; after: CasePosition | null }> {
  if (place?.after) yield place;
  for await (const homes of eachCorpusHome(table, place?.locationId ?? null))
    for (const { locationId, shard } of homes) if (shard % TRIGGER_LANES === lane) yield { locationId, after: null };
}

/** Yields the open cases of a home page by page, behind one of them. */
async function* openCasesFrom(table: Table, locationId: string, after: CasePosition | null): AsyncGenerator<CaseRecord[]> {
  for (let position = after; ; ) {
    const { cases, hasMore } = await readStatuses(table, locationId, openStatuses, { limit: PAGE, after: position });
    yield cases;
    const last = cases.at(-1);
    if (!hasMore || !last) return;
    position = positionOf(last);
  }
}

const positionOf = ({ createdOn, id }: CaseRecord): CasePosition => ({ createdOn, id });

/** What a lane goes over its cases with. `key` is the corpus's, by which a case finds what was kept of it. */
type Over = { key: Uint8Array; triggers: readonly TaskTrigger[]; lane: number; release: number };

/** Makes what is missing in a case, by what the corpus kept of its events. */
async function runCase(
  context: TaskContext,
  { key, triggers, lane, release }: Over,
  { id: caseId, providerLocationId: locationId }: CaseRecord,
): Promise<void> {
  const kase = corpusHash(key, 'case', caseId);
  const kept = await readCaseEvents(context.table, locationId, kase, context.now);
  const events = kept.map(({ event, order, name, facts }) => ({
    id: event,
    name,
    at: corpusInstant(key, kase, order),
    caseId,
    facts,
  }));
  const past = { events, hashOf: (id: string) => corpusEventHash(key, id) };
  await fillOpenCase(context, { caseId, locationId }, triggers, past, (tasks) => madeTasksWrite(release, lane, tasks));
}

/**
 * Does the next step of a lane: goes on among the open cases of its homes where the last step ended. Returns the lane as it is after that. A step that is done twice
 * makes nothing twice.
 */
export async function triggerLaneStep(
  context: TaskContext,
  run: TriggerRun,
  lane: TriggerLane,
  step = STEP,
): Promise<TriggerLane> {
  const { table, randomBytes } = context;
  const triggers = await triggersOf(table, run);
  if (triggers.length === 0) return { ...lane, isDone: true };
  const over: Over = { key: await corpusKeyOf(table, randomBytes), triggers, lane: lane.lane, release: run.release };
  let { cases } = lane;
  let left = step;
  for await (const { locationId, after } of homesFrom(table, lane.lane, lane.place)) {
    left -= 1;
    for await (const page of openCasesFrom(table, locationId, after)) {
      for (const record of page) await runCase(context, over, record);
      cases += page.length;
      left -= page.length;
      const last = page.at(-1);
      if (left <= 0 && last) return { ...lane, cases, place: { locationId, after: positionOf(last) } };
    }
    if (left <= 0) return { ...lane, cases, place: { locationId, after: null } };
  }
  return { ...lane, cases, isDone: true };
}
