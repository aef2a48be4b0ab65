import { describe, expect, it } from 'vitest';
import { beginsOn, draftOf, draftProblems, remainingProblems, withDay, withEnd, withOpenTime, withStart } from './entry-draft.ts';

const draft = draftOf(null, '2026-11-24T10:00');

describe('the draft of an entry', () => {
  it('begins at ten, or with the next hour of today', () => {
    expect(beginsOn('2026-11-25', '2026-11-24T15:10')).toBe('2026-11-25T10:00');
    expect(beginsOn('2026-11-24', '2026-11-24T08:10')).toBe('2026-11-24T10:00');
    expect(beginsOn('2026-11-24', '2026-11-24T15:10')).toBe('2026-11-24T16:00');
    expect(beginsOn('2026-11-24', '2026-11-24T23:10')).toBe('2026-11-24T23:00');
  });

  it('lasts an hour, and its end moves with its start', () => {
    expect([draft.startsAt, draft.endsAt]).toEqual(['2026-11-24T10:00', '2026-11-24T11:00']);
    expect(withStart(draft, '2026-11-25T14:30').endsAt).toBe('2026-11-25T15:30');
    expect(withStart(draft, '').endsAt).toBe(draft.endsAt);
  });

  it('stays as long as it was while its start is typed digit by digit', () => {
    const long = withEnd(draft, '2026-11-24T12:30');
    const typed = ['2026-11-24T02:00', '', '2026-11-24T14:00'].reduce(withStart, long);
    expect(typed.endsAt).toBe('2026-11-24T16:30');
    expect(withStart(withEnd(draft, '2026-11-24T09:00'), '2026-11-24T08:00').endsAt).toBe('2026-11-24T09:00');
  });

  it('lasts all day without a time, and gets an hour again', () => {
    const open = withOpenTime(draft, true);
    expect([open.startsAt, open.endsAt]).toEqual(['2026-11-24T00:00', '2026-11-25T00:00']);
    expect(withDay(open, '2026-11-30').endsAt).toBe('2026-12-01T00:00');
    expect(withOpenTime(open, false)).toMatchObject({ startsAt: '2026-11-24T10:00', endsAt: '2026-11-24T11:00' });
  });

  it('is told what is wrong, field by field', () => {
    expect(draftProblems({ ...draft, title: 'Viewing' })).toEqual({});
    expect(Object.keys(draftProblems({ ...draft, phone: '12', endsAt: draft.startsAt }))).toEqual(['title', 'endsAt', 'phone']);
    expect(draftProblems({ ...draft, title: 'x', caseText: 'ross' })).toEqual({
      caseId: 'Choose a case from the list, or empty this box.',
    });
    expect(draftProblems({ ...draft, title: 'x', startsAt: '' }).startsAt).toBe('Enter a day and a time.');
    expect(draftProblems({ ...withDay(withOpenTime(draft, true), ''), title: 'x' }).startsAt).toBe('Enter a day.');
  });

  it('is no longer told what has been corrected, and not yet what is wrong since', () => {
    const wrong = draftProblems({ ...draft, endsAt: draft.startsAt });
    expect(remainingProblems(wrong, draft)).toEqual({ title: wrong.title });
    expect(remainingProblems(wrong, { ...draft, title: 'x', phone: '12' })).toEqual({});
  });
});
