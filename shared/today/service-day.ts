import type { CaseDisplayService } from '../model/display-service.ts';
import type { CaseQuestion } from '../model/question.ts';
import { friendlyAnswer } from '../questions/friendly-answer.ts';
import { localMoment } from '../questions/instant-parts.ts';
import { type CalendarDate, isCalendarDate, isInstant } from '../values/dates.ts';

/** The parts of a case's display service that say whether it is on some day. */
export type DatedService = Pick<CaseDisplayService, 'displayServiceId' | 'name' | 'displayServiceAction' | 'questions'>;

/** What is on, its day, its time (`HH:MM`) by the home's clocks, and where. The time is null, and the place empty, while nobody has said. */
export type ServiceDay = { kind: 'service' | 'conference'; day: CalendarDate; time: string | null; place: string };

/** The identifiers by which display services ask for these (`world/data/questions.ts`). */
const ceremony = { day: 'ceremonyDate', time: 'ceremonyTime', places: ['ceremonyAddress', 'ceremonyPlace'] } as const;
const conference = { at: 'conferenceAt', places: ['conferenceAddress', 'conferenceKind'] } as const;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const twoDigits = (number: number) => String(number).padStart(2, '0');

const questionOf = ({ questions }: DatedService, identifier: string): CaseQuestion | undefined =>
  questions.find((question) => question.identifier === identifier && question.value !== undefined);
const answerOf = (service: DatedService, identifier: string): unknown => questionOf(service, identifier)?.value;

/** Returns the first of these answers in words; empty if there is none. */
function placeOf(service: DatedService, identifiers: readonly string[]): string {
  const question = identifiers.map((identifier) => questionOf(service, identifier)).find((found) => found !== undefined);
  return question ? friendlyAnswer(question, question.value).replaceAll('\n', ', ') : '';
}

/** Returns when and where a display service of a case is; null if it was removed, has no day yet, or isn't of a kind that has one. */
export function serviceDay(service: DatedService, timeZone: string): ServiceDay | null {
  if (service.displayServiceAction === 'removed') return null;
  const day = answerOf(service, ceremony.day);
  if (isCalendarDate(day)) {
    const time = answerOf(service, ceremony.time);
    const isTime = typeof time === 'string' && TIME.test(time);
    return { kind: 'service', day, time: isTime ? time : null, place: placeOf(service, ceremony.places) };
  }
  const at = answerOf(service, conference.at);
  if (!isInstant(at)) return null;
  const { date, minutes } = localMoment(at, timeZone);
  const time = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  return { kind: 'conference', day: date, time, place: placeOf(service, conference.places) };
}

/** Returns the day under which a display service is found, without knowing the home's time zone: at most one day from its own. */
export const roughDay = (service: DatedService): CalendarDate | undefined => serviceDay(service, 'UTC')?.day;
