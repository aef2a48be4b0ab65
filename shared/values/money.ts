// Money is integer US cents everywhere; field names end in `Cents`. Only this file converts between cents and words.

/** Integer US cents. The type allows negative amounts (refunds, discounts); schemas say where they aren't allowed. */
export type Cents = number;

/** One hundred million dollars, far above any funeral. A larger price is a typo. */
export const MAX_CENTS = 10_000_000_000;

/** Created on first use: loading the runtime's number formats adds 14 ms to every cold start, and few Lambdas write amounts. */
const formats: { withDecimals?: Intl.NumberFormat; withoutDecimals?: Intl.NumberFormat } = {};
const dollars = { style: 'currency', currency: 'USD' } as const;
const withDecimals = () => (formats.withDecimals ??= new Intl.NumberFormat('en-US', dollars));
const withoutDecimals = () =>
  (formats.withoutDecimals ??= new Intl.NumberFormat('en-US', { ...dollars, maximumFractionDigits: 0 }));

/**
 * Writes cents as dollars: `formatCents(123450)` is `$1,234.50`; a negative amount is `-$1.00`. `decimals: 'none'` rounds to whole dollars (`$1,235`),
 * `'if-any'` drops only `.00`. Statements and contracts keep the decimals.
 */
export function formatCents(cents: Cents, { decimals = 'always' }: { decimals?: 'always' | 'if-any' | 'none' } = {}): string {
  const whole = decimals === 'none' || (decimals === 'if-any' && cents % 100 === 0);
  return (whole ? withoutDecimals() : withDecimals()).format(cents / 100 + 0);
}

/** Writes `$995 to $3,595`, or one price if both ends are equal. */
export function formatCentsRange(minCents: Cents, maxCents: Cents): string {
  const low = formatCents(minCents, { decimals: 'if-any' });
  return minCents === maxCents ? low : `${low} to ${formatCents(maxCents, { decimals: 'if-any' })}`;
}

/**
 * Returns the cents that a person typed: `$1,234.5`, `1234.50`, ` 12 `. The currency input accepts only digits and one decimal point and reads an empty
 * value as 0 (docs/decisions.md, Questions); this function returns `undefined` for anything that isn't an amount, and never rounds (it refuses three
 * decimals), so that nothing is charged that wasn't typed.
 */
export function parseCents(text: string): Cents | undefined {
  const typed = text.replace(/[$\s]/g, '');
  if (!/^-?(\d{1,3}(,\d{3})+|\d+)?(\.\d{0,2})?$/.test(typed) || !/\d/.test(typed)) return undefined;
  const [dollars = '', fraction = ''] = typed.replace(/[-,]/g, '').split('.');
  const cents = Number(dollars || '0') * 100 + Number(fraction.padEnd(2, '0'));
  if (cents > MAX_CENTS) return undefined;
  return typed.startsWith('-') && cents !== 0 ? -cents : cents;
}

/** Returns what the currency input keeps after a keystroke: digits and the first decimal point, with at most two decimals. */
export function maskCurrency(text: string): string {
  const [dollars = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? dollars : `${dollars}.${rest.join('').slice(0, 2)}`;
}

/** Returns a share of an amount in millionths, US cents, half a cent rounded up; neither is negative. */
export const ppmOf = (cents: number, ppm: number): number => Number((BigInt(cents) * BigInt(ppm) + 500_000n) / 1_000_000n);

/** Returns a share of an amount in basis points, US cents, half a cent rounded up; neither is negative. */
export const shareOf = (cents: number, basisPoints: number): number => ppmOf(cents, basisPoints * 100);
