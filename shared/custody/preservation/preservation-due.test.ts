import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decedentStatus } from '../../model/enumerations/case.ts';
import { toInstant } from '../../values/dates.ts';
import { stateCodes } from '../../values/state-codes.ts';
import type { CareValues } from '../pages/care-field.ts';
import { factsOfPages, type PreservationFacts, preservationAlert, preservationDue } from './preservation-due.ts';

const HOUR = 3_600_000;
const received = '2026-05-11T09:00:00.000Z';

const facts = (changes: Partial<PreservationFacts> = {}): PreservationFacts => ({
  status: 'in-care',
  timeZone: 'America/Chicago',
  stateCode: 'TX',
  death: { on: '2026-05-11', minutes: 90 },
  ...factsOfPages(() => ({ receivedAt: received })),
  ...changes,
});
const cold = (...periods: { in?: string; out?: string }[]) => ({ preservationMethod: 'refrigerate', coldPeriods: periods });
const dueOf = (changes: Partial<PreservationFacts>, values: CareValues = {}) => preservationDue(facts(changes), values)?.dueAt;

const instant = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const state = fc.constantFrom(...stateCodes);

describe('by when someone has to be preserved', () => {
  it.each([
    ['TX', '2026-05-12T06:30:00.000Z', '25 TAC 181.4', true],
    ['VA', '2026-05-13T09:00:00.000Z', 'Va. Code 54.1-2811.1', true],
    ['MN', '2026-05-14T06:30:00.000Z', 'Minn. Stat. 149A.94', true],
    ['CA', '2026-05-12T09:00:00.000Z', 'Policy: 24 hours', false],
    ['MA', '2026-05-12T09:00:00.000Z', 'Policy: 24 hours', false],
    ['OH', '2026-05-12T09:00:00.000Z', 'Policy: 24 hours. The law of this state is not checked', false],
    [undefined, '2026-05-12T09:00:00.000Z', 'Policy: 24 hours. The law of this state is not checked', false],
  ])('is in %s at %s, by %s', (stateCode, dueAt, source, isLaw) => {
    expect(preservationDue(facts({ stateCode }), {})).toMatchObject({ state: 'waiting', dueAt, source, isLaw });
  });

  it('never says that a policy is the law, in any state, and always says what has to be done', () => {
    for (const stateCode of stateCodes) {
      const { isLaw, source, act, dueAt } = preservationDue(facts({ stateCode }), {})!;
      expect(isLaw).toBe(['MN', 'TX', 'VA'].includes(stateCode));
      expect(source.startsWith('Policy')).toBe(!isLaw);
      expect(act).not.toBe('');
      expect(Date.parse(dueAt!) - Date.parse(received)).toBeLessThanOrEqual(72 * HOUR);
    }
  });

  it('counts hours that pass since the death in Texas, on days when clocks change too', () => {
    expect(dueOf({ death: { on: '2026-03-07', minutes: 600 } })).toBe('2026-03-08T16:00:00.000Z');
    expect(dueOf({ death: { on: '2026-10-31', minutes: 600 } })).toBe('2026-11-01T15:00:00.000Z');
    // Clocks show 1:30 twice: the first of them is meant, so that the deadline isn't too late.
    expect(dueOf({ death: { on: '2026-11-01', minutes: 90 } })).toBe('2026-11-02T06:30:00.000Z');
  });

  it('begins with the day if nobody knows the time of death, and with what is known if nobody knows the day', () => {
    expect(dueOf({ death: { on: '2026-05-11', minutes: undefined } })).toBe('2026-05-12T05:00:00.000Z');
    expect(dueOf({ death: { on: undefined, minutes: undefined } })).toBe('2026-05-12T09:00:00.000Z');
    expect(dueOf({ stateCode: 'OH', receivedAt: undefined })).toBe('2026-05-12T06:30:00.000Z');
    expect(dueOf({ death: { on: undefined, minutes: undefined }, receivedAt: undefined })).toBeNull();
  });

  it('ends with cold, except where cold is enough for a number of days', () => {
    const periods = [{ in: received }];
    expect(preservationDue(facts(), cold(...periods))).toMatchObject({ state: 'cold', dueAt: null, coldSince: received });
    expect(dueOf({ stateCode: 'MN' }, cold(...periods))).toBe('2026-05-17T06:30:00.000Z');
    const ice = { preservationMethod: 'dry-ice', coldPeriods: periods };
    expect(dueOf({ stateCode: 'MN' }, ice)).toBe('2026-05-15T06:30:00.000Z');
    // Nothing counts as cold unless it's how they are kept, and has a time.
    expect(preservationDue(facts(), { ...ice, preservationMethod: 'none' })).toMatchObject({ state: 'waiting' });
    expect(preservationDue(facts(), cold({}, { out: received }))).toMatchObject({ state: 'waiting' });
  });

  it('goes on by law once someone is taken out of cold, and begins again by policy', () => {
    const out = '2026-05-13T12:00:00.000Z';
    const periods = cold({ in: received, out });
    expect(dueOf({}, periods)).toBe(out);
    expect(dueOf({ stateCode: 'OH' }, periods)).toBe('2026-05-14T12:00:00.000Z');
    expect(dueOf({}, cold({ in: received, out: '2026-05-11T10:00:00.000Z' }))).toBe('2026-05-12T06:30:00.000Z');
    expect(dueOf({}, cold({ in: received, out }, { in: '2026-05-13T14:00:00.000Z' }))).toBeNull();
  });

  it('is 2 hours in a crematory of California, cold at the home or not, until it begins', () => {
    const delivered = { stateCode: 'CA', deliveredAt: '2026-05-12T10:00:00.000Z' };
    expect(preservationDue(facts(delivered), cold({ in: received }))).toMatchObject({
      state: 'waiting',
      dueAt: '2026-05-12T12:00:00.000Z',
      isLaw: true,
    });
    expect(preservationDue(facts({ ...delivered, hasBegun: true }), {})).toBeNull();
  });

  it('is nothing for those who aren’t with the home, or are embalmed', () => {
    const kept = ['in-care', 'preparation-started', 'preparation-completed'];
    for (const status of decedentStatus.values)
      expect(preservationDue(facts({ status }), {}) !== null).toBe(kept.includes(status));
    expect(preservationDue(facts({ isEmbalmed: true }), {})).toBeNull();
    const done = facts({ status: 'preparation-completed' });
    expect(preservationDue(done, { preservationMethod: 'embalm' })).toBeNull();
    const page = (values: CareValues) => factsOfPages((name) => (name === 'preparation' ? values : {})).isEmbalmed;
    expect(page({ preparationOptions: ['embalm'], endedAt: received })).toBe(true);
    expect(page({ preparationOptions: ['embalm'] })).toBe(false);
    expect(page({ preparationOptions: ['shroud'], endedAt: received })).toBe(false);
  });

  it('is never before the hours have passed, and never later for someone received later who died at the same time in Texas', () => {
    fc.assert(
      fc.property(state, instant, fc.nat(200), (stateCode, receivedAt, after) => {
        const on = receivedAt.slice(0, 10);
        const early = preservationDue(facts({ stateCode, receivedAt, death: { on, minutes: 0 } }), {})!;
        const late = preservationDue(
          facts({ stateCode, receivedAt: toInstant(Date.parse(receivedAt) + after * HOUR), death: { on, minutes: 0 } }),
          {},
        )!;
        const isSinceDeath = stateCode === 'TX' || stateCode === 'MN';
        if (isSinceDeath) expect(late.dueAt).toBe(early.dueAt);
        else expect(Date.parse(late.dueAt!) - Date.parse(early.dueAt!)).toBe(after * HOUR);
      }),
    );
  });
});

describe('the warning', () => {
  it('comes 6 hours before, and turns to overdue at the moment itself', () => {
    fc.assert(
      fc.property(instant, (dueAt) => {
        const at = (offset: number) => preservationAlert({ dueAt }, new Date(Date.parse(dueAt) + offset));
        expect([at(-6 * HOUR - 1), at(-6 * HOUR), at(-1), at(0), at(HOUR)]).toEqual(['none', 'soon', 'soon', 'over', 'over']);
      }),
    );
    expect(preservationAlert({ dueAt: null }, new Date(received))).toBe('none');
  });
});
