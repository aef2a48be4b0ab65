import { describe, expect, it } from 'vitest';
import type { CaseQuestion } from '../model/question.ts';
import { answersAt, bookingOfService, removalBooking } from './case-bookings.ts';

const timeZone = 'America/New_York';
const question = (identifier: string, value?: unknown, options: { id: string; text: string }[] = []) =>
  ({ identifier, options, ...(value === undefined ? {} : { value }) }) as unknown as CaseQuestion;
const service = (...questions: CaseQuestion[]) => ({
  displayServiceId: 'one',
  displayServiceAction: 'none' as const,
  name: 'Funeral ceremony',
  questions,
});
const places = [{ id: 'chapel', text: 'The funeral home’s chapel' }];

describe('what a case says of the calendar', () => {
  it('is a ceremony with its day, time, and place', () => {
    const questions = [
      question('ceremonyDate', '2026-11-27'),
      question('ceremonyTime', 630),
      question('ceremonyPlace', 'chapel', places),
    ];
    expect(bookingOfService(service(...questions), timeZone)).toEqual({
      source: 'service',
      displayServiceId: 'one',
      kind: 'service',
      title: 'Funeral ceremony',
      startsAt: '2026-11-27T10:30',
      isTimeOpen: false,
      place: 'The funeral home’s chapel',
    });
    const address = question('ceremonyAddress', { locationName: 'St. Mary', address1: '2 Elm St', city: 'Boston' });
    expect(bookingOfService(service(...questions, address), timeZone)?.place).toBe('St. Mary, 2 Elm St, Boston');
  });

  it('is nothing without a day or once the service is removed, and a day without a time is open', () => {
    expect(bookingOfService(service(question('ceremonyTime', 600)), timeZone)).toBeUndefined();
    const dated = service(question('ceremonyDate', '2026-11-27'), question('ceremonyTime'));
    expect(bookingOfService(dated, timeZone)).toMatchObject({ startsAt: '2026-11-27T00:00', isTimeOpen: true });
    expect(bookingOfService({ ...dated, displayServiceAction: 'removed' }, timeZone)).toBeUndefined();
  });

  it('is a conference by the clock of the home', () => {
    const asked = service(question('conferenceAt', '2026-11-25T19:00:00.000Z'));
    expect(bookingOfService(asked, timeZone)).toMatchObject({ kind: 'conference', startsAt: '2026-11-25T14:00' });
  });

  it('is a removal from when the place says, or on its day without a time', () => {
    const at = { now: '2026-11-25T03:30:00.000Z', place: 'Hospice', timeZone };
    expect(removalBooking({ ...at, readyFrom: undefined })).toMatchObject({ startsAt: '2026-11-24T00:00', isTimeOpen: true });
    expect(removalBooking({ ...at, readyFrom: '2026-11-25T04:00:00.000Z' })).toMatchObject({
      startsAt: '2026-11-24T23:00',
      isTimeOpen: false,
    });
  });

  it('comes back from the answers that put it at a time', () => {
    const asks = service(question('ceremonyDate'), question('ceremonyTime'));
    const at = { startsAt: '2026-11-28T14:15', isTimeOpen: false, instant: '2026-11-28T19:15:00.000Z' };
    expect(answersAt(asks, 'service', at)).toEqual({ ceremonyDate: '2026-11-28', ceremonyTime: 855 });
    expect(answersAt(asks, 'service', { ...at, isTimeOpen: true })).toEqual({ ceremonyDate: '2026-11-28', ceremonyTime: null });
    expect(answersAt(service(question('ceremonyDate')), 'service', at)).toEqual({ ceremonyDate: '2026-11-28' });
    expect(answersAt(asks, 'conference', at)).toEqual({ conferenceAt: at.instant });
  });
});
