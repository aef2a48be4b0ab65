import { describe, expect, it } from 'vitest';
import { decedentStatus } from '../../model/enumerations/case.ts';
import type { dispositionType } from '../../model/enumerations/disposition.ts';
import { handoffPurpose } from '../../model/enumerations/handoff.ts';
import type { Custodian, Party } from '../../model/handoff.ts';
import { custodianOf, handoffFacts, moveRefusal, returnComparison, stateAfterMove, tradeHold } from './custodian.ts';
import {
  actOfOffer,
  facilityOf,
  isUnconfirmedReduction,
  offerRefusal,
  overdueOn,
  purposesFor,
  receiverRefusal,
  roleIn,
  statusAfter,
} from './handoff-rules.ts';

const home: Party = { kind: 'home', name: 'Larkspur' };
const company: Party = { kind: 'trade', id: 'one', name: 'Northgate' };
const other: Party = { kind: 'trade', id: 'two', name: 'Harbor' };
const outside: Party = { kind: 'outside', name: 'Omar Reyes' };
const withCompany: Custodian = { ...company, isConfirmed: true };

describe('a trade company', () => {
  it('can’t be taken off while it has the person or is asked to take them, and every other one can', () => {
    const [one, two] = [
      { id: 'one', name: 'Northgate' },
      { id: 'two', name: 'Harbor' },
    ];
    expect(tradeHold({ custodian: withCompany }, undefined, one)).toMatch(/^Northgate has the person\. /);
    expect(tradeHold({ custodian: withCompany }, undefined, two)).toBeUndefined();
    expect(tradeHold({ custodian: { ...home, isConfirmed: true } }, { to: company }, one)).toMatch(/^Northgate is asked/);
    expect(tradeHold({ custodian: { ...home, isConfirmed: true } }, { to: company }, two)).toBeUndefined();
    expect(tradeHold({}, undefined, one)).toBeUndefined();
    expect(tradeHold({ custodian: { ...outside, isConfirmed: false } }, { to: home }, one)).toBeUndefined();
  });
});

