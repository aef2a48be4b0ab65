import { describe, expect, it } from 'vitest';
import { calendarEntrySchema } from '../model/calendar.ts';
import { decedentStatus } from '../model/enumerations/case.ts';
import { isRemoval, onToday, type TodayRemoval } from './on-today.ts';

const today = '2026-03-04';
const caseId = '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01';
let entries = 0;
const entry = (title: string, startsAt: string, changes: object = {}) => {
  entries += 1;
  const id = `0b6c1f0e-6f0d-4a58-9d5b-${String(entries).padStart(12, '0')}`;
  return calendarEntrySchema.parse({ id, version: 1, kind: 'service', title, startsAt, endsAt: '2026-03-05T00:00', ...changes });
};
const removal = (changes: Partial<TodayRemoval> = {}): TodayRemoval => ({
  ...{ caseId, caseNumber: '2026-0001', decedentFullName: 'Amélie Okafor', decedentStatus: 'pickup-requested' },
  ...changes,
});
const namesOf = (...given: Parameters<typeof onToday>) => onToday(...given).map(({ name, time }) => [name, time]);

describe('what is on today', () => {
  it('is what has no time first, then the day in order', () => {
    const calendar = [
      entry('Funeral', '2026-03-04T14:30'),
      entry('Graveside', '2026-03-04T00:00', { isTimeOpen: true }),
      entry('Hearse inspection', '2026-03-04T08:30', { kind: 'other' }),
    ];
    expect(namesOf(calendar, [removal()], today)).toEqual([
      ['Graveside', null],
      ['Pickup requested', null],
      ['Hearse inspection', '08:30'],
      ['Funeral', '14:30'],
    ]);
  });

  it('says no time of what began the day before, and where, as typed or as the case says', () => {
    const [vigil, wake] = onToday(
      [
        entry('Vigil', '2026-03-03T22:00', { casePlace: 'Chapel' }),
        entry('Wake', '2026-03-04T18:00', { place: 'Hall', casePlace: 'Chapel' }),
      ],
      [],
      today,
    );
    expect([vigil, wake]).toMatchObject([
      { time: null, place: 'Chapel' },
      { time: '18:00', place: 'Hall' },
    ]);
  });

  it('says the room of an entry that has no other place', () => {
    const room = {
      id: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a02',
      version: 1,
      kind: 'room',
      name: 'Chapel',
      isArchived: false,
    } as const;
    const calendar = [{}, { place: 'Hall' }].map((changes) =>
      entry('Wake', '2026-03-04T18:00', { resources: [room.id], ...changes }),
    );
    expect(onToday(calendar, [], today, [room]).map(({ place }) => place)).toEqual(['Chapel', 'Hall']);
  });

  it('says of a removal what the case says, and the place as it was typed on the calendar if it was', () => {
    const known = { place: '3 Elm St, Boston, MA', removal: { releasingContact: 'Ana, 617-555-0134', weightPounds: 180 } };
    expect(onToday([], [removal(known)], today)).toMatchObject([known]);
    const planned = (changes: object) =>
      entry('Removal', '2026-03-04T15:00', { kind: 'removal', source: 'removal', caseId, ...changes });
    const placeWith = (changes: object) => onToday([planned(changes)], [removal(known)], today).map(({ place }) => place);
    expect(placeWith({ place: 'Back door of 3 Elm St', casePlace: 'Residence' })).toEqual(['Back door of 3 Elm St']);
    expect(placeWith({ casePlace: 'Residence' })).toEqual(['3 Elm St, Boston, MA']);
    expect(onToday([], [removal()], today)[0]).not.toHaveProperty('removal');
  });

  it('has a removal until the decedent is in care, once, at the time and place that the calendar says', () => {
    const planned = entry('Removal', '2026-03-04T15:00', {
      kind: 'removal',
      source: 'removal',
      caseId,
      place: 'Mount Auburn Hospital',
    });
    expect(onToday([planned], [removal()], today)).toMatchObject([
      { kind: 'removal', name: 'Pickup requested', time: '15:00', place: 'Mount Auburn Hospital', caseNumber: '2026-0001' },
    ]);
    const typed = entry('Removal', '2026-03-04T15:00', { kind: 'removal', caseId, place: 'Mount Auburn Hospital' });
    expect(namesOf([typed], [removal()], today)).toEqual([['Pickup requested', '15:00']]);
    expect(decedentStatus.values.filter(isRemoval)).toEqual(['pickup-requested', 'out-for-pickup']);
    expect(onToday([planned], [removal({ decedentStatus: 'in-care' })], today)).toEqual([]);
    expect(onToday([planned], [], today)).toEqual([]);
  });

  it('has a removal that was added by hand, which no case says is done', () => {
    expect(namesOf([entry('Ship to Albany', '2026-03-04T09:00', { kind: 'removal' })], [], today)).toEqual([
      ['Ship to Albany', '09:00'],
    ]);
  });
});
