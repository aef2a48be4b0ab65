import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readChainHead } from '#functions/table/chain.ts';
import { earlierCustodyItem } from '#functions/table/custody.ts';
import { readLastCheckpoint } from '#functions/table/custody-checkpoint.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import type { DecedentStatus } from '#shared/model/enumerations/case.ts';
import { mailbox, newEmail, ok, openCloudTable, queueOf, type RequestOptions, refused, runJob } from '#test/cloud/cloud.ts';
import { readPdf } from '#test/documents/read-pdf.ts';
import { evidenceVerdict, sortFiles } from '#web/verifier/evidence-verdict.ts';
import { readFiles } from '#web/verifier/read-files.ts';
import { sampleHome } from '../world/sample-home.ts';
import { busyHome } from './parts/busy-home.ts';
import { keyed, openCase } from './parts/case-desk.ts';

const [employee] = sampleHome({ id: randomUUID() }).employees;

/** Returns a home whose owner reads email at an address. */
async function ownedHome(email = newEmail('owner')) {
  const owner = { ...employee!, id: randomUUID(), email, access: 'owner', status: 'active' } as typeof employee & object;
  return { email, ...(await busyHome({ employees: [owner] })) };
}

const move = (by: RequestOptions, caseId: string, from: DecedentStatus, value: DecedentStatus, more: object = {}) =>
  ok('updateDecedentStatus', { caseId, from, value, ...more }, keyed(by));

/** Downloads an export as a browser does. */
async function download(by: RequestOptions, id: string): Promise<{ fileName: string; zip: Uint8Array<ArrayBuffer> }> {
  const { url, fileName } = await ok<{ url: string; fileName: string }>('getCustodyExport', { id }, by);
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('Custody record')]);
  return { fileName, zip: new Uint8Array(await answer.arrayBuffer()) };
}

/** Checks a downloaded file with the code of the page in it. */
async function verdictOf(zip: Uint8Array<ArrayBuffer>) {
  const sorted = sortFiles(await readFiles([new File([zip], 'record.zip')]));
  if ('words' in sorted) throw new Error(sorted.words);
  return evidenceVerdict(sorted);
}

describe('the export of a custody record', () => {
  it('has everything that checks it without us, once a checkpoint covers it whose digest its owner was sent', async () => {
    const { email, home, staff, at } = await ownedHome();
    const owner = await at({ access: 'owner' });
    const { id } = await openCase(staff);
    await move(staff, id, 'not-in-care', 'pickup-requested', { note: 'Ring twice. 王' });
    await move(staff, id, 'pickup-requested', 'out-for-pickup');
    const before = await download(owner, id);
    expect(Object.keys(unzipSync(before.zip))).not.toContain('checkpoints.ndjson');
    expect(await verdictOf(before.zip)).toMatchObject({ isWhole: true, result: expect.stringContaining('All 2 entries') });

    await runJob('write-custody-checkpoints');
    const { body, subject } = await mailbox(email).mail();
    const kept = (await readLastCheckpoint(openCloudTable(), home.id))!;
    expect(subject).toBe(`Custody checkpoint 1 of ${home.name}`);
    expect(body.text).toContain(kept.digest);
    await move(staff, id, 'out-for-pickup', 'in-care');
    const after = await download(await at({ access: 'admin' }), id);
    const files = unzipSync(after.zip);
    expect(new TextDecoder().decode(files['verify.html'])).toContain('Check a document or a record');
    const verdict = await verdictOf(after.zip);
    expect(verdict).toMatchObject({
      isWhole: true,
      result: expect.stringContaining('Entries 1 to 2 are the ones that checkpoint 1 of'),
    });
    expect(verdict.checked.join()).toContain(kept.digest);
    expect(verdict.entries[0]).toContain('Recorded by: Stella Teal\nNote: Ring twice. 王');
    const { hash } = await readChainHead(openCloudTable(), custodyChain(id));
    const { pages } = await readPdf(files['custody-record.pdf']!);
    for (const page of pages) expect(page.replaceAll(/\s+/g, ' ')).toContain(`Entry 3, code ${hash.slice(0, 4)}`);
    expect(after.fileName).toMatch(/^Custody record, .*\.zip$/);
  });

  it('is for owners and admins of the home alone', async () => {
    const { staff, at } = await busyHome();
    const { id } = await openCase(staff);
    expect((await refused('getCustodyExport', { id }, staff)).status).toBe(403);
    for (const access of ['view-only', 'bookkeeper'] as const)
      expect((await refused('getCustodyExport', { id }, await at({ access }))).status).toBe(403);
    const stranger = await (await busyHome()).at({ access: 'owner' });
    expect((await refused('getCustodyExport', { id }, stranger)).status).toBe(404);
    expect((await refused('getCustodyExport', { id: randomUUID() }, await at({ access: 'owner' }))).status).toBe(404);
  });

  it('makes a chain first of a record from before custody was one, and is the same the next time', async () => {
    const { staff, at } = await busyHome();
    const owner = await at({ access: 'owner' });
    const { id } = await openCase(staff);
    const on = '2026-07-01T10:00:00.000Z';
    await openCloudTable().put(
      earlierCustodyItem({
        ...{ id: randomUUID(), caseId: id, from: 'not-in-care', to: 'in-care', recordedBy: randomUUID() },
        ...{ recordedByName: 'Ida Larkspur', happenedOn: on, recordedOn: on, note: 'On paper.' },
      }),
    );
    const [first, second] = [await download(owner, id), await download(owner, id)];
    const ledgerOf = (zip: Uint8Array) => new TextDecoder().decode(unzipSync(zip)['ledger.ndjson']);
    expect(ledgerOf(second.zip)).toBe(ledgerOf(first.zip));
    const { isWhole, entries } = await verdictOf(second.zip);
    expect([isWhole, entries]).toEqual([true, [expect.stringContaining('Recorded by: Ida Larkspur\nNote: On paper.')]]);
  });

  it('can be taken before anybody has moved the decedent', async () => {
    const { staff, at } = await busyHome();
    const { id } = await openCase(staff);
    const { zip } = await download(await at({ access: 'owner' }), id);
    expect(await verdictOf(zip)).toMatchObject({ isWhole: true, result: 'This custody record has no entries.' });
  });
});

describe('nightly checkpoints', () => {
  it('are written and emailed once for a night in which a record went on, and not at all for one in which none did', async () => {
    const { email, home, staff } = await ownedHome();
    const { id } = await openCase(staff);
    await move(staff, id, 'not-in-care', 'pickup-requested');
    await Promise.all([runJob('write-custody-checkpoints'), runJob('write-custody-checkpoints')]);
    await mailbox(email).mail();
    await runJob('write-custody-checkpoints');
    expect((await readLastCheckpoint(openCloudTable(), home.id))?.number).toBe(1);
    await move(staff, id, 'pickup-requested', 'out-for-pickup');
    await runJob('write-custody-checkpoints');
    expect((await readLastCheckpoint(openCloudTable(), home.id))?.number).toBe(2);
    await mailbox(email).mail(({ subject }) => subject.startsWith('Custody checkpoint 2'));
    expect(await mailbox(email).all()).toHaveLength(2);
    const { visible } = await queueOf('mail-custody-checkpoint', 'DeadLetters');
    expect(visible).toBe(0);
  });
});
