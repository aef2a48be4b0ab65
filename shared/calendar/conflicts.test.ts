import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes, instantOf } from '../values/wall-time.ts';
import { type Booking, conflictsOf } from './conflicts.ts';

const zone = 'America/Chicago';
const booking = (id: string, from: string, to: string, more: Partial<Booking> = {}): Booking => ({
  id,
  startsAt: `2026-11-24T${from}`,
  endsAt: `2026-11-24T${to}`,
  isTimeOpen: false,
  people: [],
  resources: [],
  ...more,
});

describe('conflicts', () => {
  it('name the person, room, or vehicle that two entries need at the same time, on both', () => {
    const found = conflictsOf(
      [
        booking('service', '10:00', '11:00', { people: ['joan'], resources: ['chapel', 'hearse'] }),
        booking('viewing', '10:30', '12:00', { people: ['joan', 'peter'], resources: ['chapel'] }),
        booking('removal', '10:45', '11:15', { resources: ['hearse'] }),
        booking('lunch', '10:00', '13:00'),
      ],
      zone,
    );
    expect(Object.fromEntries(found)).toEqual({
      service: [
        { with: 'viewing', people: ['joan'], resources: ['chapel'] },
        { with: 'removal', people: [], resources: ['hearse'] },
      ],
      viewing: [{ with: 'service', people: ['joan'], resources: ['chapel'] }],
      removal: [{ with: 'service', people: [], resources: ['hearse'] }],
    });
  });

  it('are none where times only touch, or one of them is still open', () => {
    const both = { resources: ['chapel'] };
    expect(conflictsOf([booking('one', '10:00', '11:00', both), booking('two', '11:00', '12:00', both)], zone).size).toBe(0);
    const open = booking('two', '00:00', '23:59', { ...both, isTimeOpen: true });
    expect(conflictsOf([booking('one', '10:00', '11:00', both), open], zone).size).toBe(0);
  });

  it('look at instants where clocks skip an hour', () => {
    const night = { resources: ['van'] };
    const one = { ...booking('one', '01:30', '01:30', night), startsAt: '2026-03-08T01:30', endsAt: '2026-03-08T02:30' };
    const two = { ...booking('two', '01:30', '01:30', night), startsAt: '2026-03-08T03:00', endsAt: '2026-03-08T04:00' };
    expect(conflictsOf([one, two], zone).size).toBe(2);
  });

  it('are those that comparing every pair finds', () => {
    const any = fc
      .array(
        fc.record({
          start: fc.integer({ min: 0, max: 2000 }),
          length: fc.integer({ min: 1, max: 600 }),
          people: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }),
          resources: fc.uniqueArray(fc.constantFrom('x', 'y'), { maxLength: 1 }),
        }),
        { maxLength: 9 },
      )
      .map((list) =>
        list.map(({ start, length, ...more }, nth) => {
          const startsAt = addMinutes('2026-11-01T00:00', start);
          return { id: String(nth), startsAt, endsAt: addMinutes(startsAt, length), isTimeOpen: false, ...more };
        }),
      );
    fc.assert(
      fc.property(any, (bookings) => {
        const at = (time: string) => instantOf(time, zone);
        const expected = bookings.flatMap((one) =>
          bookings
            .filter(
              (other) =>
                other !== one &&
                at(one.startsAt) < at(other.endsAt) &&
                at(other.startsAt) < at(one.endsAt) &&
                [...one.people, ...one.resources].some((id) => [...other.people, ...other.resources].includes(id)),
            )
            .map((other) => `${one.id} ${other.id}`),
        );
        const found = [...conflictsOf(bookings, zone)].flatMap(([id, list]) => list.map((each) => `${id} ${each.with}`));
        expect(found.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });
});
