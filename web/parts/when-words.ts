const styles = {
  day: { month: 'long', day: 'numeric', year: 'numeric' },
  monthDay: { month: 'long', day: 'numeric' },
  year: { year: 'numeric' },
  hour: { hour: 'numeric', minute: '2-digit' },
} as const;

/** By style and zone, created on first use: a format costs more than what it formats. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(style: keyof typeof styles, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${style} ${timeZone ?? ''}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...styles[style], ...(timeZone ? { timeZone } : {}) });
  formats.set(key, format);
  return format;
}

/** Returns what says when something was, by the clock and the calendar of a time zone; without one, of the browser's. */
export function whenWordsIn(timeZone?: string) {
  const write = (style: keyof typeof styles, at: Date) => formatOf(style, timeZone).format(at);
  const isToday = (at: Date, now: Date) => write('day', at) === write('day', now);
  return {
    /** Returns an instant as people say it here: its date, or its time if it was today. */
    whenWords(instant: string | Date, now: Date = new Date()): string {
      const at = new Date(instant);
      return isToday(at, now) ? `today at ${write('hour', at)}` : `on ${write('day', at)}`;
    },
    /** Returns the date and time for after a word such as since, until, or at: the time alone, with “today”, if it was today. */
    momentWords(instant: string | Date, now: Date = new Date()): string {
      const at = new Date(instant);
      if (isToday(at, now)) return `${write('hour', at)} today`;
      const isThisYear = write('year', at) === write('year', now);
      return `${write(isThisYear ? 'monthDay' : 'day', at)} at ${write('hour', at)}`;
    },
    /** Returns the date and time, to tell it apart from another on the same day. The year is included only if it isn't this one. */
    exactWhenWords(instant: string | Date, now: Date = new Date()): string {
      const at = new Date(instant);
      const isThisYear = write('year', at) === write('year', now);
      return `on ${write(isThisYear ? 'monthDay' : 'day', at)} at ${write('hour', at)}`;
    },
    /** Returns the same for a short line: only the time if it was today. */
    shortWhenWords(instant: string | Date, now: Date = new Date()): string {
      const at = new Date(instant);
      return isToday(at, now) ? `at ${write('hour', at)}` : `on ${write('day', at)}`;
    },
  };
}

export type WhenWords = ReturnType<typeof whenWordsIn>;

/** By the browser's clock, for families and administrators. In a home's workspace, `useWhenWords` follows the home's. */
export const { whenWords, exactWhenWords, shortWhenWords } = whenWordsIn();
