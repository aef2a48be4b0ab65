import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import type { CaseDisplayService } from '#shared/model/display-service.ts';
import { type CalendarDate, isCalendarDate } from '#shared/values/dates.ts';
import { serviceAnswers } from '../viewing/case-display-service-of.ts';

type Ceremony = Pick<CaseDisplayService, 'displayServiceAction' | 'questions'>;

/** The name under which display services ask for the day of a ceremony. */
const DAY = 'ceremonyDate';

/** The day of a ceremony that a display service is; nothing where it is none, was removed, or has no day yet. */
export function ceremonyDay(service: Ceremony): CalendarDate | undefined {
  if (service.displayServiceAction === 'removed') return undefined;
  const day = serviceAnswers(service)[DAY];
  return isCalendarDate(day) ? day : undefined;
}

export const firstDay = (days: readonly (CalendarDate | undefined)[]): CalendarDate | undefined =>
  days.filter((day) => day !== undefined).toSorted()[0];

/** The day of the first ceremony as a fact; none where none has a day. */
export function firstServiceFact(services: readonly Ceremony[]): CaseFacts {
  const serviceStartsOn = firstDay(services.map(ceremonyDay));
  return serviceStartsOn === undefined ? {} : { serviceStartsOn };
}
