import { expect, it } from 'vitest';
import { ok, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { keyed, member } from './parts/case-desk.ts';
import { saveAnswers } from './parts/case-party.ts';
import { pageOf } from './parts/custody-desk.ts';
import { addEffect } from './parts/effects-desk.ts';
import { close, compared } from './parts/gate-desk.ts';
import { accepting, handedOver, offer, offering } from './parts/handoff-desk.ts';
import { reductionDesk, starting } from './parts/reduction-desk.ts';

type Desk = Awaited<ReturnType<typeof reductionDesk>>;
/** What takes a line away, and what brings it back. */
type Break = readonly [title: string, take: (of: Desk) => Promise<unknown>, bring: (of: Desk) => Promise<unknown>];

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const changing = (name: string, from: unknown, to: unknown) => {
  const set =
    (after: unknown, before: unknown) =>
    ({ staff, row }: Desk) =>
      saveAnswers(staff.by, row.id, { [name]: after }, { [name]: before });
  return [set(to, from), set(from, to)] as const;
};
const atIdentification = ({ staff, row: { id } }: Desk) => ({ by: keyed(staff.by), id });

const answers: readonly Break[] = [
  ['Authorization', ...changing('decedentFirstName', 'Amélie', 'Amélia')],
  ['Waiting time', ...changing('dateOfDeath', daysAgo(6), daysAgo(0))],
  ['Medical examiner or coroner', ...changing('medicalExaminerNotified', 'not-required', 'yes')],
  ['Implants', ...changing('hasImplant', 'no', 'yes')],
  [
    'Identification',
    async (of) => {
      const { by, id } = atIdentification(of);
      const { version } = await pageOf(by, id, 'identification');
      await ok('reopenCustodyPage', { id, page: 'identification', version, reason: 'The time was wrong.' }, by);
    },
    ({ staff, row }) => close(staff.by, row.id, 'identification'),
  ],
];

let ring: { id: string; version: number; other: string };
const others: readonly Break[] = [
  [
    'Tag and papers',
    ({ staff, row, tag }) => compared(staff.by, row.id, tag, false),
    async ({ staff, admin, row, tag }) => {
      for (const { by } of [admin, staff]) await compared(by, row.id, tag);
    },
  ],
  [
    'Personal effects',
    async ({ staff, row, locationId }) => {
      const [one, other] = [await member(locationId, 'Ida', 'Larkspur'), await member(locationId, 'Rosa', 'Gorham')];
      ring = { ...(await addEffect({ staff: staff.by, row, one, other })), other: other.id };
    },
    ({ staff, row: { id } }) =>
      ok(
        'removePersonalEffect',
        { id, effectId: ring.id, version: ring.version, secondPerson: ring.other, reason: 'Written down by mistake.' },
        keyed(staff.by),
      ),
  ],
  [
    'Stopped',
    ({ staff, row: { id: caseId } }) => ok('updateCaseStatus', { caseId, from: 'active', value: 'completed' }, staff.by),
    ({ owner, row: { id: caseId } }) =>
      ok('updateCaseStatus', { caseId, from: 'completed', value: 'active', reason: 'Too soon.' }, owner.by),
  ],
];

const whyNot = async (by: RequestOptions, name: string, input: object) => {
  const { status, detail } = await refused(name, input, keyed(by));
  return [name, status, detail];
};
const reduction = { purpose: 'reduction' };

it('refuses a cremation on every call while any of what it needs is missing, in words', { timeout: 120_000 }, async () => {
  const desk = await reductionDesk();
  const { staff, crematory, row, tag } = desk;
  await compared(staff.by, row.id, tag);
  const cremated = { caseId: row.id, from: 'in-care', value: 'cremated-remains-in-care' };
  const calls = [
    ['updateDecedentStatus', cremated],
    ['offerHandoff', offering(row.id, tag, crematory, reduction)],
    ['handOver', { caseId: row.id, ...handedOver(tag.id, reduction) }],
    ['startReduction', starting(row.id, tag)],
  ] as const;
  for (const [title, take, bring] of [...answers, ...others]) {
    await take(desk);
    for (const [name, input] of calls)
      expect([title, ...(await whyNot(staff.by, name, input))]).toEqual([title, name, 409, expect.stringContaining(title)]);
    await bring(desk);
  }
  // The other side accepts it only with all of it, too, and then it can start.
  const handoff = await offer(staff.by, row.id, tag, crematory, reduction);
  for (const [title, take, bring] of answers) {
    await take(desk);
    const said = await whyNot(crematory.by, 'acceptHandoff', accepting(row.id, handoff));
    expect(said).toEqual(['acceptHandoff', 409, expect.stringContaining(title)]);
    await bring(desk);
  }
  await ok('acceptHandoff', accepting(row.id, handoff), keyed(crematory.by));
  for (const [title, take, bring] of answers) {
    await take(desk);
    const said = await whyNot(crematory.by, 'startReduction', starting(row.id, tag));
    expect(said).toEqual(['startReduction', 409, expect.stringContaining(title)]);
    await bring(desk);
  }
  await ok('startReduction', starting(row.id, tag), keyed(crematory.by));
});
