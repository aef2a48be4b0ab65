import { describe, expect, it } from 'vitest';
import { atLeast, shownTally } from './shown-tally.ts';
import { addTally, addToGroup, emptyTally, type RuleCounts, type Tally } from './tally.ts';

const place = { noun: 'taskTriggers', id: '00000001-0000-4000-8000-000000000000', name: 'Call', path: 'appliesWhen' } as const;
const counted = (changes: Partial<RuleCounts>, readsWords = false): Tally => ({
  ...emptyTally(),
  rules: [{ ...place, readsWords, true: 0, false: 0, unknown: 0, failed: 0, ...changes }],
});
const verdictOf = (changes: Partial<RuleCounts>, readsWords?: boolean) =>
  shownTally(counted(changes, readsWords)).rules[0]?.verdict;

/** A run over 100 cases of which so many would get another task. */
function differing(count: number): Tally {
  const tally = emptyTally();
  Object.assign(tally.counts.cases, { same: 100 - count, different: count });
  if (count > 0) tally.kinds['task-made'] = count;
  tally.cents[3] = count;
  addToGroup(tally, 'at-need burial: “Call” created', count);
  return tally;
}

describe('what is shown of a dry run', () => {
  it('doesn’t tell one case from a few, and of these only that there are any', () => {
    const [none, one] = [shownTally(differing(0)), shownTally(differing(1))];
    for (const count of [2, 3, 4]) expect(shownTally(differing(count))).toEqual(one);
    expect(none.counts.cases).toEqual({ total: 100, different: 0, failed: 0, notComparable: 0 });
    expect(one.counts.cases).toEqual({ total: 100, different: null, failed: 0, notComparable: 0 });
    expect({ ...one, counts: none.counts }).toEqual(none);
    expect([none.kinds, none.examples]).toEqual([{}, []]);
  });

  it('says how many there are at least, in steps of 5', () => {
    expect([0, 4, 5, 9, 10, 54, 100].map(atLeast)).toEqual([0, 0, 5, 5, 10, 50, 100]);
    const { counts, kinds, cents } = shownTally(differing(97));
    expect([counts.cases.different, kinds['task-made'], cents[3]]).toEqual([95, 95, 95]);
    for (const count of [95, 96, 98, 99]) expect(shownTally(differing(count))).toMatchObject({ counts, kinds, cents });
  });

  it('describes only groups of 5 or more that differ alike', () => {
    const tally = emptyTally();
    addToGroup(tally, 'at-need cremation: +$75.00', 5);
    addToGroup(tally, 'pre-need donation: +$75.00', 4);
    expect(shownTally(tally).examples).toEqual([{ words: 'at-need cremation: +$75.00', count: 5 }]);
    const twice = addTally(addTally(emptyTally(), tally), tally);
    expect(shownTally(twice).examples.map(({ count }) => count)).toEqual([10, 5]);
  });
});

describe('what a changed rule came to', () => {
  it('is said without counts, by groups of 5 or more alone', () => {
    expect(shownTally(counted({ true: 1, false: 11 })).rules).toEqual([{ ...place, verdict: 'never' }]);
    for (const few of [0, 1, 2, 3, 4]) {
      expect(verdictOf({ true: few, false: 11 })).toBe('never');
      expect(verdictOf({ true: 11, false: few, unknown: few, failed: few })).toBe('always');
      expect(verdictOf({ true: few, false: few, unknown: 5 })).toBe('not-known');
      expect(verdictOf({ true: few, false: few, failed: few })).toBe('too-few');
    }
    expect(verdictOf({ true: 5, false: 5 })).toBe('sometimes');
    expect(verdictOf({ true: 50, failed: 5 })).toBe('failed');
    expect(verdictOf({ true: 50 }, true)).toBe('not-comparable');
  });

  it('has no failures in a run that was kept before they were counted', () => {
    const { failed: _, ...before } = counted({ true: 5 }).rules[0]!;
    const kept = { ...emptyTally(), rules: [before] } as unknown as Tally;
    expect(addTally(addTally(emptyTally(), kept), kept).rules).toMatchObject([{ true: 10, failed: 0 }]);
  });
});
