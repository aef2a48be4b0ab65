import type { PricedLine } from '../model/priced-plan.ts';
import type { Template } from '../model/template.ts';
import { allocate } from './allocate.ts';
import type { Priceable } from './charge.ts';
import type { PriceBook } from './price-book.ts';

/** Kinds of charges for discounts and taxes. The one fee that is never discounted has its own kind, and counts as a service for taxes. */
export const sumKinds = ['basic-services', 'services', 'merchandise', 'cash-advances'] as const;
export type SumKind = (typeof sumKinds)[number];

/** The charges of an account by kind, US cents. */
export type Sums = Record<SumKind, number>;

export const noSums = (): Sums => ({ 'basic-services': 0, services: 0, merchandise: 0, 'cash-advances': 0 });

export const sumOf = (sums: Sums): number => sumKinds.reduce((sum, kind) => sum + sums[kind], 0);

/** Splits an amount in proportion to weights, to the cent (`allocate`). Without any weight, all of it is a service. */
export function sharedOut(cents: number, weights: Sums): Sums {
  const parts = noSums();
  if (sumOf(weights) <= 0) return { ...parts, services: cents };
  const shares = allocate(
    cents,
    sumKinds.map((kind) => weights[kind]),
  );
  sumKinds.forEach((kind, at) => {
    parts[kind] = shares[at] as number;
  });
  return parts;
}

/** A line of an account, and for a reduction on a statement, the key of the line that it reduces. */
export type SummedLine = PricedLine & { reduces?: string | undefined };

/** Returns the kind of charge of a line that isn't a package. */
export const kindOfLine = ({ gplLine, section }: Pick<PricedLine, 'gplLine' | 'section'>): SumKind => {
  if (gplLine === 'basic-services') return 'basic-services';
  return section === 'merchandise' || section === 'cash-advances' ? section : 'services';
};

/**
 * Returns what a flat package includes, each once, with its kind and its weight: what it would cost alone, as its line says. A signed contract keeps what its line
 * said, whatever the parts cost by now.
 */
export function weighedParts(
  { includes }: Pick<PricedLine, 'includes'>,
  book: PriceBook,
  template: Template,
): { part: Priceable; kind: SumKind; weight: number }[] {
  const included = book.included(template);
  const isSame = included.length === includes.length;
  const once = new Map(
    included.map((part, at) => {
      const { key, unitCents } = part;
      const kind =
        part.gplLine === null && kindOfLine(part) === 'services' && book.isGoods(part.label) ? 'merchandise' : kindOfLine(part);
      return [key, { part, kind, weight: (isSame ? includes[at]?.aLaCarteCents : unitCents) ?? 0 }];
    }),
  );
  return [...once.values()];
}

/**
 * How a flat package is split by kind. `advances-in-full` is today's rule: what others are paid counts in full. Contracts signed before it have `in-proportion`,
 * which spread what a package saves over all its parts.
 */
export type PackageSplit = 'advances-in-full' | 'in-proportion';

/** A flat package's template, the prices of its parts, and how it's split: today's way, unless a signed contract was split otherwise. */
export type PackagePrices = { book: PriceBook; template: Template | undefined; split?: PackageSplit | undefined };
type KnownPackage = PackagePrices & { template: Template };

/**
 * Returns a flat package's price by kind: what others are paid in full, since they're owed it whatever the package saves, and the rest in proportion to what the
 * other parts cost separately.
 */
export function packageSums(line: Pick<PricedLine, 'amountCents' | 'includes'>, { book, template, split }: KnownPackage): Sums {
  const weights = noSums();
  for (const { kind, weight } of weighedParts(line, book, template)) weights[kind] += weight;
  if (split === 'in-proportion') return sharedOut(line.amountCents, weights);
  const paidOn = Math.min(weights['cash-advances'], line.amountCents);
  return { ...sharedOut(line.amountCents - paidOn, { ...weights, 'cash-advances': 0 }), 'cash-advances': paidOn };
}

/**
 * Divides a reduction of a package (positive here) over its kinds: in proportion, never off the fee for basic services, and off what others are paid only once
 * nothing else is left.
 */
export function packageReduction(cents: number, ofPackage: Sums, split?: PackageSplit): Sums {
  if (split === 'in-proportion') return sharedOut(cents, { ...ofPackage, 'basic-services': 0 });
  const own = { ...ofPackage, 'basic-services': 0, 'cash-advances': 0 };
  const fromOwn = Math.min(cents, sumOf(own));
  const fromOthers = Math.min(cents - fromOwn, ofPackage['cash-advances']);
  const taken = sharedOut(fromOwn, own);
  return { ...taken, services: taken.services + cents - fromOwn - fromOthers, 'cash-advances': fromOthers };
}

/**
 * Returns what an account charges by kind. A flat package's price is split by what its parts would cost alone (`packageSums`), so that the casket in it is taxed
 * as a casket, its fee for basic services isn't discounted, and what others are paid isn't reduced.
 */
export function chargeSums(lines: readonly SummedLine[], { book, template, split }: PackagePrices): Sums {
  const sums = noSums();
  let left: Sums | undefined;
  const add = (parts: Sums, sign: 1 | -1) => {
    for (const kind of sumKinds) sums[kind] += sign * parts[kind];
  };
  for (const line of lines) {
    if (!template || line.section !== 'package') {
      sums[kindOfLine(line)] += line.amountCents;
    } else if (line.reduces === undefined) {
      left = packageSums(line, { book, template, split });
      add(left, 1);
    } else if (left) {
      const taken = packageReduction(-line.amountCents, left, split);
      for (const kind of sumKinds) left[kind] -= taken[kind];
      add(taken, -1);
    }
  }
  return sums;
}
