/** Measures aging and the payments of a case among 100,000 cases, and prints the figures as JSON: run by bench/index.ts in a child. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { caseKeys } from '#functions/table/case-keys.ts';
import { toItem } from '#functions/table/item.ts';
import { balanceMarks, eachOfBalances, ledgerKeys } from '#functions/table/ledger.ts';
import { paymentCreation, readReceipts } from '#functions/table/payment.ts';
import { type Item, openTable, type Table } from '#functions/table/table.ts';
import { agingTotals } from '#shared/ledger/aging.ts';
import { moneyOf, noSums } from '#shared/ledger/replay.ts';
import { addDays } from '#shared/values/dates.ts';
import { idOf } from '#world/ids.ts';
import { inParallel } from '#world/in-parallel.ts';
import { startDynamoDb } from '../../infra/local/dynamodb/start-dynamodb.ts';
import type { Figure } from '../figure.ts';
import { createTable } from '../one-table.ts';
import { scaled } from '../scale.ts';
import { median } from '../statistics.ts';

const CASES = scaled(100_000, 40);
const OPEN = scaled(400, 8);
const PAYMENTS = scaled(60, 4);
const rounds = scaled(41, 1);
const TableName = 'money';
const group = 'Money of a home with many cases';
const locationId = idOf('bench-home', 'money');
const at = '2026-11-28T12:00:00.000Z';
const today = at.slice(0, 10);

/** Returns the sums of a case. All but some are paid, and are in no list. */
function moneyItem(nth: number): Item {
  const caseId = idOf('bench-case', 'money', String(nth));
  const isOpen = nth % (CASES / OPEN) === 0;
  const dueOn = addDays(today, -(nth % 200) + 40);
  const money = moneyOf(
    { ...noSums, dueCents: 500_000, balanceCents: isOpen ? 120_000 : 0 },
    { pendingCents: 0, dueOn, updatedOn: at },
  );
  return toItem(
    'money',
    { ...ledgerKeys.money(caseId), ...balanceMarks(caseId, locationId, money) },
    { money, isEstimate: false },
  );
}

/** As many rows of the same size in one partition: the least that a list of what is open can cost. */
const plainItem = ({ gsi1pk: _, gsi1sk, ...item }: Item): Item => ({ ...item, pk: 'PLAIN', sk: String(gsi1sk) });

const caseId = idOf('bench-case', 'money', 'payments');
const paymentItems = (): Item[] =>
  Array.from({ length: PAYMENTS }, (_, nth) => {
    const id = idOf('bench-payment', String(nth));
    const fields = { id, caseId, amountCents: 10_000, method: 'check', reference: String(nth), note: '', paidOn: today } as const;
    const by = { recordedBy: id, recordedByName: 'Joan Averell', recordedOn: at };
    return paymentCreation({ ...fields, ...by, state: 'posted', entry: nth + 1, refundedCents: 0 });
  }).flatMap((writes) => writes.flatMap((write) => ('put' in write ? [write.put] : [])));

async function fill(table: Table): Promise<void> {
  const rows = Array.from({ length: CASES }, (_, nth) => moneyItem(nth));
  const items = [...rows, ...rows.filter(({ gsi1pk }) => gsi1pk !== undefined).map(plainItem), ...paymentItems()];
  const starts = Array.from({ length: Math.ceil(items.length / 100) }, (_, nth) => nth * 100);
  await inParallel(starts, 4, (from) => table.transact(items.slice(from, from + 100).map((put) => ({ put }))));
}

async function measured(table: Table, work: () => Promise<unknown>) {
  const times: number[] = [];
  const before = table.requests;
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return { ms: median(times), requests: (table.requests - before) / rounds };
}

async function aging(table: Table) {
  for await (const balances of eachOfBalances(table, locationId))
    agingTotals(
      balances.map(({ money }) => money),
      today,
    );
}

async function measure(table: Table): Promise<Figure[]> {
  await fill(table);
  const aged = await measured(table, () => aging(table));
  const plain = await measured(table, () => table.query('PLAIN'));
  const paid = await measured(table, () => readReceipts(table, caseId));
  const one = await measured(table, () => table.query(caseKeys.case(caseId).pk, { consistent: true }));
  const open = `${OPEN.toLocaleString('en-US')} open of ${CASES.toLocaleString('en-US')} cases`;
  const peer = { name: 'a Query of as many rows', value: plain.ms };
  const once = { of: 'ours', atMost: 1 } as const;
  return [
    { group, name: `aging with its totals, ${open}: requests`, unit: '', ours: aged.requests, goal: once },
    { group, name: `aging with its totals, ${open}: time`, unit: 'ms', ours: aged.ms, peer, goal: { of: 'ratio', atMost: 2 } },
    { group, name: `the ${PAYMENTS} payments of a case: queries`, unit: '', ours: paid.requests, goal: once },
    {
      ...{ group, name: `the ${PAYMENTS} payments of a case: time`, unit: 'ms', ours: paid.ms },
      peer: { name: 'a bare Query', value: one.ms },
    },
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'yarrow-bench-money-'));
const server = await startDynamoDb({ stateDir: folder, env: { ...process.env, AWS_ENDPOINT_URL_DYNAMODB: '' } });
try {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: server.url, region: 'us-east-1', credentials }), {
    marshallOptions: { removeUndefinedValues: true },
  });
  await createTable(client, TableName);
  process.stdout.write(`${JSON.stringify(await measure(openTable(client, TableName)))}\n`);
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
