import type { OfferSetting } from '#shared/merchandise/check-offers.ts';
import { keyOfWords } from '#shared/merchandise/find-offer.ts';
import type { OfferWords } from '#shared/merchandise/offer-fields.ts';
import type { FileOffer } from '#shared/merchandise/offer-file.ts';
import type { ItemPriceRow } from '#shared/model/price-row.ts';
import type { ItemEntry, WorkingMerchandise } from './working-merchandise.ts';

/** What a home may sell as a file has it, with the row that prices it. */
export type PricedOffer = FileOffer & { row: ItemPriceRow };

const byId = <Each extends { id: string }>(all: readonly Each[]) => new Map(all.map((each) => [each.id, each]));

/** Returns the entries of a catalog that a home can choose. */
const offeredOf = <Each extends { id: string; isActive: boolean }>(
  all: readonly Each[],
  { catalog }: Pick<WorkingMerchandise, 'catalog'>,
): Each[] => all.filter(({ id, isActive }) => isActive && !catalog.retired.has(id));

/**
 * Returns everything that a home may sell by its next list as a file has it: by category, in the home's order, and an item before its variants. With a category,
 * what is in that one.
 */
export function fileOffersOf(working: WorkingMerchandise, categoryId?: string): PricedOffer[] {
  const categories = byId(offeredOf(working.catalog.merchandiseCategories, working));
  const vendors = byId(working.catalog.vendors);
  const offerOf = ({ item, own }: ItemEntry, row: ItemPriceRow, category: string): PricedOffer => {
    const variant = item.variants?.find(({ id }) => id === row.variantId);
    return {
      row,
      itemId: item.id,
      variantId: row.variantId ?? null,
      isOwn: own !== undefined,
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
  return working.entries
    .filter(({ isRetired, item }) => !isRetired && (categoryId ?? item.itemCategoryId) === item.itemCategoryId)
    .flatMap((entry) => {
      const category = categories.get(entry.item.itemCategoryId);
      return category ? entry.offers.map(({ row }) => offerOf(entry, row, category.name)) : [];
    });
}

/** Returns what the rows of a file are checked against. */
export const offerSettingOf = (
  working: WorkingMerchandise,
): Omit<OfferSetting, 'offers'> & { offers: readonly PricedOffer[] } => ({
  offers: fileOffersOf(working),
  names: {
    categories: offeredOf(working.catalog.merchandiseCategories, working),
    vendors: offeredOf(working.catalog.vendors, working),
  },
});

/** Returns what is the same for all new items of a vendor and model, in whatever file. */
export const keyOfNewItem = ({ vendorId, modelNumber }: OfferWords, { catalog }: Pick<WorkingMerchandise, 'catalog'>): string =>
  keyOfWords(catalog.vendors.find(({ id }) => id === vendorId)?.name ?? '', modelNumber ?? '');

/** Returns what `keyOfNewItem` would be for each thing that the home may sell by its next list. */
export const keysOfItems = (working: WorkingMerchandise): ReadonlySet<string> =>
  new Set(fileOffersOf(working).map(({ vendor, model }) => keyOfWords(vendor, model)));
