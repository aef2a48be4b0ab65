// A memorable date (USWDS): month, day and year apart, as people say a birthday; nobody pages a calendar back to 1938.
import { isCalendarDate } from '#shared/values/dates.ts';

/** What stands in the three boxes: the month's number or nothing, and digits. */
export type DateParts = { month: string; day: string; year: string };

export const splitDate = (date: string): DateParts => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  return { month: month && String(Number(month)), day: day && String(Number(day)), year };
};

export type ReadDate = { date: string | null; fault?: string };

/** The date that the parts make; where they make none but are not empty, what is wrong with them. */
export const readDate = ({ month, day, year }: DateParts): ReadDate => {
  if (month === '' && day === '' && year === '') return { date: null };
  const missing = [month === '' && 'the month', day === '' && 'the day', year === '' && 'the year'].filter(Boolean);
  if (missing.length > 0) return { date: null, fault: `Enter ${missing.join(' and ')} too` };
  if (year.length < 4) return { date: null, fault: 'Enter the year with 4 digits' };
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? { date } : { date: null, fault: 'Enter a date that exists' };
};

/** Digits alone, so many at most. */
export const maskDigits = (text: string, most: number): string => text.replace(/\D/g, '').slice(0, most);
