import { type CalendarEntry, type CalendarResource, MAX_ENTRY_DAYS } from '#shared/model/calendar.ts';
import { addDays, type CalendarDate } from '#shared/values/dates.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table } from './table.ts';

/** An entry as it is stored, with why it may not be shown. */
export type CalendarRow = CalendarEntry & {
  providerLocationId: string;
  /** The display service that a ceremony or a conference mirrors. */
  displayServiceId?: string;
  /** The name of the person who saved it last, and when. */
  savedBy?: string;
  updatedOn: string;
  /** Taken off the calendar by hand. */
  cancelledOn?: string;
  /** Its case is deleted or cancelled. */
  isHidden?: boolean;
  /** Its case no longer says it: the service was removed or has no day, or no removal is needed. */
  isGone?: boolean;
  /** A removal that was moved on the calendar keeps its time, whatever the case says. */
  isMoved?: boolean;
  /** A removal that was done: the next one starts over. */
  isDone?: boolean;
};

const partition = (locationId: string) => `LOCATION#${locationId}#CALENDAR`;

export const calendarKeys = {
  entry: (locationId: string, id: string): Key => ({ pk: partition(locationId), sk: `ENTRY#${id}` }),
  resource: (locationId: string, id: string): Key => ({ pk: partition(locationId), sk: `RESOURCE#${id}` }),
};

/** In gsi1 the entries of a home by their start, in gsi2 all of a case, shown or not. */
const homeCalendar = (locationId: string) => `CALENDAR#${locationId}`;
const caseCalendar = (caseId: string) => `CALENDAR#CASE#${caseId}`;

export const isShown = ({ cancelledOn, isHidden, isGone }: CalendarRow): boolean =>
  cancelledOn === undefined && !isHidden && !isGone;

/** Returns an entry as an item, at its version. One that isn't shown is in no list of the home. */
export function calendarItem({ version, savedBy, ...row }: CalendarRow): Item {
  const order = `${row.startsAt}#${row.id}`;
  const index = {
    ...(isShown({ version, ...row }) ? { gsi1pk: homeCalendar(row.providerLocationId), gsi1sk: order } : {}),
    ...(row.caseId ? { gsi2pk: caseCalendar(row.caseId), gsi2sk: order } : {}),
  };
  const key = calendarKeys.entry(row.providerLocationId, row.id);
  return { ...toItem('calendar-entry', { ...key, ...index }, row, version), ...(savedBy ? { savedBy } : {}) };
}

const rowOf = (item: Item): CalendarRow => ({ ...fromItem<Omit<CalendarRow, 'version'>>(item), version: item.version as number });

/** Reads an entry, consistently, shown or not. */
export async function readCalendarEntry(table: Table, locationId: string, id: string): Promise<CalendarRow | undefined> {
  const item = await table.get(calendarKeys.entry(locationId, id), { consistent: true });
  return item && rowOf(item);
}

/** Reads entries by their ids, consistently, in any order. */
export async function readCalendarEntries(table: Table, locationId: string, ids: readonly string[]): Promise<CalendarRow[]> {
  if (ids.length === 0) return [];
  const keys = ids.map((id) => calendarKeys.entry(locationId, id));
  return (await table.getMany(keys, { consistent: true })).map(rowOf);
}

/**
 * Reads the entries that are on any of some days, by their start: one query, unless they outgrow 1 MB. It begins earlier by as much as an entry can last, and
 * leaves out what was over by then.
 */
export async function readCalendar(
  table: Table,
  locationId: string,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<CalendarRow[]> {
  const items = await everyItem(table, homeCalendar(locationId), {
    index: 'gsi1',
    atLeast: addDays(from, -MAX_ENTRY_DAYS),
    // After every moment of the last day; the year after 9999 has no date.
    before: `${to}~`,
  });
  return items.map(rowOf).filter(({ endsAt }) => endsAt > `${from}T00:00`);
}

/** Reads all entries of a case, shown or not, by their start. */
export const readCaseCalendar = async (table: Table, caseId: string): Promise<CalendarRow[]> =>
  (await everyItem(table, caseCalendar(caseId), { index: 'gsi2' })).map(rowOf);

export const resourceItem = (locationId: string, { version, ...resource }: CalendarResource): Item =>
  toItem('calendar-resource', calendarKeys.resource(locationId, resource.id), resource, version);

/** Reads the rooms and vehicles of a home, archived ones included, in one query. */
export async function readResources(table: Table, locationId: string): Promise<CalendarResource[]> {
  const items = await everyItem(table, partition(locationId), { startsWith: 'RESOURCE#', consistent: true });
  return items.map((item) => ({ ...fromItem<Omit<CalendarResource, 'version'>>(item), version: item.version as number }));
}
