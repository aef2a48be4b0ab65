// A memorable date (USWDS): separate month, day, and year, as people say a birthday. Nobody wants to page a calendar back to 1938.
import { isCalendarDate } from '#shared/values/dates.ts';

/** What is in the three boxes: the month's number or nothing, and digits. */
export type DateParts = { month: string; day: string; year: string };

export const splitDate = (date: string): DateParts => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  return { month: month && String(Number(month)), day: day && String(Number(day)), year };
};

export type ReadDate = { date: string | null; fault?: string };

/** Says why a month has no such day: people look for what to change, and February is the usual reason. */
function whyNoDate(month: number, day: number, year: number): string {
  if (day < 1 || month < 1 || month > 12 || year < 1) return 'Enter a date that exists';
  const last = new Date(Date.UTC(year, month, 0));
  return `${last.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })} ${year} has ${last.getUTCDate()} days`;
}

/** Returns the date that the parts form, or what is wrong with them if they form none but aren't empty. */
export const readDate = ({ month, day, year }: DateParts): ReadDate => {
  if (month === '' && day === '' && year === '') return { date: null };
  const missing = [month === '' && 'the month', day === '' && 'the day', year === '' && 'the year'].filter(Boolean);
  if (missing.length > 0) return { date: null, fault: `Enter ${missing.join(' and ')} too` };
  if (year.length < 4) return { date: null, fault: 'Enter the year with 4 digits' };
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? { date } : { date: null, fault: whyNoDate(Number(month), Number(day), Number(year)) };
};

/** Returns at most that many digits, and nothing else. */
export const maskDigits = (text: string, most: number): string => text.replace(/\D/g, '').slice(0, most);
