import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AT, soundFacts } from '#test/world/sound-gate.ts';
import { documentType } from '../model/enumerations/document.ts';
import { toInstant } from '../values/dates.ts';
import { type StateCode, stateCodes } from '../values/state-codes.ts';
import { wallTimeAt, wallTimeOf } from '../values/wall-time.ts';
import type { GateAct } from './acts.ts';
import { gateOf } from './gate-of.ts';
import { stricterWait, waitingTimes, waitOver } from './waiting-times.ts';

const zone = fc.constantFrom('America/New_York', 'America/Chicago', 'America/Phoenix', 'America/Los_Angeles', 'Pacific/Honolulu');
const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const minutes = fc.integer({ min: 0, max: 1439 });
const HOUR = 3_600_000;

const wait = (facts: Parameters<typeof gateOf>[1], at: number) =>
  gateOf('cremation', facts, new Date(at)).find(({ key }) => key === 'W')!;

describe('the wait before a cremation', () => {
  it('is over in Massachusetts 48 hours after the death, and not a second before, on whatever day clocks change', () => {
    fc.assert(
      fc.property(day, minutes, zone, (on, at, timeZone) => {
        const facts = { ...soundFacts('cremation'), timeZone, death: { on, minutes: at } };
        const over = Date.parse(waitOver({ on, minutes: at }, 48, timeZone));
        expect(wait(facts, over - 1000)).toMatchObject({ status: 'missing', source: 'Mass. G.L. c. 114, s. 44' });
        expect(wait(facts, over - 1).status).toBe('missing');
        expect(wait(facts, over).status).toBe('met');
        // An hour that clocks skip is as much later; no other time is another one on the wall.
        const shown = wallTimeOf(toInstant(over - 48 * HOUR), timeZone);
        if (shown !== wallTimeAt(on, at)) expect(shown).toBe(wallTimeAt(on, at + 60));
        else expect(wallTimeOf(toInstant(over - 47 * HOUR), timeZone)).not.toBe(shown);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['2026-03-07', 600, '2026-03-09T15:00:00.000Z'],
    ['2026-03-08', 150, '2026-03-10T07:30:00.000Z'],
    ['2026-11-01', 90, '2026-11-03T06:30:00.000Z'],
    ['2026-10-31', 600, '2026-11-02T14:00:00.000Z'],
    ['2026-03-07', undefined, '2026-03-10T05:00:00.000Z'],
    ['2026-03-08', undefined, '2026-03-11T04:00:00.000Z'],
  ])('is counted in hours that pass: a death on %s at minute %s', (on, at, over) => {
    expect(waitOver({ on, minutes: at }, 48, 'America/New_York')).toBe(over);
  });

  it('begins when the day ends if nobody knows the time, which is later than any time of it', () => {
    fc.assert(
      fc.property(day, minutes, zone, (on, at, timeZone) => {
        const unknown = waitOver({ on, minutes: undefined }, 48, timeZone);
        expect(unknown > waitOver({ on, minutes: at }, 48, timeZone)).toBe(true);
      }),
    );
    const facts = { ...soundFacts('cremation'), death: { on: '2026-05-13', minutes: undefined } };
    expect(wait(facts, Date.parse('2026-05-14T15:00:00Z')).words).toBe(
      'Wait until May 16, 2026, 12:00 AM EDT: 48 hours from the end of that day, since the time of death isn’t known.',
    );
  });

  it('is the stricter of two states, in each part', () => {
    const state = fc.option(fc.constantFrom(...stateCodes), { nil: undefined });
    fc.assert(
      fc.property(state, state, (one, other) => {
        const [first, second] = [stricterWait(one, one), stricterWait(other, other)];
        const both = stricterWait(one, other);
        expect(both.hours).toBe(Math.max(first.hours, second.hours));
        expect(both.needsPaper).toBe(first.needsPaper || second.needsPaper);
        expect(both.isCompared).toBe(first.isCompared && second.isCompared);
        expect(both).toEqual({ ...stricterWait(other, one), source: both.source });
      }),
    );
    expect(stricterWait('IL', 'TX')).toMatchObject({ hours: 48, needsPaper: true, isCompared: true });
    expect(stricterWait('IL', 'OH')).toMatchObject({ hours: 48, source: 'Policy; 410 ILCS 18/35', isCompared: false });
  });

  it('is only a policy where nobody has looked at the law, and says so', () => {
    const facts = { ...soundFacts('cremation'), stateOfDeath: 'OH', stateOfFacility: 'OH' } as const;
    expect(wait(facts, Date.parse('2026-05-14T15:00:00Z'))).toMatchObject({ status: 'not-checked', source: 'Policy' });
    expect(wait({ ...facts, documents: [] }, Date.parse('2026-05-14T15:00:00Z')).status).toBe('missing');
    const nowhere = { ...facts, documents: [], offered: new Set<never>() };
    expect(wait(nowhere, Date.parse('2026-05-14T15:00:00Z')).status).toBe('not-checked');
  });

  it('is met by a waiver', () => {
    const { documents, ...facts } = soundFacts('cremation');
    const [form] = documents;
    const waiver = { ...form!, type: 'waiting-time-waiver', state: 'signed-on-paper' } as const;
    const soon = { ...facts, documents: [waiver], death: { on: '2026-05-14', minutes: 0 } };
    expect(wait(soon, Date.parse('2026-05-14T15:00:00Z')).status).toBe('met');
    expect(wait({ ...soon, documents: [{ ...waiver, state: 'void' }] }, Date.parse('2026-05-14T15:00:00Z')).status).toBe(
      'missing',
    );
  });

  it('leaves the medical examiner’s paper asked for in Massachusetts, whatever is offered, waived, or said of the examiner', () => {
    const { documents: signed, ...facts } = soundFacts('cremation');
    const others = signed.filter(({ type }) => type !== 'cremation-permit');
    const waiver = { ...signed[0]!, id: 'w', type: 'waiting-time-waiver', state: 'signed-on-paper' } as const;
    const name = documentType.label('cremation-permit');
    const asked = fc.record({
      act: fc.constantFrom<GateAct>('cremation', 'cremation-offer'),
      isOffered: fc.boolean(),
      isWaived: fc.boolean(),
      notified: fc.constantFrom(undefined, 'yes', 'no', 'not-required'),
      states: fc.constantFrom<[StateCode, StateCode]>(['MA', 'MA'], ['MA', 'TX'], ['NH', 'MA']),
    });
    fc.assert(
      fc.property(asked, ({ act, isOffered, isWaived, notified, states: [stateOfDeath, stateOfFacility] }) => {
        const without = {
          ...{ ...facts, stateOfDeath, stateOfFacility, permits: [], medicalExaminer: { notified, isReleased: true } },
          documents: isWaived ? [...others, waiver] : others,
          offered: new Set(isOffered ? (['cremation-permit'] as const) : []),
        };
        const lines = gateOf(act, without, AT).filter(({ key, words }) => ['P', 'W'].includes(key) && words.includes(name));
        // A waiver is about the hours alone: the line of the permits still asks for the paper.
        expect(lines.map(({ key }) => key)).toEqual(isWaived ? ['P'] : ['P', 'W']);
        for (const { status, source } of lines) {
          expect(status).toBe(isOffered ? 'missing' : 'not-checked');
          expect(source).toContain('Mass. G.L. c. 114, s. 4');
        }
      }),
    );
  });

  it('names where each number is from', () => {
    for (const { source, hours } of Object.values(waitingTimes)) {
      expect(source).toMatch(/\S/);
      expect([24, 48]).toContain(hours);
    }
  });
});
