import * as z from 'zod';
import {
  type CalendarEntry,
  type calendarEntryFields,
  calendarEntrySchema,
  calendarResourceSchema,
  MAX_ENTRY_DAYS,
} from '#shared/model/calendar.ts';
import { staffKind } from '#shared/model/enumerations/people.ts';
import { daysBetween } from '#shared/values/dates.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, guid, line, timeZone } from '#shared/values/schemas.ts';
import { minutesBetween } from '#shared/values/wall-time.ts';

/** The most days that one read returns: a month in whole weeks. */
export const MAX_RANGE_DAYS = 42;

type Range = { from: string; to: string };
const isRange = ({ from, to }: Range) => from <= to && daysBetween(from, to) < MAX_RANGE_DAYS;

/** Describes the days that a read returns, both included. */
export const calendarRangeInput = lazyObject(() => ({ from: calendarDate, to: calendarDate })).refine(isRange, {
  path: ['to'],
  message: `Ask for ${MAX_RANGE_DAYS} days or fewer, from the first to the last.`,
});

/** Describes a person who can be assigned. Phone numbers are for those who may see the team. */
const calendarPersonSchema = lazyObject(() => ({
  id: guid,
  fullName: line(200),
  kind: z.enum(staffKind.values),
  phone: line(20),
  /** Has left, or can't be assigned for another reason: only for entries that have them already. */
  isGone: z.boolean(),
}));
export type CalendarPerson = z.infer<typeof calendarPersonSchema>;

/** Describes what every view of the calendar needs besides its entries. `employeeId` is the caller's own. */
export const calendarSetupSchema = lazyObject(() => ({
  timeZone,
  today: calendarDate,
  homePhone: line(20),
  employeeId: guid,
  people: z.array(calendarPersonSchema),
  resources: z.array(calendarResourceSchema),
}));
export type CalendarSetup = z.infer<typeof calendarSetupSchema>;

/** Describes an entry of the day sheet, with the contact to call first. */
const daySheetEntrySchema = lazyObject(() => ({
  ...calendarEntrySchema.shape,
  contactName: line(200),
  contactPhone: line(20),
}));
export const daySheetSchema = lazyObject(() => ({ entries: z.array(daySheetEntrySchema) }));
export type DaySheetEntry = z.infer<typeof daySheetEntrySchema>;

type Span = { startsAt: string; endsAt: string; isTimeOpen: boolean };

/** Returns what is wrong with the times of an entry, or null. */
export function spanProblem({ startsAt, endsAt, isTimeOpen }: Span): string | null {
  if (isTimeOpen) return null;
  if (endsAt <= startsAt) return 'Choose an end after the start.';
  return minutesBetween(startsAt, endsAt) > MAX_ENTRY_DAYS * 1440 ? `An entry can last ${MAX_ENTRY_DAYS} days at most.` : null;
}

/** What the editor of an entry sends. */
export type CalendarEntryInput = Pick<CalendarEntry, keyof typeof calendarEntryFields>;
