import { describe, expect, it } from 'vitest';
import { readChain } from '#functions/table/chain.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import type { CarePageView, CustodyLine } from '#shared/contract/custody-pages.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import { ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { afterRelease, closedPage, correctedAfterRelease, laidToRest } from './parts/custody-desk.ts';

type Overview = { familyUntold: { on: string; sequence?: number } | null };

const overviewOf = (id: string, by: RequestOptions) => ok<Overview>('getCustodyPages', { id }, by);
const linesOf = async (id: string, by: RequestOptions) =>
  (await ok<{ lines: CustodyLine[] }>('getCustodyEntries', { id }, by)).lines;

async function entriesOf(caseId: string): Promise<ChainEntry[]> {
  const { links } = await readChain(openCloudTable(), custodyChain(caseId));
  return links.map(({ text }) => JSON.parse(text) as ChainEntry);
}

describe('a correction after the release', () => {
  it('has to say whether the family was told, by whom, and when', async () => {
    const { id, owner } = await laidToRest();
    const fault = async (familyTold?: object) => {
      const input = afterRelease(id, familyTold ? { familyTold } : {});
      return (await refused('updateDecedentStatus', input, keyed(owner))).errors;
    };
    expect(await fault()).toEqual([{ field: 'familyTold', message: 'Say whether the family was told.' }]);
    expect(await fault({ isTold: true, by: ' ' })).toEqual([{ field: 'familyTold.by', message: 'Enter who told them.' }]);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await fault({ isTold: true, by: 'Ida Larkspur', on: tomorrow })).toEqual([
      { field: 'familyTold.on', message: 'This has not happened yet.' },
    ]);
    const on = new Date(Date.now() - 60_000).toISOString();
    const told = afterRelease(id, { familyTold: { isTold: true, by: 'Ida Larkspur', on } });
    await ok('updateDecedentStatus', told, keyed(owner));
    const last = (await entriesOf(id)).at(-1);
    expect(last).toMatchObject({ type: 'custody.corrected', data: { familyTold: 'told', familyToldOn: on } });
    expect(JSON.stringify(last)).not.toContain('Larkspur');
    expect((await linesOf(id, owner))[0]?.familyTold).toEqual({ isTold: true, by: 'Ida Larkspur', on });
    expect((await overviewOf(id, owner)).familyUntold).toBeNull();
  });

  it('stays on the overview until an owner or admin records that they were told', async () => {
    const { id, owner, staff } = await correctedAfterRelease();
    const { familyUntold } = await overviewOf(id, staff);
    expect(familyUntold).toMatchObject({ sequence: 2, on: expect.any(String) });
    expect((await linesOf(id, staff))[0]).toMatchObject({ sequence: 2, familyTold: { isTold: false } });
    const said = { id, by: 'Rosa Gorham' };
    expect(await refused('recordFamilyTold', said, keyed(staff))).toMatchObject({ status: 403 });
    expect(await refused('recordFamilyTold', { id, by: ' ' }, keyed(owner))).toMatchObject({
      errors: [{ field: 'by', message: 'Enter who told them.' }],
    });
    await ok('recordFamilyTold', said, keyed(owner));
    expect((await overviewOf(id, staff)).familyUntold).toBeNull();
    expect(await refused('recordFamilyTold', said, keyed(owner))).toMatchObject({ status: 409 });
    const [, correction, told] = await entriesOf(id);
    expect(correction?.data).toMatchObject({ familyTold: 'not-yet' });
    expect(told).toMatchObject({ type: 'custody.family-told', data: { correction: 2, familyTold: 'told' } });
    expect((await linesOf(id, owner))[0]).toMatchObject({
      title: 'The family was told of a correction',
      familyTold: { isTold: true, by: 'Rosa Gorham' },
    });
  });

  it('is settled by a later one of which they were told', async () => {
    const { id, owner } = await correctedAfterRelease();
    const [from, value] = ['cremated-remains-in-family-care', 'laid-to-rest'];
    const back = afterRelease(id, { from, value, familyTold: { isTold: true, by: 'Ida Larkspur' } });
    await ok('updateDecedentStatus', back, keyed(owner));
    expect((await overviewOf(id, owner)).familyUntold).toBeNull();
  });

  it('supersedes what a page said when it was closed, which stays', async () => {
    const { id, owner } = await laidToRest();
    const { version } = await closedPage(owner, id);
    const again = { id, page: 'removal', version, reason: 'The time was wrong.' };
    expect(await refused('reopenCustodyPage', again, keyed(owner))).toMatchObject({ errors: [{ field: 'familyTold' }] });
    await ok<CarePageView>('reopenCustodyPage', { ...again, familyTold: { isTold: false } }, keyed(owner));
    expect((await linesOf(id, owner)).slice(0, 2)).toMatchObject([
      { title: 'Removal opened again', corrects: 2, familyTold: { isTold: false } },
      { sequence: 2, title: 'Removal closed' },
    ]);
    expect((await overviewOf(id, owner)).familyUntold).toMatchObject({ sequence: 3 });
  });
});
