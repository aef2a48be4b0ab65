/** Counts what custody costs the table, and prints the figures as JSON: run by bench/index.ts in a child. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { carePageFor } from '#functions/cases/custody/care-page-of.ts';
import { carePagesFor } from '#functions/cases/custody/care-page-view.ts';
import { jobContext } from '#functions/runtime/job-context.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { openTable, type Table } from '#functions/table/table.ts';
import type { DecedentStatus } from '#shared/model/enumerations/case.ts';
import type { Membership } from '#shared/model/membership.ts';
import { moveCare } from '#test/local/custody/custody-home.ts';
import { newCase, startCustodyTable } from '#test/local/custody/custody-table.ts';
import type { Figure } from '../figure.ts';
import { scaled } from '../scale.ts';

const group = 'Custody: what it costs the table';
const spent = { requests: 0, rows: 0 };

/** Returns a client like another one that counts its requests, and the rows of its largest transaction. */
const counting = (client: DynamoDBDocumentClient): DynamoDBDocumentClient =>
  Object.assign(Object.create(client) as DynamoDBDocumentClient, {
    send: (command: Parameters<DynamoDBDocumentClient['send']>[0]) => {
      const { TransactItems = [] } = command.input as { TransactItems?: unknown[] };
      spent.requests += 1;
      spent.rows = Math.max(spent.rows, TransactItems.length);
      return client.send(command);
    },
  });

/** Returns what some work cost at most, each time it's done. */
async function costOf(times: number, work: (nth: number) => Promise<unknown>): Promise<typeof spent> {
  const most = { requests: 0, rows: 0 };
  for (let nth = 0; nth < times; nth += 1) {
    Object.assign(spent, { requests: 0, rows: 0 });
    await work(nth);
    most.requests = Math.max(most.requests, spent.requests);
    most.rows = Math.max(most.rows, spent.rows);
  }
  return most;
}

const membership = { employeeId: randomUUID(), access: 'owner', kind: 'staff', timeZone: 'America/New_York' };
const person = { id: randomUUID(), kind: 'provider', firstName: 'Stella', lastName: 'Teal', cases: [] };

/** Returns what an operation is given once it's known who asks. */
function contextOf(table: Table, locationId: string): OperationContext {
  const of = { ...membership, locationId } as unknown as Membership;
  const actor = { kind: 'person', person: { ...person, memberships: [of] }, membership: of, support: null };
  return { ...jobContext(new Date()), table, randomBytes: () => randomBytes(32), actor } as unknown as OperationContext;
}

const ways: readonly (readonly [DecedentStatus, DecedentStatus])[] = [
  ['not-in-care', 'pickup-requested'],
  ['pickup-requested', 'out-for-pickup'],
  ['out-for-pickup', 'in-care'],
  ['in-care', 'preparation-started'],
  ['preparation-started', 'preparation-completed'],
];

/** What is read before it's known who asks: the person’s account and memberships. */
const MEMBERSHIP = 1;
const atMost = (name: string, ours: number, goal: number): Figure => ({
  group,
  name,
  unit: '',
  ours,
  goal: { of: 'ours', atMost: goal },
});

const { client, tableName, close } = await startCustodyTable();
try {
  const table = openTable(counting(client), tableName);
  const locationId = randomUUID();
  const caseId = await newCase(table, locationId, 0);
  const moves = await costOf(scaled(ways.length, 2), (nth) => {
    const [from, value] = ways[nth]!;
    return moveCare(table, locationId, { caseId, from, value });
  });
  const context = contextOf(table, locationId);
  const overview = await costOf(scaled(5, 1), () => carePagesFor(context, caseId));
  const page = await costOf(scaled(5, 1), () => carePageFor(context, caseId, 'preservation'));
  const figures = [
    atMost('a change of care: rows in its transaction', moves.rows, 10),
    atMost('a change of care: requests, with that for who asks', moves.requests + MEMBERSHIP, 6),
    atMost('the overview of all pages: requests besides that for who asks', overview.requests, 1),
    atMost('one page with what it depends on: requests besides that for who asks', page.requests, 1),
  ];
  process.stdout.write(`${JSON.stringify(figures)}\n`);
} finally {
  await close();
}
