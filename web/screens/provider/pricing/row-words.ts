import type { PriceRowView } from '#shared/contract/pricing-views.ts';
import { containerSource, priceUnit } from '#shared/model/enumerations/pricing.ts';
import type { PriceRow } from '#shared/model/price-row.ts';
import { formatCents, formatCentsRange } from '#shared/values/money.ts';

/** Says what a row costs, in words; `no price` if it has none. */
export function priceWords(row: PriceRow): string {
  if (row.kind === 'service') {
    const { minCents, maxCents, variants = [] } = row;
    if (variants.length > 0) {
      const prices = variants.map(({ priceCents }) => priceCents);
      return formatCentsRange(Math.min(...prices), Math.max(...prices));
    }
    if (minCents !== undefined && maxCents !== undefined) return formatCentsRange(minCents, maxCents);
  }
  return row.priceCents === undefined ? 'no price' : formatCents(row.priceCents);
}

/** Describes everything in a row, part by part, to compare it with another. */
export function rowWords(row: PriceRow): { label: string; words: string }[] {
  const offered = { label: 'Offered', words: row.isOffered ? 'Yes' : 'No' };
  if (row.kind === 'item')
    return [
      offered,
      { label: 'Price', words: priceWords(row) },
      { label: 'Special order', words: row.isSpecialOrder ? 'Yes' : 'No' },
    ];
  const containers = (row.variants ?? []).map(
    ({ container, providedBy, priceCents }) => `${container} (${containerSource.label(providedBy)}): ${formatCents(priceCents)}`,
  );
  return [
    offered,
    { label: 'Price', words: containers.length > 0 ? containers.join('; ') : priceWords(row) },
    { label: 'Unit', words: priceUnit.label(row.unit) },
    { label: 'Units included', words: row.includedUnits === undefined ? '' : String(row.includedUnits) },
    { label: 'Own name', words: row.name },
    { label: 'Note', words: row.note },
  ];
}

const sources = {
  published: 'NFDA 2023 Member GPL Study',
  derived: 'derived from the NFDA 2023 Member GPL Study',
  '2021': 'NFDA 2021 GPL Study',
};

/** Says the national median, with its source; nothing if there is no figure. */
export const medianWords = ({ median }: PriceRowView): string | undefined =>
  median ? `National median ${formatCents(median.cents, { decimals: 'if-any' })} (${sources[median.source]})` : undefined;

/** Returns `12 of 14 priced, 3 changed`. */
export const progressWords = ({ priced, total, changed }: { priced: number; total: number; changed: number }): string =>
  `${priced} of ${total} priced${changed > 0 ? `; ${changed} changed since the list in force` : ''}`;
