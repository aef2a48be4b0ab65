import { firstFacts } from '#functions/cases/changing/first-facts.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { storedFacts } from '#functions/table/case-facts.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { fromItem } from '#functions/table/item.ts';
import { locationKeys } from '#functions/table/location.ts';
import type { Item, Key } from '#functions/table/table.ts';
import { readOpenItems, readTaskItems, type TaskListing, taskOf, taskPlaceKey, taskPlaceOf } from '#functions/table/task.ts';
import type { Location } from '#shared/model/location.ts';
import type { Task } from '#shared/model/task.ts';
import type { Judgment } from '#shared/tasks/judged-task.ts';
import type { Facts, OnFault } from '#shared/tasks/rule-holds.ts';

/** What working on tasks needs from a request or an event. */
export type TaskContext = Pick<OperationContext, 'table' | 'now' | 'newId' | 'randomBytes' | 'actor' | 'event'>;

/** A case as its tasks are judged: its row, its facts at a version, its home's time zone. */
type JudgedCase = {
  record: CaseRecord;
  facts: Facts;
  factsVersion: number;
  listing: TaskListing;
  judgment: Judgment;
};

/**
 * Tasks of a case by id, as they were read: those that were asked for, or every one (`isWhole`). `head`: the first of the open ones, enough to say which is
 * next.
 */
export type TaskBook = JudgedCase & {
  items: ReadonlyMap<string, Item>;
  tasks: ReadonlyMap<string, Task>;
  isWhole: boolean;
  head: readonly Task[];
};

/** Which tasks are needed, once the case is known. */
export type WantedTasks = { ids: readonly string[]; isWhole: (judged: JudgedCase) => boolean };

type CaseAt = { caseId: string; locationId: string };

const itemAt = (items: readonly Item[], key: Key) => items.find(({ pk, sk }) => pk === key.pk && sk === key.sk);

/** Reads the case, its facts, its home, and the places of these tasks: one request. Undefined if the case or its home doesn't exist. */
async function readJudged(context: TaskContext, { caseId, locationId }: CaseAt, ids: readonly string[], onFault: OnFault) {
  const { table, now } = context;
  const keys = { case: caseKeys.case(caseId), facts: caseKeys.facts(caseId), home: locationKeys.profile(locationId) };
  const found = await table.getMany([keys.case, keys.facts, keys.home, ...ids.map(taskPlaceKey)], { consistent: true });
  const [row, home] = [itemAt(found, keys.case), itemAt(found, keys.home)];
  if (!row || !home) return undefined;
  const record = fromItem<CaseRecord>(row);
  const { timeZone } = fromItem<Location>(home);
  const factsItem = itemAt(found, keys.facts);
  const { facts, version } = factsItem ? storedFacts(factsItem) : { facts: await firstFacts(context, record), version: 0 };
  const judged: JudgedCase = {
    record,
    facts,
    factsVersion: version,
    listing: { ...record, timeZone },
    judgment: { facts, timeZone, now: now.toISOString(), onFault },
  };
  const places = found.filter(({ entityType }) => entityType === 'task-place').map(taskPlaceOf);
  return { judged, places: new Map(places.map((place) => [place.id, place])) };
}

/**
 * Reads the wanted tasks of a case, consistently. A task that moves while it is read isn't among them: writing then fails because the case changed, and
 * reads again.
 */
export async function readTaskBook(
  context: TaskContext,
  at: CaseAt,
  { ids, isWhole }: WantedTasks,
  onFault: OnFault,
): Promise<TaskBook | undefined> {
  const { table } = context;
  const read = await readJudged(context, at, ids, onFault);
  if (!read) return undefined;
  const whole = isWhole(read.judged);
  const { pk } = caseKeys.case(at.caseId);
  const keys = ids.flatMap((id): Key[] => {
    const place = read.places.get(id);
    return place?.caseId === at.caseId ? [{ pk, sk: place.at }] : [];
  });
  const [items, head] = whole
    ? [await readTaskItems(table, at.caseId), []]
    : await Promise.all([
        keys.length > 0 ? table.getMany(keys, { consistent: true }) : [],
        readOpenItems(table, at.caseId, ids.length + 1),
      ]);
  const byId = new Map(items.map((item) => [item.id as string, item]));
  const tasks = new Map(items.map((item) => [item.id as string, taskOf(item)]));
  return { ...read.judged, items: byId, tasks, isWhole: whole, head: head.map(taskOf) };
}
