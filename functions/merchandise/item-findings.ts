import type { PlanningEntries } from '#functions/catalog/read-catalog.ts';
import type { ItemFinding } from '#shared/contract/merchandise-views.ts';
import { changedSinceCopy } from '#shared/merchandise/copied-item.ts';
import type { CopiedField } from '#shared/model/home-merchandise.ts';
import { isOfferedAtPrice } from '#shared/pricing/same-row.ts';
import { formatCents } from '#shared/values/money.ts';
import type { ItemEntry, WorkingMerchandise } from './working-merchandise.ts';

const fieldWords: Record<CopiedField, string> = {
  name: 'name',
  description: 'description',
  vendorId: 'vendor',
  modelNumber: 'model number',
  attributes: 'attributes',
  variants: 'variants',
  images: 'pictures',
};

const listed = new Intl.ListFormat('en-US');

const unpriced = ({ offers }: ItemEntry): ItemFinding[] =>
  offers
    .filter(({ row }) => row.isOffered && row.priceCents === undefined)
    .map(({ row: { variantId } }) => ({
      kind: 'no-price',
      ...(variantId === undefined ? {} : { variantId }),
      message: 'Offered without a price, so it won’t be on the list. Enter a price, or don’t offer it.',
    }));

/** Finds an item that costs more than each of its variants, which add something to it. */
function aboveVariants({ offers: [whole, ...variants] }: ItemEntry): ItemFinding[] {
  const prices = variants.filter(({ row }) => isOfferedAtPrice(row)).map(({ row }) => row.priceCents ?? 0);
  const most = Math.max(...prices);
  if (!whole || !isOfferedAtPrice(whole.row) || prices.length === 0 || (whole.row.priceCents ?? 0) <= most) return [];
  return [{ kind: 'above-variants', message: `This costs more than its most expensive variant, which is ${formatCents(most)}.` }];
}

/** Finds what the home still sells by the list in force, and won't by its next. */
function leaving({ own, isRetired, offers, item }: ItemEntry, { merchandiseCategories }: PlanningEntries): ItemFinding[] {
  const category = merchandiseCategories.find(({ id }) => id === item.itemCategoryId);
  if (!category?.isActive)
    return [{ kind: 'withdrawn', message: 'Its category is no longer in the catalog, so families don’t see it.' }];
  if (!isRetired || !offers.some(({ inForce }) => inForce.isOffered)) return [];
  const since = own ? 'You retired this.' : 'This is no longer in the catalog.';
  return [{ kind: 'retired', message: `${since} You sell it until your next price list.` }];
}

/** Returns which fields of the catalog's item changed since a home's own was copied from it. */
export const catalogChanges = ({ own, item }: ItemEntry, { byId }: Pick<WorkingMerchandise, 'byId'>): CopiedField[] =>
  own?.copiedFrom ? changedSinceCopy(own, byId.publishedItems.get(item.id)) : [];

function changedByCatalog(entry: ItemEntry, working: WorkingMerchandise): ItemFinding[] {
  const changed = catalogChanges(entry, working);
  if (changed.length === 0) return [];
  const message = `The catalog changed the ${listed.format(changed.map((field) => fieldWords[field]))} of the item that this was copied from.`;
  return [{ kind: 'catalog-changed', message }];
}

/** Returns what is wrong with an item, or worth a look, in the screen's words. */
export const findingsOf = (entry: ItemEntry, working: WorkingMerchandise): ItemFinding[] => [
  ...leaving(entry, working.catalog),
  ...(entry.isRetired ? [] : [...unpriced(entry), ...aboveVariants(entry), ...changedByCatalog(entry, working)]),
];
