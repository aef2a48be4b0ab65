import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConferenceLine, ConferenceScreen } from '#shared/contract/conferences.ts';
import { changesOf, changeWords, nextAskMs } from './screen-changes.ts';

const lineOf = (key: string, amountCents: number): ConferenceLine => ({
  key,
  section: 'merchandise',
  label: `Item ${key}`,
  detail: '',
  quantity: 1,
  unit: 'each',
  unitCents: amountCents,
  amountCents,
  includes: [],
  reason: null,
  isEstimate: false,
  signedCents: null,
  why: '',
});

const screenOf = (lines: ConferenceLine[]): ConferenceScreen => {
  const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const none = { servicesCents: 0, cashAdvancesCents: 0, discountsCents: 0, taxesCents: 0 };
  return {
    homeName: 'Averell & Daughters',
    decedentName: 'Amélie Marsh',
    stage: 'choosing',
    isAmending: false,
    step: null,
    chosen: [],
    lines,
    unpriced: [],
    totals: { ...none, merchandiseCents: totalCents, totalCents },
    sentences: [],
  };
};

const lines = fc.uniqueArray(fc.tuple(fc.constantFrom(...'abcdefgh'), fc.integer({ min: 1, max: 9_999 })), {
  selector: ([key]) => key,
});
const screens = lines.map((each) => screenOf(each.map(([key, cents]) => lineOf(key, cents))));

describe('what changed on a screen', () => {
  it('is nothing between a screen and itself', () => {
    fc.assert(
      fc.property(screens, (screen) => {
        const changes = changesOf(screen, structuredClone(screen));
        expect(changes).toEqual({ added: new Set(), changed: new Set(), removed: [] });
        expect(changeWords(screen, screen, changes)).toBe('');
      }),
    );
  });

  it('leads from one screen to the other', () => {
    fc.assert(
      fc.property(screens, screens, (before, after) => {
        const { added, changed, removed } = changesOf(before, after);
        const gone = new Set(removed);
        const kept = before.lines.filter(({ label, key }) => !gone.has(label) && !changed.has(key));
        const rest = after.lines.filter(({ key }) => !added.has(key) && !changed.has(key));
        const sorted = (each: ConferenceLine[]) => each.toSorted((one, other) => one.key.localeCompare(other.key));
        expect(sorted(kept)).toEqual(sorted(rest));
      }),
    );
  });

  it('is said line by line if it’s little, and counted if it’s much', () => {
    const before = screenOf([lineOf('a', 100), lineOf('b', 200)]);
    const after = screenOf([lineOf('b', 250), lineOf('c', 300)]);
    expect(changeWords(before, after, changesOf(before, after))).toBe(
      'Added: Item c, $3.00. Changed: Item b, $2.50. Removed: Item a. The total is $5.50.',
    );
    const many = screenOf([...'defgh'].map((key) => lineOf(key, 100)));
    expect(changeWords(before, many, changesOf(before, many))).toBe('7 things changed. The total is $5.00.');
  });

  it('includes choices without a price, with what was asked', () => {
    const kind = { key: 'disposition', isWish: false, name: 'Kind of funeral', words: 'Cremation' };
    const wish = { key: 'wish:1', isWish: true, name: 'Would you like to see the person again?', words: 'No' };
    const at = (...chosen: ConferenceScreen['chosen']) => ({ ...screenOf([lineOf('a', 100)]), chosen });
    const said = (before: ConferenceScreen, after: ConferenceScreen) => changeWords(before, after, changesOf(before, after));
    expect(changesOf(at(), at(kind, wish))).toEqual({ added: new Set([kind.key, wish.key]), changed: new Set(), removed: [] });
    expect(said(at(), at(kind, wish))).toBe(
      'Added: Kind of funeral: Cremation. Added: Would you like to see the person again? No.',
    );
    expect(said(at(kind, wish), at({ ...kind, words: 'Burial' }))).toBe(
      'Changed: Kind of funeral: Burial. Removed: Would you like to see the person again? No.',
    );
  });

  it('leaves taxes to the total', () => {
    const taxed = (cents: number) => screenOf([{ ...lineOf('t', cents), section: 'taxes' }]);
    const [before, after] = [taxed(100), taxed(200)];
    expect(changeWords(before, after, changesOf(before, after))).toBe('The total is $2.00.');
  });
});

it('asks every two seconds, less often after half an hour, and waits longer while nobody answers', () => {
  expect(nextAskMs({ failures: 0, quietMs: 0 })).toBe(2_000);
  expect(nextAskMs({ failures: 0, quietMs: 30 * 60_000 })).toBe(10_000);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), (failures) => {
      const wait = nextAskMs({ failures, quietMs: 0 });
      expect(wait).toBeGreaterThanOrEqual(2_000);
      expect(wait).toBeLessThanOrEqual(30_000);
      expect(nextAskMs({ failures: failures + 1, quietMs: 0 })).toBeGreaterThanOrEqual(wait);
    }),
  );
});
