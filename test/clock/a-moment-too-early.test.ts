import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { CaseGates } from '#shared/contract/case-care.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import type { EffectsView } from '#shared/contract/personal-effects-views.ts';
import type { TagRow } from '#shared/contract/tags-views.ts';
import type { DispositionType } from '#shared/model/enumerations/disposition.ts';
import { formatInstant } from '#shared/values/dates.ts';
import { type Answer, ask, clock, moveClockTo, ok, quiet, type RequestOptions } from '#test/cloud/cloud.ts';
import { button } from '#test/e2e/account-words.ts';
import { dialog, open, toast } from '#test/e2e/cases-words.ts';
import { setStage } from '#test/e2e/harness.ts';
import { authorizeCremation } from '#test/journeys/parts/authorized-cremation.ts';
import { worksAt } from '#test/journeys/parts/busy-home.ts';
import { keyed, openCase } from '#test/journeys/parts/case-desk.ts';
import { saveAnswers } from '#test/journeys/parts/case-party.ts';
import { addEffect, effectsDesk } from '#test/journeys/parts/effects-desk.ts';
import { madeReady } from '#test/journeys/parts/gate-desk.ts';
import { handedOver, handoffDesk, move, offering } from '#test/journeys/parts/handoff-desk.ts';

const { inBrowser } = setStage();

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];
const ZONE = 'America/New_York';
const now = async () => Date.parse((await clock()).now);
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Lets the clock show a time, if it doesn’t show a later one. */
async function clockReaches(at: number): Promise<void> {
  if ((await now()) < at) await moveClockTo(new Date(at));
}

/** Returns the midnight, in UTC, that begins the next second Sunday of March, on which clocks go forward; the last one until the evening of the Monday after it. */
function nextSpring(after: number): number {
  const year = new Date(after).getUTCFullYear();
  const sundays = [year, year + 1].map((each) => {
    const first = Date.UTC(each, 2, 1);
    return first + (((7 - new Date(first).getUTCDay()) % 7) + 7) * DAY;
  });
  return sundays.find((sunday) => sunday > after - 42 * HOUR)!;
}

/** Goes to the Monday after clocks went forward, in the morning: two days before, they were an hour behind. Returns the midnight of that Sunday. */
async function mondayAfterSpring(): Promise<number> {
  const sunday = nextSpring(await now());
  await clockReaches(sunday + DAY + 14 * HOUR);
  await quiet();
  return sunday;
}

type Desk = Awaited<ReturnType<typeof handoffDesk>>;
type Ready = { desk: Desk; row: CaseRow; tag: TagRow };

/** Opens a case in care that has everything for its reduction but the wait: the death was on the Saturday before clocks went forward. */
async function ready(desk: Desk, dispositionType: DispositionType, saturday: number): Promise<Ready> {
  const { staff, admin, crematory } = desk;
  const row = await openCase(staff.by);
  await ok('assignTrade', { caseId: row.id, employeeId: crematory.member.id }, keyed(staff.by));
  await saveAnswers(staff.by, row.id, {
    ...{ dispositionType, dateOfDeath: dayOf(saturday), medicalExaminerNotified: 'not-required' },
    placeOfDeathAddress: { city: 'Boston', stateCode: 'MA', countryCode: 'US' },
  });
  await move(staff.by, row.id, 'not-in-care', 'in-care');
  const tag = await madeReady([staff.by, admin.by], row);
  // The sample catalog has a form only for a cremation by flame.
  if (dispositionType === 'cremation') await authorizeCremation(staff.by, row.id);
  return { desk, row, tag };
}

/** Sets the hour of the death, in standard time, so that the wait is over on a whole minute soon, and returns when. */
async function waitEnds({ desk, row }: Ready, atLeast = 10 * SECOND): Promise<number> {
  const over = Math.ceil(((await now()) + atLeast) / MINUTE) * MINUTE;
  const timeOfDeath = ((over - 48 * HOUR - 5 * HOUR) % DAY) / MINUTE;
  await saveAnswers(desk.staff.by, row.id, { timeOfDeath });
  return over;
}

type Asked = Answer<{ detail?: string }>;

/** Tries something one second before it may be, and then at that second. Returns false if the machine was too slow to answer within the second. */
async function tryEarly(over: number, attempt: () => Promise<Asked>, check: (early: Asked) => Promise<void>): Promise<boolean> {
  await clockReaches(over - SECOND);
  const early = await attempt();
  if ((await now()) >= over) return false;
  await check(early);
  await clockReaches(over);
  const { status, text } = await attempt();
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
  return true;
}

const waitWords = (over: number, why = '48 hours after the death') =>
  `Waiting time: Wait until ${formatInstant(new Date(over).toISOString(), ZONE)}: ${why}.`;

type Attempt = (of: Ready, over: number) => Promise<Asked>;
const asked = (name: string, input: object, by: RequestOptions) => ask<{ detail?: string }>(name, input, keyed(by));
const reduced = ({ row }: Ready, more: object = {}) => ({
  ...{ caseId: row.id, from: 'in-care', value: 'cremated-remains-in-care' },
  ...more,
});
const moved: Attempt = (of) => asked('updateDecedentStatus', reduced(of), of.desk.staff.by);

