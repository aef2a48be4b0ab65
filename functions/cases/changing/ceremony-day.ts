import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import type { CaseDisplayService } from '#shared/model/display-service.ts';
import { type CalendarDate, isCalendarDate } from '#shared/values/dates.ts';
import { serviceAnswers } from '../viewing/case-display-service-of.ts';

type Ceremony = Pick<CaseDisplayService, 'displayServiceAction' | 'questions'>;

/** The name under which display services ask for the day of a ceremony. */
const DAY = 'ceremonyDate';

/** Returns the day of a display service that is a ceremony; nothing if it isn't one, was removed, or has no day yet. */
export function ceremonyDay(service: Ceremony): CalendarDate | undefined {
  if (service.displayServiceAction === 'removed') return undefined;
  const day = serviceAnswers(service)[DAY];
  return isCalendarDate(day) ? day : undefined;
}

export const firstDay = (days: readonly (CalendarDate | undefined)[]): CalendarDate | undefined =>
  days.filter((day) => day !== undefined).toSorted()[0];

/** Returns the day of the first ceremony as a fact; none if no ceremony has a day. */
export function firstServiceFact(services: readonly Ceremony[]): CaseFacts {
  const serviceStartsOn = firstDay(services.map(ceremonyDay));
  return serviceStartsOn === undefined ? {} : { serviceStartsOn };
}
