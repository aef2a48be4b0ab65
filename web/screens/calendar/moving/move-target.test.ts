import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from '#shared/model/calendar.ts';
import { isSamePlace, keyTarget, movedEntry, movedLike } from './move-target.ts';

const entry = {
  startsAt: '2026-11-24T10:00',
  endsAt: '2026-11-24T11:30',
  isTimeOpen: false,
  people: ['joan'],
  resources: ['chapel'],
} as unknown as CalendarEntry;
const open = { ...entry, startsAt: '2026-11-24T00:00', endsAt: '2026-11-25T00:00', isTimeOpen: true };

describe('moving an entry', () => {
  it('keeps its length, and its time if only the day changes', () => {
    expect(movedEntry(entry, { day: '2026-11-26', minutes: null })).toMatchObject({
      startsAt: '2026-11-26T10:00',
      endsAt: '2026-11-26T11:30',
    });
    expect(movedEntry(entry, { day: '2026-11-24', minutes: 1380 })).toMatchObject({ endsAt: '2026-11-25T00:30' });
  });

  it('gives it a time if it had none and is dropped at one', () => {
    expect(movedEntry(open, { day: '2026-11-25', minutes: 600 })).toMatchObject({
      startsAt: '2026-11-25T10:00',
      endsAt: '2026-11-25T11:00',
      isTimeOpen: false,
    });
    expect(movedEntry(open, { day: '2026-11-26', minutes: null })).toMatchObject({
      startsAt: '2026-11-26T00:00',
      endsAt: '2026-11-27T00:00',
      isTimeOpen: true,
    });
  });

  it('exchanges the room of the lane that it leaves', () => {
    const lane = { by: 'room', from: 'chapel', to: 'garden' } as const;
    const moved = movedEntry(entry, { day: '2026-11-24', minutes: 600, lane });
    expect(moved.resources).toEqual(['garden']);
    expect([isSamePlace(entry, moved), isSamePlace(entry, { ...entry, title: 'Other' })]).toEqual([false, true]);
  });

  it('is repeated on what a colleague left, without taking back what the colleague changed', () => {
    const after = movedEntry(entry, { day: '2026-11-26', minutes: null });
    const now = { ...entry, title: 'Viewing', people: ['peter'], version: 4 };
    expect(movedLike(now, { before: entry, after })).toEqual({
      ...now,
      startsAt: '2026-11-26T10:00',
      endsAt: '2026-11-26T11:30',
    });
    const inGarden = { ...entry, resources: ['garden'] };
    expect(movedLike(now, { before: entry, after: inGarden })).toEqual({ ...now, resources: ['garden'] });
  });

  it('goes by arrow keys: a quarter of an hour up or down, also past midnight, and a day left or right', () => {
    expect(keyTarget('ArrowUp', entry)).toEqual({ day: '2026-11-24', minutes: 585 });
    expect(keyTarget('ArrowRight', entry)).toEqual({ day: '2026-11-25', minutes: null });
    expect(keyTarget('ArrowUp', { startsAt: '2026-11-24T00:00', isTimeOpen: false })).toEqual({
      day: '2026-11-23',
      minutes: 1425,
    });
    expect([keyTarget('ArrowDown', open), keyTarget('Enter', entry)]).toEqual([null, null]);
  });
});
