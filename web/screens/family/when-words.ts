const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** An instant in the words of this place: its day, and the time where it was today. */
export function whenWords(instant: string, now: Date = new Date()): string {
  const at = new Date(instant);
  return at.toDateString() === now.toDateString() ? `today at ${hour.format(at)}` : `on ${day.format(at)}`;
}
