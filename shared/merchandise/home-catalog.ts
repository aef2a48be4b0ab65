import type { ItemPictures, OwnItem, ShownCategories } from '../model/home-merchandise.ts';
import type { MerchandiseCategory, MerchandiseImage, MerchandiseItem } from '../model/merchandise.ts';
import { onceOf } from '../values/once-of.ts';

/** What a home adds to the catalog: items in its own words, pictures, and its order of the categories. */
export type HomeMerchandise = {
  ownItems: readonly OwnItem[];
  pictures: readonly ItemPictures[];
  shown: ShownCategories;
};

type Catalog = {
  merchandiseItems: readonly MerchandiseItem[];
  merchandiseCategories: readonly MerchandiseCategory[];
  retired?: ReadonlySet<string>;
};

/** The catalog as one home has it. `hidden` are the categories that families don't see. */
type OfHome<Of extends Catalog> = Omit<Of, 'merchandiseItems' | 'merchandiseCategories' | 'retired'> & {
  merchandiseItems: MerchandiseItem[];
  merchandiseCategories: MerchandiseCategory[];
  retired: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
};

/** Returns an item's pictures at a home: the catalog's, then the home's, with the cover that the home chose, or else the first one. */
function imagesAt(images: readonly MerchandiseImage[], added: ItemPictures): MerchandiseImage[] {
  const all = [...images, ...added.images.map((image) => ({ ...image, isCover: false }))];
  const cover = all.find(({ id }) => id === added.coverId) ?? all.find(({ isCover }) => isCover) ?? all[0];
  return all.map((image) => ({ ...image, isCover: image === cover }));
}

/** Returns categories in the home's order: those that it placed, then the others as the catalog has them. */
function inHomeOrder(categories: readonly MerchandiseCategory[], ids: readonly string[]): MerchandiseCategory[] {
  if (ids.length === 0) return [...categories];
  const place = new Map(ids.map((id, at) => [id, at]));
  const placeOf = ({ id }: MerchandiseCategory) => place.get(id) ?? ids.length;
  const inCatalogOrder = categories.toSorted((one, other) => one.sortOrder - other.sortOrder);
  return inCatalogOrder
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((category, sortOrder) => ({ ...category, sortOrder }));
}

const itemOf = onceOf(({ copiedFrom: _from, isRetired: _retired, ...item }: OwnItem): MerchandiseItem => item);

/** Returns an item with the pictures that a home added to it. */
const picturedWith = onceOf((added: ItemPictures) =>
  onceOf((item: MerchandiseItem): MerchandiseItem => ({ ...item, images: imagesAt(item.images, added) })),
);

/**
 * Returns the catalog as a home has it: its own items beside the catalog's, or in the place of those that they were copied from, with the home's pictures
 * and its order of the categories. An item of its own that it retired counts as retired, and the catalog's decision about the original no longer matters.
 */
export function homeCatalog<Of extends Catalog>(catalog: Of, { ownItems, pictures, shown }: HomeMerchandise): OfHome<Of> {
  const added = new Map(pictures.map((each) => [each.itemId, each]));
  const own = new Map(ownItems.map((item) => [item.id, itemOf(item)]));
  const listed = new Set(catalog.merchandiseItems.map(({ id }) => id));
  const items = [
    ...catalog.merchandiseItems.map((item) => own.get(item.id) ?? item),
    ...[...own.values()].filter(({ id }) => !listed.has(id)),
  ];
  const withImages = (item: MerchandiseItem): MerchandiseItem => {
    const pictures = added.get(item.id);
    return pictures ? picturedWith(pictures)(item) : item;
  };
  const retired = ownItems.filter(({ isRetired }) => isRetired).map(({ id }) => id);
  return {
    ...catalog,
    merchandiseItems: added.size === 0 ? items : items.map(withImages),
    merchandiseCategories: inHomeOrder(catalog.merchandiseCategories, shown.ids),
    retired:
      own.size === 0
        ? (catalog.retired ?? new Set())
        : new Set([...(catalog.retired ?? [])].filter((id) => !own.has(id)).concat(retired)),
    hidden: new Set(shown.hidden),
  };
}
