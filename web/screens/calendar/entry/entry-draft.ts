import { endOfOpenDay } from '#shared/calendar/case-bookings.ts';
import { type CalendarEntryInput, spanProblem } from '#shared/contract/calendar-views.ts';
import type { CalendarEntry } from '#shared/model/calendar.ts';
import { isCalendarDate } from '#shared/values/dates.ts';
import { isValidPhone } from '#shared/values/phone.ts';
import { addMinutes, dayOf, isWallTime, minutesBetween, minutesOf, type WallTime, wallTimeAt } from '#shared/values/wall-time.ts';

/**
 * What is typed in the editor of an entry. Times may be incomplete while they are typed, so `minutes` remembers how long it lasts. `caseText` is what is typed to find a
 * case, until one is chosen.
 */
export type EntryDraft = CalendarEntryInput & { caseName: string; caseText: string; minutes: number };

/** When a new entry begins, in minutes of its day, and for how many minutes it lasts: 10 AM to 11 AM. */
const usual = { begins: 600, lasts: 60 };
const LAST_HOUR = 1380;

const caseNameOf = ({ decedentName, caseNumber }: CalendarEntry) => [decedentName, caseNumber].filter(Boolean).join(', ');

/** Returns when a new entry of a day begins: at 10 AM, or with the next hour if that is over. */
export function beginsOn(day: string, now: WallTime): WallTime {
  const next = dayOf(now) === day ? (Math.floor(minutesOf(now) / 60) + 1) * 60 : 0;
  return wallTimeAt(day, Math.min(Math.max(usual.begins, next), LAST_HOUR));
}

/** Returns the draft of an entry, or of a new one. */
export function draftOf(entry: CalendarEntry | null, startsAt: WallTime): EntryDraft {
  if (entry) {
    const { kind, title, endsAt, isTimeOpen, place, phone, note, people, resources, caseId } = entry;
    return {
      kind,
      title,
      startsAt: entry.startsAt,
      endsAt,
      isTimeOpen,
      place,
      phone,
      note,
      people,
      resources,
      caseId,
      caseName: caseNameOf(entry),
      caseText: '',
      minutes: minutesBetween(entry.startsAt, endsAt),
    };
  }
  return {
    kind: 'service',
    title: '',
    startsAt,
    endsAt: addMinutes(startsAt, usual.lasts),
    isTimeOpen: false,
    place: '',
    phone: '',
    note: '',
    people: [],
    resources: [],
    caseId: null,
    caseName: '',
    caseText: '',
    minutes: usual.lasts,
  };
}

/** Returns a draft with another start. Its end moves along. */
export const withStart = (draft: EntryDraft, startsAt: string): EntryDraft => ({
  ...draft,
  startsAt,
  ...(isWallTime(startsAt) ? { endsAt: addMinutes(startsAt, draft.minutes) } : {}),
});

/** Returns a draft with another end. */
export function withEnd(draft: EntryDraft, endsAt: string): EntryDraft {
  const minutes = isWallTime(endsAt) && isWallTime(draft.startsAt) ? minutesBetween(draft.startsAt, endsAt) : 0;
  return { ...draft, endsAt, minutes: minutes > 0 ? minutes : draft.minutes };
}

/** Returns a draft that has only a day, or a time again. */
export function withOpenTime(draft: EntryDraft, isTimeOpen: boolean): EntryDraft {
  if (!isWallTime(draft.startsAt)) return { ...draft, isTimeOpen };
  const startsAt = wallTimeAt(dayOf(draft.startsAt), isTimeOpen ? 0 : usual.begins);
  const endsAt = isTimeOpen ? endOfOpenDay(startsAt) : addMinutes(startsAt, usual.lasts);
  return { ...draft, isTimeOpen, startsAt, endsAt, minutes: usual.lasts };
}

/** Returns a draft on another day, as someone types it who knows no time yet. */
export function withDay(draft: EntryDraft, day: string): EntryDraft {
  const startsAt = `${day}T00:00`;
  return { ...draft, startsAt, endsAt: isCalendarDate(day) ? endOfOpenDay(startsAt) : startsAt };
}

/** Returns what is wrong with each field, in words for beside it. */
export function draftProblems({ title, caseText, startsAt, endsAt, isTimeOpen, phone }: EntryDraft): Record<string, string> {
  const when = isTimeOpen ? 'Enter a day.' : 'Enter a day and a time.';
  const areTimes = isWallTime(startsAt) && isWallTime(endsAt);
  const span = areTimes ? spanProblem({ startsAt, endsAt, isTimeOpen }) : null;
  return {
    ...(title.trim() === '' ? { title: 'Enter a title, like Funeral service.' } : {}),
    ...(caseText.trim() === '' ? {} : { caseId: 'Choose a case from the list, or empty this box.' }),
    ...(isWallTime(startsAt) ? {} : { startsAt: when }),
    ...(isWallTime(endsAt) ? (span ? { endsAt: span } : {}) : { endsAt: when }),
    ...(phone.trim() === '' || isValidPhone(phone.trim()) ? {} : { phone: 'Enter a phone number, like (617) 555-0142.' }),
  };
}

/** Returns what was wrong with the fields when someone tried to save, as far as it still is. */
export function remainingProblems(wrong: Readonly<Record<string, string>>, draft: EntryDraft): Record<string, string> {
  return Object.fromEntries(Object.entries(draftProblems(draft)).filter(([field]) => Object.hasOwn(wrong, field)));
}
