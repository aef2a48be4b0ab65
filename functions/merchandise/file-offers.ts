import type { WorkingPrices } from '#functions/pricing/working-prices.ts';
import type { OfferSetting } from '#shared/merchandise/check-offers.ts';
import type { FileOffer } from '#shared/merchandise/offer-file.ts';
import type { MerchandiseItem } from '#shared/model/merchandise.ts';
import type { ItemPriceRow } from '#shared/model/price-row.ts';

/** What a home may sell as a file has it, with the row that prices it. */
export type PricedOffer = FileOffer & { row: ItemPriceRow };

const byId = <Each extends { id: string }>(all: readonly Each[]) => new Map(all.map((each) => [each.id, each]));

/**
 * Returns everything that a home may sell as a file has it: by category, in the home's order, and an item before its variants. With a category, what is in that
 * one.
 */
export function fileOffersOf({ catalog, merchandise, rows }: WorkingPrices, categoryId?: string): PricedOffer[] {
  const items = byId(catalog.merchandiseItems);
  const vendors = byId(catalog.vendors);
  const own = new Set(merchandise.ownItems.map(({ id }) => id));
  const offerOf = (row: ItemPriceRow, item: MerchandiseItem, category: string): PricedOffer => {
    const variant = item.variants?.find(({ id }) => id === row.variantId);
    return {
      row,
      itemId: item.id,
      variantId: row.variantId ?? null,
      isOwn: own.has(item.id),
      category,
      vendor: vendors.get(item.vendorId ?? '')?.name ?? '',
      model: variant?.modelNumber ?? item.modelNumber ?? '',
      name: item.name,
      variant: variant?.name ?? '',
      description: item.description,
      isOffered: row.isOffered,
      isSpecialOrder: row.isSpecialOrder,
      priceCents: row.priceCents,
    };
  };
  const priced = Map.groupBy(
    rows.filter((row) => row.kind === 'item'),
    ({ id }) => items.get(id)?.itemCategoryId ?? '',
  );
  return catalog.merchandiseCategories
    .filter(({ id }) => categoryId === undefined || id === categoryId)
    .flatMap(({ id, name }) =>
      (priced.get(id) ?? [])
        .toSorted((one, other) => (one.sortOrder ?? Number.MAX_SAFE_INTEGER) - (other.sortOrder ?? Number.MAX_SAFE_INTEGER))
        .map((row) => offerOf(row, items.get(row.id) as MerchandiseItem, name)),
    );
}

/** Returns what the rows of a file are checked against. */
export const offerSettingOf = (working: WorkingPrices): Omit<OfferSetting, 'offers'> & { offers: readonly PricedOffer[] } => ({
  offers: fileOffersOf(working),
  names: {
    categories: working.catalog.merchandiseCategories.filter(({ isActive }) => isActive),
    vendors: working.catalog.vendors.filter(({ isActive }) => isActive),
  },
});
