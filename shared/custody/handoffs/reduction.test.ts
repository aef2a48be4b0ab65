import { describe, expect, it } from 'vitest';
import { decedentStatus } from '../../model/enumerations/case.ts';
import type { Reduction } from '../../model/handoff.ts';
import {
  areRemainsUnconfirmed,
  careRefusal,
  correctionRefusal,
  endRefusal,
  facilityAfter,
  NO_REDUCTION,
  type ReductionCase,
  reductionActOf,
  reductionAfterCorrection,
  reductionOfferRefusal,
  startRefusal,
} from './reduction.ts';

const home = { kind: 'home' } as const;
const trade = { kind: 'trade', id: 'one' } as const;
const by = { by: 'a', byName: 'Omar Perez', on: '2026-05-14T12:00:00.000Z' };
const started: Reduction = { act: 'cremation', discNumber: '4411', started: by };
const ended: Reduction = { ...started, ended: by };
const ready: ReductionCase = { status: 'in-care', disposition: 'cremation', custody: {}, kinds: [], homeName: 'Larkspur' };
const atCrematory: ReductionCase = {
  ...{ ...ready, status: 'transferred', kinds: ['crematory'] },
  custody: { custodian: { ...trade, name: 'Northgate', isConfirmed: true } },
};

describe('the start of a reduction', () => {
  it('is for every disposition that reduces a body, and for no other', () => {
    expect(
      ['cremation', 'alkaline-hydrolysis', 'water-cremation', 'natural-organic-reduction', 'burial', undefined].map((each) =>
        reductionActOf(each as never),
      ),
    ).toEqual(['cremation', 'alkaline-hydrolysis', 'alkaline-hydrolysis', 'natural-organic-reduction', undefined, undefined]);
    expect(startRefusal(home, { ...ready, disposition: 'burial' })).toBe(NO_REDUCTION);
  });

  it('is recorded by the side that has the person, and of the trade companies only by a crematory', () => {
    expect(startRefusal(home, ready)).toBeUndefined();
    expect(startRefusal(trade, ready)).toBe('Larkspur has the person, and so only they can record this.');
    expect(startRefusal(trade, atCrematory)).toBeUndefined();
    expect(startRefusal(home, atCrematory)).toBe('Northgate has the person, and so only they can record this.');
    expect(startRefusal(trade, { ...atCrematory, kinds: ['embalmer'] })).toMatch(/^Northgate isn’t listed as a crematory\./);
    expect(startRefusal(home, { ...ready, status: 'out-for-pickup' })).toBe('Nobody has the person in their care.');
  });

  it('comes once, before there are remains, and not in the middle of a preparation', () => {
    expect(startRefusal(home, { ...ready, custody: { reduction: started } })).toBe('The start is recorded already: Omar Perez.');
    expect(startRefusal(home, { ...ready, status: 'cremated-remains-in-care' })).toBe('These are cremated remains already.');
    expect(startRefusal(home, { ...ready, status: 'preparation-started' })).toMatch(/^Preparation has started\./);
  });
});

describe('the end of a reduction', () => {
  it('follows its start, once', () => {
    expect(endRefusal(home, ready)).toBe('No start is recorded. Record it first.');
    expect(endRefusal(home, { ...ready, custody: { reduction: started } })).toBeUndefined();
    expect(endRefusal(trade, { ...ready, custody: { reduction: started } })).toMatch(/^Larkspur has the person/);
    expect(endRefusal(home, { ...ready, custody: { reduction: ended } })).toBe('The end is recorded already: Omar Perez.');
  });
});

describe('care in between', () => {
  it('goes nowhere before the end, and then only to cremated remains', () => {
    for (const to of decedentStatus.values) {
      expect(careRefusal({}, { from: 'in-care', to })).toBeUndefined();
      expect(careRefusal({ reduction: started }, { from: 'in-care', to })).toMatch(/^The cremation has started\./);
      const isNext = to === 'cremated-remains-in-care';
      expect(careRefusal({ reduction: ended }, { from: 'in-care', to }) === undefined).toBe(isNext);
      expect(careRefusal({ reduction: ended }, { from: 'cremated-remains-in-care', to })).toBeUndefined();
    }
  });

  it('hands nobody over before the end, and then only by the tag on the remains', () => {
    expect(reductionOfferRefusal({}, 'decedent')).toBeUndefined();
    for (const subject of ['decedent', 'cremated-remains'] as const)
      expect(reductionOfferRefusal({ reduction: started }, subject)).toBe('The cremation has started. Record its end first.');
    expect(reductionOfferRefusal({ reduction: ended }, 'decedent')).toMatch(/Scan the tag on the cremated remains\.$/);
    expect(reductionOfferRefusal({ reduction: ended }, 'cremated-remains')).toBeUndefined();
  });

  it('is corrected while a company reduces the body, or a hand-off is open, by nobody', () => {
    const custodian = { kind: 'trade', id: 'one', name: 'Northgate', isConfirmed: true } as const;
    expect(correctionRefusal({ custodian, reduction: started })).toMatch(
      /^The cremation has started, and Northgate has the person\./,
    );
    expect(correctionRefusal({ custodian, reduction: ended })).toBeUndefined();
    // The home takes back a start of its own.
    expect(correctionRefusal({ reduction: started })).toBeUndefined();
    expect(correctionRefusal({ openHandoff: 'x' })).toMatch(/^A hand-off is open\./);
  });

  it('is taken back by a correction to a time before it', () => {
    expect(reductionAfterCorrection({ reduction: ended }, 'in-care')).toEqual({ reduction: undefined });
    expect(reductionAfterCorrection({ reduction: ended }, 'cremated-remains-in-care')).toEqual({});
    expect(reductionAfterCorrection({}, 'in-care')).toEqual({});
    expect(reductionAfterCorrection({ isFacilityKnown: true }, 'in-care')).toHaveProperty('isFacilityKnown', undefined);
  });
});

describe('cremated remains', () => {
  const party = (kind: 'home' | 'trade' | 'outside') => ({ kind, name: 'Someone' });
  const handed = (from: 'home' | 'trade', to: 'home' | 'trade', of: object) =>
    facilityAfter({ purpose: 'storage', subject: 'decedent', from: party(from), to: party(to), ...of });

  it('are confirmed by a facility that takes the person for it, or gives what came of it, and by a recorded reduction; by nothing else', () => {
    expect(handed('home', 'trade', { purpose: 'reduction' })).toEqual({ isFacilityKnown: true });
    expect(handed('trade', 'home', { purpose: 'return', subject: 'cremated-remains' })).toEqual({ isFacilityKnown: true });
    for (const of of [{ purpose: 'storage' }, { purpose: 'storage', subject: 'cremated-remains' }])
      expect(handed('home', 'trade', of)).toEqual({});
    expect(handed('trade', 'home', { purpose: 'return' })).toEqual({});
    for (const status of decedentStatus.values) {
      expect(areRemainsUnconfirmed({}, status)).toBe(status.startsWith('cremated-remains'));
      expect(areRemainsUnconfirmed({ isFacilityKnown: true }, status)).toBe(false);
      expect(areRemainsUnconfirmed({ reduction: ended }, status)).toBe(false);
    }
  });
});
