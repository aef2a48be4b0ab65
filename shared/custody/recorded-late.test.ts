import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lateAfter, lateWords } from './recorded-late.ts';

const at = (minutes: number): string => new Date(Date.parse('2026-05-11T12:00:00.000Z') + minutes * 60_000).toISOString();

describe('an entry that was recorded late', () => {
  it('happened before the one that the record has before it, and names it', () => {
    const before = { sequence: 4, occurredOn: at(0) };
    expect(lateAfter({ sequence: 5, occurredOn: at(-1) }, before)).toBe(4);
    expect(lateAfter({ sequence: 5, occurredOn: at(0) }, before)).toBeUndefined();
    expect(lateAfter({ sequence: 5, occurredOn: at(1) }, before)).toBeUndefined();
    expect(lateAfter({ sequence: 1, occurredOn: at(-1) }, undefined)).toBeUndefined();
    expect(lateWords(4)).toBe('Recorded late: it happened before entry 4');
  });

  it('is one of each record that isn’t in the order in which things happened, and none of any other', () => {
    const minutes = fc.array(fc.integer({ min: -500_000, max: 500_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(minutes, (said) => {
        const entries = said.map((minute, nth) => ({ sequence: nth + 1, occurredOn: at(minute) }));
        const late = entries.filter((entry, nth) => lateAfter(entry, entries[nth - 1]) !== undefined);
        const isInOrder = said.every((minute, nth) => nth === 0 || minute >= said[nth - 1]!);
        expect(late.length === 0).toBe(isInOrder);
        for (const { sequence } of late) expect(said[sequence - 1]!).toBeLessThan(said[sequence - 2]!);
      }),
    );
  });

  it('is never one whose time, or whose place in the record, isn’t readable', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (occurredOn, sequence) => {
        expect(lateAfter({ occurredOn: fc.stringify(occurredOn) }, { sequence: 1, occurredOn: at(0) })).toBeUndefined();
        if (typeof sequence !== 'number')
          expect(lateAfter({ occurredOn: at(-1) }, { sequence, occurredOn: at(0) })).toBeUndefined();
      }),
    );
  });
});
