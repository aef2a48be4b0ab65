import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AT, breaks, soundFacts } from '#test/world/sound-gate.ts';
import { type GateAct, type GateKey, gateActs } from './acts.ts';
import type { GateFacts } from './gate-facts.ts';
import { gateOf } from './gate-of.ts';
import { type AskedOverride, afterOverrides, mayBeOverridden, openAsks, overrideFault, type Responsible } from './overrides.ts';

const acts = Object.keys(gateActs) as GateAct[];
const lineOf = (facts: GateFacts, key: GateKey) => gateOf('cremation', facts, AT).find((check) => check.key === key)!;

const owner: Responsible = {
  accountId: 'ida',
  member: { access: 'owner', kind: 'staff' },
  isFuneralDirector: false,
  on: '2026-05-14T15:00:00.000Z',
  reason: 'The daughter saw him at the hospital.',
};
const director: Responsible = { ...owner, accountId: 'tom', member: { access: 'staff', kind: 'staff' }, isFuneralDirector: true };
const effects = lineOf({ ...soundFacts('cremation'), effects: { undecided: 1, misplaced: 0 } }, 'E');

describe('going on without something', () => {
  it('is for two accounts, an owner or admin and a funeral director, within ten minutes, each with a reason', () => {
    expect(overrideFault(effects, [owner, director])).toBeUndefined();
    expect(overrideFault(effects, [director, { ...owner, member: { access: 'admin', kind: 'staff' } }])).toBeUndefined();
    expect(overrideFault(effects, [owner, undefined])).toMatch(/second person/);
    expect(
      overrideFault(effects, [
        { ...owner, isFuneralDirector: true },
        { ...director, accountId: 'ida' },
      ]),
    ).toMatch(/another account/);
    expect(overrideFault(effects, [director, { ...director, accountId: 'ana' }])).toMatch(/owner or admin/);
    expect(overrideFault(effects, [owner, { ...owner, accountId: 'ana' }])).toMatch(/funeral director/);
    for (const access of ['view-only', 'bookkeeper'] as const)
      expect(overrideFault(effects, [owner, { ...director, member: { access, kind: 'staff' } }])).toMatch(
        /allowed to change cases/,
      );
    expect(overrideFault(effects, [owner, { ...director, on: '2026-05-14T15:10:00.000Z' }])).toBeUndefined();
    expect(overrideFault(effects, [owner, { ...director, on: '2026-05-14T15:10:00.001Z' }])).toMatch(/10 minutes/);
    expect(overrideFault(effects, [owner, { ...director, reason: `${' '.repeat(30)}nineteen characters` }])).toMatch(
      /20 characters/,
    );
  });

  it('never is for an authorization, permits, the wait, the medical examiner, or a hold, whatever is missing of it', () => {
    for (const act of acts)
      for (const key of ['A', 'P', 'W', 'M', 'H'] as const)
        for (const lack of breaks[key])
          for (const check of gateOf(act, lack(soundFacts(act)), AT).filter((each) => each.key === key))
            expect(overrideFault(check, [owner, director])).toMatch(/^Nobody can go on/);
  });

  it('never is for a line that isn’t missing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...acts), (act) => {
        expect(gateOf(act, soundFacts(act), AT).filter(mayBeOverridden)).toEqual([]);
      }),
    );
  });

  it('is for a waived identification with the waiver, but not in Virginia', () => {
    const facts = soundFacts('cremation');
    const waiver = { ...facts.documents[0]!, type: 'next-of-kin-waiver' } as const;
    const waived = { ...facts, identification: { kind: 'waived', result: 'confirmed', isClosed: true } } as const;
    const withWaiver = { ...waived, documents: [...facts.documents, waiver] };
    expect(mayBeOverridden(lineOf(waived, 'D'))).toBe(false);
    expect(mayBeOverridden(lineOf(withWaiver, 'D'))).toBe(true);
    expect(mayBeOverridden(lineOf({ ...withWaiver, stateOfFacility: 'VA' }, 'D'))).toBe(false);
    expect(
      mayBeOverridden(lineOf({ ...facts, identification: { kind: 'viewing', result: 'doubtful', isClosed: true } }, 'D')),
    ).toBe(false);
  });

  it('is for implants that nobody knows of after asking and feeling, and for the hour of the second comparison', () => {
    const facts = soundFacts('cremation');
    const implants = (change: Partial<GateFacts['implants']>) =>
      lineOf({ ...facts, implants: { ...facts.implants, ...change } }, 'I');
    expect(mayBeOverridden(implants({ asked: 'unknown', felt: 'none' }))).toBe(true);
    expect(mayBeOverridden(implants({ asked: 'unknown', felt: 'not-checked' }))).toBe(false);
    expect(mayBeOverridden(implants({ removal: 'not-yet' }))).toBe(false);
    const old = new Date(AT.getTime() - 61 * 60_000).toISOString();
    const compared = (...by: string[]) => by.map((each) => ({ by: each, on: old, agrees: true }));
    expect(mayBeOverridden(lineOf({ ...facts, comparisons: compared('ida', 'tom') }, 'V2'))).toBe(true);
    expect(mayBeOverridden(lineOf({ ...facts, comparisons: compared('ida', 'ida') }, 'V2'))).toBe(false);
    const differs = [...compared('ida', 'tom'), { by: 'ana', on: AT.toISOString(), agrees: false }];
    expect(mayBeOverridden(lineOf({ ...facts, comparisons: differs }, 'V2'))).toBe(false);
  });
});

