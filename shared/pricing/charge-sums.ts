import type { PricedLine } from '../model/priced-plan.ts';
import type { Template } from '../model/template.ts';
import { kindOf } from './charge.ts';
import type { PriceBook } from './price-book.ts';

/** Kinds of charges for discounts and taxes. The one fee that is never discounted has its own kind, and counts as a service for taxes. */
export const sumKinds = ['basic-services', 'services', 'merchandise', 'cash-advances'] as const;
export type SumKind = (typeof sumKinds)[number];

/** The charges of an account by kind, US cents. */
export type Sums = Record<SumKind, number>;

export const noSums = (): Sums => ({ 'basic-services': 0, services: 0, merchandise: 0, 'cash-advances': 0 });

export const sumOf = (sums: Sums): number => sumKinds.reduce((sum, kind) => sum + sums[kind], 0);

/**
 * Splits an amount in proportion to weights, to the cent: the parts always add up to it. Without any weight, all of it is a service. Uses big integers,
 * because cents times cents exceed what a number counts exactly.
 */
export function sharedOut(cents: number, weights: Sums): Sums {
  const total = BigInt(sumOf(weights));
  const parts = noSums();
  if (total <= 0n) return { ...parts, services: cents };
  let weight = 0n;
  let given = 0;
  for (const kind of sumKinds) {
    weight += BigInt(weights[kind]);
    const upTo = Number((BigInt(cents) * weight) / total);
    parts[kind] = upTo - given;
    given = upTo;
  }
  return parts;
}

const kindOfLine = ({ gplLine, section }: PricedLine): SumKind => {
  if (gplLine === 'basic-services') return 'basic-services';
  return section === 'merchandise' || section === 'cash-advances' ? section : 'services';
};

/** Returns what a flat package includes by kind, at what each would cost alone. */
function weightsOf(book: PriceBook, template: Template): Sums {
  const weights = noSums();
  const once = new Map(book.included(template).map((each) => [each.key, each]));
  for (const { gplLine, section, unitCents } of once.values())
    weights[gplLine === 'basic-services' ? gplLine : kindOf(gplLine, section === 'cash-advances')] += unitCents ?? 0;
  return weights;
}

/**
 * Returns what an account charges by kind. A flat package's price is split in proportion to what its parts would cost alone, so that the casket in it is
 * taxed as a casket and its fee for basic services isn't discounted.
 */
export function chargeSums(lines: readonly PricedLine[], book: PriceBook, template: Template | undefined): Sums {
  const sums = noSums();
  for (const line of lines) {
    const parts = template && line.section === 'package' ? sharedOut(line.amountCents, weightsOf(book, template)) : undefined;
    if (parts) for (const kind of sumKinds) sums[kind] += parts[kind];
    else sums[kindOfLine(line)] += line.amountCents;
  }
  return sums;
}
