import { describe, expect, it } from 'vitest';
import { readFacts } from '#functions/table/case-facts.ts';
import type { CaseServices } from '#shared/contract/case-details-views.ts';
import { eventsOf, ok, openCloudTable, type RequestOptions, waitUntil } from '#test/cloud/cloud.ts';
import { deskWithCase, keyed } from './parts/case-desk.ts';

const saveSome = (by: RequestOptions, caseId: string, services: object[]) =>
  ok<CaseServices>('saveCaseDisplayServices', { caseId, services }, keyed(by));
const startsOn = async (caseId: string) => (await readFacts(openCloudTable(), caseId))?.facts.serviceStartsOn;

type ScheduledEvent = { data: { caseId: string; firstServiceOn: string } };

/** Returns a case with two display services that ask for the day of a ceremony. */
async function twoCeremonies() {
  const { staff, row } = await deskWithCase();
  const { offered } = await ok<CaseServices>('getCaseDisplayServices', { id: row.id }, staff);
  for (let at = 0; at < offered.length; at += 20)
    await saveSome(
      staff,
      row.id,
      offered.slice(at, at + 20).map(({ displayServiceId }) => ({ displayServiceId, version: null })),
    );
  const { items } = await ok<CaseServices>('getCaseDisplayServices', { id: row.id }, staff);
  const dated = items.filter(({ questions }) => questions.some(({ identifier }) => identifier === 'ceremonyDate'));
  expect(dated.length).toBeGreaterThanOrEqual(2);
  return { staff, caseId: row.id, ids: dated.map(({ displayServiceId }) => displayServiceId) };
}

const dated = (displayServiceId: string | undefined, version: number, day: string | null) => ({
  displayServiceId,
  version,
  answers: { ceremonyDate: day },
});

describe('the ceremonies of a case', () => {
  it('raise an event with the day of the first one, which is a fact of the case', async () => {
    const { staff, caseId, ids } = await twoCeremonies();
    expect(await startsOn(caseId)).toBeUndefined();
    await saveSome(staff, caseId, [dated(ids[0], 1, '2026-12-04')]);
    expect(await startsOn(caseId)).toBe('2026-12-04');
    await saveSome(staff, caseId, [dated(ids[1], 1, '2026-12-02')]);
    expect(await startsOn(caseId)).toBe('2026-12-02');
    const scheduledDays = await waitUntil('both days told of', async () => {
      const days = (await eventsOf('service.scheduled')).map(({ event }) => (event.detail as ScheduledEvent).data);
      const ofCase = days.filter((day) => day.caseId === caseId);
      return ofCase.length === 2 ? ofCase : undefined;
    });
    expect(scheduledDays.map(({ firstServiceOn }) => firstServiceOn)).toEqual(['2026-12-04', '2026-12-02']);
    await saveSome(staff, caseId, [dated(ids[1], 2, '2026-12-09')]);
    expect(await startsOn(caseId)).toBe('2026-12-04');
    await saveSome(staff, caseId, [{ displayServiceId: ids[0], version: 2, isRemoved: true }]);
    expect(await startsOn(caseId)).toBe('2026-12-09');
    await saveSome(staff, caseId, [dated(ids[1], 3, null)]);
    expect(await startsOn(caseId)).toBeUndefined();
  });

  it('are all among the facts when two people give two of them a day at the same time', async () => {
    const { staff, caseId, ids } = await twoCeremonies();
    await Promise.all([
      saveSome(staff, caseId, [dated(ids[0], 1, '2026-12-04')]),
      saveSome(staff, caseId, [dated(ids[1], 1, '2026-12-02')]),
    ]);
    expect(await startsOn(caseId)).toBe('2026-12-02');
  });
});
