// What the box of each numeric kind accepts, and what it means. Pure.
import type { NumericKind } from '#shared/questions/kinds/number.ts';
import { maskCurrency, parseCents } from '#shared/values/money.ts';

/** Numeric kinds that people type. Lengths and times of day are chosen. */
export type TypedNumberKind = Exclude<NumericKind, 'length' | 'time'>;

export type NumberKind = {
  /** Returns what is in the box after a keystroke or a paste. */
  mask: (text: string) => string;
  /** Returns what it means; null if it means nothing yet. */
  read: (text: string) => number | null;
  /** Returns how the box shows an answer. */
  write: (value: number | null) => string;
  placeholder?: string;
  before?: string;
  after?: string;
  /** The unit in words, for people who can't see the sign. */
  unit?: string;
  inputMode: 'numeric' | 'decimal';
  hasButtons?: true;
};

/** With more digits than this, whole numbers are no longer exact. */
const EXACT_DIGITS = 15;

/** Keeps the digits before a point: without it, 6.5 would become 65. */
const digits =
  (most: number) =>
  (text: string): string =>
    text.replace(/\..*/s, '').replace(/\D/g, '').slice(0, most);

/** Keeps digits and the first point, with at most that many decimals. */
const decimals =
  (most: number) =>
  (text: string): string => {
    const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
    const digits = whole.slice(0, EXACT_DIGITS - most);
    return rest.length === 0 ? digits : `${digits}.${rest.join('').slice(0, most)}`;
  };

const readNumber = (text: string): number | null => (/\d/.test(text) ? Number(text) : null);
/** Writes a number, never in the form 1e-7, which the box wouldn't accept. */
const writeNumber = (value: number | null): string =>
  value === null ? '' : value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 });

/** Reads an emptied amount as 0 (docs/decisions.md, Questions), and an untouched one as no answer. */
const readCents = (text: string): number | null => (text === '' ? 0 : (parseCents(text) ?? null));
const writeCents = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

const plain = { read: readNumber, write: writeNumber };

export const numberKinds: Readonly<Record<TypedNumberKind, NumberKind>> = {
  integer: { ...plain, mask: digits(EXACT_DIGITS), inputMode: 'numeric', hasButtons: true },
  decimal: { ...plain, mask: decimals(6), inputMode: 'decimal', hasButtons: true },
  weight: { ...plain, mask: digits(4), placeholder: '####', after: 'lb', unit: 'pounds', inputMode: 'numeric' },
  percent: { ...plain, mask: decimals(2), placeholder: '##.##', after: '%', unit: 'percent', inputMode: 'decimal' },
  distance: { ...plain, mask: decimals(2), after: 'miles', unit: 'miles', inputMode: 'decimal' },
  // Two decimals fit, so that validation can refuse a second one: cutting it off would change a reading.
  temperature: {
    ...plain,
    mask: decimals(2),
    placeholder: '##.#',
    after: '°F',
    unit: 'degrees Fahrenheit',
    inputMode: 'decimal',
  },
  currency: {
    mask: maskCurrency,
    read: readCents,
    write: writeCents,
    placeholder: '0.00',
    before: '$',
    unit: 'US dollars',
    inputMode: 'decimal',
  },
};

/** Returns whether a number box ignores a key: signs and exponents, and the point if there are no decimals. */
export const isBlockedKey = (key: string, { inputMode }: NumberKind): boolean =>
  /^[eE+-]$/.test(key) || (key === '.' && inputMode === 'numeric');
