import type { TaskView } from '#shared/contract/tasks-views.ts';
import { dayGroupOf } from '#shared/tasks/task-order.ts';
import { type CalendarDate, formatCalendarDate } from '#shared/values/dates.ts';

/** When a task is due, in words that also say whether it is late. */
export type DueWords = { words: string; tone: 'plain' | 'today' | 'overdue' | 'expired' };

/** Returns `Mar 4`, with the year if it isn't this year. */
function dayWords(day: CalendarDate, today: CalendarDate): string {
  const words = formatCalendarDate(day, 'medium');
  return day.slice(0, 4) === today.slice(0, 4) ? words.replace(/, \d{4}$/, '') : words;
}

const lead = (gate: string) => `Before ${gate}`;

type Due = Pick<TaskView, 'state' | 'dueOn' | 'gate'> & Partial<Pick<TaskView, 'own'>>;

/** Returns the due date of a task in the home's time zone: `Due Mar 4`, `Today`, `Before Embalmed`, or how late it is. */
export function dueWords({ state, dueOn, gate, own }: Due, today: CalendarDate): DueWords {
  const day = dueOn && dayWords(dueOn, today);
  if (state === 'expired') return { words: `Expired: ${gate ? lead(gate) : `was due ${day}`}`, tone: 'expired' };
  if (state !== 'open' || dueOn === undefined) {
    const words = gate ? lead(gate) : day ? `Due ${day}` : own ? 'No due date' : 'No date yet';
    return { words, tone: 'plain' };
  }
  const group = dayGroupOf(dueOn, today);
  if (group === 'overdue') return { words: `Overdue: ${gate ? lead(gate) : `due ${day}`}`, tone: 'overdue' };
  if (group === 'today') return { words: gate ? `${lead(gate)}, today` : 'Today', tone: 'today' };
  return { words: gate ? lead(gate) : `Due ${day}`, tone: 'plain' };
}
