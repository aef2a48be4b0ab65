import { type CalendarRow, isShown } from '#functions/table/calendar.ts';
import { placeWords } from '#shared/calendar/words.ts';
import type { Ceremony } from '#shared/model/calendar.ts';
import type { CalendarKind } from '#shared/model/enumerations/calendar.ts';
import { instantOf } from '#shared/values/wall-time.ts';

/** The most services and viewings that a case's row lists: lists of cases read it whole. */
const MAX_CEREMONIES = 6;

const ceremonial: ReadonlySet<CalendarKind> = new Set(['service', 'viewing']);

const ceremonyOf = (row: CalendarRow, timeZone: string): Ceremony => ({
  id: row.id,
  name: row.title,
  startsAt: row.startsAt,
  isTimeOpen: row.isTimeOpen,
  endsOn: instantOf(row.endsAt, timeZone),
  place: placeWords(row),
});

/** Returns what a case's row lists after some of its entries have changed: services and viewings by their start, and of too many the last ones. */
export function ceremoniesAfter(
  before: readonly Ceremony[],
  changed: readonly CalendarRow[],
  timeZone: string,
): readonly Ceremony[] | undefined {
  const ids = new Set(changed.map(({ id }) => id));
  const now = changed.filter((row) => isShown(row) && ceremonial.has(row.kind)).map((row) => ceremonyOf(row, timeZone));
  const all = [...before.filter(({ id }) => !ids.has(id)), ...now].toSorted((one, other) =>
    one.startsAt < other.startsAt ? -1 : 1,
  );
  return all.length === 0 ? undefined : all.slice(-MAX_CEREMONIES);
}