describe('who has a person', () => {
  it('is the side that took them last, or else what the status says', () => {
    const bySilence = decedentStatus.values.map((status) => [status, custodianOf({}, status, 'Larkspur')?.kind ?? null]);
    expect(Object.fromEntries(bySilence)).toEqual({
      ...{ 'not-in-care': null, 'pickup-requested': null, 'out-for-pickup': null },
      ...{ 'in-care': 'home', embalmed: 'home', 'preparation-started': 'home', 'preparation-completed': 'home' },
      ...{ 'cremated-remains-in-care': 'home', 'cremated-remains-ready-for-family': 'home' },
      ...{ 'cremated-remains-in-family-care': null, 'laid-to-rest': null, transferred: 'outside' },
    });
    for (const status of decedentStatus.values) expect(custodianOf({ custodian: withCompany }, status)).toBe(withCompany);
  });

  it('acts for itself, and while the home has them, everyone who works on the case does', () => {
    const acts = (custodian: Custodian | undefined, side: Party) => handoffFacts({ custodian }, side).isActorCustodian;
    expect([
      acts(undefined, company),
      acts({ ...home, isConfirmed: true }, company),
      acts({ ...outside, isConfirmed: false }, home),
    ]).toEqual([true, true, true]);
    expect([acts(withCompany, company), acts(withCompany, other), acts(withCompany, home)]).toEqual([true, false, false]);
    expect(handoffFacts({ openHandoff: 'x' }, home).isOpen).toBe(true);
  });

  it('is changed by a hand-off alone while a trade company has them', () => {
    expect(moveRefusal({ custodian: withCompany })).toMatch(/^Northgate has the person\./);
    expect(moveRefusal({ openHandoff: 'x' })).toBe('A hand-off is open. Finish it, or take it back.');
    expect(moveRefusal({})).toBeUndefined();
    const of = { homeName: 'Larkspur', at: '2026-05-11T09:00:00.000Z' };
    expect(stateAfterMove({}, 'in-care', of)).toEqual({
      custodian: { kind: 'home', name: 'Larkspur', since: of.at, isConfirmed: true },
    });
    // How long the home has had them doesn’t change with what it does.
    expect(stateAfterMove({ custodian: { ...home, isConfirmed: true } }, 'embalmed', of)).toEqual({});
    expect(stateAfterMove({ custodian: { ...home, isConfirmed: true } }, 'laid-to-rest', of)).toEqual({ custodian: undefined });
    expect(stateAfterMove({}, 'transferred', of).custodian).toMatchObject({ kind: 'outside', isConfirmed: false });
  });

  it('comes back from someone without an account by the tag, read since they left', () => {
    const [left, read, now] = ['2026-05-11T09:00:00.000Z', '2026-05-11T12:00:00.000Z', '2026-05-11T12:05:00.000Z'];
    const custodian = { ...outside, since: left, comparedFrom: left, isConfirmed: false };
    const by = { by: 'ida', byName: 'Ida', how: 'tag-scanned' as const };
    const tag = { id: 'ONE', code: 'ONE', role: 'primary' as const, subject: 'decedent' as const, bound: { ...by, on: left } };
    const compared = (on: string, finding: 'confirmed' | 'not-them' = 'confirmed', tags = [tag]) =>
      returnComparison(
        { custodian },
        { from: 'transferred', to: 'in-care', tags: { tags, checks: [{ ...by, on, code: 'ONE', finding }] } },
      );
    // The scan with which they left is none with which they came back.
    for (const refused of [compared(left), compared(read, 'not-them')]) expect(refused).toHaveProperty('refusal');
    expect(compared(read)).toEqual({ on: read });
    expect(compared(left, 'confirmed', [])).toEqual({});
    expect(stateAfterMove({ custodian }, 'out-for-pickup', { homeName: 'Larkspur', at: now })).toEqual({ custodian });
    const unnamed = stateAfterMove({}, 'out-for-pickup', { homeName: 'Larkspur', at: now, from: 'transferred' });
    expect(unnamed.custodian).toMatchObject({ kind: 'outside', comparedFrom: now });
    const of = { homeName: 'Larkspur', at: now, now, comparedOn: read };
    expect(stateAfterMove({ custodian }, 'in-care', of).custodian).toMatchObject({ kind: 'home', comparedFrom: read });
  });
});

