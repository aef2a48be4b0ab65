import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DayRange } from '#shared/calendar/ranges.ts';
import type { CalendarEntry } from '#shared/model/calendar.ts';
import { query } from '#web/session/index.ts';

/** Asks again this often, so that a colleague's change appears on a calendar that is left open. */
const REFRESH_MS = 60_000;

/** Loads the people, rooms, vehicles, and the day of the home. */
export const useCalendarSetup = () => useQuery(query.calendar.getCalendarSetup.queryOptions({ input: {} }));

/** Loads the entries of some days: one query. The days before stay on the screen until they are there. */
export const useEntries = (range: DayRange | null) =>
  useQuery({
    ...query.calendar.getCalendar.queryOptions({ input: range ?? { from: '2000-01-01', to: '2000-01-01' } }),
    enabled: range !== null,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });

type Loaded = { entries: CalendarEntry[] };

/** Puts an entry as it was saved into every loaded range, or takes it out of them. */
function keep(client: QueryClient, id: string, saved: CalendarEntry | null): void {
  client.setQueriesData<Loaded>({ queryKey: query.calendar.getCalendar.key() }, (loaded) => {
    if (!loaded) return loaded;
    const others = loaded.entries.filter((entry) => entry.id !== id);
    const entries = saved ? [...others, saved].toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1)) : others;
    return { ...loaded, entries };
  });
}

/** Tells the calendar, and the cases that show their next service, what was saved. */
export const useCalendarChanged = () => {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: query.calendar.key() });
    void client.invalidateQueries({ queryKey: query.cases.key() });
  };
  return {
    saved: (entry: CalendarEntry) => {
      keep(client, entry.id, entry);
      refresh();
    },
    removed: (id: string) => {
      keep(client, id, null);
      refresh();
    },
    refresh,
    /** Returns an entry as it was loaded last. */
    find: (id: string): CalendarEntry | undefined =>
      client
        .getQueriesData<Loaded>({ queryKey: query.calendar.getCalendar.key() })
        .flatMap(([, loaded]) => loaded?.entries.filter((entry) => entry.id === id) ?? [])
        .toSorted((one, other) => other.version - one.version)[0],
  };
};
