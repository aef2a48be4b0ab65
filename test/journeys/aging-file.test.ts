import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type AgingFileRow, agingFileEnd, agingFileStart, readAgingFile } from '#functions/table/aging-file.ts';
import { ask, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { agingFile, agingJobOf, startFile } from './parts/books.ts';
import { keyed, openCase } from './parts/case-desk.ts';
import { chargedDesk, pay, paymentDesk } from './parts/payment-desk.ts';

const textOf = async (url: string) => (await (await fetch(url)).text()).replace('\ufeff', '').trimEnd().split('\r\n');
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Starts a job without its event, so that nothing runs it. */
async function begun(locationId: string, changes: Partial<AgingFileRow> = {}) {
  const table = openCloudTable();
  const job = { id: randomUUID(), asOf: '2026-11-28', startedOn: new Date().toISOString(), ...changes };
  await table.transact([agingFileStart(locationId, job, await readAgingFile(table, locationId))]);
  return job;
}

describe('an aging file', () => {
  it('is made by a job, has a row for each open case, and is offered only to the staff of its home', async () => {
    const of = await chargedDesk();
    const deposit = await openCase(of.staff);
    await pay({ ...of, row: deposit }, 250_00);
    expect(await agingJobOf(of)).toEqual({ job: null, file: null });
    expect(await startFile(of, '2027-02-01')).toMatchObject({ asOf: '2027-02-01', rows: 0, state: 'making' });
    const { url, ...file } = await agingFile(of, '2027-02-01');
    expect(file).toEqual({ asOf: '2027-02-01', fileName: 'aging-2027-02-01.csv', madeOn: expect.any(String), rows: 2 });
    const answer = await fetch(url);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="aging-2027-02-01.csv"');
    const [heading, owed, credit, ...rest] = await textOf(url);
    expect(heading).toBe('Case number,Name,Due,Days past due,Age,Owed,Credit');
    expect(owed).toMatch(new RegExp(`^${of.row.caseNumber},.+,2026-12-31,32,31–60 days,1000\\.00,$`));
    expect(credit).toMatch(new RegExp(`^${deposit.caseNumber},.*,,,Credits,,250\\.00$`));
    expect(rest).toEqual([]);
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('300');
    const colleague = await of.at({ access: 'view-only' });
    expect((await agingJobOf({ staff: colleague })).file).toMatchObject(file);
    const other = await paymentDesk();
    expect(await agingJobOf(other)).toEqual({ job: null, file: null });
    expect((await refused('getAgingFile', {}, {})).status).toBe(401);
  });

  it('is made once, however many people ask meanwhile, and once for an idempotency key', async () => {
    const of = await paymentDesk();
    const by = keyed(of.staff);
    const [first, again] = [
      await ask('startAgingFile', { asOf: '2026-11-28' }, by),
      await ask('startAgingFile', { asOf: '2026-11-28' }, by),
    ];
    expect(again.body).toEqual(first.body);
    await agingFile(of, '2026-11-28');
    const running = await begun(of.home.id);
    const answers = await Promise.all([1, 2, 3].map(() => startFile(of, '2026-11-28')));
    for (const answer of answers) expect(answer).toMatchObject({ startedOn: running.startedOn, state: 'making' });
    expect(await refused('startAgingFile', { asOf: '2026-11-27' }, keyed(of.staff))).toMatchObject({
      status: 409,
      detail: 'A file as of November 28, 2026 is being made. Try again when it’s done.',
    });
    expect((await readAgingFile(openCloudTable(), of.home.id))?.id).toBe(running.id);
  });

  it('fails after three minutes, keeps the previous file, and can be started again', async () => {
    const of = await chargedDesk();
    const before = await agingFile(of, '2026-11-28');
    await begun(of.home.id, { startedOn: minutesAgo(2) });
    expect((await agingJobOf(of)).job?.state).toBe('making');
    const dead = await begun(of.home.id, { startedOn: minutesAgo(4) });
    const failed = await agingJobOf(of);
    expect(failed.job).toMatchObject({ state: 'failed', startedOn: dead.startedOn });
    expect(failed.file).toMatchObject({ madeOn: before.madeOn, rows: 1 });
    const next = await agingFile(of, '2026-11-29');
    expect([next.asOf, await textOf(next.url)]).toEqual([
      '2026-11-29',
      expect.arrayContaining([expect.stringContaining(',1000.00,')]),
    ]);
    expect((await agingJobOf(of)).job).toMatchObject({ state: 'made', asOf: '2026-11-29' });
  });

  it('is no longer offered once it may be deleted', async () => {
    const of = await paymentDesk();
    const { id } = await begun(of.home.id);
    const made = (days: number) => ({ id, asOf: '2026-11-28', madeOn: minutesAgo(days * 24 * 60), rows: 1 });
    await openCloudTable().transact([agingFileEnd(of.home.id, made(6.9))]);
    expect((await agingJobOf(of)).file).toMatchObject({ rows: 1 });
    await openCloudTable().transact([agingFileEnd(of.home.id, made(7.1))]);
    expect(await agingJobOf(of)).toMatchObject({ job: { state: 'made' }, file: null });
  });

  it('is refused for a day that doesn’t exist', async () => {
    const of = await paymentDesk();
    expect((await refused('startAgingFile', { asOf: '2026-02-30' }, keyed(of.staff))).status).toBe(400);
    expect(await agingJobOf(of)).toEqual({ job: null, file: null });
  });
});
