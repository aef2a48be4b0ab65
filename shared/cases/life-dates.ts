import { addDays, type CalendarDate, toInstant } from '../values/dates.ts';

/** The earliest date for anyone's birth or care. An earlier year is a typo. */
export const EARLIEST_DAY: CalendarDate = '1850-01-01';

/** Returns the latest calendar day anywhere on earth at an instant (epoch milliseconds). */
export const latestToday = (now: number): CalendarDate => addDays(toInstant(now).slice(0, 10), 1);

const labels = { dateOfBirth: 'date of birth', dateOfDeath: 'date of death' } as const;
type LifeDates = { readonly [Field in keyof typeof labels]?: string | null | undefined };

/**
 * Returns what is wrong with a date of birth or death, by field, in the screen's words. Neither can be in the future or before `EARLIEST_DAY`. A home's day can
 * be a day ahead of UTC, so the day after `now` (epoch milliseconds) passes.
 */
export function lifeDateErrors(dates: LifeDates, now: number): { field: keyof LifeDates; message: string }[] {
  return (Object.keys(labels) as (keyof LifeDates)[]).flatMap((field) => {
    const day = dates[field];
    if (!day) return [];
    if (day > latestToday(now)) return [{ field, message: `The ${labels[field]} can’t be in the future.` }];
    return day < EARLIEST_DAY ? [{ field, message: `Enter a ${labels[field]} after 1849.` }] : [];
  });
}
