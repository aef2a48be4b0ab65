import type { DecedentStatus } from '../model/enumerations/case.ts';
import type { TaskDue, TaskOrigin } from '../model/task.ts';
import { addDays, type CalendarDate, dateInZone, isCalendarDate, isInstant } from '../values/dates.ts';
import type { Facts } from './rule-holds.ts';

/** How far a decedent has come, as far as work that has to be done before is concerned; what is transferred has come nowhere here. */
const order: Readonly<Record<DecedentStatus, number>> = {
  'not-in-care': 0,
  transferred: 0,
  'pickup-requested': 1,
  'out-for-pickup': 2,
  'in-care': 3,
  embalmed: 4,
  'preparation-started': 5,
  'preparation-completed': 6,
  'cremated-remains-in-care': 7,
  'cremated-remains-ready-for-family': 8,
  'cremated-remains-in-family-care': 9,
  'laid-to-rest': 10,
};

const statusOf = ({ decedentStatus }: Facts): DecedentStatus | undefined =>
  typeof decedentStatus === 'string' && decedentStatus in order ? (decedentStatus as DecedentStatus) : undefined;

/**
 * Whether care has gone on past the point before which something had to be done: embalming is passed by embalming alone, since preparation may begin without it;
 * every other status also by those that follow it.
 */
export function isPast(gate: DecedentStatus, facts: Facts): boolean {
  const status = statusOf(facts);
  if (status === undefined) return false;
  return status === gate || (gate !== 'embalmed' && order[status] > order[gate]);
}

/** Whether care has gone back to before a point that it had passed. */
const isBackBefore = (gate: DecedentStatus, facts: Facts): boolean => {
  const status = statusOf(facts);
  return status !== undefined && order[status] < order[gate];
};

/** What a date of the case says: a calendar date, or the home's day of a moment. */
function dayOf(value: unknown, timeZone: string): CalendarDate | undefined {
  if (isCalendarDate(value)) return value;
  return isInstant(value) ? dateInZone(value, timeZone) : undefined;
}

/** The last day that tasks are due by: of the one after it there is no end within four-digit years. */
const LAST_DAY = '9999-12-30';

/** So many days from a day; none where that leaves the calendar, as from a year that was mistyped. */
function daysFrom(day: CalendarDate, days: number): CalendarDate | undefined {
  const due = addDays(day, days);
  return isCalendarDate(due) && due <= LAST_DAY ? due : undefined;
}

export type DueContext = { facts: Facts; timeZone: string; today: CalendarDate };

/**
 * The day on which a task is due, by the home's calendar; `undefined` while there is none. What has to be done before a point of care has no day until that is
 * passed: then it is due that very day (`previous` is the day noted before), and stays so until care goes back.
 */
export function dueOn(
  { due, origin, previous }: { due: TaskDue; origin: TaskOrigin; previous: CalendarDate | undefined },
  { facts, timeZone, today }: DueContext,
): CalendarDate | undefined {
  if (due.from === 'event') return daysFrom(dateInZone(origin.at, timeZone), due.days);
  if (due.from === 'date') {
    const day = dayOf(facts[due.identifier], timeZone);
    return day && daysFrom(day, due.days);
  }
  if (isPast(due.before, facts)) return previous ?? today;
  return isBackBefore(due.before, facts) ? undefined : previous;
}
