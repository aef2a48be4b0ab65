import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventName } from '#events/catalog/index.ts';
import { jobContext } from '#functions/runtime/job-context.ts';
import { namedId } from '#functions/runtime/named-id.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCase } from '#functions/table/case.ts';
import { factsItem, readFacts } from '#functions/table/case-facts.ts';
import type { Table } from '#functions/table/table.ts';
import { readDay, readTaskItems, readTasks, taskItem, taskOf } from '#functions/table/task.ts';
import { fireTriggers } from '#functions/tasks/fire-triggers.ts';
import { judgeEveryTask } from '#functions/tasks/judge-tasks.ts';
import { complete, type Settle, settleTask } from '#functions/tasks/settle-task.ts';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import type { Task } from '#shared/model/task.ts';
import { createdTask } from '#shared/tasks/created-task.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { type CaseInTable, newCaseInTable } from './parts/case-in-table.ts';
import { triggerOf } from './parts/trigger-of.ts';

/** Simultaneous tasks of one case. Written one by one, ten thousand take the table of this machine longer than all other tests here. */
const MANY = process.env.YARROW_DEEP === '1' ? 10_000 : 2_000;

const NOW = new Date('2026-03-10T15:00:00.000Z');
const contextOf = (table: Table, now = NOW) => ({ ...jobContext(now), table });

let second = 0;
const eventOf = (of: CaseInTable, name: EventName, facts: CaseFacts, at?: string) => {
  second += 1;
  return {
    id: randomUUID(),
    name,
    at: at ?? new Date(NOW.getTime() - 86_400_000 + second * 1000).toISOString(),
    caseId: of.caseId,
    locationId: of.locationId,
    facts,
  };
};

/** Moves the facts of a case as an event would. */
async function moveFacts({ caseId, locationId }: CaseInTable, facts: CaseFacts) {
  const table = openCloudTable();
  const storedFacts = await readFacts(table, caseId);
  await table.put(factsItem({ id: caseId, providerLocationId: locationId }, facts, (storedFacts?.version ?? 0) + 1));
}

/** Returns what has to be the same about tasks however they were made: everything but when they were judged. */
const essence = (tasks: readonly Task[]) =>
  tasks.map(({ completedOn: _on, ...task }) => task).toSorted((one, other) => (one.id < other.id ? -1 : 1));
const tasksOf = async ({ caseId }: CaseInTable) => (await readTaskItems(openCloudTable(), caseId)).map(taskOf);

const authorization = triggerOf({
  name: 'Cremation authorization signed',
  when: ['case.created', 'case.details-changed'],
  condition: { '==': [{ var: 'dispositionType' }, 'cremation'] },
  appliesWhen: { '==': [{ var: 'dispositionType' }, 'cremation'] },
  completeWhen: { in: ['cremation-authorization', { var: 'signedDocuments' }] },
  due: { from: 'event', days: 2 },
});
const firstCall = triggerOf({
  name: 'First call record complete',
  when: ['case.created'],
  due: { from: 'event', days: 0 },
  isExpirable: true,
});
const onEveryNote = triggerOf({ name: 'Read the note', when: ['note.added'], due: { from: 'event', days: 1 }, repeats: true });
const triggers = [authorization, firstCall, onEveryNote];