/** What waits for the hours after a death, and how it’s tried. */
const acts: readonly (readonly [string, DispositionType, Attempt])[] = [
  [
    'a cremation that is dated ahead',
    'cremation',
    (of, over) =>
      asked('updateDecedentStatus', reduced(of, { happenedOn: new Date(over + SECOND).toISOString() }), of.desk.staff.by),
  ],
  ['alkaline hydrolysis', 'water-cremation', moved],
  ['natural organic reduction', 'natural-organic-reduction', moved],
  [
    'handing over to the crematory',
    'cremation',
    ({ desk, row, tag }) => asked('offerHandoff', offering(row.id, tag, desk.crematory, { purpose: 'reduction' }), desk.staff.by),
  ],
  [
    'handing over to a crematory without an account',
    'cremation',
    ({ desk, row, tag }) => asked('handOver', { caseId: row.id, ...handedOver(tag.id, { purpose: 'reduction' }) }, desk.staff.by),
  ],
];

/** Tries an act until the machine is fast enough: one second before the wait is over it’s refused in the words of the checklist, and at that second it’s allowed. */
async function refusedUntilTheSecond(desk: Desk, saturday: number, type: DispositionType, attempt: Attempt): Promise<void> {
  for (;;) {
    const of = await ready(desk, type, saturday);
    const over = await waitEnds(of);
    const isProven = await tryEarly(
      over,
      () => attempt(of, over),
      async ({ status, body }) => {
        expect([status, body.detail]).toEqual([409, waitWords(over)]);
        const { gates } = await ok<CaseGates>('getCaseGates', { id: of.row.id }, desk.staff.by);
        // The screen may read its list after the second.
        if ((await now()) < over) expect(gates.at(-1)?.whyNot).toBe(waitWords(over));
      },
    );
    if (isProven) return;
  }
}

describe('what can’t be undone, a moment too early', { timeout: 240_000 }, () => {
  it('is refused until 48 hours have passed in Massachusetts, to the second, over a night when clocks go forward', async () => {
    const sunday = await mondayAfterSpring();
    const desk = await handoffDesk();
    for (const [, type, attempt] of acts) await refusedUntilTheSecond(desk, sunday - DAY, type, attempt);
    // What is written down late is judged by when it happened.
    const late = await ready(desk, 'cremation', sunday - DAY);
    const over = await waitEnds(late);
    await clockReaches(over + SECOND);
    const dated = (at: number) => reduced(late, { happenedOn: new Date(at).toISOString(), note: 'Written down late.' });
    const early = await asked('updateDecedentStatus', dated(over - SECOND), desk.staff.by);
    expect([early.status, early.body.detail]).toEqual([409, waitWords(over)]);
    expect((await asked('updateDecedentStatus', dated(over), desk.staff.by)).status).toBe(200);
  });

  it('shows the same words and no button to press, until the second when it may be done', () =>
    inBrowser(async (page: Page) => {
      const sunday = await mondayAfterSpring();
      const desk = await handoffDesk();
      const of = await ready(desk, 'cremation', sunday - DAY);
      // Far enough from its end for a browser to open.
      const over = await waitEnds(of, MINUTE);
      await open(page, desk.staff, `/${of.row.id}`);
      await button(page, 'Change decedent status').click();
      const change = dialog(page, 'Change the decedent’s status');
      await change.getByRole('radio', { name: /^Cremated remains in care/ }).check();
      await change.getByText(waitWords(over)).waitFor();
      const record = change.getByRole('button', { name: 'Record' });
      expect(await record.isDisabled()).toBe(true);
      await clockReaches(over);
      await expect.poll(() => record.isEnabled()).toBe(true);
      await record.click();
      await toast(page, /Cremated remains in care\.$/);
    }));

  it('is refused until 48 hours after the end of the day if nobody knows the hour', async () => {
    const first = (await mondayAfterSpring()) - DAY;
    for (let day = first, isProven = false; !isProven; day += DAY) {
      // The day of the change ends an hour earlier.
      const over = day + DAY + (day === first ? 5 : 4) * HOUR + 48 * HOUR;
      await clockReaches(over - 10 * MINUTE);
      await quiet();
      const of = await ready(await handoffDesk(), 'cremation', day);
      isProven = await tryEarly(
        over,
        () => moved(of, over),
        async ({ status, body }) => {
          const why = '48 hours from the end of that day, since the time of death isn’t known';
          expect([status, body.detail]).toEqual([409, waitWords(over, why)]);
        },
      );
    }
  });

  it('is refused until a day after the decision to destroy something', async () => {
    for (let isProven = false; !isProven; ) {
      const desk = await effectsDesk();
      const { id: effectId } = await addEffect(desk, { state: 'stored' });
      const choice = { id: desk.row.id, effectId, handling: 'destroy' };
      await ok('choosePersonalEffectHandling', choice, desk.decider);
      const { effects } = await ok<EffectsView>('getPersonalEffects', { id: desk.row.id }, desk.staff);
      const { decidedOn, version } = effects[0]!;
      const over = Date.parse(decidedOn!) + DAY;
      await clockReaches(over - 5 * MINUTE);
      await quiet();
      const staff = await worksAt(desk.home);
      const input = { id: desk.row.id, effectId, version, to: 'destroyed', secondPerson: desk.other.id };
      isProven = await tryEarly(
        over,
        () => asked('movePersonalEffect', input, staff),
        async ({ status, body }) =>
          expect([status, body.detail]).toEqual([
            409,
            'A day of waiting: It was decided less than a day ago. Wait until a day has passed.',
          ]),
      );
    }
  });
});
