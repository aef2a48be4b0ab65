import type { CalendarEntry } from '#shared/model/calendar.ts';

/** Returns what a save of an entry sends. */
export const entryInputOf = ({
  caseNumber: _number,
  decedentName: _name,
  source: _source,
  casePlace: _place,
  ...entry
}: CalendarEntry) => entry;
