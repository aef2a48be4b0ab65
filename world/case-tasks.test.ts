import { describe, expect, it } from 'vitest';
import type { CaseRecord } from '#functions/table/case.ts';
import { fromItem } from '#functions/table/item.ts';
import { taskOf } from '#functions/table/task.ts';
import { type CaseFacts, caseFactsSchema } from '#shared/identifiers/case-facts.ts';
import { type Task, taskSchema } from '#shared/model/task.ts';
import { judgedTask, stateOf } from '#shared/tasks/judged-task.ts';
import { dayGroupOf } from '#shared/tasks/task-order.ts';
import { sampleCaseItems } from './cases.ts';
import { caseFacts } from './data/cases.ts';
import { generateWorld } from './generate.ts';

const now = new Date('2026-07-15T14:20:00.000Z');
const homes = generateWorld()
  .homes.map(({ profile }) => profile)
  .filter(({ name }) => caseFacts.some(({ home }) => home === name));
const itemsOf = async (at: Date) => (await Promise.all(homes.map((home) => sampleCaseItems(home, at)))).flat();
const items = await itemsOf(now);
const tasks = items.filter(({ entityType }) => entityType === 'task').map(taskOf);
const records = items.filter(({ entityType }) => entityType === 'case').map((item) => fromItem<CaseRecord>(item));
const of = (record: CaseRecord): Task[] => tasks.filter(({ caseId }) => caseId === record.id);
const factsOf = (record: CaseRecord): CaseFacts => {
  const item = items.find(({ entityType, pk }) => entityType === 'case-facts' && pk === `CASE#${record.id}`);
  return caseFactsSchema.parse(item?.facts) as CaseFacts;
};
const called = (name: string) => records.find(({ decedentFullName }) => decedentFullName === name) as CaseRecord;

describe('the tasks of the sample data', () => {
  it('are valid for the model, each with its place, and the same whenever the data is loaded within the hour', async () => {
    for (const task of tasks) expect(taskSchema.parse(task)).toEqual(task);
    expect(items.filter(({ entityType }) => entityType === 'task-place')).toHaveLength(tasks.length);
    expect(await itemsOf(new Date('2026-07-15T14:55:00.000Z'))).toEqual(items);
  });

  it('agree with their rules: judging them again changes nothing', () => {
    for (const record of records) {
      const timeZone = homes.find(({ id }) => id === record.providerLocationId)?.timeZone ?? '';
      const facts = factsOf(record);
      expect(facts).toMatchObject({ caseStatus: record.status, decedentStatus: record.decedentStatus, timing: record.type });
      for (const task of of(record))
        expect(judgedTask(task, { facts, timeZone, now: '2026-07-15T14:00:00.000Z' }), task.name).toEqual(task);
    }
  });

  it('are counted in the rows of their cases', () => {
    for (const record of records) {
      const open = of(record).filter((task) => stateOf(task) === 'open');
      expect(record.openTasks, record.decedentFullName).toBe(open.length);
      expect(record.openFamilyTasks).toBe(open.filter(({ access }) => access === 'family-only').length);
      expect(record.nextTask === undefined).toBe(open.length === 0);
    }
  });

  it('make a day of work: some late, some for today, more to come, some done, some expired, and the family’s own', () => {
    const [averell] = homes.filter(({ name }) => name.startsWith('Averell'));
    const mine = records.filter(({ providerLocationId }) => providerLocationId === averell?.id).flatMap(of);
    const groups = mine.filter((task) => stateOf(task) === 'open').map(({ dueOn }) => dayGroupOf(dueOn, '2026-07-15'));
    for (const group of ['overdue', 'today', 'next', 'undated'] as const)
      expect(groups.filter((each) => each === group).length, group).toBeGreaterThanOrEqual(3);
    const states = mine.map(stateOf);
    for (const state of ['done', 'expired', 'removed'] as const) expect(states, state).toContain(state);
    expect(new Set(mine.filter(({ isCompleted }) => isCompleted).map(({ completedMethod }) => completedMethod))).toEqual(
      new Set(['auto', 'manual']),
    );
    expect(of(called('Harriet Louise Marsh')).some((task) => task.access === 'family-only' && stateOf(task) === 'open')).toBe(
      true,
    );
  });

  it('ask little of a lead, and of a case that is over no more than what its closing brings', () => {
    expect(of(called('Walter James Penhaligon')).map(({ name }) => name)).toEqual(['Make first contact']);
    const openIn = (status: string) =>
      records
        .filter((record) => record.status === status)
        .flatMap((record) => of(record).filter((task) => stateOf(task) === 'open'))
        .map(({ name }) => name);
    expect(new Set(openIn('completed'))).toEqual(new Set(['A card on the first anniversary']));
    expect(openIn('cancelled')).toEqual([]);
  });
});
