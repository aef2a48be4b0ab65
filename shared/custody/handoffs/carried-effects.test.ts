import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Handoff, HandoffThing, Party } from '../../model/handoff.ts';
import {
  alongOf,
  alongRefusal,
  answeredThings,
  answerFaults,
  areSameThings,
  awayRefusal,
  carriedAfter,
  carriedOf,
  carriedWithout,
  handoffThing,
  isWith,
  missedThings,
} from './carried-effects.ts';
import type { CarriedEffect } from './custodian.ts';

const home: Party = { kind: 'home', name: 'Larkspur' };
const teal: Party = { kind: 'trade', id: 'teal', name: 'Teal Embalming' };
const northgate: Party = { kind: 'trade', id: 'northgate', name: 'Northgate' };
const outside: Party = { kind: 'outside', name: 'Omar Reyes' };
const [on, later] = ['2026-05-11T09:00:00.000Z', '2026-05-12T09:00:00.000Z'];

const ring = { id: 'ring', item: 'ring', quantity: 1, state: 'on-body', description: 'Gold.' } as const;
const keys = { id: 'keys', item: 'keys', quantity: 3, state: 'stored', description: '' } as const;
const away = (id: string, to: Party): CarriedEffect => ({ id, away: { with: to, since: on } });
const by = (side: Party, isFetching = false) => ({ ...side, isFetching });
const thing = (id: string, said: Partial<HandoffThing> = {}): HandoffThing => ({ id, name: id, description: '', ...said });

describe('what goes along', () => {
  it('is what the giver has, or what is with the person', () => {
    expect([alongOf(ring, {}, by(home)), alongOf(keys, {}, by(home))]).toEqual(['proposed', 'possible']);
    expect([alongOf(ring, {}, by(teal)), alongOf(keys, {}, by(teal))]).toEqual(['proposed', undefined]);
    expect(alongRefusal(keys, {}, by(teal))).toBe('Keys (3): the funeral home has it.');
    const carried = [away('keys', teal)];
    expect([alongOf(keys, { carried }, by(teal)), alongOf(keys, { carried }, by(home))]).toEqual(['proposed', undefined]);
    expect(alongRefusal(keys, { carried }, by(northgate))).toBe('Keys (3): Teal Embalming has it.');
    // Someone without an account hands nothing back: the removal service that fetches the person does.
    const theirs = { carried: [away('keys', outside)] };
    expect([alongOf(keys, theirs, by(teal)), alongOf(keys, theirs, by(teal, true))]).toEqual([undefined, 'proposed']);
  });

  it('isn’t what has left, and isn’t proposed from the body once a reduction has begun', () => {
    for (const state of ['released', 'shipped', 'destroyed'] as const)
      expect(alongRefusal({ ...ring, state }, {}, by(home))).toBe('Ring: it has left already.');
    const reduction = { act: 'cremation', discNumber: '1', started: { by: 'a', byName: 'A', on } } as const;
    expect(alongOf(ring, { reduction, carried: [away('ring', northgate)] }, by(northgate))).toBe('possible');
    expect(alongOf({ ...keys, state: 'with-remains' }, { reduction }, by(home))).toBe('proposed');
  });

  it('is frozen in the words of the inventory', () => {
    expect(handoffThing({ ...keys, amountCents: 500, bagTagId: 'AAAA AAAA' })).toEqual({
      ...{ id: 'keys', name: 'Keys (3)', description: '', amountCents: 500, bagTagId: 'AAAA AAAA' },
    });
    expect(handoffThing(ring)).toEqual({ id: 'ring', name: 'Ring', description: 'Gold.' });
  });

  it('is the same in any order, and another one with anything more or less', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    fc.assert(
      fc.property(fc.uniqueArray(id), fc.uniqueArray(id), (one, other) => {
        const things = one.map((each) => thing(each));
        expect(areSameThings(things, other)).toBe(one.toSorted().join() === other.toSorted().join());
      }),
    );
    expect(areSameThings(undefined, [])).toBe(true);
  });
});

