import { expect } from 'vitest';
import { caseEvents } from '#events/catalog/index.ts';
import type { DomainEvent } from '#events/envelope.ts';
import { namedId } from '#functions/runtime/named-id.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import type { StoredFacts } from '#functions/table/case-facts.ts';
import { fromItem } from '#functions/table/item.ts';
import type { Item } from '#functions/table/table.ts';
import { taskOf, taskPlaceOf } from '#functions/table/task.ts';
import type { Location } from '#shared/model/location.ts';
import type { Task, TaskTrigger } from '#shared/model/task.ts';
import { createdTask, namesOfTask, startsTask, type TaskEvent, withOrigin } from '#shared/tasks/created-task.ts';
import { type Judgment, judgedTask, stateOf } from '#shared/tasks/judged-task.ts';
import { taskCatalog } from '#world/task-catalog.ts';

const ofType = (items: readonly Item[], type: string) => items.filter(({ entityType }) => entityType === type);
const aboutCases = new Set<string>(caseEvents.map(({ name }) => name));

/** Returns the tasks that events make when each is followed once, in order, by rules alone. */
function tasksOf(triggers: readonly TaskTrigger[], events: readonly DomainEvent[]): Map<string, Task> {
  const tasks = new Map<string, Task>();
  for (const { id, name, at, data } of events.filter((event) => aboutCases.has(event.name))) {
    const event = { id, name, at, ...data } as TaskEvent;
    for (const trigger of triggers.filter((each) => startsTask(each, event))) {
      const made = createdTask(trigger, event, namedId(...namesOfTask(trigger, event)));
      const there = tasks.get(made.id);
      tasks.set(made.id, there ? withOrigin(there, made.origin) : made);
    }
  }
  return tasks;
}

/** Leaves out the time at which a rule completed it, which is that of the delivery. */
const withoutTime = ({ completedOn: _when, ...task }: Task) => task;
const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

/**
 * Checks that every task exists once, as a run without a kill makes it: what the rules alone make from all events, judged by the present case. Each is
 * found by its id where it is stored, and its case counts what is open.
 */
export function expectTasks(items: readonly Item[], events: readonly DomainEvent[], now: string): number {
  const triggers = taskCatalog().taskTriggers;
  const homes = new Map(ofType(items, 'location').map((item) => [String(item.id), fromItem<Location>(item).timeZone]));
  const facts = new Map(ofType(items, 'case-facts').map((item) => [String(item.pk), item.facts as StoredFacts['facts']]));
  const opened = new Set(events.filter(({ name }) => name === 'case.created').map(({ data }) => String(data.caseId)));
  const cases = ofType(items, 'case').filter(({ id, deletedOn }) => opened.has(String(id)) && deletedOn === undefined);
  const rows = ofType(items, 'task');
  const places = new Map(
    ofType(items, 'task-place')
      .map(taskPlaceOf)
      .map(({ id, at }) => [id, at]),
  );
  const expected = tasksOf(triggers, events);
  for (const item of cases) {
    const record = fromItem<CaseRecord>(item);
    const judgment: Judgment = {
      facts: facts.get(String(item.pk)) ?? {},
      timeZone: homes.get(record.providerLocationId) ?? '',
      now,
    };
    const own = rows.filter(({ caseId }) => caseId === record.id);
    const wanted = [...expected.values()].filter(({ caseId }) => caseId === record.id).map((task) => judgedTask(task, judgment));
    expect(own.map(taskOf).map(withoutTime).toSorted(byId)).toEqual(wanted.map(withoutTime).toSorted(byId));
    expect(own.map(({ id }) => places.get(String(id)))).toEqual(own.map(({ sk }) => sk));
    expect(record.openTasks, record.id).toBe(own.map(taskOf).filter((task) => stateOf(task) === 'open').length);
  }
  return rows.filter(({ caseId }) => opened.has(String(caseId))).length;
}
