import { type DispositionType, dispositionGroupOf } from '../model/enumerations/disposition.ts';
import type { MerchandiseCategory } from '../model/merchandise.ts';

type Lending = Partial<Pick<MerchandiseCategory, 'isRental'>>;

/** Returns whether goods of a category are a price of their line: a lent casket is on the casket price list, but nobody can buy it (docs/decisions.md, Merchandise of a home). */
export const isSold = ({ isRental = false }: Lending): boolean => !isRental;

/** Returns whether goods of a category serve a disposition. What is lent comes back, so it is for a viewing before a cremation and never for a grave. */
export function suitsDisposition(category: Lending, type: DispositionType | undefined): boolean {
  if (isSold(category) || type === undefined) return true;
  const group = dispositionGroupOf(type);
  return group === 'cremation' || group === 'natural-organic-reduction';
}

/** Returns the ids of the categories whose goods serve a disposition. */
export const suitingIds = (
  categories: readonly (Lending & { id: string })[],
  type: DispositionType | undefined,
): ReadonlySet<string> => new Set(categories.flatMap((each) => (suitsDisposition(each, type) ? [each.id] : [])));

/** Says why goods that don't serve a disposition are refused; ends with what they don't fit. */
export const NOT_SUITABLE = 'This is lent for a viewing before a cremation, so it doesn’t fit this';
