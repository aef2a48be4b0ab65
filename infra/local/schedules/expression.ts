/** Returns when something is due next: after `after` (epoch ms), or undefined if never again. */
export type Schedule = (after: number) => number | undefined;

const minute = 60_000;
const units: Record<string, number> = { minute, hour: 60 * minute, day: 1440 * minute };
const monthNames = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const dayNames = 'SUN MON TUE WED THU FRI SAT'.split(' ');

type Fields = { minute: number; hour: number; day: number; month: number; weekday: number; year: number; lastDay: number };

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const numeric = 'numeric';
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
  });
}

/** Returns a time's calendar fields, in a time zone. */
function fieldsOf(at: number, calendar: Intl.DateTimeFormat): Fields {
  const parts = calendar.formatToParts(at);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [read('year'), read('month'), read('day')];
  return {
    ...{ year, month, day, hour: read('hour'), minute: read('minute') },
    weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 1,
    lastDay: new Date(Date.UTC(year, month, 0)).getUTCDate(),
  };
}

/** Matches one cron field: `*`, `?`, lists, ranges, steps, and names. The callers below handle `L`, `W`, and `#`. */
function fieldMatches(field: string, value: number, names: string[], first: number, last: number): boolean {
  if (field === '*' || field === '?') return true;
  const number = (text: string): number =>
    names.includes(text.toUpperCase()) ? names.indexOf(text.toUpperCase()) + 1 : Number(text);
  return field.split(',').some((part) => {
    const [range = '*', step] = part.split('/');
    const [from, to] = range === '*' ? [first, last] : range.split('-').map(number);
    const end = to ?? (step ? last : from);
    return from !== undefined && end !== undefined && value >= from && value <= end && (value - from) % Number(step ?? 1) === 0;
  });
}

function dayMatches(dayOfMonth: string, dayOfWeek: string, now: Fields): boolean {
  if (dayOfMonth === 'L') return now.day === now.lastDay;
  const nth = /^(\w+)#(\d)$/.exec(dayOfWeek);
  if (nth) return fieldMatches(nth[1] ?? '', now.weekday, dayNames, 1, 7) && Math.ceil(now.day / 7) === Number(nth[2]);
  const lastOf = /^(\w+)L$/.exec(dayOfWeek);
  if (lastOf) return fieldMatches(lastOf[1] ?? '', now.weekday, dayNames, 1, 7) && now.day + 7 > now.lastDay;
  return fieldMatches(dayOfMonth, now.day, [], 1, 31) && fieldMatches(dayOfWeek, now.weekday, dayNames, 1, 7);
}

const farthestMs = 4 * 366 * 1440 * minute;

function cron(expression: string, timeZone: string): Schedule {
  const [minutes = '', hours = '', dayOfMonth = '', months = '', dayOfWeek = '', years = '*'] = expression.trim().split(/\s+/);
  const dateMatches = (now: Fields): boolean =>
    fieldMatches(months, now.month, monthNames, 1, 12) &&
    dayMatches(dayOfMonth, dayOfWeek, now) &&
    fieldMatches(years, now.year, [], 1970, 2199);
  const calendar = calendarOf(timeZone);
  return (after) => {
    let at = Math.floor(after / minute) * minute + minute;
    const farthest = at + farthestMs;
    while (at < farthest) {
      const now = fieldsOf(at, calendar);
      if (!dateMatches(now)) {
        // To the evening in one step, then by quarters of an hour: in between, clocks are set forward or back by an hour or two.
        at += now.hour < 21 ? (21 - now.hour) * 60 * minute : (15 - (now.minute % 15)) * minute;
        continue;
      }
      if (fieldMatches(hours, now.hour, [], 0, 23) && fieldMatches(minutes, now.minute, [], 0, 59)) return at;
      at += minute;
    }
    return undefined;
  };
}

/** Returns the UTC time of a local date and time (`2027-01-31T09:00:00`) in a time zone. */
function localInstant(text: string, timeZone: string): number {
  const guess = Date.parse(`${text}Z`);
  const fields = fieldsOf(guess, calendarOf(timeZone));
  const offset =
    Date.UTC(fields.year, fields.month - 1, fields.day, fields.hour, fields.minute) - Math.floor(guess / minute) * minute;
  return guess - offset;
}

/** Reads `rate(5 minutes)`, `cron(0 8 * * ? *)`, or `at(2027-01-31T09:00:00)`. `start` is what a rate counts from. */
export function parseSchedule(expression: string, start: number, timeZone = 'UTC'): Schedule {
  const [, kind, argument = ''] = /^(rate|cron|at)\((.+)\)$/.exec(expression.trim()) ?? [];
  if (kind === 'cron') return cron(argument, timeZone);
  if (kind === 'at') return (after) => (localInstant(argument, timeZone) > after ? localInstant(argument, timeZone) : undefined);
  const [amount, unit = ''] = argument.split(/\s+/);
  const every = Number(amount) * (units[unit.replace(/s$/, '')] ?? Number.NaN);
  if (kind !== 'rate' || !(every > 0)) throw new Error(`"${expression}" is not a schedule.`);
  return (after) => start + (Math.floor((after - start) / every) + 1) * every;
}
