import * as z from 'zod';
import { calendarEntryFields, calendarEntrySchema, calendarResourceSchema } from '#shared/model/calendar.ts';
import { calendarResourceKind } from '#shared/model/enumerations/calendar.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, guid, requiredLine, version } from '#shared/values/schemas.ts';
import { calendarRangeInput, calendarSetupSchema, daySheetSchema } from './calendar-views.ts';
import { call } from './call.ts';

const base = '/api/calendar' as const;

/** A home's calendar: its entries, its rooms and vehicles, and the sheet of a day. */
export const calendar = {
  getCalendar: call({
    name: 'getCalendar',
    method: 'GET',
    path: `${base}/entries`,
    access: 'cases.read',
    summary: 'Returns the entries of some days, by their start; a trade company gets those that it is assigned to',
  })
    .input(calendarRangeInput)
    .output(lazyObject(() => ({ entries: z.array(calendarEntrySchema) }))),
  getCalendarSetup: call({
    name: 'getCalendarSetup',
    method: 'GET',
    path: `${base}/setup`,
    access: 'cases.read',
    summary: "Returns the home's day and time zone, and the people, rooms, and vehicles that entries can have",
  })
    .input(lazyObject(() => ({})))
    .output(calendarSetupSchema),
  getDaySheet: call({
    name: 'getDaySheet',
    method: 'GET',
    path: `${base}/daySheet`,
    access: 'cases.read',
    summary: 'Returns the entries of a day with the contact of each case, to be printed',
  })
    .input(lazyObject(() => ({ date: calendarDate })))
    .output(daySheetSchema),
  addCalendarEntry: call({
    name: 'addCalendarEntry',
    method: 'POST',
    path: `${base}/entries`,
    access: 'cases.change',
    summary: 'Adds an entry to the calendar',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ ...calendarEntryFields })))
    .output(calendarEntrySchema),
  changeCalendarEntry: call({
    name: 'changeCalendarEntry',
    method: 'POST',
    path: `${base}/entries/{id}`,
    access: 'cases.change',
    summary:
      'Changes or moves an entry over the version that was seen; moving a ceremony or a conference changes its day on the case',
  })
    .input(lazyObject(() => ({ ...calendarEntryFields, id: guid, version })))
    .output(calendarEntrySchema),
  cancelCalendarEntry: call({
    name: 'cancelCalendarEntry',
    method: 'POST',
    path: `${base}/entries/{id}/cancel`,
    access: 'cases.change',
    summary: 'Takes an entry off the calendar, or (false) puts it back; what a case says is changed on the case',
  })
    .input(lazyObject(() => ({ id: guid, version, isCancelled: z.boolean() })))
    .output(calendarEntrySchema),
  saveCalendarResource: call({
    name: 'saveCalendarResource',
    method: 'POST',
    path: `${base}/resources`,
    access: 'location.change',
    summary: 'Adds a room or a vehicle, or renames or archives one over the version that was seen',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        id: guid.optional(),
        version: version.optional(),
        kind: z.enum(calendarResourceKind.values),
        name: requiredLine(80),
        isArchived: z.boolean().default(false),
      })),
    )
    .output(calendarResourceSchema),
};
