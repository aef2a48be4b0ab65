import type { DecedentStatus } from '../model/enumerations/case.ts';
import type { Task, TaskOrigin } from '../model/task.ts';
import { addDays, type CalendarDate, dateInZone, isCalendarDate, isInstant } from '../values/dates.ts';
import type { Facts } from './rule-holds.ts';

/** How far along a decedent's care is, for work that must be done before a step. A transfer doesn't count as progress. */
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
 * Returns how far care has to be to be past a step. Someone who was transferred may come back to be prepared, and then the work before leaving is still ahead;
 * cremated remains show that they left for good, or were cremated here.
 */
const passedFrom = (gate: DecedentStatus): number => (gate === 'transferred' ? order['cremated-remains-in-care'] : order[gate]);

/**
 * Returns whether care has passed the step before which something had to be done. Only embalming itself passes embalming, since preparation may begin
 * without it; any other step is also passed by later ones.
 */
export function isPast(gate: DecedentStatus, facts: Facts): boolean {
  const status = statusOf(facts);
  if (status === undefined) return false;
  return status === gate || (gate !== 'embalmed' && order[status] >= passedFrom(gate));
}

/** Returns whether care has gone back to before a step that it had passed. */
const isBackBefore = (gate: DecedentStatus, facts: Facts): boolean => {
  const status = statusOf(facts);
  return status !== undefined && order[status] < passedFrom(gate);
};

/** Returns a case's date: a calendar date, or the home's day of a moment. */
function dayOf(value: unknown, timeZone: string): CalendarDate | undefined {
  if (isCalendarDate(value)) return value;
  return isInstant(value) ? dateInZone(value, timeZone) : undefined;
}

/** The last day that tasks can be due: the end of the next one doesn't fit four-digit years. */
const LAST_DAY = '9999-12-30';

/** Adds days to a day, or returns nothing if that leaves the calendar, as after a mistyped year. */
function daysFrom(day: CalendarDate, days: number): CalendarDate | undefined {
  const due = addDays(day, days);
  return isCalendarDate(due) && due <= LAST_DAY ? due : undefined;
}

export type DueContext = { facts: Facts; timeZone: string; today: CalendarDate };

/**
 * Returns the day a task is due, by the home's calendar, or `undefined` while there is none. A person's choice is the day itself. What must be done before a step of care has no day until that
 * step is passed. Then it is due that very day (`previous` is the day noted before), until care goes back.
 */
export function dueOn(
  { due, origin, previous }: { due: Task['due']; origin: TaskOrigin; previous: CalendarDate | undefined },
  { facts, timeZone, today }: DueContext,
): CalendarDate | undefined {
  if (due.from === 'choice') return due.day;
  if (due.from === 'event') return daysFrom(dateInZone(origin.at, timeZone), due.days);
  if (due.from === 'date') {
    const day = dayOf(facts[due.identifier], timeZone);
    return day && daysFrom(day, due.days);
  }
  if (isPast(due.before, facts)) return previous ?? today;
  return isBackBefore(due.before, facts) ? undefined : previous;
}
