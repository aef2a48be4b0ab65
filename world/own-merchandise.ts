import type { OwnItem } from '#shared/model/home-merchandise.ts';
import type { LocationItem } from '#shared/model/merchandise.ts';
import { offerKeyOf } from '#shared/pricing/row-key.ts';
import { merchandise } from './data/merchandise.ts';
import { idOf } from './ids.ts';

/** What homes sell that no catalog has, by the beginning of their names. */
const ownItems: Readonly<Record<string, readonly { category: string; name: string; description: string }[]>> = {
  Ashgrove: [
    {
      category: 'caskets',
      name: 'Framingham oak casket',
      description: 'Red oak from a mill in Framingham, oil finish, plain linen interior, rope handles.',
    },
    {
      category: 'keepsakes',
      name: 'Choir recording',
      description: 'A recording of our chapel choir at the service, on a wooden USB drive with the name engraved.',
    },
  ],
};

const categoryId = (key: string) => idOf('merchandise-category', key);

/** Returns the items of its own that a home has. */
export const ownItemsOf = (home: string): OwnItem[] =>
  Object.entries(ownItems)
    .filter(([name]) => home.startsWith(name))
    .flatMap(([, items]) =>
      items.map(({ category, name, description }) => ({
        id: idOf('own-item', home, name),
        itemCategoryId: categoryId(category),
        name,
        description,
        attributes: [],
        variants: [],
        images: [],
        isActive: true,
        isRetired: false,
      })),
    );

/** Returns the prices of what a home sells in a category, the lowest first. Free items have none. */
const pricesIn = (items: readonly LocationItem[], itemCategoryId: string): number[] =>
  items
    .flatMap((item) => (item.itemCategoryId === itemCategoryId && item.priceCents > 0 ? [item.priceCents] : []))
    .sort((one, other) => one - other);

/**
 * Returns what a home with items of its own also sells: those, and every variant of the catalog's items that it sells. They cost something between the cheapest and the
 * most expensive of their category, so that the ranges of its list don't change.
 */
export function soldBeside(home: string, locationId: string, items: readonly LocationItem[]): LocationItem[] {
  const own = ownItemsOf(home);
  if (own.length === 0) return [];
  const isSold = new Map(items.map((item) => [item.itemId, item]));
  const variants = merchandise.flatMap(({ key, items: all }) =>
    all.flatMap(({ name, variants: kinds = [] }) => {
      const itemId = idOf('merchandise-item', key, name);
      const ids = kinds.map((kind) => ({ itemId, variantId: idOf('item-variant', key, name, kind.name) }));
      return isSold.has(itemId)
        ? ids.map((each) => ({ ...each, itemCategoryId: categoryId(key), itemCents: isSold.get(itemId)?.priceCents ?? 0 }))
        : [];
    }),
  );
  const offers = [...variants, ...own.map(({ id, itemCategoryId }) => ({ itemId: id, itemCategoryId, itemCents: 0 }))];
  const placed = new Map<string, number>();
  return offers.flatMap(({ itemCents, ...ids }): LocationItem[] => {
    const prices = pricesIn(items, ids.itemCategoryId);
    const [most, middle] = [prices.at(-1), prices[Math.floor(prices.length / 2)]];
    if (most === undefined || middle === undefined) return [];
    const place = placed.get(ids.itemCategoryId) ?? items.filter((each) => each.itemCategoryId === ids.itemCategoryId).length;
    placed.set(ids.itemCategoryId, place + 1);
    return [
      {
        id: idOf('location-item', locationId, offerKeyOf(ids)),
        providerLocationId: locationId,
        ...ids,
        priceCents: itemCents === 0 ? middle : Math.min(most, itemCents + 5_000),
        isActive: true,
        isSpecialOrder: false,
        sortOrder: 100 + place,
      },
    ];
  });
}
