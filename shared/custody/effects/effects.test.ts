import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEffects } from '../../gates/checks/hand-over.ts';
import { effectsInGate } from '../../gates/facts-of-case.ts';
import type { GateFacts } from '../../gates/gate-facts.ts';
import { personalEffectHandling } from '../../model/enumerations/case.ts';
import { effectState } from '../../model/enumerations/custody.ts';
import type { PersonalEffect } from '../../model/personal-effect.ts';
import { moveFaults, moveRefusal, nextStates, takesTwo } from './effect-moves.ts';
import { effectsEditing, effectsFor, travelsAlong } from './effect-sight.ts';
import { effectsStatus, hasLeft, isDone, isMisplaced, isReducedAlong, isUndecided, standingOf } from './effect-standing.ts';

const [one, other, relative] = [1, 2, 3].map((nth) => `0198f0aa-1111-7222-8333-00000000000${nth}`) as [string, string, string];
const now = new Date('2026-05-12T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

const effectOf = (changes: Partial<PersonalEffect> = {}): PersonalEffect => ({
  ...{ id: one, decedentId: other, item: 'ring', description: '', quantity: 1, foundWhere: '', wishes: [], photos: [] },
  ...{ state: 'on-body', stateOn: daysAgo(3), inventoriedBy: one, witnessedBy: other },
  ...changes,
});
const here = { status: 'cremated-remains-in-care', isElsewhere: false, burns: false } as const;
const inCare = { ...here, status: 'in-care' } as const;
const by = (to: string) => ({ by: one, remains: to === 'with-remains' ? here : inCare });
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const effects = fc
  .record({
    state: fc.constantFrom(...effectState.values),
    handling: optional(fc.constantFrom(...personalEffectHandling.values)),
    inventoriedBy: optional(fc.constant(one)),
    witnessedBy: optional(fc.constant(other)),
  })
  .map((changes) => effectOf(changes as Partial<PersonalEffect>));

describe('how far personal effects are', () => {
  it('is Ready with nothing, In progress with something to do, and Complete with nothing left or none found', () => {
    const of = (...all: PersonalEffect[]) => ({ thereAreNoPersonalEffects: false, effectsStanding: standingOf(all) });
    expect(effectsStatus({ thereAreNoPersonalEffects: false })).toBe('ready');
    expect(effectsStatus({ thereAreNoPersonalEffects: true })).toBe('complete');
    expect(effectsStatus(of(effectOf()))).toBe('in-progress');
    expect(effectsStatus(of(effectOf({ handling: 'bury-or-cremate' })))).toBe('complete');
    expect(effectsStatus(of(effectOf({ handling: 'ship', state: 'stored' })))).toBe('in-progress');
    expect(effectsStatus(of(effectOf({ handling: 'ship', state: 'shipped' })))).toBe('complete');
    expect(effectsStatus(of(effectOf({ state: 'released', witnessedBy: undefined } as never)))).toBe('in-progress');
  });

  it('lets a gate pass exactly while nothing is undecided, or on the body but meant for elsewhere', () =>
    fc.assert(
      fc.property(fc.array(effects, { maxLength: 4 }), (all) => {
        const inGate = effectsInGate({ effectsStanding: standingOf(all) });
        const facts = { hasNoEffects: false, ...(inGate ? { effects: inGate } : {}) } as GateFacts;
        const stops = all.length === 0 || all.some((effect) => isUndecided(effect) || isMisplaced(effect));
        expect(checkEffects('cremation', facts).status).toBe(stops ? 'missing' : 'met');
      }),
    ));

  it('never counts a thing as done that is undecided or misplaced', () =>
    fc.assert(
      fc.property(effects, (effect) => {
        if (isDone(effect)) expect([isUndecided(effect), isMisplaced(effect)]).toEqual([false, false]);
      }),
    ));
});

describe('where a thing can go', () => {
  it('is only where it was decided to go, besides storage, and nowhere once it has left', () =>
    fc.assert(
      fc.property(effects, (effect) => {
        const next = nextStates(effect);
        if (hasLeft(effect)) expect(next).toEqual([]);
        for (const to of next.filter((each) => each !== 'stored'))
          expect(moveRefusal({ ...effect, decidedOn: daysAgo(2) }, { to, secondPerson: other }, by(to), now)).toBeUndefined();
        for (const to of effectState.values.filter((each) => !next.includes(each)))
          expect(moveRefusal({ ...effect, decidedOn: daysAgo(2) }, { to, secondPerson: other }, by(to), now)).toMatchObject({
            detail: expect.any(String),
          });
      }),
    ));

  it('takes a decision and two people to ship, bury, or destroy it, and a day to destroy it', () => {
    const stored = (handling: PersonalEffect['handling'], decidedOn: string) =>
      effectOf({ state: 'stored', ...(handling ? { handling, decidedOn } : {}) });
    const refusal = (effect: PersonalEffect, to: PersonalEffect['state'], secondPerson?: string) =>
      moveRefusal(effect, { to, ...(secondPerson ? { secondPerson } : {}) }, by(to), now)?.detail;
    for (const [to, handling] of [
      ['shipped', 'ship'],
      ['destroyed', 'destroy'],
      ['on-body', 'bury-or-cremate'],
      ['with-remains', 'place-with-cremated-remains'],
    ] as const) {
      expect(takesTwo(to)).toBe(true);
      expect(refusal(stored(undefined, ''), to, other)).toMatch(/Nobody has decided|2 things are missing/);
      expect(refusal(stored(handling, daysAgo(2)), to)).toBe('Two people: Two people have to do it together.');
      expect(refusal(stored(handling, daysAgo(2)), to, one)).toBe('Two people: Two people have to do it together.');
      expect(refusal(stored(handling, daysAgo(2)), to, other)).toBeUndefined();
      expect(refusal(stored('return-to-family', daysAgo(2)), to, other)).toMatch(/^Something else was decided/);
    }
    expect(moveRefusal(stored('ship', daysAgo(2)), { to: 'shipped' }, by('shipped'), now)?.missing).toEqual([
      { title: 'Two people', words: 'Two people have to do it together.', link: { page: 'personal-effects' } },
    ]);
    const almost = new Date(now.getTime() - 86_400_000 + 1).toISOString();
    expect(refusal(stored('destroy', almost), 'destroyed', other)).toMatch(/^A day of waiting: /);
    expect(refusal(stored('destroy', daysAgo(1)), 'destroyed', other)).toBeUndefined();
    expect(refusal(effectOf(), 'released')).toBe('Decision: Nobody has decided what happens to it.');
  });

  it('is not where it can’t be taken back from while the home has put everything final on hold', () => {
    const hold = { words: 'Ida put everything final on hold.', link: { page: 'custody' } } as const;
    const effect = effectOf({ state: 'stored', handling: 'ship', decidedOn: daysAgo(2) });
    const why = (to: PersonalEffect['state']) => moveRefusal(effect, { to, secondPerson: other }, { ...by(to), hold }, now);
    for (const to of ['released', 'shipped', 'destroyed'] as const)
      expect(why(to)).toEqual({ detail: `Hold: ${hold.words}`, missing: [{ title: 'Hold', ...hold }] });
    const onBody = effectOf({ state: 'on-body' });
    expect(moveRefusal(onBody, { to: 'stored' }, { ...by('stored'), hold }, now)).toBeUndefined();
  });

  it('is with the remains only while we have them, and never on a body that isn’t here, or with a battery if it’s cremated', () => {
    const stored = (handling: PersonalEffect['handling'], more: Partial<PersonalEffect> = {}) =>
      effectOf({ state: 'stored', ...(handling ? { handling, decidedOn: daysAgo(2) } : {}), ...more });
    const why = (effect: PersonalEffect, to: PersonalEffect['state'], remains: object) =>
      moveRefusal(effect, { to, secondPerson: other }, { by: one, remains: { ...here, ...remains } }, now)?.detail;
    const ring = stored('place-with-cremated-remains');
    for (const status of ['not-in-care', 'in-care', 'preparation-completed', 'transferred', 'cremated-remains-in-family-care'])
      expect(why(ring, 'with-remains', { status })).toMatch(/^The cremated remains aren’t in our care yet, or have left it/);
    expect(why(ring, 'with-remains', { isElsewhere: true })).toMatch(/^The cremated remains aren’t in our care/);
    expect(why(ring, 'with-remains', { status: 'cremated-remains-ready-for-family' })).toBeUndefined();
    expect(why(stored('bury-or-cremate'), 'on-body', {})).toMatch(/^The body isn’t in our care any more/);
    const phone = stored('bury-or-cremate', { item: 'phone' });
    expect(why(phone, 'on-body', { ...inCare, burns: true })).toMatch(/^It has a battery/);
    expect(why(phone, 'on-body', inCare)).toBeUndefined();
  });

  it('takes the drawn signature of who decided to destroy it, if staff wrote that down', () => {
    const typed = { to: 'destroyed', signature: { signatureType: 'type', typeText: 'Ruth Okafor' } } as const;
    expect(moveFaults(typed, { writtenBy: one })).toHaveProperty('signature');
    expect(
      moveFaults({ ...typed, signature: { signatureType: 'draw', image: 'data:image/png;base64,AA' } }, { writtenBy: one }),
    ).toEqual({});
    expect(moveFaults({ to: 'destroyed' }, {})).toEqual({});
    expect(standingOf([effectOf({ writtenBy: one }), effectOf({ writtenBy: one, state: 'destroyed' })])).toMatchObject({
      toConfirm: 1,
    });
  });

  it('asks who takes it, with what ID and signature, and for a tracking number', () => {
    expect(
      Object.keys(moveFaults({ to: 'released', idSeenKind: 'none', signature: { signatureType: 'type', typeText: ' ' } })),
    ).toEqual(['releasedTo', 'idSeenKind', 'signature']);
    const signature = { signatureType: 'type', typeText: 'Ruth Okafor' } as const;
    expect(moveFaults({ to: 'released', releasedTo: relative, idSeenKind: 'passport', signature })).toEqual({});
    expect(moveFaults({ to: 'shipped', trackingNumber: ' ' })).toHaveProperty('trackingNumber');
    expect(moveFaults({ to: 'stored' })).toEqual({});
  });
});

describe('who sees what', () => {
  const wishes = [one, relative].map((by) => ({ by, name: 'Ruth', handling: 'ship' as const, on: daysAgo(1) }));
  const ring = effectOf({ foundWhere: 'left hand', amountCents: 100, bagTagId: 'ABCD 1234', wishes, trackingNumber: '1Z' });
  const nobody = { contactId: undefined, isInControl: false };

  it('shows a trade company only what travels along, without its worth, who took it, or wishes', () => {
    const [seen, ...more] = effectsFor([ring, effectOf({ state: 'stored' }), effectOf({ state: 'released' })], 'trade', nobody);
    expect(more).toEqual([]);
    expect(Object.keys(seen!).toSorted()).toEqual(
      ['bagTagId', 'description', 'id', 'item', 'photos', 'quantity', 'state', 'stateOn'].toSorted(),
    );
    expect(travelsAlong(effectOf({ state: 'stored', handling: 'bury-or-cremate' }))).toBe(true);
    // What it has by a hand-off, it sees too, wherever the home would keep it.
    const stored = effectOf({ state: 'stored', amountCents: 100 });
    const [given] = effectsFor([stored], 'trade', { ...nobody, has: new Set([stored.id]) });
    expect([given?.id, given && 'amountCents' in given]).toEqual([stored.id, false]);
  });

  it('shows a family no staff and no tag, and other relatives’ wishes only to who decides', () => {
    const [seen] = effectsFor([ring], 'family', { contactId: relative, isInControl: false });
    expect(seen).toMatchObject({ foundWhere: 'left hand', wishes: [{ by: relative }] });
    expect(seen).not.toHaveProperty('inventoriedBy');
    expect(seen).not.toHaveProperty('bagTagId');
    const [all] = effectsFor([ring], 'family', { contactId: one, isInControl: true });
    expect(all?.wishes).toHaveLength(2);
    expect(effectsFor([ring], 'staff', nobody)).toEqual([ring]);
  });

  it('lets staff change all, the person in control decide, and other relatives wish', () => {
    expect(effectsEditing('family', true)).toBe('decide');
    expect(effectsEditing('family', false)).toBe('wish');
    expect(effectsEditing({ kind: 'staff', access: 'staff' } as never, false)).toBe('all');
    expect(effectsEditing({ kind: 'staff', access: 'view-only' } as never, false)).toBe('none');
    expect(effectsEditing({ kind: 'trade-company', access: 'staff' } as never, false)).toBe('none');
  });
});

describe('a thing that goes with the body', () => {
  it('is gone once the reduction has started, if that was decided and it was on the body', () => {
    const ring = { state: 'on-body', handling: 'bury-or-cremate' } as const;
    expect(isReducedAlong(ring, true)).toBe(true);
    expect(isReducedAlong(ring, false)).toBe(false);
    expect(isReducedAlong({ ...ring, state: 'stored' }, true)).toBe(false);
    expect(isReducedAlong({ ...ring, handling: 'return-to-family' }, true)).toBe(false);
  });
});
