import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes } from '../values/wall-time.ts';
import { dayPartOf, layOutDay, SHORTEST_DRAWN } from './day-layout.ts';

const day = '2026-11-24';
const entry = (from: string, to: string) => ({
  startsAt: from.length > 5 ? from : `${day}T${from}`,
  endsAt: to.length > 5 ? to : `${day}T${to}`,
});

describe('the part of an entry on a day', () => {
  it('is cut at midnight, and there is none on a day that it only touches', () => {
    const night = entry('2026-11-23T22:00', '2026-11-25T00:00');
    expect(['2026-11-22', '2026-11-23', day, '2026-11-25'].map((each) => dayPartOf(night, each))).toEqual([
      null,
      { from: 1320, to: 1440 },
      { from: 0, to: 1440 },
      null,
    ]);
  });
});

describe('the layout of a day', () => {
  it('puts entries that overlap beside each other, and uses a column again as soon as it is free', () => {
    const [long, early, late, alone] = [
      entry('09:00', '12:00'),
      entry('09:30', '10:30'),
      entry('10:30', '11:00'),
      entry('13:00', '14:00'),
    ];
    expect(layOutDay([alone, late, early, long], day)).toEqual([
      { entry: long, from: 540, to: 720, column: 0, columns: 2 },
      { entry: early, from: 570, to: 630, column: 1, columns: 2 },
      { entry: late, from: 630, to: 660, column: 1, columns: 2 },
      { entry: alone, from: 780, to: 840, column: 0, columns: 1 },
    ]);
  });

  it('draws short entries tall enough to read, also at the end of the day', () => {
    expect(layOutDay([entry('10:00', '10:05')], day)[0]).toMatchObject({ from: 600, to: 600 + SHORTEST_DRAWN });
    expect(layOutDay([entry('23:50', '2026-11-25T01:00')], day)[0]).toMatchObject({ from: 1440 - SHORTEST_DRAWN, to: 1440 });
  });

  it('loses no entry, and lets none cover another', () => {
    const any = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 1430 }), fc.integer({ min: 1, max: 700 })).map(([start, length]) => {
        const startsAt = addMinutes(`${day}T00:00`, start);
        return { startsAt, endsAt: addMinutes(startsAt, length) };
      }),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(any, (entries) => {
        const placed = layOutDay(entries, day);
        expect(placed).toHaveLength(entries.length);
        for (const one of placed) {
          expect(one.column).toBeLessThan(one.columns);
          for (const other of placed)
            if (one !== other && one.from < other.to && other.from < one.to) {
              expect(one.column).not.toBe(other.column);
              expect(one.columns).toBe(other.columns);
            }
        }
      }),
    );
  });
});
