import type { GplLine } from '../model/enumerations/pricing.ts';
import { homeIndexOf } from '../planner/home-index.ts';
import { allocate } from './allocate.ts';
import { isBought } from './charge.ts';
import {
  kindOfLine,
  noSums,
  type PackagePrices,
  type PackageSplit,
  packageReduction,
  packageSums,
  type SumKind,
  type SummedLine,
  type Sums,
  sumKinds,
  weighedParts,
} from './charge-sums.ts';
import { containers } from './item-charges.ts';

/** A part of an account that a tax takes or leaves out as a whole: a line, or what a package includes of one. Net of what reduces it, US cents. */
export type Parcel = { key: string; kind: SumKind; gplLine: GplLine | null; categoryId: string | null; cents: number };

/** Takes an amount off parcels in proportion to what is left of them. Takes nothing if nothing is left. */
function takeOff(parcels: readonly Parcel[], cents: number): void {
  const weights = parcels.map((parcel) => Math.max(0, parcel.cents));
  if (cents <= 0 || weights.every((weight) => weight === 0)) return;
  allocate(cents, weights).forEach((part, at) => {
    (parcels[at] as Parcel).cents -= part;
  });
}

/** Returns the parcels of a flat package: its price by kind, and within each kind by its parts. */
function packageParcels(line: SummedLine, { book, template, split }: Parameters<typeof packageSums>[1]): Parcel[] {
  const { key } = line;
  const sums = packageSums(line, { book, template, split });
  const parts = weighedParts(line, book, template).filter(({ weight }) => weight > 0);
  return sumKinds.flatMap((kind): Parcel[] => {
    const own = parts.filter((each) => each.kind === kind);
    if (own.length === 0) return sums[kind] > 0 ? [{ key, kind, gplLine: null, categoryId: null, cents: sums[kind] }] : [];
    const shares = allocate(
      sums[kind],
      own.map(({ weight }) => weight),
    );
    return own.map(({ part }, at) => ({ key, kind, gplLine: part.gplLine, categoryId: null, cents: shares[at] as number }));
  });
}

/** Returns parcels by kind. */
export const sumsOf = (parcels: readonly Parcel[]): Sums => {
  const sums = noSums();
  for (const { kind, cents } of parcels) sums[kind] += cents;
  return sums;
};

/** Takes an amount of each kind off the parcels of that kind, in proportion. */
export function discountParcels(parcels: readonly Parcel[], taken: Sums): void {
  for (const kind of sumKinds)
    takeOff(
      parcels.filter((each) => each.kind === kind),
      taken[kind],
    );
}

/** Takes a reduction of one line off its parcels; off a package, never off the fee for basic services. */
function takeReduction(own: readonly Parcel[], { section, amountCents }: SummedLine, split: PackageSplit | undefined): void {
  if (section === 'package') discountParcels(own, packageReduction(-amountCents, sumsOf(own), split));
  else takeOff(own, -amountCents);
}

/** Takes what a flat package pays toward goods off the goods that it pays toward. */
function takeAllowance(parcels: readonly Parcel[], { key: allowance, gplLine: line, amountCents }: SummedLine): void {
  const isPaidToward = (own: GplLine) => (allowance === 'allowance:container' ? containers.includes(own) : own === line);
  takeOff(
    parcels.filter(({ key, gplLine }) => gplLine !== null && isBought(key) && isPaidToward(gplLine)),
    -amountCents,
  );
}

/** Returns what an account charges, part by part. By kind, they add up to `chargeSums`. */
export function parcelsOf(lines: readonly SummedLine[], { book, template, split }: PackagePrices): Parcel[] {
  const { itemOf } = homeIndexOf(book.home);
  const parcels = lines
    .filter(({ amountCents }) => amountCents >= 0)
    .flatMap((line): Parcel[] => {
      if (template && line.section === 'package') return packageParcels(line, { book, template, split });
      const { key, gplLine, amountCents: cents, of } = line;
      const categoryId = (of !== null && isBought(key) && itemOf.get(of)?.itemCategoryId) || null;
      return [{ key, kind: kindOfLine(line), gplLine, categoryId, cents }];
    });
  for (const line of lines) {
    if (line.amountCents >= 0) continue;
    const own = parcels.filter(({ key }) => key === line.reduces);
    if (line.reduces === undefined) takeAllowance(parcels, line);
    else takeReduction(own, line, split);
  }
  return parcels;
}
