import type {
  LocationItem,
  MerchandiseAttribute,
  MerchandiseImage,
  MerchandiseItem,
  MerchandiseOption,
  Vendor,
} from '../model/merchandise.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import { offeredItem } from './offered-item.ts';

/** An item at a home's price, with everything it can be found by. `id` is the location item's. */
export type SoldItem = {
  id: string;
  itemCategoryId: string;
  name: string;
  description: string;
  priceCents: number;
  vendor: Vendor | null;
  attributes: { attributeId: string; name: string; value: string }[];
  /** Cover first. */
  images: MerchandiseImage[];
};

/** The catalog data for it. */
export type ItemCatalog = {
  merchandiseItems: readonly MerchandiseItem[];
  merchandiseAttributes: readonly MerchandiseAttribute[];
  vendors: readonly Vendor[];
};

/** Returns what a home sells, in the home's order: exactly the items that its plans price. Attributes are in the catalog's order. */
export function soldItems(
  { items }: Pick<PlannerHome, 'items'>,
  locationItems: readonly LocationItem[],
  catalog: ItemCatalog,
): SoldItem[] {
  const itemOf = new Map(catalog.merchandiseItems.map((item) => [item.id, item]));
  const soldAs = new Map(locationItems.map(({ id, itemId, variantId }) => [id, { item: itemOf.get(itemId), variantId }]));
  const vendors = new Map(catalog.vendors.filter(({ isActive }) => isActive).map((vendor) => [vendor.id, vendor]));
  return items.flatMap(({ id, itemCategoryId, name, priceCents }) => {
    const { item, variantId } = soldAs.get(id) ?? {};
    const offered = item && offeredItem(item, variantId);
    if (!offered) return [];
    const values = new Map(offered.attributes.map(({ attributeId, value }) => [attributeId, value]));
    const attributes = catalog.merchandiseAttributes.flatMap(({ id: attributeId, name: attribute }) => {
      const value = values.get(attributeId);
      return value === undefined ? [] : [{ attributeId, name: attribute, value }];
    });
    const vendor = (item.vendorId !== undefined && vendors.get(item.vendorId)) || null;
    const images = item.images.toSorted((one, other) => Number(other.isCover) - Number(one.isCover));
    return [{ id, itemCategoryId, name, description: item.description, priceCents, vendor, attributes, images }];
  });
}

/** Returns an item as an option of the search. */
export const optionOf = ({ id, itemCategoryId, name, priceCents, images: [cover] }: SoldItem): MerchandiseOption => ({
  locationItemId: id,
  itemCategoryId,
  name,
  priceCents,
  ...(cover ? { image: cover.path } : {}),
});
