import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CaseServices, CaseServiceView } from '#shared/contract/case-details-views.ts';
import { api, ok, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { dashboardOf, keyed } from './parts/case-desk.ts';
import { caseParty } from './parts/case-party.ts';

const read = (by: RequestOptions, id: string, more: object = {}) =>
  ok<CaseServices>('getCaseDisplayServices', { id, ...more }, by);
const saveOne = (by: RequestOptions, caseId: string, service: object) =>
  ok<CaseServices>('saveCaseDisplayServices', { caseId, services: [service] }, keyed(by));
const of = ({ items }: CaseServices, id: string) =>
  items.find(({ displayServiceId }) => displayServiceId === id) as CaseServiceView;

/** Returns a case with a display service that asks something. */
async function withService() {
  const party = await caseParty();
  const { offered } = await read(party.staff, party.row.id);
  for (const { displayServiceId } of offered) {
    const saved = of(await saveOne(party.staff, party.row.id, { displayServiceId, version: null }), displayServiceId);
    const question = saved.questions.find(({ fieldType, visibleWhen }) => fieldType === 'string' && visibleWhen === undefined);
    if (question) return { ...party, id: party.row.id, service: saved, question, displayServiceId };
  }
  throw new Error('No display service of the sample data asks for words.');
}

describe('the display services of a case', () => {
  it('begin as the home offers them, at Can See and with their answers missing', async () => {
    const { staff, id, service, displayServiceId } = await withService();
    expect(service).toMatchObject({ familyOption: 'can-see', version: 1, pricingMethod: 'a-la-carte' });
    expect(service.status).toBe(service.missing > 0 ? 'missing-info' : 'ready');
    const { offered, items } = await read(staff, id);
    expect(offered.map((each) => each.displayServiceId)).not.toContain(displayServiceId);
    expect((await read(staff, id, { displayServiceId })).items).toEqual([of({ items } as CaseServices, displayServiceId)]);
    expect((await dashboardOf(staff, id)).timeline[0]).toMatchObject({ kind: 'services-changed' });
  });

  it('go through their statuses as the lifecycle allows', async () => {
    const { staff, id, displayServiceId, service, viewers } = await withService();
    const move = (version: number, status: string) => ({ displayServiceId, version, status });
    const input = (version: number, status: string) => ({ caseId: id, services: [move(version, status)] });
    expect(await refused('saveCaseDisplayServices', input(1, 'complete'), keyed(staff))).toMatchObject({
      status: 409,
      code: 'conflict',
    });
    expect(await refused('saveCaseDisplayServices', input(1, 'in-progress'), keyed(viewers['view-only']))).toMatchObject({
      status: 403,
    });
    if (service.status === 'ready')
      expect(of(await saveOne(staff, id, move(1, 'in-progress')), displayServiceId)).toMatchObject({
        status: 'in-progress',
        version: 2,
      });
    expect(await refused('saveCaseDisplayServices', input(9, 'in-progress'), keyed(staff))).toMatchObject({
      status: 409,
      code: 'stale',
    });
  });

  it('let the family see them, answer them, or neither, as the home chooses', async () => {
    const { staff, family, trade, id, displayServiceId, question } = await withService();
    const answer = (version: number) => ({ displayServiceId, version, answers: { [question.identifier]: 'Ave Maria' } });
    const byFamily = (change: object) => ({ caseId: id, services: [change] });
    expect(of(await read(family, id), displayServiceId)).toMatchObject({ familyOption: 'can-see' });
    expect((await read(family, id)).offered).toEqual([]);
    expect((await read(trade, id)).items).toEqual([]);
    expect(await refused('saveCaseDisplayServices', byFamily(answer(1)), keyed(family))).toMatchObject({ status: 403 });
    await saveOne(staff, id, { displayServiceId, version: 1, familyOption: 'can-edit' });
    const saved = of(await saveOne(family, id, answer(2)), displayServiceId);
    expect(saved.questions.find(({ identifier }) => identifier === question.identifier)?.value).toBe('Ave Maria');
    const option = { displayServiceId, version: 3, familyOption: 'can-see' };
    expect(await refused('saveCaseDisplayServices', byFamily(option), keyed(family))).toMatchObject({ status: 403 });
    await saveOne(staff, id, { displayServiceId, version: 3, familyOption: 'cannot-see' });
    expect(of(await read(family, id), displayServiceId)).toBeUndefined();
    expect(await refused('saveCaseDisplayServices', byFamily(answer(4)), keyed(family))).toMatchObject({ status: 404 });
    expect(await refused('getCaseDisplayServices', { id, displayServiceId }, family)).toMatchObject({ status: 404 });
  });

  it('tell the family what they are and what is asked, and nothing about prices or what the home does behind them', async () => {
    const { staff, family, id, displayServiceId, question } = await withService();
    await saveOne(staff, id, { displayServiceId, version: 1, familyOption: 'can-edit' });
    const fields = ['description', 'displayServiceId', 'familyOption', 'missing', 'name', 'questions', 'version'];
    const whole = await read(family, id);
    const one = await read(family, id, { displayServiceId });
    const saved = await saveOne(family, id, { displayServiceId, version: 2, answers: { [question.identifier]: 'Ave Maria' } });
    expect(one.items).toEqual([of(whole, displayServiceId)]);
    for (const { items, offered, ...rest } of [whole, one, saved]) {
      for (const item of items) expect(Object.keys(item).toSorted(), item.name).toEqual(fields);
      expect(of({ items } as CaseServices, displayServiceId)).toBeDefined();
      expect(offered).toEqual([]);
      expect(rest).toEqual({ viewer: 'family', timing: 'at-need' });
    }
    expect(JSON.stringify([whole, one, saved])).not.toMatch(/priceCents|arrangementDisplayServiceId|"services"|metadata/);
    expect(of(await read(staff, id), displayServiceId)).toMatchObject({
      priceCents: expect.any(Number),
      pricingMethod: 'a-la-carte',
    });
  });

  it('are removed and restored, and hidden from the family meanwhile', async () => {
    const { staff, family, id, displayServiceId } = await withService();
    await saveOne(staff, id, { displayServiceId, version: 1, isRemoved: true });
    expect(of(await read(family, id), displayServiceId)).toBeUndefined();
    expect(of(await read(staff, id), displayServiceId).displayServiceAction).toBe('removed');
    await saveOne(staff, id, { displayServiceId, version: 2, isRemoved: false });
    expect(of(await read(staff, id), displayServiceId).displayServiceAction).toBe('none');
    expect(of(await read(family, id), displayServiceId)).toMatchObject({ displayServiceId, familyOption: 'can-see' });
  });

  it('refuse what is bad beside its question, what is not offered, and one of two at the same time', async () => {
    const { staff, id, displayServiceId, question } = await withService();
    const one = (service: object) => ({ caseId: id, services: [service] });
    const bad = one({ displayServiceId, version: 1, answers: { [question.identifier]: 7 } });
    expect(await refused('saveCaseDisplayServices', bad, keyed(staff))).toMatchObject({
      status: 400,
      errors: [{ field: `answers.${question.identifier}`, message: 'Enter words' }],
    });
    const notOffered = one({ displayServiceId: randomUUID(), version: null });
    expect((await refused('saveCaseDisplayServices', notOffered, keyed(staff))).errors?.[0]?.message).toBe(
      'The home does not offer this.',
    );
    const both = await Promise.all(
      ['Ave', 'Pie'].map((word) =>
        api('/api/cases/saveCaseDisplayServices', {
          method: 'POST',
          body: one({ displayServiceId, version: 1, answers: { [question.identifier]: word } }),
          ...keyed(staff),
        }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
