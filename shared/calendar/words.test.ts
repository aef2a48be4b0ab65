import { describe, expect, it } from 'vitest';
import { ceremonyWords, dayWords, laterDayWords, nextCeremony, placeWords, spanWords, timeWords } from './words.ts';

describe('the words of the calendar', () => {
  it('write times and days as Americans do', () => {
    expect([0, 45, 630, 720, 825, 1439].map(timeWords)).toEqual([
      '12:00 AM',
      '12:45 AM',
      '10:30 AM',
      '12:00 PM',
      '1:45 PM',
      '11:59 PM',
    ]);
    expect(dayWords('2026-11-24')).toBe('Tuesday, November 24');
    expect(dayWords('2026-11-24', 'month')).toBe('November 2026');
  });

  it('name the day of an end only if it is another one', () => {
    const from = { startsAt: '2026-11-24T22:00', isTimeOpen: false };
    expect(spanWords({ ...from, endsAt: '2026-11-24T23:00' })).toBe('10:00 PM to 11:00 PM');
    expect(spanWords({ ...from, endsAt: '2026-11-25T00:00' })).toBe('10:00 PM to 12:00 AM');
    expect([
      laterDayWords({ endsAt: '2026-11-25T01:30' }, '2026-11-25'),
      laterDayWords({ endsAt: '2026-11-26T01:30' }, '2026-11-25'),
    ]).toEqual(['until 1:30 AM', 'all day']);
    expect(spanWords({ ...from, endsAt: '2026-11-25T06:00' })).toBe('10:00 PM to Wed, Nov 25, 6:00 AM');
    expect(spanWords({ ...from, isTimeOpen: true, endsAt: '2026-11-25T00:00' })).toBe('Time not set');
  });

  it('name a place that was typed, else the case’s, else the rooms', () => {
    const resource = { version: 1, isArchived: false };
    const resources = [
      { ...resource, id: 'a', kind: 'room' as const, name: 'Chapel' },
      { ...resource, id: 'b', kind: 'vehicle' as const, name: 'Hearse' },
      { ...resource, id: 'c', kind: 'room' as const, name: 'Parlor' },
    ];
    const entry = { place: '', casePlace: '', resources: ['a', 'b', 'c'] };
    expect(placeWords(entry, resources)).toBe('Chapel, Parlor');
    expect(placeWords({ ...entry, casePlace: 'St. Agnes' }, resources)).toBe('St. Agnes');
    expect(placeWords({ ...entry, casePlace: 'St. Agnes', place: 'Graveside' }, resources)).toBe('Graveside');
    expect(placeWords({ ...entry, resources: [] }, resources)).toBe('');
  });

  it('name the next service with its day, time, and place', () => {
    const service = { name: 'Funeral service', startsAt: '2026-11-24T10:30', isTimeOpen: false, place: 'Chapel' };
    expect(ceremonyWords(service)).toBe('Funeral service, Tue, Nov 24, 10:30 AM, Chapel');
    expect(ceremonyWords({ ...service, isTimeOpen: true, place: '' })).toBe('Funeral service, Tue, Nov 24');
    const [over, next] = [{ endsOn: '2026-11-24T16:00:00.000Z' }, { endsOn: '2026-11-26T16:00:00.000Z' }];
    const now = Date.parse('2026-11-25T00:00:00.000Z');
    expect([nextCeremony([over, next], now), nextCeremony([over], now), nextCeremony(undefined, now)]).toEqual([
      next,
      undefined,
      undefined,
    ]);
  });
});
