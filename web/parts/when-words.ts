const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

const isToday = (at: Date, now: Date): boolean => at.toDateString() === now.toDateString();

/** An instant in the words of this place: its day, and the time where it was today. */
export function whenWords(instant: string | Date, now: Date = new Date()): string {
  const at = new Date(instant);
  return isToday(at, now) ? `today at ${hour.format(at)}` : `on ${day.format(at)}`;
}

const monthDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** Returns the day and the time, for what has to be told apart from another of the same day; the year only where it is another. */
export function exactWhenWords(instant: string | Date, now: Date = new Date()): string {
  const at = new Date(instant);
  const days = at.getFullYear() === now.getFullYear() ? monthDay : day;
  return `on ${days.format(at)} at ${hour.format(at)}`;
}

/** The same where the line has to be short: the time alone where it was today. */
export function shortWhenWords(instant: string | Date, now: Date = new Date()): string {
  const at = new Date(instant);
  return isToday(at, now) ? `at ${hour.format(at)}` : `on ${day.format(at)}`;
}
