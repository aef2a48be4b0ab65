import type { ItemSetup, Offer } from '#shared/contract/merchandise-views.ts';
import { formatCents, parseCents } from '#shared/values/money.ts';
import { type ItemDraft, pricedIn, priceIn } from './item-draft.ts';

/** What families see of an item, or of one of its variants: each is an item to them. */
export type FamilyPrice = {
  key: string;
  name: string;
  /** Null if it has no price, so that families don't see it yet. */
  priceCents: number | null;
  /** When that changes, if it isn't what the list in force says. */
  note: string | null;
};

/** Returns what the list in force charges, or null if it isn't on it. */
const listedCents = (offer: Offer | undefined): number | null =>
  offer?.inForce.isOffered && !offer.inForce.isSpecialOrder ? (offer.inForce.priceCents ?? null) : null;

function noteOf(priceCents: number | null, listed: number | null): string | null {
  if (priceCents === listed) return null;
  if (priceCents === null) return `Until your next list, families see ${formatCents(listed ?? 0)}.`;
  if (listed === null) return 'Families see this with your next list.';
  return `This price begins with your next list. Until then, ${formatCents(listed)}.`;
}

/**
 * Returns the prices of an item that families see now or with the next list: what is offered, and isn't retired or ordered for one family only. A variant is named as on
 * the list, after its item.
 */
export function familyPrices(draft: ItemDraft, { offers, isRetired }: Pick<ItemSetup, 'offers' | 'isRetired'>): FamilyPrice[] {
  const item = draft.name.trim() || 'No name yet';
  return pricedIn(draft).flatMap(({ variantId, name }) => {
    const { price, isOffered, isSpecialOrder } = priceIn(draft, variantId);
    const listed = listedCents(offers.find(({ row }) => (row.variantId ?? '') === variantId));
    const isNext = isOffered && !isSpecialOrder && !isRetired;
    if (!isNext && listed === null) return [];
    const shown = { key: variantId, name: name === null ? item : `${item}, ${name.trim() || 'no name yet'}` };
    if (!isNext) return [{ ...shown, priceCents: listed, note: 'Families see this until your next list.' }];
    const priceCents = parseCents(price) ?? null;
    return [{ ...shown, priceCents, note: noteOf(priceCents, listed) }];
  });
}
