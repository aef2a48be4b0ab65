import type { ItemImage, ItemSetup, Offer, WorkingItem } from '#shared/contract/merchandise-views.ts';
import { offeredItem } from '#shared/merchandise/offered-item.ts';
import type { SoldItem } from '#shared/merchandise/sold-items.ts';
import { isRowChanged } from '#shared/pricing/same-row.ts';
import { catalogChanges, findingsOf } from './item-findings.ts';
import type { ItemEntry, OfferEntry, WorkingMerchandise } from './working-merchandise.ts';

/** Returns whether publishing would change a price, or where it is on the list. */
const isChanged = ({ row, inForce }: OfferEntry, { moved }: Pick<WorkingMerchandise, 'moved'>): boolean =>
  isRowChanged(row, inForce, moved.has(row.id));

/** What is retired leaves the list, however its row reads; what was on none changes nothing. */
const isOfferChanged = ({ isRetired }: ItemEntry, offer: OfferEntry, working: WorkingMerchandise): boolean =>
  isRetired ? offer.inForce.isOffered : isChanged(offer, working);

/** Returns whether publishing would change anything about an item. */
export const isEntryChanged = (entry: ItemEntry, working: WorkingMerchandise): boolean =>
  entry.offers.some((offer) => isOfferChanged(entry, offer, working));

function offerView(entry: ItemEntry, offer: OfferEntry, working: WorkingMerchandise): Offer {
  const { item } = entry;
  const { variantId } = offer.row;
  const { name, modelNumber = null } = offeredItem(item, variantId) ?? item;
  const variantName = item.variants?.find(({ id }) => id === variantId)?.name ?? null;
  return { ...offer, name, variantName, modelNumber, isChanged: isOfferChanged(entry, offer, working) };
}

/** Returns an item's pictures, cover first, with where each is from. */
function imagesOf({ item, own }: ItemEntry, { byId }: WorkingMerchandise): ItemImage[] {
  const added = byId.addedPictures.get(item.id);
  return item.images
    .toSorted((one, other) => Number(other.isCover) - Number(one.isCover))
    .map((image) => ({ ...image, source: own || added?.has(image.id) ? 'own' : 'catalog' }));
}

/** Returns what an item is searched and filtered by: its words and values, and those of its variants. Its price is its lowest. */
export function searchedItem({ item, offers }: ItemEntry, { byId }: WorkingMerchandise): SoldItem {
  const { id, itemCategoryId, name, description, modelNumber = '', vendorId, images, variants = [] } = item;
  const values = [...item.attributes, ...variants.filter(({ isActive }) => isActive).flatMap((each) => each.attributes)];
  const attributes = values.flatMap(({ attributeId, value }) => {
    const attribute = byId.attributeNames.get(attributeId);
    return attribute === undefined ? [] : [{ attributeId, name: attribute, value }];
  });
  const prices = offers.flatMap(({ row: { priceCents } }) => (priceCents === undefined ? [] : [priceCents]));
  const priceCents = prices.length === 0 ? Number.MAX_SAFE_INTEGER : Math.min(...prices);
  const known = byId.vendors.get(vendorId ?? '');
  const vendor = known?.isActive ? known : null;
  return { id, itemCategoryId, name, description, priceCents, vendor, modelNumber, attributes, images };
}

/** Returns an item as the grid shows it. */
export function itemView(entry: ItemEntry, working: WorkingMerchandise): WorkingItem {
  const { item, own, isRetired, offers } = entry;
  const { merchandise, byId } = working;
  return {
    id: item.id,
    source: own ? 'own' : 'catalog',
    version: merchandise.versions.own.get(item.id) ?? 0,
    itemCategoryId: item.itemCategoryId,
    name: item.name,
    description: item.description,
    modelNumber: item.modelNumber ?? null,
    vendor: byId.vendors.get(item.vendorId ?? '')?.name ?? null,
    attributes: item.attributes.flatMap(({ attributeId, value }) => {
      const name = byId.attributeNames.get(attributeId);
      return name === undefined ? [] : [{ name, value }];
    }),
    images: imagesOf(entry, working),
    isRetired,
    isChanged: isEntryChanged(entry, working),
    offers: offers.map((offer) => offerView(entry, offer, working)),
    findings: findingsOf(entry, working),
  };
}

/** Returns an item with everything that its details edit. `isValidated` adds what the catalog says about it now. */
export function setupOf(entry: ItemEntry, working: WorkingMerchandise, isValidated = false): ItemSetup {
  const { item, own, isRetired, offers } = entry;
  const { images: _, ...words } = item;
  const { published, merchandise, byId } = working;
  const catalogItem = byId.publishedItems.get(own?.copiedFrom?.itemId ?? '') ?? null;
  return {
    item: words,
    source: own ? 'own' : 'catalog',
    version: merchandise.versions.own.get(item.id) ?? 0,
    isRetired,
    offers: offers.map((offer) => offerView(entry, offer, working)),
    images: imagesOf(entry, working),
    catalogItem,
    validated: isValidated
      ? {
          retired: published.retired.has(item.id),
          changed: catalogChanges(entry, working),
          findings: findingsOf(entry, working),
        }
      : null,
  };
}
