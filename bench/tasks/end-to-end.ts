/**
 * Measures, on a separate embedded cloud, how long it takes from a call to the tasks that follow from it: through outbox, stream, bus, queue, and reaction.
 * Run by bench/index.ts in a child.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { openTable, type Table } from '#functions/table/table.ts';
import { readTasks } from '#functions/table/task.ts';
import { startCloudProcess } from '#test/cloud/cloud-process.ts';
import { copySeededState } from '#test/cloud/seeded-state.ts';
import { clientOf } from '#test/local/killed/aftermath.ts';
import { asking, type Desk, openDesk, signIn } from '#test/local/killed/desk.ts';
import type { Figure } from '../figure.ts';
import { scaled } from '../scale.ts';
import { median } from '../statistics.ts';

const ALONE = scaled(25, 1);
const AT_ONCE = scaled(60, 2);
const group = 'Tasks of cases';

const open = async (desk: Desk, nth: number): Promise<string> => {
  const call = { decedentFirstName: 'Bench', decedentLastName: `Number ${nth}` };
  const answer = await desk.ask(asking('addCase', call));
  if (answer?.status !== 200) throw new Error(`addCase was answered ${JSON.stringify(answer)}`);
  return String(answer.body.id);
};

/** Waits until a case has tasks, and returns how many. */
async function untilThere(table: Table, caseId: string): Promise<number> {
  for (;;) {
    const { tasks } = await readTasks(table, caseId, 'open', { limit: 100, after: null });
    if (tasks.length > 0) return tasks.length;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

async function measure(desk: Desk, table: Table): Promise<Figure[]> {
  await untilThere(table, await open(desk, 0));
  const [toTasks, writes]: [number[], number[]] = [[], []];
  for (let nth = 1; nth <= ALONE; nth += 1) {
    const caseId = await open(desk, nth);
    const from = performance.now();
    await untilThere(table, caseId);
    toTasks.push(performance.now() - from);
    const before = performance.now();
    await table.put({ pk: `BENCH#${caseId}`, sk: 'ONE', entityType: 'bench', note: 'x'.repeat(800) });
    writes.push(performance.now() - before);
  }
  const from = performance.now();
  const cases = await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => open(desk, 1000 + nth)));
  const counts = await Promise.all(cases.map((caseId) => untilThere(table, caseId)));
  const seconds = (performance.now() - from) / 1000;
  const made = counts.reduce((sum, count) => sum + count, 0);
  const peer = { name: 'one write of an item', value: median(writes) };
  return [
    { group, name: 'from the answer of addCase to its tasks, embedded cloud', unit: 'ms', ours: median(toTasks), peer },
    { group, name: `cases opened with their tasks, ${AT_ONCE} at once, embedded cloud`, unit: '/s', ours: AT_ONCE / seconds },
    { group, name: `tasks made so, ${AT_ONCE} cases at once, embedded cloud`, unit: '/s', ours: made / seconds },
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'yarrow-bench-end-'));
const stateDir = join(folder, 'state');
await copySeededState(stateDir);
const { cloud, stop } = await startCloudProcess({ stateDir, redeliverySeconds: 1 });
try {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(clientOf(cloud, 'DYNAMODB')));
  const figures = await measure(openDesk(cloud, await signIn(cloud)), openTable(client, cloud.outputs.TableName ?? ''));
  client.destroy();
  process.stdout.write(`${JSON.stringify(figures)}\n`);
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
