/** `/api/calendar`: a home's calendar with its rooms and vehicles. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { addCalendarEntry } from './add-calendar-entry.ts';
import { cancelCalendarEntry } from './cancel-calendar-entry.ts';
import { changeCalendarEntry } from './change-calendar-entry.ts';
import { getCalendar } from './get-calendar.ts';
import { getCalendarSetup } from './get-calendar-setup.ts';
import { getDaySheet } from './get-day-sheet.ts';
import type { CalendarContext } from './implementer.ts';
import { os } from './implementer.ts';
import { saveCalendarResource } from './save-calendar-resource.ts';

const router = os.router({
  getCalendar,
  getCalendarSetup,
  getDaySheet,
  addCalendarEntry,
  changeCalendarEntry,
  cancelCalendarEntry,
  saveCalendarResource,
});

export const handler = apiHandler<CalendarContext>({ router, context: (base) => base });