describe('what two people decided', () => {
  const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);
  const made = (check: typeof effects, act: GateAct = 'cremation') => [
    { act, key: check.key, words: check.words, on: AT.toISOString(), by: ['ida', 'tom'] },
  ];
  const statusAfter = (check: typeof effects, minutes: number, decided = made(check), act: GateAct = 'cremation') =>
    afterOverrides([check], decided, { act, at: later(minutes) })[0]?.status;

  it('counts for that act and that line, as it reads, for a day', () => {
    expect(statusAfter(effects, 0)).toBe('overridden');
    expect(statusAfter(effects, 24 * 60)).toBe('overridden');
    expect(statusAfter(effects, 24 * 60 + 1)).toBe('missing');
    expect(statusAfter(effects, -1)).toBe('missing');
    expect(statusAfter(effects, 0, made(effects), 'cremation-offer')).toBe('overridden');
    expect(statusAfter(effects, 0, made(effects), 'burial')).toBe('missing');
    const misplaced = lineOf({ ...soundFacts('cremation'), effects: { undecided: 0, misplaced: 1 } }, 'E');
    expect(statusAfter(misplaced, 0, made(effects))).toBe('missing');
  });

  it('counts for an hour if it’s about the hour of the second comparison', () => {
    const comparisons = ['ida', 'tom'].map((by) => ({
      by,
      on: new Date(AT.getTime() - 61 * 60_000).toISOString(),
      agrees: true,
    }));
    const late = lineOf({ ...soundFacts('cremation'), comparisons }, 'V2');
    expect([statusAfter(late, 60), statusAfter(late, 61)]).toEqual(['overridden', 'missing']);
  });

  it('never counts for what nobody goes on without', () => {
    const wait = lineOf({ ...soundFacts('cremation'), death: { on: '2026-05-14', minutes: 800 } }, 'W');
    expect(wait.status).toBe('missing');
    expect(statusAfter({ ...wait, isOverridable: true }, 0)).toBe('missing');
  });

  it('is asked for until ten minutes are over', () => {
    const { key, words } = effects;
    const asked: AskedOverride = { ...director, act: 'cremation', key, words, byName: 'Tom', on: AT.toISOString() };
    expect(openAsks([asked], 'cremation', effects, later(10))).toEqual([asked]);
    expect(openAsks([asked], 'cremation', effects, later(10.1))).toEqual([]);
    expect(openAsks([asked], 'cremation', { ...effects, words: 'Something else.' }, later(1))).toEqual([]);
  });
});
