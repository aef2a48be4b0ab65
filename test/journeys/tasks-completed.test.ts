import { describe, expect, it } from 'vitest';
import { readFacts } from '#functions/table/case-facts.ts';
import { eventsOf, ok, openCloudTable, waitUntil } from '#test/cloud/cloud.ts';
import { dashboardOf, keyed } from './parts/case-desk.ts';
import { allJudged, setDone, taskDesk, tasksOf } from './parts/task-desk.ts';

type CompletedEvent = { data: { caseId: string; completedOn: string; facts: Record<string, unknown> } };

const completionsOf = async (caseId: string) =>
  (await eventsOf('case.tasks-completed'))
    .map(({ event }) => (event.detail as CompletedEvent).data)
    .filter((data) => data.caseId === caseId);

describe('the last open task of a case', () => {
  it('raises an event when it is completed, with its day among the facts, and not when it is only removed', {
    timeout: 60_000,
  }, async () => {
    const { staff, row } = await taskDesk();
    await allJudged(row.id);
    const { items, today } = await tasksOf(staff, row.id, 'open', { pageSize: 100 });
    const [last, ...others] = items;
    for (const { id } of others) await setDone(staff, id);
    await ok('removeTask', { id: last?.id }, keyed(staff));
    expect((await dashboardOf(staff, row.id)).case.openTasks).toBe(0);
    await ok('restoreTask', { id: last?.id }, keyed(staff));
    await setDone(staff, String(last?.id));
    const completion = await waitUntil('the last task told of', async () => {
      const found = await completionsOf(row.id);
      return found.length > 0 ? found : undefined;
    });
    expect(completion.map(({ completedOn }) => completedOn)).toEqual([today]);
    expect(completion[0]?.facts.tasksCompletedOn).toBe(today);
    expect((await readFacts(openCloudTable(), row.id))?.facts.tasksCompletedOn).toBe(today);
  });
});
