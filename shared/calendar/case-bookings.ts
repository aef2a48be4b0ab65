import type { CaseDisplayService } from '../model/display-service.ts';
import type { CalendarKind, CalendarSource } from '../model/enumerations/calendar.ts';
import type { DecedentStatus } from '../model/enumerations/case.ts';
import type { CaseQuestion } from '../model/question.ts';
import { addDays, type Instant, isCalendarDate, isInstant } from '../values/dates.ts';
import { type AddressLineParts, formatAddress } from '../values/format-address.ts';
import { dayOf, minutesOf, type WallTime, wallTimeAt, wallTimeOf } from '../values/wall-time.ts';

/** What a case says about an entry of the calendar. */
export type CaseBooking = {
  source: CalendarSource;
  /** The display service that says it. A case has one removal. */
  displayServiceId?: string;
  kind: CalendarKind;
  title: string;
  startsAt: WallTime;
  isTimeOpen: boolean;
  place: string;
};

/** How long an entry lasts if nobody has said so. Minutes. */
export const usualMinutes: Readonly<Record<CalendarSource, number>> = { service: 60, conference: 90, removal: 60 };

/** The questions of display services that say when and where. */
const asks = {
  service: { day: 'ceremonyDate', time: 'ceremonyTime', place: 'ceremonyPlace', address: 'ceremonyAddress' },
  conference: { at: 'conferenceAt', place: 'conferenceKind', address: 'conferenceAddress' },
} as const;

type Service = Pick<CaseDisplayService, 'displayServiceId' | 'displayServiceAction' | 'name' | 'questions'>;

const questionOf = ({ questions }: Pick<Service, 'questions'>, identifier: string): CaseQuestion | undefined =>
  questions.find((question) => question.identifier === identifier);
const answerOf = (service: Service, identifier: string) => questionOf(service, identifier)?.value;

/** Returns the place that a service says: an address if it has one, otherwise the choice in words. */
function placeOf(service: Service, { place, address }: { place: string; address: string }): string {
  const question = questionOf(service, place);
  const choice = question?.options.find(({ id }) => id === question.value)?.text ?? '';
  const typed = answerOf(service, address);
  const words = typed && typeof typed === 'object' && !Array.isArray(typed) ? formatAddress(typed as AddressLineParts) : '';
  return (words || choice).slice(0, 300);
}

function ceremonyOf(service: Service): CaseBooking | undefined {
  const [day, time] = [answerOf(service, asks.service.day), answerOf(service, asks.service.time)];
  if (!isCalendarDate(day)) return undefined;
  const isTimeOpen = typeof time !== 'number';
  return {
    source: 'service',
    displayServiceId: service.displayServiceId,
    kind: 'service',
    title: service.name,
    startsAt: wallTimeAt(day, isTimeOpen ? 0 : time),
    isTimeOpen,
    place: placeOf(service, asks.service),
  };
}

function conferenceOf(service: Service, timeZone: string): CaseBooking | undefined {
  const at = answerOf(service, asks.conference.at);
  if (!isInstant(at)) return undefined;
  return {
    source: 'conference',
    displayServiceId: service.displayServiceId,
    kind: 'conference',
    title: service.name,
    startsAt: wallTimeOf(at, timeZone),
    isTimeOpen: false,
    place: placeOf(service, asks.conference),
  };
}

/** Returns what a display service of a case puts on the calendar: a ceremony or a conference, once it has a day. */
export function bookingOfService(service: Service, timeZone: string): CaseBooking | undefined {
  if (service.displayServiceAction === 'removed') return undefined;
  return ceremonyOf(service) ?? conferenceOf(service, timeZone);
}

/** Statuses of a decedent for whom a removal is still to be done. */
const awaited: ReadonlySet<DecedentStatus> = new Set(['pickup-requested', 'out-for-pickup']);
export const isRemovalAwaited = (status: DecedentStatus): boolean => awaited.has(status);

/** Returns the removal of a case, from when the place says that the home may come; otherwise on the day it was requested, without a time. */
export function removalBooking(at: { readyFrom: unknown; now: Instant; place: string; timeZone: string }): CaseBooking {
  const isTimeOpen = !isInstant(at.readyFrom);
  const wall = wallTimeOf(isTimeOpen ? at.now : (at.readyFrom as Instant), at.timeZone);
  return {
    source: 'removal',
    kind: 'removal',
    title: 'Removal',
    startsAt: isTimeOpen ? wallTimeAt(dayOf(wall), 0) : wall,
    isTimeOpen,
    place: at.place.slice(0, 300),
  };
}

/** Returns when an entry without a time ends: with its day. */
export const endOfOpenDay = (startsAt: WallTime): WallTime => wallTimeAt(addDays(dayOf(startsAt), 1), 0);

/** Returns the answers that put a ceremony or a conference at a time, for the questions that its service asks. */
export function answersAt(
  { questions }: Pick<Service, 'questions'>,
  source: Exclude<CalendarSource, 'removal'>,
  { startsAt, isTimeOpen, instant }: { startsAt: WallTime; isTimeOpen: boolean; instant: Instant },
): Record<string, string | number | null> {
  if (source === 'conference') return { [asks.conference.at]: instant };
  const { day, time } = asks.service;
  const asksTime = questionOf({ questions }, time) !== undefined;
  return { [day]: dayOf(startsAt), ...(asksTime ? { [time]: isTimeOpen ? null : minutesOf(startsAt) } : {}) };
}
