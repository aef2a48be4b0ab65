import { createContext, useContext } from 'react';
import type { Conflict } from '#shared/calendar/conflicts.ts';
import type { CalendarSetup } from '#shared/contract/calendar-views.ts';
import type { CalendarEntry } from '#shared/model/calendar.ts';
import type { WallTime } from '#shared/values/wall-time.ts';
import type { CalendarAddress } from './calendar-address.ts';
import type { Moves } from './moving/use-moves.ts';

/** What every view of the calendar needs. */
export type OpenCalendar = {
  address: CalendarAddress;
  setup: CalendarSetup;
  /** The entries that are shown, each where it was just moved. */
  entries: readonly CalendarEntry[];
  /** All entries of these days, which those that are shown may conflict with. */
  all: readonly CalendarEntry[];
  conflicts: ReadonlyMap<string, readonly Conflict[]>;
  names: ReadonlyMap<string, string>;
  moves: Moves;
  mayChange: boolean;
  open: (entry: CalendarEntry) => void;
  /** Opens the form for a new entry. */
  add: (startsAt: WallTime) => void;
  /** Returns the address of the calendar after a change. */
  hrefOf: (changes: Partial<CalendarAddress>) => string;
};

export const CalendarContext = createContext<OpenCalendar | null>(null);

/** Returns the calendar that is open. Call it inside the calendar's screen. */
export function useOpenCalendar(): OpenCalendar {
  const calendar = useContext(CalendarContext);
  if (!calendar) throw new Error('There is no calendar here: useOpenCalendar belongs inside the calendar.');
  return calendar;
}
