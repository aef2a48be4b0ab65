import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readChain, readChainHead } from '#functions/table/chain.ts';
import { earlierCustodyItem, readCustody } from '#functions/table/custody.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import { verifyChain } from '#shared/chain/verify-chain.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import type { DecedentStatus } from '#shared/model/enumerations/case.ts';
import { ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { busyHome } from './parts/busy-home.ts';
import { dashboardOf, keyed, openCase } from './parts/case-desk.ts';

/** Reads the record of a case as somebody would who has only the table: its entries, and what is wrong with it. */
async function recordOf(caseId: string) {
  const [table, chain] = [openCloudTable(), custodyChain(caseId)];
  const [{ links }, head] = await Promise.all([readChain(table, chain), readChainHead(table, chain)]);
  const lines = links.map(({ text }) => new TextEncoder().encode(text));
  return {
    entries: links.map(({ text }) => JSON.parse(text) as ChainEntry),
    fault: await verifyChain(lines, { chain, head }),
  };
}

const move = (caseId: string, from: DecedentStatus, value: DecedentStatus, more: object = {}) => ({
  caseId,
  from,
  value,
  ...more,
});

describe('the record of a case’s custody', () => {
  it('is a chain: each move is an entry, and a correction names the one before it', async () => {
    const { staff, at } = await busyHome();
    const owner = await at({ access: 'owner' });
    const { id } = await openCase(staff);
    const where = { address1: '12 Elm Street', city: 'Boston', lat: 42.36, lon: -71.06 };
    await ok('updateDecedentStatus', move(id, 'not-in-care', 'pickup-requested', { note: 'Ring twice.', where }), keyed(staff));
    await ok(
      'updateDecedentStatus',
      move(id, 'pickup-requested', 'in-care', { correctionReason: 'Brought to us.' }),
      keyed(owner),
    );
    const { entries, fault } = await recordOf(id);
    expect(fault).toBeNull();
    expect(entries.map(({ type, corrects }) => [type, corrects])).toEqual([
      ['custody.moved', undefined],
      ['custody.corrected', 1],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Elm|Ring twice|Teal/);
    expect(await readCustody(openCloudTable(), id)).toMatchObject([
      { from: 'not-in-care', to: 'pickup-requested', note: 'Ring twice.', recordedByName: 'Stella Teal', where },
      { from: 'pickup-requested', to: 'in-care', correctionReason: 'Brought to us.' },
    ]);
  });

  it('begins with what was written down before it was a chain, once', async () => {
    const { staff } = await busyHome();
    const { id } = await openCase(staff);
    const table = openCloudTable();
    const recordedBy = randomUUID();
    const earlier = (['pickup-requested', 'not-in-care'] as const).map((to, at) => ({
      ...{ id: randomUUID(), caseId: id, from: at === 0 ? ('not-in-care' as const) : ('pickup-requested' as const), to },
      ...{ recordedBy, recordedByName: 'Ida Larkspur', note: `Earlier ${at}` },
      ...{ happenedOn: `2026-07-01T1${at}:00:00.000Z`, recordedOn: `2026-07-01T1${at}:05:00.000Z` },
    }));
    for (const entry of earlier) await table.put(earlierCustodyItem(entry));
    expect(await readCustody(table, id)).toEqual(earlier);
    await ok('updateDecedentStatus', move(id, 'not-in-care', 'pickup-requested'), keyed(staff));
    await ok('updateDecedentStatus', move(id, 'pickup-requested', 'out-for-pickup'), keyed(staff));
    const { entries, fault } = await recordOf(id);
    expect(fault).toBeNull();
    expect(entries.map(({ type }) => type)).toEqual(['custody.imported', 'custody.imported', 'custody.moved', 'custody.moved']);
    const all = await readCustody(table, id);
    expect(all.slice(0, 2)).toEqual(earlier);
    expect(all.map(({ to }) => to)).toEqual(['pickup-requested', 'not-in-care', 'pickup-requested', 'out-for-pickup']);
  });

  it('takes no time that can’t be: before the death, long before the case, or, unsaid, before the last entry', async () => {
    const { staff, at } = await busyHome();
    const owner = await at({ access: 'owner' });
    const { id } = await openCase(staff);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const faultOf = async (by: typeof staff, input: object) => {
      const { status, errors } = await refused('updateDecedentStatus', input as Parameters<typeof refused>[1], keyed(by));
      return [status, errors?.map(({ field, message }) => `${field}: ${message}`).join()];
    };
    const asked = move(id, 'not-in-care', 'pickup-requested', { happenedOn: '1950-01-01T00:00:00.000Z' });
    const tooOld = 'happenedOn: This is more than a year before the case was opened. Check the date.';
    expect(await faultOf(staff, asked)).toEqual([400, tooOld]);
    expect(await faultOf(owner, { ...asked, value: 'in-care', correctionReason: 'No.' })).toEqual([400, tooOld]);
    await ok('updateDecedentStatus', { ...asked, happenedOn: daysAgo(4) }, keyed(staff));
    const died = daysAgo(6).slice(0, 10);
    await ok('saveDecedent', { id, changes: { dateOfDeath: died } }, keyed(staff));
    const next = (days: number, more: object = {}) =>
      move(id, 'pickup-requested', 'out-for-pickup', { happenedOn: daysAgo(days), ...more });
    expect(await faultOf(staff, next(9, { note: 'Late.' }))).toEqual([
      400,
      expect.stringMatching(/^happenedOn: This is before the date of death, .*\. Check the date\.$/),
    ]);
    expect(await faultOf(owner, next(9, { correctionReason: 'No.' }))).toEqual([400, expect.stringContaining('date of death')]);
    expect(await faultOf(staff, next(5.1))).toEqual([400, expect.stringContaining('more than a day before the last entry')]);
    await ok('updateDecedentStatus', next(4.5), keyed(staff));
    await ok(
      'updateDecedentStatus',
      { ...next(5.6, { note: 'The driver told us today.' }), from: 'out-for-pickup', value: 'in-care' },
      keyed(staff),
    );
    const { entries, fault } = await recordOf(id);
    expect([entries.length, fault]).toEqual([3, null]);
  });

  it('has one entry for fifty moves of one person at the same moment, of which one succeeds', async () => {
    const { staff } = await busyHome();
    const { id } = await openCase(staff);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () =>
        ok('updateDecedentStatus', move(id, 'not-in-care', 'pickup-requested'), keyed(staff)).then(
          () => 200,
          (error: Error) => Number(/answered with (\d+)/.exec(error.message)?.[1]),
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    const { entries, fault } = await recordOf(id);
    expect([entries.length, fault]).toEqual([1, null]);
    expect((await dashboardOf(staff, id)).decedent.status).toBe('pickup-requested');
  });
});
