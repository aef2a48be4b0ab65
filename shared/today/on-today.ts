import { type DecedentStatus, decedentStatus } from '../model/enumerations/case.ts';
import type { CalendarDate } from '../values/dates.ts';
import { type DatedService, serviceDay } from './service-day.ts';

export const todayKinds = ['removal', 'service', 'conference'] as const;
type TodayKind = (typeof todayKinds)[number];

/** Something that is on today: its kind, what it is called, when by the home's clocks (null: no time is known), and where. */
export type TodayEntry = { key: string; kind: TodayKind; caseId: string; name: string; time: string | null; place: string };

/** The rows of a home that may be on today. More kinds of rows join here, each with its line in `sources`. */
export type TodayRows = {
  services: readonly { caseId: string; service: DatedService }[];
  /** Cases whose decedent has to be brought into care, or is on the way. */
  removals: readonly { caseId: string; decedentStatus: DecedentStatus }[];
};

/** A home's day and time zone. */
export type HomeDay = { today: CalendarDate; timeZone: string };

/** Returns whether a decedent with this status waits to be brought into care. */
export const isRemoval = (status: unknown): status is DecedentStatus =>
  status === 'pickup-requested' || status === 'out-for-pickup';

const servicesOn = ({ services }: TodayRows, { today, timeZone }: HomeDay): TodayEntry[] =>
  services.flatMap(({ caseId, service }) => {
    const found = serviceDay(service, timeZone);
    if (found?.day !== today) return [];
    const { kind, time, place } = found;
    return [{ key: `${caseId}-${service.displayServiceId}`, kind, caseId, name: service.name, time, place }];
  });

/** A removal is on until the decedent is in care: it has no day. */
const removalsOn = ({ removals }: TodayRows): TodayEntry[] =>
  removals
    .filter((row) => isRemoval(row.decedentStatus))
    .map(({ caseId, decedentStatus: status }) => ({
      key: `${caseId}-removal`,
      kind: 'removal',
      caseId,
      name: decedentStatus.label(status),
      time: null,
      place: '',
    }));

const sources: readonly ((rows: TodayRows, day: HomeDay) => TodayEntry[])[] = [removalsOn, servicesOn];

const orderOf = ({ time, kind, key }: TodayEntry) => `${time ?? ''}#${todayKinds.indexOf(kind)}#${key}`;

/** Returns what is on at a home today: first what has no time, then in the order of the day. */
export const onToday = (rows: TodayRows, day: HomeDay): TodayEntry[] =>
  sources.flatMap((source) => source(rows, day)).toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
