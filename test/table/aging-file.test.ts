import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { filesBucket } from '#functions/catalog/imports/import-objects.ts';
import { agingFileObject } from '#functions/documents/report-files-folder.ts';
import { makeAgingFile } from '#functions/reactions/make-aging-file.ts';
import { agingFileStart, readAgingFile } from '#functions/table/aging-file.ts';
import type { Table } from '#functions/table/table.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { putBalances } from './parts/open-balances.ts';

const now = new Date('2026-11-28T15:00:00.000Z');
const startedOn = now.toISOString();

/** Starts a job without its event, so that only the test runs it. */
async function begun(locationId: string): Promise<string> {
  const table = openCloudTable();
  const id = randomUUID();
  const job = { id, asOf: '2026-11-28', startedOn };
  await table.transact([agingFileStart(locationId, job, await readAgingFile(table, locationId))]);
  return id;
}

/** Delivers the event of a job, and applies its final writes. Returns how many requests it made to the table before those. */
async function deliver(locationId: string, fileId: string, table: Table = openCloudTable()): Promise<number> {
  const before = table.requests;
  const writes = await makeAgingFile({ data: { fileId, locationId } } as never, { table, now } as never);
  const requests = table.requests - before;
  if (writes) await table.transact(writes);
  return requests;
}

async function linesOf(fileId: string): Promise<string[] | undefined> {
  const stored = await filesBucket().read(agingFileObject(fileId));
  return stored?.bytes.toString('utf8').replace('\ufeff', '').trimEnd().split('\r\n');
}

const open = (count: number) => Array.from({ length: count }, () => ({}));
const paid = (count: number) => Array.from({ length: count }, () => ({ balanceCents: 0 }));

describe('the job that makes an aging file', () => {
  it('writes thousands of open cases once each, in requests that grow with them and not with what is paid', async () => {
    const locationId = randomUUID();
    const cases = await putBalances(locationId, [...open(500), ...paid(300)]);
    const few = await deliver(locationId, await begun(locationId));
    // The job; a query, and a count, of what fits into one answer; and the names, a hundred in a request.
    expect(few).toBeLessThanOrEqual(1 + 2 + 5);
    cases.push(...(await putBalances(locationId, open(2_500))));
    const fileId = await begun(locationId);
    const many = await deliver(locationId, fileId);
    expect(many).toBeGreaterThan(few);
    expect(many).toBeLessThanOrEqual(1 + 6 * (few - 1));
    const [heading, ...lines] = (await linesOf(fileId)) ?? [];
    expect(heading).toBe('Case number,Name,Due,Days past due,Age,Owed,Credit');
    const due = cases.filter(({ balanceCents }) => balanceCents !== 0);
    expect(lines).toHaveLength(3_000);
    const said = (line: string) => line.split(',').slice(0, 3).join();
    expect(lines.map(said).sort()).toEqual(
      due.map(({ caseNumber, caseName, dueOn }) => [caseNumber, caseName, dueOn ?? ''].join()).sort(),
    );
    expect(await readAgingFile(openCloudTable(), locationId)).toMatchObject({
      ...{ id: fileId, rows: 3_000 },
      file: { id: fileId, asOf: '2026-11-28', madeOn: startedOn, rows: 3_000 },
    });
  }, 60_000);

  it('starts over after a crash at any point, and ends with the same file', async () => {
    const locationId = randomUUID();
    await putBalances(locationId, open(150));
    const whole = await begun(locationId);
    await deliver(locationId, whole);
    const expected = await linesOf(whole);
    expect(expected).toHaveLength(151);
    // The job, a query, the names, the count, and the end.
    for (const at of [1, 2, 3, 4, 5]) {
      const again = await begun(locationId);
      await expect(deliver(locationId, again, dyingTable(at))).rejects.toThrow('It died.');
      expect((await readAgingFile(openCloudTable(), locationId))?.file?.id).not.toBe(again);
      await deliver(locationId, again);
      expect(await linesOf(again)).toEqual(expected);
      expect((await readAgingFile(openCloudTable(), locationId))?.file).toMatchObject({ id: again, rows: 150 });
    }
  });

  it('is made once, however often its event comes, and never over a newer one', async () => {
    const locationId = randomUUID();
    await putBalances(locationId, open(2));
    const first = await begun(locationId);
    const second = await begun(locationId);
    expect(await deliver(locationId, first)).toBe(1);
    expect(await linesOf(first)).toBeUndefined();
    await deliver(locationId, second);
    expect(await deliver(locationId, second)).toBe(1);
    // One that is overtaken while it reads stops, and leaves the newer one alone.
    const third = await begun(locationId);
    let fourth = '';
    const overtaken = openCloudTable();
    const { query } = overtaken;
    overtaken.query = async (...asked: Parameters<Table['query']>) => {
      fourth = await begun(locationId);
      return query(...asked);
    };
    await deliver(locationId, third, overtaken);
    expect(await linesOf(third)).toBeUndefined();
    expect(await readAgingFile(openCloudTable(), locationId)).toMatchObject({ id: fourth, rows: 0, file: { id: second } });
  });

  it('makes a file with only a heading for a home without open balances', async () => {
    const locationId = randomUUID();
    const fileId = await begun(locationId);
    await deliver(locationId, fileId);
    expect(await linesOf(fileId)).toHaveLength(1);
  });
});

/** Returns a table on which the nth request, counted from 1, fails. */
function dyingTable(at: number): Table {
  const table = openCloudTable();
  let asked = 0;
  const dies = <Of extends unknown[], Answer>(ask: (...of: Of) => Promise<Answer>) => {
    return (...of: Of): Promise<Answer> => {
      asked += 1;
      return asked === at ? Promise.reject(new Error('It died.')) : ask(...of);
    };
  };
  table.get = dies(table.get);
  table.getMany = dies(table.getMany);
  table.query = dies(table.query);
  table.update = dies(table.update);
  table.transact = dies(table.transact);
  return table;
}
