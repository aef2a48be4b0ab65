// Money is integer US cents everywhere; field names end in `Cents`. Only this file turns cents into words and words into cents.

/** Integer US cents. Negative amounts (refunds, discounts) are allowed by the type; schemas say where they are not. */
export type Cents = number;

/** One hundred million dollars, far above any funeral: a larger price is a slip of the keyboard. */
export const MAX_CENTS = 10_000_000_000;

/** Made when first asked for: loading the runtime's number formats costs every cold start 14 ms, and few Lambdas write amounts. */
const formats: { withDecimals?: Intl.NumberFormat; withoutDecimals?: Intl.NumberFormat } = {};
const dollars = { style: 'currency', currency: 'USD' } as const;
const withDecimals = () => (formats.withDecimals ??= new Intl.NumberFormat('en-US', dollars));
const withoutDecimals = () =>
  (formats.withoutDecimals ??= new Intl.NumberFormat('en-US', { ...dollars, maximumFractionDigits: 0 }));

/**
 * `formatCents(123450)` is `$1,234.50`; a negative amount is `-$1.00`.
 * `decimals: 'none'` rounds to whole dollars (`$1,235`), `'if-any'` drops `.00` only. Statements and contracts keep the decimals.
 */
export function formatCents(cents: Cents, { decimals = 'always' }: { decimals?: 'always' | 'if-any' | 'none' } = {}): string {
  const whole = decimals === 'none' || (decimals === 'if-any' && cents % 100 === 0);
  return (whole ? withoutDecimals() : withDecimals()).format(cents / 100 + 0);
}

/** `$995 to $3,595`, or one price where both ends are equal. */
export function formatCentsRange(minCents: Cents, maxCents: Cents): string {
  const low = formatCents(minCents, { decimals: 'if-any' });
  return minCents === maxCents ? low : `${low} to ${formatCents(maxCents, { decimals: 'if-any' })}`;
}

/**
 * Returns the cents that a person typed: `$1,234.5`, `1234.50`, ` 12 `. The currency input accepts only digits and one point and reads an empty value
 * as 0 (docs/decisions.md, Questions); this function returns `undefined` for anything that isn't an amount, and never rounds (it refuses three
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

/** What the currency input holds after a key stroke: digits and the first point, two decimals at most. */
export function maskCurrency(text: string): string {
  const [dollars = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? dollars : `${dollars}.${rest.join('').slice(0, 2)}`;
}

/** Returns a share in basis points of an amount, US cents, half a cent rounded up; neither is negative. */
export const shareOf = (cents: number, basisPoints: number): number =>
  Number((BigInt(cents) * BigInt(basisPoints) + 5_000n) / 10_000n);
