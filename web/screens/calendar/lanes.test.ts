import { describe, expect, it } from 'vitest';
import type { CalendarSetup } from '#shared/contract/calendar-views.ts';
import type { CalendarEntry } from '#shared/model/calendar.ts';
import { afterLaneMove, conflictLines, conflictWords, isInLane, lanesOf, namesOf } from './lanes.ts';

const setup = {
  people: [
    { id: 'joan', fullName: 'Joan Averell', isGone: false },
    { id: 'left', fullName: 'Leo Left', isGone: true },
  ],
  resources: [
    { id: 'chapel', kind: 'room', name: 'Chapel', isArchived: false },
    { id: 'attic', kind: 'room', name: 'Attic', isArchived: true },
    { id: 'hearse', kind: 'vehicle', name: 'Hearse', isArchived: false },
  ],
} as unknown as CalendarSetup;
const entry = (people: string[], resources: string[]) => ({ people, resources }) as unknown as CalendarEntry;

describe('the lanes of the calendar', () => {
  it('are those in use, and those that an entry still has', () => {
    expect(lanesOf('room', setup, []).map(({ id }) => id)).toEqual(['chapel']);
    expect(lanesOf('room', setup, [entry([], ['attic'])]).map(({ id }) => id)).toEqual(['chapel', 'attic']);
    expect(lanesOf('vehicle', setup, []).map(({ name }) => name)).toEqual(['Hearse']);
    expect(lanesOf('person', setup, [entry(['left'], [])]).map(({ id }) => id)).toEqual(['joan', 'left']);
  });

  it('have each entry that needs them, and one more has the entries that need none', () => {
    const lanes = lanesOf('room', setup, []);
    const [own, other] = [entry([], ['chapel']), entry(['joan'], ['hearse'])];
    const none = { id: null, name: 'None' };
    expect(lanes.map((lane) => [isInLane(own, lane, lanes), isInLane(other, lane, lanes)])).toEqual([[true, false]]);
    expect([isInLane(own, none, lanes), isInLane(other, none, lanes)]).toEqual([false, true]);
  });

  it('take over an entry that is moved to them, and leave what else it needs', () => {
    const both = { people: ['joan'], resources: ['chapel', 'hearse'] };
    expect(afterLaneMove(both, 'room', { from: 'chapel', to: 'attic' })).toEqual({
      people: ['joan'],
      resources: ['hearse', 'attic'],
    });
    expect(afterLaneMove(both, 'person', { from: 'joan', to: null })).toEqual({ people: [], resources: both.resources });
    expect(afterLaneMove(both, 'all', { from: null, to: null })).toEqual(both);
  });

  it('name each person, room, and vehicle of a conflict once', () => {
    const conflicts = [
      { with: 'a', people: ['joan'], resources: ['chapel'] },
      { with: 'b', people: ['joan'], resources: [] },
    ];
    const at = { startsAt: '2026-11-24T11:30', endsAt: '2026-11-24T13:30', isTimeOpen: false };
    const others = [
      { id: 'a', title: 'Viewing', ...at },
      { id: 'b', title: 'Removal', ...at },
    ];
    const names = namesOf(setup);
    expect(conflictWords(conflicts, others, names)).toBe('Conflict: Chapel, Joan Averell (Viewing, Removal)');
    expect([conflictWords([], others, names), conflictWords(undefined, others, names)]).toEqual([null, null]);
    expect(conflictLines(conflicts, others, names)).toEqual([
      'Chapel, Joan Averell: Viewing, 11:30 AM to 1:30 PM',
      'Joan Averell: Removal, 11:30 AM to 1:30 PM',
    ]);
  });
});
