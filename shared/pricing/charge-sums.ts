import type { PricedLine } from '../model/priced-plan.ts';
import type { Template } from '../model/template.ts';
import { kindOf } from './charge.ts';
import type { PriceBook } from './price-book.ts';

/** Kinds of charges as discounts and taxes tell them apart; the one fee that is never discounted stands by itself, and is a service to a tax. */
export const sumKinds = ['basic-services', 'services', 'merchandise', 'cash-advances'] as const;
export type SumKind = (typeof sumKinds)[number];

/** What stands on an account by kind of charge, US cents. */
export type Sums = Record<SumKind, number>;

export const noSums = (): Sums => ({ 'basic-services': 0, services: 0, merchandise: 0, 'cash-advances': 0 });

export const sumOf = (sums: Sums): number => sumKinds.reduce((sum, kind) => sum + sums[kind], 0);

/**
 * An amount shared out in proportion to weights, to the cent: the parts always add up to it. Without any weight all of it is a service. Whole numbers
 * throughout, since cents times cents leave what a number counts exactly.
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

/** What a flat package holds by kind, at what each would cost alone. */
function weightsOf(book: PriceBook, template: Template): Sums {
  const weights = noSums();
  const once = new Map(book.included(template).map((each) => [each.key, each]));
  for (const { gplLine, section, unitCents } of once.values())
    weights[gplLine === 'basic-services' ? gplLine : kindOf(gplLine, section === 'cash-advances')] += unitCents ?? 0;
  return weights;
}

/**
 * What an account charges by kind. A flat package's price counts to each kind in proportion to what its parts would cost alone, so that the casket in it is
 * taxed as a casket and its fee for basic services is not discounted.
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
