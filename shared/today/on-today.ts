import { placeWords } from '../calendar/words.ts';
import type { Removal } from '../contract/cases-views.ts';
import type { CalendarEntry, CalendarResource } from '../model/calendar.ts';
import type { Decedent } from '../model/decedent.ts';
import { type DecedentStatus, decedentStatus } from '../model/enumerations/case.ts';

/**
 * Something that is on today: its kind, what it is called, when by the home's clocks (null: no time is known), and where. What belongs to no case has none,
 * and neither does what a trade company may not know the case of.
 */
export type TodayEntry = Pick<CalendarEntry, 'kind' | 'caseId' | 'caseNumber'> & {
  key: string;
  decedentFullName: string;
  name: string;
  time: string | null;
  place: string;
  removal?: RemovalInShort;
};

/** What someone who drives to a removal has to know besides the place: whom to call there, the way in, and the weight. */
export type RemovalInShort = Pick<Removal, 'releasingContact' | 'removalAccess'> & Pick<Decedent, 'weightPounds'>;

/** A case whose decedent has to be brought into care, or is on the way, with what the case says of the removal, for those who are shown it. */
export type TodayRemoval = {
  caseId: string;
  caseNumber: string;
  decedentFullName: string;
  decedentStatus: DecedentStatus;
  place?: string;
  removal?: RemovalInShort;
};

/** Returns whether a decedent with this status waits to be brought into care. */
export const isRemoval = (status: unknown): status is DecedentStatus =>
  status === 'pickup-requested' || status === 'out-for-pickup';

/** The time at which an entry of the calendar begins on a day: null if only its day is known, or if it began before. */
const timeOn = ({ startsAt, isTimeOpen }: CalendarEntry, today: string): string | null =>
  isTimeOpen || !startsAt.startsWith(today) ? null : startsAt.slice(11);

const entryOf = (entry: CalendarEntry, today: string, resources: readonly CalendarResource[]): TodayEntry => ({
  key: entry.id,
  kind: entry.kind,
  caseId: entry.caseId,
  caseNumber: entry.caseNumber,
  decedentFullName: entry.decedentName,
  name: entry.title,
  time: timeOn(entry, today),
  place: placeWords(entry, resources),
});

const byTime = (one: TodayEntry, other: TodayEntry): number => {
  const [a, b] = [`${one.time ?? ''}#${one.key}`, `${other.time ?? ''}#${other.key}`];
  return a < b ? -1 : a > b ? 1 : 0;
};

/**
 * Returns what is on at a home today: first what has no time, then in the order of the day. A removal is on until the decedent is in care, whatever its day,
 * and then no longer; the calendar says when it is planned. `resources` name the rooms of entries that say no other place.
 */
export function onToday(
  calendar: readonly CalendarEntry[],
  removals: readonly TodayRemoval[],
  today: string,
  resources: readonly CalendarResource[] = [],
): TodayEntry[] {
  const waiting = removals.filter((row) => isRemoval(row.decedentStatus));
  const planned = (caseId: string) => calendar.find((entry) => entry.kind === 'removal' && entry.caseId === caseId);
  const merged = new Set(waiting.map(({ caseId }) => planned(caseId)?.id));
  const isOfCase = ({ id, kind, source }: CalendarEntry) => merged.has(id) || (kind === 'removal' && source !== null);
  return [
    ...waiting.map(({ caseId, caseNumber, decedentFullName, decedentStatus: status, place = '', removal }): TodayEntry => {
      const entry = planned(caseId);
      return {
        ...{ key: `${caseId}-removal`, kind: 'removal', caseId, caseNumber, decedentFullName },
        name: decedentStatus.label(status),
        time: entry ? timeOn(entry, today) : null,
        place: entry?.place || place || entry?.casePlace || '',
        ...(removal ? { removal } : {}),
      };
    }),
    ...calendar.filter((entry) => !isOfCase(entry)).map((entry) => entryOf(entry, today, resources)),
  ].toSorted(byTime);
}
