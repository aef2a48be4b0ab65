import * as z from 'zod';
import { lazyFields, lazyObject } from '../values/lazy-object.ts';
import { guid, instant, line, lines, optionalPhone, requiredLine, version } from '../values/schemas.ts';
import { isWallTime } from '../values/wall-time.ts';
import { calendarKind, calendarResourceKind, calendarSource } from './enumerations/calendar.ts';

/** The longest that an entry can be. A range is read from this much before its first day, so that what began earlier is found. */
export const MAX_ENTRY_DAYS = 3;
/** The most rooms and vehicles of a home, archived ones included. */
export const MAX_RESOURCES = 60;
/** The most people, and the most rooms and vehicles together, of one entry. */
const MAX_ASSIGNED = 30;

/** Describes what the clock on the wall shows at the home. An entry stays at its hour if the home's time zone is corrected. */
const wallTime = z
  .string()
  .max(16)
  .refine(isWallTime, 'Not a time')
  .meta({ description: "YYYY-MM-DDTHH:mm by the home's clock", examples: ['2026-11-24T10:00'] });

const assigned = () => z.array(guid).max(MAX_ASSIGNED).default([]);

/** The fields of an entry that its editor types. */
export const calendarEntryFields = lazyFields({
  kind: () => z.enum(calendarKind.values),
  title: () => requiredLine(120),
  startsAt: () => wallTime,
  endsAt: () => wallTime,
  /** Only the day is known. The entry then lasts all day, and conflicts with nothing. */
  isTimeOpen: () => z.boolean().default(false),
  place: () => line(200).default(''),
  /** A phone number at the place. */
  phone: () => optionalPhone.default(''),
  note: () => lines(2000).default(''),
  /** Members of the home or of its trade companies. */
  people: assigned,
  /** Rooms and vehicles. */
  resources: assigned,
  caseId: () => guid.nullable().default(null),
});

/**
 * Describes an entry of a home's calendar. One with a `source` mirrors what its case says: its kind, title, and case follow the case, and so does its day unless it's a removal.
 * `casePlace` is the place that the case says, which shows while no other `place` is typed.
 */
export const calendarEntrySchema = lazyObject(() => ({
  ...calendarEntryFields,
  id: guid,
  version,
  caseNumber: line(40).default(''),
  decedentName: line(200).default(''),
  source: z.enum(calendarSource.values).nullable().default(null),
  casePlace: line(300).default(''),
}));
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

/** Describes a room or a vehicle of a home. An archived one stays with the entries that have it, and isn't offered for others. */
export const calendarResourceSchema = lazyObject(() => ({
  id: guid,
  version,
  kind: z.enum(calendarResourceKind.values),
  name: requiredLine(80),
  isArchived: z.boolean().default(false),
}));
export type CalendarResource = z.infer<typeof calendarResourceSchema>;

/** Describes a service or viewing of a case in brief, in the case's own row. `endsOn` is an instant, so that anyone can tell whether it is over. */
export const ceremonySchema = lazyObject(() => ({
  id: guid,
  name: line(120),
  startsAt: wallTime,
  isTimeOpen: z.boolean(),
  endsOn: instant,
  place: line(300),
}));
export type Ceremony = z.infer<typeof ceremonySchema>;
