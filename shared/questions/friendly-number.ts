import { formatCents } from '../values/money.ts';
import { INCHES_A_FOOT, type NumericKind } from './bounds.ts';

const plain = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 10 });

/** Minutes of the day as `2:30 pm`; midnight is `12:00 am`, noon `12:00 pm`. */
function friendlyTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Inches as `5 ft 11 in`. */
const friendlyLength = (inches: number): string => `${Math.floor(inches / INCHES_A_FOOT)} ft ${inches % INCHES_A_FOOT} in`;

const words: Readonly<Record<NumericKind, (value: number) => string>> = {
  integer: plain,
  decimal: plain,
  time: friendlyTime,
  length: friendlyLength,
  weight: (pounds) => `${plain(pounds)} lb`,
  percent: (percent) => `${plain(percent)}%`,
  distance: (miles) => `${plain(miles)} ${miles === 1 ? 'mile' : 'miles'}`,
  currency: (cents) => formatCents(cents),
};

/** A number in its kind's unit: `180 lb`, `12.5%`, `$1,234.50`. */
export const friendlyNumber = (kind: NumericKind, value: number): string => words[kind](value);
