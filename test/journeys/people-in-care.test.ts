import { expect, it } from 'vitest';
import type { PersonInCare } from '#shared/contract/custody-pages.ts';
import { ok, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { lately } from '#test/world/lately.ts';
import { deskWithCase, keyed, openCase } from './parts/case-desk.ts';
import { fillPage, pageOf } from './parts/custody-desk.ts';
import { accept, handedOver, handoffDesk, offer } from './parts/handoff-desk.ts';

const wallOf = (by: RequestOptions) => ok<{ people: PersonInCare[]; isPartial: boolean }>('getPeopleInCare', {}, by);
const moved = (by: RequestOptions, caseId: string, from: string, value: string) =>
  ok('updateDecedentStatus', { caseId, from, value }, keyed(by));

it('shows everyone in care with their place, and nobody else, to the home’s staff alone', async () => {
  const { staff, at, row } = await deskWithCase({ decedentFirstName: 'Wilhelmina', decedentLastName: 'Achterberg' });
  expect(await wallOf(staff)).toEqual({ people: [], isPartial: false });
  await moved(staff, row.id, 'not-in-care', 'in-care');
  await fillPage(staff, row.id, 'intake', { receivedAt: lately('09:00'), unit: 'Unit 2', shelf: 'B' });
  const waiting = await openCase(staff, { decedentFirstName: 'Otto', decedentLastName: 'Achterberg' });
  const { people } = await wallOf(staff);
  expect(people).toMatchObject([
    {
      caseId: row.id,
      name: 'Achterberg, W.',
      status: 'in-care',
      place: { kind: 'other', name: 'Unit 2', shelf: 'B', since: lately('09:00') },
      due: { dueAt: lately('09:00', 1), isLaw: false },
      cold: null,
    },
  ]);
  expect(JSON.stringify(people)).not.toContain('Wilhelmina');
  await moved(staff, waiting.id, 'not-in-care', 'in-care');
  const into = lately('10:00');
  const reading = { at: lately('11:00'), temperature: 44 };
  const cold = { coldPeriods: [{ in: into, unit: 'Cooler 1' }], temperatureReadings: [reading] };
  await fillPage(staff, waiting.id, 'preservation', { preservationMethod: 'refrigerate', ...cold });
  const both = new Map((await wallOf(staff)).people.map((person) => [person.caseId, person]));
  expect(both.get(row.id)?.name).toBe('Achterberg, Wilhelmina');
  expect(both.get(waiting.id)).toMatchObject({
    name: 'Achterberg, Otto',
    place: { kind: 'refrigeration', name: 'Cooler 1' },
    cold: { since: into, reading: { at: reading.at, degrees: 44 }, coldest: 34, warmest: 40 },
  });
  // The case's own pages say the same of the cold as the wall.
  const { cold: onWall } = both.get(waiting.id)!;
  expect((await ok<{ cold: unknown }>('getCustodyPages', { id: waiting.id }, staff)).cold).toEqual(onWall);
  expect((await pageOf(staff, waiting.id, 'preservation')).cold).toEqual(onWall);
  expect((await pageOf(staff, row.id, 'preservation')).cold).toBeNull();
  await ok('updateCaseStatus', { caseId: row.id, from: 'active', value: 'completed' }, keyed(staff));
  expect((await wallOf(staff)).people.map(({ caseId, isClosed }) => [caseId, isClosed])).toEqual([
    [row.id, true],
    [waiting.id, false],
  ]);
  const owner = await at({ access: 'owner' });
  await ok(
    'updateCaseStatus',
    { caseId: row.id, from: 'completed', value: 'active', reason: 'They are still here.' },
    keyed(owner),
  );
  const away = {
    caseId: row.id,
    from: 'in-care',
    value: 'transferred',
    correctionReason: 'The cemetery took them over yesterday.',
  };
  await ok('updateDecedentStatus', away, keyed(owner));
  expect((await wallOf(staff)).people.map(({ caseId }) => caseId)).toEqual([waiting.id]);
  expect((await wallOf(await at({ access: 'view-only' }))).people).toHaveLength(1);
  const trade = await at({ kind: 'trade-company' });
  expect(await refused('getPeopleInCare', {}, trade)).toMatchObject({ status: 403 });
});

it('shows whom a trade company keeps for the home, with the company and what is due', async () => {
  const { staff, trade, row, tag } = await handoffDesk();
  await fillPage(staff.by, row.id, 'intake', { receivedAt: lately('09:00'), unit: 'Unit 2' });
  const handoff = await offer(staff.by, row.id, tag, trade);
  await accept(trade.by, row.id, handoff, { place: 'Prep room 2' });
  expect((await wallOf(staff.by)).people).toMatchObject([
    {
      ...{ caseId: row.id, status: 'transferred', cold: null },
      place: { kind: 'trade', name: 'Tristan Teal', shelf: 'Prep room 2', since: expect.any(String) },
      due: { dueAt: lately('09:00', 1) },
    },
  ]);
});

it('says that nobody wrote down where someone is who came back, and not where they were before', async () => {
  const { staff, row, tag } = await handoffDesk();
  await fillPage(staff.by, row.id, 'intake', { receivedAt: '2026-05-11T09:00:00.000Z', unit: 'Unit 2' });
  await ok('handOver', { caseId: row.id, ...handedOver(tag.id) }, keyed(staff.by));
  await ok('compareTag', { caseId: row.id, tag: tag.id, how: 'tag-scanned' }, keyed(staff.by));
  await moved(staff.by, row.id, 'transferred', 'in-care');
  expect((await wallOf(staff.by)).people).toMatchObject([{ caseId: row.id, place: { kind: 'unknown', name: '' } }]);
});

it('shows nobody of another home', async () => {
  const [one, other] = [await deskWithCase(), await deskWithCase()];
  await moved(one.staff, one.row.id, 'not-in-care', 'in-care');
  expect((await wallOf(one.staff)).people).toHaveLength(1);
  expect((await wallOf(other.staff)).people).toEqual([]);
});

it('says on the board and on the pages of custody that it isn’t certain who someone is, and that an implant was found', async () => {
  const { staff, row } = await deskWithCase({});
  await moved(staff, row.id, 'not-in-care', 'in-care');
  await fillPage(staff, row.id, 'intake', { receivedAt: lately('09:00'), unit: 'Unit 2', implantsFelt: 'found' });
  type Held = { hold?: { words: string; link: object }; isImplantFound: boolean; preservation: { act: string } | null };
  const overview = () => ok<Held>('getCustodyPages', { id: row.id }, staff);
  const before = await overview();
  expect([before.hold, before.isImplantFound, before.preservation?.act]).toEqual([
    ...[undefined, true, 'Embalm them, or keep them at 34 to 40 °F.'],
  ]);
  expect((await wallOf(staff)).people[0]).not.toHaveProperty('hold');
  await fillPage(staff, row.id, 'identification', { identificationKind: 'viewing', result: 'doubtful' });
  const words = expect.stringMatching(/^Someone isn’t sure that this is the right person\./);
  const held = await overview();
  expect(held).toMatchObject({ hold: { words, link: { page: 'custody', carePage: 'identification' } } });
  expect(held.preservation?.act).toBe('Keep them at 34 to 40 °F.');
  expect((await wallOf(staff)).people).toMatchObject([{ caseId: row.id, hold: words }]);
  expect(await pageOf(staff, row.id, 'preservation')).toMatchObject({ hold: { words } });
  const sure = { id: row.id, page: 'identification', changes: { result: 'confirmed' }, expected: { result: 'doubtful' } };
  expect(await ok('saveCustodyPage', sure, keyed(staff))).not.toHaveProperty('hold');
  expect((await overview()).hold).toBeUndefined();
});