describe('tasks of a case in the table', () => {
  it('come from its events, are counted in its row, and appear in the lists of the day', async () => {
    const of = await newCaseInTable();
    const facts = { dispositionType: 'cremation', caseStatus: 'active' };
    await moveFacts(of, facts);
    await fireTriggers(contextOf(openCloudTable()), eventOf(of, 'case.created', facts), triggers);
    const { tasks } = await readTasks(openCloudTable(), of.caseId, 'open', { limit: 10, after: null });
    expect(tasks.map(({ name, dueOn }) => [name, dueOn])).toEqual([['Cremation authorization signed', '2026-03-11']]);
    const row = await readCase(openCloudTable(), of.caseId);
    expect(row).toMatchObject({
      openTasks: 1,
      tasksJudged: 1,
      nextTask: { name: 'Cremation authorization signed', dueOn: '2026-03-11' },
    });
    const day = await readDay(openCloudTable(), { locationId: of.locationId, employeeId: null }, { limit: 10 });
    expect(day.tasks.map(({ id }) => id)).toEqual(tasks.map(({ id }) => id));
    // Due on the day of the event, which is over by now.
    const expired = await readTasks(openCloudTable(), of.caseId, 'expired', { limit: 10, after: null });
    expect(expired.tasks.map(({ name, isCompleted }) => [name, isCompleted])).toEqual([['First call record complete', false]]);
  });

  it('complete automatically and open again, and are removed and come back with what they are about', async () => {
    const of = await newCaseInTable();
    const cremation: CaseFacts = { dispositionType: 'cremation', caseStatus: 'active' };
    const states: [CaseFacts, string][] = [
      [cremation, 'undefined'],
      [{ ...cremation, signedDocuments: ['cremation-authorization'] }, 'auto'],
      [cremation, 'undefined'],
      [{ ...cremation, dispositionType: 'burial' }, 'removed'],
      [cremation, 'undefined'],
    ];
    for (const [facts, method] of states) {
      await moveFacts(of, facts);
      await fireTriggers(contextOf(openCloudTable()), eventOf(of, 'case.details-changed', facts), triggers);
      const [task, ...others] = await tasksOf(of);
      expect(String(task?.completedMethod)).toBe(method);
      expect(others).toEqual([]);
      expect((await readCase(openCloudTable(), of.caseId))?.openTasks).toBe(method === 'undefined' ? 1 : 0);
    }
  });

  it('are the same in any order of the events, however often they come and however many at the same time', async () => {
    const choices: CaseFacts[] = [
      { dispositionType: 'cremation', caseStatus: 'active' },
      { dispositionType: 'burial', caseStatus: 'active' },
      { dispositionType: 'cremation', caseStatus: 'active', signedDocuments: ['cremation-authorization'] },
    ];
    const names: EventName[] = ['case.created', 'case.details-changed', 'note.added'];
    const history = fc.array(fc.record({ name: fc.constantFrom(...names), choice: fc.nat(2) }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(history, fc.infiniteStream(fc.nat()), async (steps, draws) => {
        const of = await newCaseInTable();
        const events = steps.map(({ name, choice }) => eventOf(of, name, choices[choice] as CaseFacts));
        await moveFacts(of, events.at(-1)?.facts ?? {});
        for (const event of events) await fireTriggers(contextOf(openCloudTable()), event, triggers);
        const straight = essence(await tasksOf(of));
        const other = await newCaseInTable({}, of);
        const again = [...events, ...events].toSorted(() => ((draws.next().value ?? 0) % 2) - 0.5);
        await moveFacts(other, events.at(-1)?.facts ?? {});
        await Promise.all(again.map((event) => fireTriggers(contextOf(openCloudTable()), event, triggers)));
        expect(essence(await tasksOf(other))).toEqual(straight);
        const open = straight.filter(({ completedMethod }) => completedMethod === undefined).length;
        expect((await readCase(openCloudTable(), of.caseId))?.openTasks ?? 0).toBe(open);
      }),
      { numRuns: process.env.YARROW_DEEP === '1' ? 300 : 12, endOnFailure: true },
    );
  });

  it('all exist once wherever the reaction that made them stopped', async () => {
    const facts: CaseFacts = { dispositionType: 'cremation', caseStatus: 'active' };
    const many = Array.from({ length: 45 }, (_, nth) =>
      triggerOf({ name: `Task ${nth}`, when: ['case.created'], due: { from: 'event', days: nth } }),
    );
    // For a case whose tasks were already judged by these facts, only what is new is read.
    const stops = [1, 2, 3, 4, 5, 6].flatMap((after) => [false, true].map((isJudged) => ({ after, isJudged })));
    for (const { after, isJudged } of stops) {
      const of = await newCaseInTable(isJudged ? { tasksJudged: 1 } : {});
      await moveFacts(of, facts);
      const event = eventOf(of, 'case.created', facts);
      const table = openCloudTable();
      let requests = 0;
      const stopping = new Proxy(table, {
        get: (target, name) => {
          const value = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          return (...given: unknown[]) => {
            requests += 1;
            if (requests > after) throw new Error('stopped');
            return value.apply(target, given);
          };
        },
      });
      await fireTriggers(contextOf(stopping), event, many).catch((error: Error) => expect(error.message).toBe('stopped'));
      await fireTriggers(contextOf(openCloudTable()), event, many);
      const tasks = await tasksOf(of);
      expect(new Set(tasks.map(({ name }) => name)).size).toBe(45);
      expect(tasks).toHaveLength(45);
      expect(await readCase(openCloudTable(), of.caseId)).toMatchObject({ openTasks: 45, nextTask: { name: 'Task 0' } });
    }
  });

  it('are completed once by two people at the same time, and by the first of them', async () => {
    const of = await newCaseInTable();
    const facts: CaseFacts = { dispositionType: 'cremation', caseStatus: 'active' };
    await moveFacts(of, facts);
    await fireTriggers(contextOf(openCloudTable()), eventOf(of, 'case.details-changed', facts), triggers);
    const [task] = await tasksOf(of);
    const by =
      (name: string): Settle =>
      (found, _by, judgment) =>
        complete(found, { id: namedId(name), name }, judgment);
    const settle = (name: string) =>
      settleTask(
        { ...contextOf(openCloudTable()), actor: { kind: 'nobody' } } as unknown as OperationContext,
        { ...of, at: '' },
        task!.id,
        by(name),
      );
    const answers = await Promise.all(['Joan', 'Peter', 'Miriam'].map(settle));
    const [saved] = await tasksOf(of);
    expect(saved?.completedMethod).toBe('manual');
    for (const answer of answers) expect(answer.completedByName).toBe(saved?.completedByName);
    expect((await readCase(openCloudTable(), of.caseId))?.openTasks).toBe(0);
    // What a person completed stays so whatever happens to the case.
    await judgeEveryTask(contextOf(openCloudTable()), of);
    expect((await tasksOf(of))[0]?.completedMethod).toBe('manual');
  });

  it(`are handled one by one among ${MANY} of one case`, async () => {
    // Of a canceled case: its tasks are in no list of days, which would cost the test three times the writes.
    const of = await newCaseInTable({ status: 'cancelled' });
    const facts: CaseFacts = { caseStatus: 'active' };
    await moveFacts(of, facts);
    const listing = { providerLocationId: of.locationId, status: 'cancelled' as const, timeZone: of.timeZone };
    const tasks = Array.from({ length: MANY }, (_, nth) => {
      const task = createdTask(
        onEveryNote,
        { id: `note-${nth}`, name: 'note.added', at: NOW.toISOString(), caseId: of.caseId, facts },
        namedId(of.caseId, String(nth)),
      );
      return { ...task, dueOn: '2026-03-11' };
    });
    await openCloudTable().putAll(tasks.map((task) => taskItem(task, listing)));
    await openCloudTable().update({ pk: `CASE#${of.caseId}`, sk: '~CASE' }, { openTasks: MANY, tasksJudged: 1 });
    const table = openCloudTable();
    await fireTriggers(contextOf(table), eventOf(of, 'note.added', facts), triggers);
    expect(table.requests).toBeLessThanOrEqual(3);
    expect((await readCase(openCloudTable(), of.caseId))?.openTasks).toBe(MANY + 1);
    const page = await readTasks(openCloudTable(), of.caseId, 'open', { limit: 100, after: null });
    expect(page.tasks).toHaveLength(100);
    const done = await judgeEveryTask(contextOf(openCloudTable()), of);
    expect(done).toMatchObject({ openTasks: MANY + 1, changed: 0 });
  });
});
