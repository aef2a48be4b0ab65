import { catalog } from '#events/catalog/index.ts';
import { namedId } from '#functions/runtime/named-id.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { factsItem } from '#functions/table/case-facts.ts';
import type { Item } from '#functions/table/table.ts';
import { taskItem, taskPlaceItem } from '#functions/table/task.ts';
import { countsAfter, type TaskCounts } from '#functions/tasks/task-counts.ts';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import { careMilestones } from '#shared/lifecycles/care-milestones.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import type { Task, TaskTrigger } from '#shared/model/task.ts';
import { createdTask, namesOfTask, startsTask, type TaskEvent, withOrigin } from '#shared/tasks/created-task.ts';
import { endedBy, judgedTask, stateOf } from '#shared/tasks/judged-task.ts';
import { dueOrder } from '#shared/tasks/task-order.ts';
import { addDays, dateInZone } from '#shared/values/dates.ts';
import { type CaseInMaking, lastHour, taskEntries } from './case-timeline.ts';
import type { TimelineFacts } from './data/cases.ts';
import { idOf } from './ids.ts';
import { taskCatalog } from './task-catalog.ts';

/** A case as it went: what happened in the order in which it did, by a home's clock, up to a moment. */
type PlayedCase = { events: readonly TaskEvent[]; timeZone: string; now: string };

const before = (one: Task, other: Task) => (dueOrder(one) < dueOrder(other) ? -1 : 1);

function afterEvent(tasks: ReadonlyMap<string, Task>, triggers: readonly TaskTrigger[], event: TaskEvent): Map<string, Task> {
  const next = new Map(tasks);
  for (const trigger of triggers)
    if (startsTask(trigger, event)) {
      const id = namedId(...namesOfTask(trigger, event));
      const there = next.get(id);
      next.set(id, there ? withOrigin(there, { at: event.at, eventId: event.id }) : createdTask(trigger, event, id));
    }
  return next;
}

/** The tasks that a history of a case leaves, as the reactions to its events would have made and judged them one by one; what is due first at the head. */
export function playedTasks(triggers: readonly TaskTrigger[], { events, timeZone, now }: PlayedCase): Task[] {
  let tasks = new Map<string, Task>();
  let facts: TaskEvent['facts'] = {};
  const judge = (at: string) => {
    tasks = new Map([...tasks].map(([id, task]): [string, Task] => [id, judgedTask(task, { facts, timeZone, now: at })]));
  };
  for (const event of events) {
    facts = event.facts;
    tasks = afterEvent(tasks, triggers, event);
    judge(event.at);
  }
  judge(now);
  return [...tasks.values()].toSorted(before);
}

const { taskTriggers } = taskCatalog();

/** An event that moves the facts of a case, this many hours after the first call. */
export type Happening = { hours: number; name: string; move: (facts: CaseFacts, day: string) => CaseFacts };

/**
 * A case of the sample whose tasks are wanted: how it is made, its home, its row and facts as if nothing had happened since it was opened, and how later
 * answers moved them.
 */
export type TasksOf = {
  making: CaseInMaking;
  home: LocationProfile;
  record: CaseRecord;
  facts: CaseFacts;
  answered: readonly { hours: number; move: (facts: CaseFacts) => CaseFacts }[];
  /** How custody moved them. */
  custody: readonly Happening[];
  now: Date;
};

/** Returns what an event of the catalog that moves facts leaves of them. Each event that the sample has contains one day among its data. */
const movedBy =
  ([, name, days]: TimelineFacts): Happening['move'] =>
  (facts, day) => {
    const event = catalog.find((each) => each.name === name);
    if (!event || !('moves' in event)) throw new Error(`${name} moves no facts`);
    const on = addDays(day, days);
    const eventData = {
      signedOn: on,
      firstServiceOn: on,
      completedOn: on,
      filedOn: on,
      metOn: on,
      paidOn: on,
      isPaidInFull: false,
    };
    return (event.moves as (facts: CaseFacts, data: object) => CaseFacts)(facts, eventData);
  };

