import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import type { CaseRecord } from '#functions/table/case.ts';
import { fromItem } from '#functions/table/item.ts';
import { openTable, type Table } from '#functions/table/table.ts';
import { eachExpiring, taskItem, taskOf, taskPlaceItem } from '#functions/table/task.ts';
import { type Task, taskSchema } from '#shared/model/task.ts';
import { everyRow } from '#test/cloud/every-row.ts';
import type { TestCloud } from '#test/cloud/test-cloud.ts';
import { clientOf, everything, runJob, waitUntilSettled } from './killed/aftermath.ts';
import { letClaimsPass } from './killed/dead-state.ts';
import { mortalClouds } from './killed/mortal-cloud.ts';

const kills = process.env.YARROW_DEEP === '1' ? 30 : 3;
const TASKS_OF_A_CASE = 12;
/** This many due tasks keep the job working for longer than it takes to notice that it is. */
const ENOUGH = 150;
const OVER = '2026-01-05';

const { atEnd, seededState, start } = mortalClouds();

function tableOf(cloud: TestCloud): Table {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(clientOf(cloud, 'DYNAMODB')), {
    marshallOptions: { removeUndefinedValues: true },
  });
  atEnd(() => client.destroy());
  return openTable(client, cloud.outputs.TableName ?? '');
}

const expiredOne = (caseId: string, nth: number): Task =>
  taskSchema.parse({
    ...{ id: randomUUID(), caseId, name: `Before it was over ${nth}`, due: { from: 'event', days: 0 }, isExpirable: true },
    ...{ createdOn: `${OVER}T12:00:00.000Z`, origin: { at: `${OVER}T12:00:00.000Z`, eventId: randomUUID() }, dueOn: OVER },
  });

/** Writes tasks whose day is over, in every case of the sample data that may have such. */
async function putOverdue(table: Table, cases: readonly CaseRecord[]): Promise<Task[]> {
  const tasks = cases.flatMap((record) =>
    Array.from({ length: TASKS_OF_A_CASE }, (_, nth) => ({ record, task: expiredOne(record.id, nth) })),
  );
  await table.putAll(
    tasks.flatMap(({ record, task }) => {
      const listing = { ...record, timeZone: 'America/New_York' };
      return [taskItem(task, listing), taskPlaceItem(task, listing)];
    }),
  );
  return tasks.map(({ task }) => task);
}

const dueNow = async (table: Table) =>
  (await everyRow(eachExpiring(table, { by: new Date().toISOString(), atOnce: 1000 }))).length;

async function casesWithTasks(cloud: TestCloud): Promise<CaseRecord[]> {
  const items = await everything(cloud);
  return items
    .filter(({ entityType, status, deletedOn }) => entityType === 'case' && status !== 'cancelled' && !deletedOn)
    .map(fromItem<CaseRecord>);
}

it(`${kills} times kill -9 in the middle of the expiry job: each task expires once, and none is left`, {
  timeout: kills * 30_000 + 60_000,
}, async () => {
  const stateDir = await seededState();
  const put: Task[] = [];
  const lives: { before: number; after: number }[] = [];
  for (let nth = 0; nth < kills; nth += 1) {
    const { cloud, kill } = await start(stateDir);
    const table = tableOf(cloud);
    const after = await dueNow(table);
    const last = lives.at(-1);
    if (last) last.after = after;
    if (after < ENOUGH) put.push(...(await putOverdue(table, await casesWithTasks(cloud))));
    const before = await dueNow(table);
    await runJob(cloud, 'expire-tasks');
    for (const end = performance.now() + 10_000; performance.now() < end && (await dueNow(table)) === before; );
    await kill();
    lives.push({ before, after: before });
    letClaimsPass(stateDir);
  }
  const { cloud, stop } = await start(stateDir);
  const table = tableOf(cloud);
  const remaining = await dueNow(table);
  // Each life took up where the previous one was killed, which was in the middle.
  for (const { before, after } of lives.slice(0, -1)) expect(after).toBeLessThan(before);
  expect([...lives.slice(0, -1).map(({ after }) => after), remaining].some((due) => due > 0)).toBe(true);
  await runJob(cloud, 'expire-tasks');
  await waitUntilSettled(cloud);
  expect(await dueNow(table)).toBe(0);
  const items = await everything(cloud);
  const ids = new Set(put.map(({ id }) => id));
  const rows = items.filter(({ entityType, id }) => entityType === 'task' && ids.has(String(id))).map(taskOf);
  expect(rows.map(({ id }) => id).toSorted()).toEqual([...ids].toSorted());
  expect(new Set(rows.map(({ completedMethod }) => completedMethod))).toEqual(new Set(['expired']));
  await stop();
});
