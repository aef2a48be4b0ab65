import type { FieldType } from '../../model/enumerations/question.ts';
import { formatCalendarDate, formatInstant, isCalendarDate, isInstant } from '../../values/dates.ts';
import type { QuestionKind } from './kind.ts';
import { hasWords } from './values.ts';

/** Days and moments. A time of day is a number of minutes (`number.ts`). */
export const dates = {
  date: {
    isAnswered: hasWords,
    check: (value) => (isCalendarDate(value) ? undefined : 'Enter a date that exists'),
    say: (value: string) => (isCalendarDate(value) ? formatCalendarDate(value) : value),
    fact: 'value',
  },
  'date-time': {
    isAnswered: hasWords,
    check: (value) => (isInstant(value) ? undefined : 'Enter a date and a time that exist'),
    say: (value: string, { timeZone }) => (isInstant(value) ? formatInstant(value, timeZone) : value),
    fact: 'value',
  },
} satisfies Partial<Record<FieldType, QuestionKind>>;