describe('who takes someone', () => {
  it('does what the purpose needs', () => {
    expect(purposesFor(company, ['embalmer'])).toEqual(['preparation', 'storage']);
    expect(purposesFor(company, ['crematory'])).toEqual(['storage', 'reduction']);
    expect(purposesFor(company, ['removal-service'])).toEqual(['transport', 'storage']);
    expect([purposesFor(company, []), purposesFor(home, [])]).toEqual([[], ['return']]);
    expect(purposesFor(outside, [])).toEqual(handoffPurpose.values.filter((purpose) => purpose !== 'return'));
    expect(receiverRefusal('elsewhere', company, ['crematory'])).toBe('Northgate works for your home. Choose another purpose.');
  });

  it('needs what the act behind the purpose needs', () => {
    const actFor = (purpose: 'reduction' | 'elsewhere', disposition: (typeof dispositionType.values)[number] | undefined) =>
      actOfOffer(purpose, { subject: 'decedent', disposition });
    expect(actFor('reduction', 'cremation')).toEqual({ act: 'cremation-offer' });
    expect(actFor('reduction', 'water-cremation')).toEqual({ act: 'alkaline-hydrolysis' });
    expect(actFor('reduction', 'natural-organic-reduction')).toEqual({ act: 'natural-organic-reduction' });
    for (const disposition of ['burial', 'donation', undefined] as const)
      expect(actFor('reduction', disposition)).toHaveProperty('refusal');
    expect([actFor('elsewhere', 'donation'), actFor('elsewhere', 'removal-from-state'), actFor('elsewhere', undefined)]).toEqual([
      { act: 'donation' },
      { act: 'out-of-state' },
      { act: 'other-home' },
    ]);
    for (const purpose of ['preparation', 'transport', 'storage'] as const)
      expect(actOfOffer(purpose, { subject: 'decedent', disposition: 'burial' })).toEqual({ act: 'hand-off-for-care' });
    expect(actOfOffer('return', { subject: 'decedent', disposition: undefined })).toEqual({ act: null });
    expect(actOfOffer('reduction', { subject: 'cremated-remains', disposition: 'cremation' })).toHaveProperty('refusal');
  });

  it('gets them from who has them, or from a removal service that is out for them', () => {
    const refusal = (side: Party, custodian: Custodian | null, status: 'in-care' | 'out-for-pickup' = 'in-care') =>
      offerRefusal(side, { status, custodian, kinds: side === company ? ['removal-service'] : [] });
    expect([refusal(company, withCompany), refusal(company, null, 'out-for-pickup')]).toEqual([undefined, undefined]);
    expect(refusal(home, withCompany)).toBe('Northgate has the person. Ask there for a hand-off.');
    for (const side of [home, other, outside]) expect(refusal(side, null, 'out-for-pickup')).toBeDefined();
    expect(roleIn({ from: home, to: company }, { kind: 'home' })).toBe('giver');
    expect([roleIn({ from: home, to: company }, company), roleIn({ from: home, to: company }, other)]).toEqual([
      'receiver',
      'other',
    ]);
  });

  it('changes the status only as the person leaves the home’s care or comes back', () => {
    const becomes = (
      status: (typeof decedentStatus.values)[number],
      to: Party,
      subject: 'decedent' | 'cremated-remains' = 'decedent',
    ) => statusAfter(status, { to, subject });
    for (const to of [company, outside])
      expect([becomes('in-care', to), becomes('transferred', to)]).toEqual(['transferred', 'transferred']);
    expect([becomes('out-for-pickup', home), becomes('transferred', home), becomes('in-care', home)]).toEqual([
      'in-care',
      'in-care',
      'in-care',
    ]);
    expect(becomes('transferred', home, 'cremated-remains')).toBe('cremated-remains-in-care');
  });
});

describe('a hand-off', () => {
  it('is overdue 12 hours after it was offered', () => {
    const offered = { by: 'a', byName: 'Stella Teal', on: '2026-11-01T04:30:00.000Z', how: 'tag-scanned' as const };
    expect(overdueOn({ offered })).toBe('2026-11-01T16:30:00.000Z');
  });

  it('leaves remains unconfirmed until a crematory has accepted one from its own account', () => {
    const signed = { purpose: 'reduction', state: 'unconfirmed' } as const;
    expect(isUnconfirmedReduction([])).toBe(false);
    expect(isUnconfirmedReduction([signed, { purpose: 'return', state: 'accepted' }])).toBe(true);
    expect(isUnconfirmedReduction([signed, { purpose: 'reduction', state: 'accepted' }])).toBe(false);
  });
});

describe('where someone is prepared or reduced', () => {
  const home = { kind: 'home', name: 'Larkspur', isConfirmed: true } as const;
  const taken = (purpose: 'preparation' | 'reduction', state: 'accepted' | 'refused' | 'unconfirmed', name: string) => ({
    ...{ purpose, state },
    to: { kind: 'trade', name } as const,
  });

  it('is with the one who took them for it last, and at the home while the home has them', () => {
    const all = [
      taken('preparation', 'refused', 'Elm'),
      taken('preparation', 'accepted', 'Oak'),
      taken('reduction', 'unconfirmed', 'Ash'),
    ];
    expect(facilityOf('preparation', all, home)).toBe('Oak');
    expect(facilityOf('reduction', all, home)).toBe('Ash');
    expect(facilityOf('preparation', [], home)).toBe('Larkspur');
    expect(facilityOf('preparation', [], { ...home, kind: 'outside' })).toBeUndefined();
    expect(facilityOf('reduction', [], home)).toBeUndefined();
    expect(facilityOf('preparation', [], null)).toBeUndefined();
  });
});