function happeningsOf({ making: { facts }, answered, custody }: TasksOf): Happening[] {
  const care = facts.care.map(([hours, to]): Happening => {
    const move: Happening['move'] = (known, happenedOn) => careMilestones(known, { to, happenedOn, isCorrection: false });
    return { hours, name: 'decedent.status-changed', move };
  });
  const happenings = (facts.timeline ?? []).map((each): Happening => ({ hours: each[0], name: each[1], move: movedBy(each) }));
  const answers = answered.map(({ hours, move }): Happening => ({ hours, name: 'case.details-changed', move }));
  const isClosed = facts.status === 'completed' || facts.status === 'cancelled';
  const closing: Happening[] = isClosed
    ? [{ hours: lastHour(facts) + 1, name: 'case.status-changed', move: (known) => ({ ...known, caseStatus: facts.status }) }]
    : [];
  return [...care, ...happenings, ...answers, ...custody].toSorted((one, other) => one.hours - other.hours).concat(closing);
}

/** Returns the events of a case in order, each with the facts right after it. */
function eventsOf(of: TasksOf): (TaskEvent & { facts: CaseFacts })[] {
  const { making, home, facts: whole } = of;
  const { id: caseId, at, facts: sample } = making;
  const caseStatus = sample.status === 'lead' ? 'lead' : 'active';
  let facts: CaseFacts = { ...whole, caseStatus, decedentStatus: 'not-in-care' };
  const first: Happening = { hours: 0, name: 'case.created', move: (known) => known };
  return [first, ...happeningsOf(of)].map(({ hours, name, move }, nth) => {
    facts = move(facts, dateInZone(at(hours), home.timeZone));
    return { id: idOf('event', caseId, String(nth)), name, at: at(hours), caseId, facts };
  });
}

const MINUTE_MS = 60_000;

/**
 * Returns when a task was checked off: on its day, within working hours, each at a different time; after it appeared, and before its last possible moment.
 */
function tickedOn({ id, dueOn, createdOn }: Task, last: number): string {
  const minutes = Number.parseInt(id.slice(0, 4), 16);
  const [soonest, onItsDay] = [
    Date.parse(createdOn) + (5 + (minutes % 50)) * MINUTE_MS,
    Date.parse(`${dueOn ?? createdOn.slice(0, 10)}T14:00:00.000Z`) + (minutes % 400) * MINUTE_MS,
  ];
  return new Date(Math.min(last, Math.max(soonest, onItsDay))).toISOString();
}

/**
 * Checks tasks off as the sample's staff would: most on their day. One in six tasks of an open case is late, none that something waits for. In a case that
 * is over, everything that appeared before is done.
 */
function checkOff(task: Task, { making, home, now }: TasksOf): Task {
  const { facts, at, memberCalled } = making;
  const closedAt = at(lastHour(facts) + 1);
  const isOver = facts.status === 'completed' && task.createdOn < closedAt;
  const isLate = task.dueOn !== undefined && task.dueOn < dateInZone(now.toISOString(), home.timeZone);
  const isForgotten = task.due.from !== 'gate' && Number.parseInt(task.id.slice(4, 8), 16) % 6 === 0;
  const isDone = isOver || (isLate && !isForgotten);
  if (stateOf(task) !== 'open' || !isDone) return task;
  const by = memberCalled(facts.member);
  const completedOn = tickedOn(task, isOver ? Date.parse(closedAt) : now.getTime());
  return endedBy(task, 'manual', { now: completedOn, by: { id: by.appUserId ?? by.id, name: by.fullName } });
}

/** Returns the tasks of a sample case by replaying what happened in it, the resulting facts, and what its row says about them. */
export function caseTasks(of: TasksOf): { items: Item[]; counts: TaskCounts & { tasksRevision: number; tasksJudged: number } } {
  const { record, home, now } = of;
  const events = eventsOf(of);
  const played = playedTasks(taskTriggers, { events, timeZone: home.timeZone, now: now.toISOString() });
  const tasks = played.map((task) => checkOff(task, of));
  const listing = { ...record, timeZone: home.timeZone };
  const none = { record, tasks: new Map(), head: [], isWhole: true };
  const counts = countsAfter(none, new Map(tasks.map((task) => [task.id, task])));
  return {
    items: [
      factsItem(record, events.at(-1)?.facts ?? of.facts),
      ...tasks.flatMap((task) => [taskItem(task, listing), taskPlaceItem(task, listing)]),
      ...taskEntries(tasks),
    ],
    counts: { ...counts, tasksRevision: 1, tasksJudged: 1 },
  };
}
