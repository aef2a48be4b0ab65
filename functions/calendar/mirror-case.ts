import { createHash } from 'node:crypto';
import { type CalendarRow, calendarItem, readCalendarEntries, readCaseCalendar } from '#functions/table/calendar.ts';
import { type CaseRecord, caseUpdate, readCaseWhole } from '#functions/table/case.ts';
import { answersOf, readAnswers } from '#functions/table/case-answers.ts';
import { readCaseServices } from '#functions/table/case-display-service.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import type { Table, Write } from '#functions/table/table.ts';
import {
  bookingOfService,
  type CaseBooking,
  endOfOpenDay,
  isRemovalAwaited,
  removalBooking,
  usualMinutes,
} from '#shared/calendar/case-bookings.ts';
import type { CaseDisplayService } from '#shared/model/display-service.ts';
import { placeOfDeath } from '#shared/model/enumerations/place-of-death.ts';
import { formatAddress } from '#shared/values/format-address.ts';
import { addMinutes, minutesBetween } from '#shared/values/wall-time.ts';
import { ceremoniesAfter } from './ceremonies.ts';

/** Returns the id of the entry that mirrors a part of a case (a GUID of version 8): the same however often it is mirrored. */
function mirrorId(caseId: string, part: string): string {
  const hex = createHash('sha256').update(`calendar of ${caseId} ${part}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const REMOVAL = 'removal';

type About = Pick<CaseRecord, 'id' | 'providerLocationId' | 'caseNumber' | 'decedentFullName' | 'status' | 'deletedOn'>;

/** Returns what every entry of a case repeats of it. */
const caseFields = ({ id, providerLocationId, caseNumber, decedentFullName, status, deletedOn }: About) => ({
  providerLocationId,
  caseId: id,
  caseNumber,
  decedentName: decedentFullName,
  isHidden: deletedOn !== undefined || status === 'cancelled',
});

/** Returns when a mirrored entry ends: as long after its start as before, or as such an entry usually lasts. */
function endOf(booking: CaseBooking, before: CalendarRow | undefined): string {
  if (booking.isTimeOpen) return endOfOpenDay(booking.startsAt);
  const isKnown = before !== undefined && !before.isTimeOpen;
  return addMinutes(booking.startsAt, isKnown ? minutesBetween(before.startsAt, before.endsAt) : usualMinutes[booking.source]);
}

/** Returns the entry of a booking. What was typed on the calendar (people, rooms, a note) stays. */
function mirrored(of: About, id: string, booking: CaseBooking, before: CalendarRow | undefined, now: Date): CalendarRow {
  const { place, displayServiceId, ...fields } = booking;
  const typed = before ?? { place: '', phone: '', note: '', people: [], resources: [], version: 0 };
  const keepsTime = before?.isMoved === true;
  return {
    ...typed,
    ...fields,
    ...(keepsTime
      ? { startsAt: before.startsAt, endsAt: before.endsAt, isTimeOpen: before.isTimeOpen }
      : { endsAt: endOf(booking, before) }),
    id,
    version: typed.version,
    ...(displayServiceId ? { displayServiceId } : {}),
    casePlace: place,
    updatedOn: before?.updatedOn ?? now.toISOString(),
    isGone: false,
    ...caseFields(of),
  };
}

/** What a case says, by the id of its entry; null for an entry that it no longer says. */
type Said = Map<string, CaseBooking | null>;

function saidByServices(of: About, services: readonly CaseDisplayService[], timeZone: string): Said {
  return new Map(
    services.map((service) => [mirrorId(of.id, service.displayServiceId), bookingOfService(service, timeZone) ?? null]),
  );
}

type Whole = NonNullable<Awaited<ReturnType<typeof readCaseWhole>>>;

/** Returns where the decedent is removed from. */
const removalPlace = ({ decedent }: Whole): string =>
  [
    decedent.placeOfDeath && placeOfDeath.label(decedent.placeOfDeath),
    decedent.placeOfDeathSpecify,
    decedent.placeOfDeathAddress && formatAddress(decedent.placeOfDeathAddress),
  ]
    .filter(Boolean)
    .join(', ');

type Removal = { whole: Whole; before: CalendarRow | undefined; readyFrom: unknown; timeZone: string; now: Date };

/**
 * Returns the removal of a case as it is now. Once the decedent is in care it stays as it was, and a later one starts over. Before it has a time, it stays on
 * the day on which it was first requested.
 */
function removalRow({ whole, before, readyFrom, timeZone, now }: Removal): CalendarRow | undefined {
  const { record } = whole;
  if (isRemovalAwaited(record.decedentStatus)) {
    const known = before?.isDone || before?.isGone ? undefined : before;
    const booking = removalBooking({ readyFrom, now: now.toISOString(), place: removalPlace(whole), timeZone });
    const isKept = booking.isTimeOpen && known !== undefined;
    const kept = isKept ? { ...booking, startsAt: known.startsAt, isTimeOpen: known.isTimeOpen } : booking;
    const fresh = known ?? (before && { ...before, isMoved: false, isTimeOpen: true });
    return { ...mirrored(record, mirrorId(record.id, REMOVAL), kept, fresh, now), isDone: false };
  }
  if (!before) return undefined;
  const isOff = record.decedentStatus === 'not-in-care';
  return { ...before, ...caseFields(record), isGone: isOff || before.isGone === true, isDone: !isOff };
}

const asText = (value: object) =>
  JSON.stringify(
    Object.entries(value)
      .filter(([, each]) => each !== undefined && each !== false)
      .sort(),
  );

/** Returns the write of an entry that has changed; none for one that is as it was. */
function writeOf(before: CalendarRow | undefined, after: CalendarRow): Write[] {
  if (before && asText(before) === asText(after)) return [];
  return before
    ? [{ put: calendarItem({ ...after, version: before.version + 1 }), ifVersion: before.version }]
    : [{ put: calendarItem({ ...after, version: 1 }), unless: 'exists' }];
}

/** Returns the entries of a case as they should be: those it says, and those that were added by hand, with the case's present name and number. */
function rowsOf(
  whole: Whole,
  rows: readonly CalendarRow[],
  said: Said,
  removal: CalendarRow | undefined,
  now: Date,
): CalendarRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const fromServices = [...said].flatMap(([id, booking]) => {
    const before = byId.get(id);
    if (booking) return [mirrored(whole.record, id, booking, before, now)];
    return before ? [{ ...before, ...caseFields(whole.record), isGone: true }] : [];
  });
  const taken = new Set([...said.keys(), mirrorId(whole.record.id, REMOVAL)]);
  const byHand = rows.filter(({ id }) => !taken.has(id)).map((row) => ({ ...row, ...caseFields(whole.record) }));
  return [...fromServices, ...(removal ? [removal] : []), ...byHand];
}

/**
 * Returns the writes that make the calendar say what a case says: its ceremonies and conferences with a day, its removal, and in the case's row the services
 * that the page of the case shows. There are none if nothing has changed, however often it is done.
 */
export async function mirrorCase(table: Table, caseId: string, now: Date): Promise<Write[]> {
  const whole = await readCaseWhole(table, caseId);
  if (!whole) return [];
  const { record } = whole;
  const { providerLocationId } = record;
  const [home, services, answers, listed] = await Promise.all([
    readLocationRow(table, providerLocationId),
    readCaseServices(table, caseId),
    readAnswers(table, caseId),
    readCaseCalendar(table, caseId),
  ]);
  if (!home) return [];
  const { timeZone } = home;
  const said = saidByServices(record, services, timeZone);
  const removalId = mirrorId(caseId, REMOVAL);
  // The index may be a moment behind: what is written at its version is read from the table itself.
  const ids = [...new Set([...said.keys(), removalId, ...listed.map(({ id }) => id)])];
  const rows = await readCalendarEntries(table, providerLocationId, ids);
  const before = rows.find(({ id }) => id === removalId);
  const removal = removalRow({ whole, before, readyFrom: answersOf(answers).readyFrom, timeZone, now });
  const after = rowsOf(whole, rows, said, removal, now);
  const ceremonies = ceremoniesAfter([], after, timeZone);
  const isSame = (ceremonies ?? []).map(asText).join() === (record.ceremonies ?? []).map(asText).join();
  return [
    ...after.flatMap((row) =>
      writeOf(
        rows.find(({ id }) => id === row.id),
        row,
      ),
    ),
    ...(isSame || record.deletedOn !== undefined ? [] : [caseUpdate(caseId, { ceremonies } as Partial<CaseRecord>, {})]),
  ];
}
