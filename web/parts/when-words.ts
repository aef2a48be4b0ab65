const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

const isToday = (at: Date, now: Date): boolean => at.toDateString() === now.toDateString();

/** Returns an instant as people say it here: its date, or its time if it was today. */
export function whenWords(instant: string | Date, now: Date = new Date()): string {
  const at = new Date(instant);
  return isToday(at, now) ? `today at ${hour.format(at)}` : `on ${day.format(at)}`;
}

const monthDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** Returns the date and time, to tell it apart from another on the same day. The year is included only if it isn't this one. */
export function exactWhenWords(instant: string | Date, now: Date = new Date()): string {
  const at = new Date(instant);
  const days = at.getFullYear() === now.getFullYear() ? monthDay : day;
  return `on ${days.format(at)} at ${hour.format(at)}`;
}

/** Returns the same for a short line: only the time if it was today. */
export function shortWhenWords(instant: string | Date, now: Date = new Date()): string {
  const at = new Date(instant);
  return isToday(at, now) ? `at ${hour.format(at)}` : `on ${day.format(at)}`;
}