describe('the answers of the receiver', () => {
  const things = [thing('ring'), thing('keys')];

  it('are about every thing, with a note about what isn’t there', () => {
    expect(answerFaults(things, [])).toEqual({ ring: 'Say whether it’s here.', keys: 'Say whether it’s here.' });
    const said = [
      { id: 'ring', isHere: true, note: '' },
      { id: 'keys', isHere: false, note: ' ' },
    ];
    expect(answerFaults(things, said)).toEqual({ keys: 'Say what you know about it.' });
    const noted = [said[0]!, { id: 'keys', isHere: false, note: ' The bag was empty. ' }];
    expect(answerFaults(things, noted)).toEqual({});
    expect(answeredThings(things, noted)).toEqual([
      thing('ring', { isHere: true }),
      thing('keys', { isHere: false, note: 'The bag was empty.' }),
    ]);
    expect(missedThings({ things: answeredThings(things, noted) }).map(({ id }) => id)).toEqual(['keys']);
    expect(answerFaults([], [])).toEqual({});
  });
});

describe('where a hand-off leaves things', () => {
  it('is with the one who took what came, and where it was for what didn’t', () => {
    const things = [thing('ring', { isHere: true }), thing('keys', { isHere: false, note: 'Not in the bag.' })];
    const there = carriedAfter({}, { things, to: teal }, on);
    expect(there).toEqual([away('ring', teal), { id: 'keys', missed: { by: 'Teal Embalming', on } }]);
    // What a company had and didn't bring is still with it.
    const back = carriedAfter({ carried: there }, { things: [thing('ring', { isHere: false })], to: home }, later);
    expect(carriedOf({ carried: back }, 'ring')).toEqual({ ...away('ring', teal), missed: { by: 'Larkspur', on: later } });
    expect(carriedOf({ carried: back }, 'keys')).toEqual({ id: 'keys', missed: { by: 'Teal Embalming', on } });
    expect([isWith({ carried: back }, 'ring', teal), isWith({ carried: back }, 'ring', northgate)]).toEqual([true, false]);
    // Who signed on the giver's phone was asked nothing.
    expect(carriedAfter({}, { things: [thing('ring')], to: outside }, on)).toEqual([away('ring', outside)]);
  });

  const party = fc.constantFrom(home, teal, northgate, outside);
  const step = fc.record({
    to: party,
    things: fc.uniqueArray(
      fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), isHere: fc.option(fc.boolean(), { nil: undefined }) }),
      { selector: ({ id }) => id },
    ),
  });
  const thingsOf = ({ things }: { things: { id: string; isHere: boolean | undefined }[] }): Handoff['things'] =>
    things.map(({ id, isHere }) => thing(id, isHere === undefined ? {} : { isHere }));

  it('is said once of each thing, changes nothing that wasn’t named, and ends with everything at home again', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
        let carried: CarriedEffect[] | undefined;
        for (const each of steps) {
          const after = carriedAfter({ carried }, { things: thingsOf(each), to: each.to }, on);
          const ids = (after ?? []).map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          for (const id of ['a', 'b', 'c', 'd'])
            if (!each.things.some((named) => named.id === id))
              expect(carriedOf({ carried: after }, id)).toEqual(carriedOf({ carried }, id));
          // Nothing is away with the home.
          expect((after ?? []).some((one) => one.away?.with.kind === 'home')).toBe(false);
          carried = after;
        }
        const all = ['a', 'b', 'c', 'd'].map((id) => thing(id, { isHere: true }));
        expect(carriedAfter({ carried }, { things: all, to: home }, later)).toBeUndefined();
        expect(carriedWithout({ carried }, ['a', 'b', 'c', 'd'])).toBeUndefined();
      }),
    );
  });

  it('says why a thing can’t be moved until it’s back, except by a correction', () => {
    const custody = { along: ['keys'], carried: [away('ring', teal), { id: 'watch', missed: { by: 'Teal', on } }] };
    expect(awayRefusal(custody, 'ring')).toMatch(
      /^Teal Embalming has it, so this can’t be recorded\. It comes back with a hand-off\./,
    );
    expect(awayRefusal(custody, 'ring', true)).toBeUndefined();
    for (const isCorrection of [false, true])
      expect(awayRefusal(custody, 'keys', isCorrection)).toMatch(/^An open hand-off names it\./);
    expect([awayRefusal(custody, 'watch'), awayRefusal({}, 'ring')]).toEqual([undefined, undefined]);
  });
});
