import { type PriceUnit, priceUnit } from '../model/enumerations/pricing.ts';
import { formatCents } from '../values/money.ts';

type PriceParts = {
  priceCents?: number;
  minCents?: number;
  maxCents?: number;
  unit: PriceUnit;
  includedUnits?: number | undefined;
};

const unitWords = (unit: PriceUnit): string => (unit === 'flat' ? '' : ` ${priceUnit.label(unit)}`);

/** Writes `$4.00 per mile` or `$995.00 to $3,595.00`. Lists and statements keep the decimals. */
export function priceWords({ priceCents, minCents, maxCents, unit }: PriceParts): string {
  if (priceCents !== undefined) return `${formatCents(priceCents)}${unitWords(unit)}`;
  if (minCents === undefined || maxCents === undefined) return '';
  return minCents === maxCents ? formatCents(minCents) : `${formatCents(minCents)} to ${formatCents(maxCents)}`;
}

const included: Partial<Record<PriceUnit, [one: string, many: string]>> = {
  hour: ['hour', 'hours'],
  mile: ['mile', 'miles'],
  day: ['day', 'days'],
  page: ['page', 'pages'],
  copy: ['copy', 'copies'],
};

/** Writes `Includes 25 miles.`, or nothing if the price includes no units. */
export function includedWords({ unit, includedUnits }: Pick<PriceParts, 'unit' | 'includedUnits'>): string[] {
  const words = included[unit];
  if (!words || !includedUnits) return [];
  return [`Includes ${includedUnits.toLocaleString('en-US')} ${includedUnits === 1 ? words[0] : words[1]}.`];
}
