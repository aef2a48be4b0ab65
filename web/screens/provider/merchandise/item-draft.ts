// An item as its details edit it: text, so that something that isn't a price yet is not lost.
import type { ItemSetup } from '#shared/contract/merchandise-views.ts';
import type { ItemPriceRow } from '#shared/model/price-row.ts';
import { amountText, typedCents } from '#web/parts/grid/amount-text.ts';
import { cellFault } from '#web/parts/grid/cell-kind.ts';
import { isSame } from '#web/parts/merge-fields.ts';

export type VariantDraft = ItemSetup['item']['variants'][number];
export type PriceDraft = { price: string; isOffered: boolean; isSpecialOrder: boolean };

export type ItemDraft = {
  name: string;
  description: string;
  vendorId: string;
  modelNumber: string;
  /** Values by attribute id. */
  attributes: Readonly<Record<string, string>>;
  variants: readonly VariantDraft[];
  /** By the variant's id; empty for the item itself. */
  prices: Readonly<Record<string, PriceDraft>>;
};

const noPrice: PriceDraft = { price: '', isOffered: false, isSpecialOrder: false };

const priceDraft = ({ priceCents, isOffered, isSpecialOrder }: ItemPriceRow): PriceDraft => ({
  price: amountText(priceCents),
  isOffered,
  isSpecialOrder,
});

/** Returns an item as it is saved, to be edited. */
export const draftOf = ({ item, offers }: ItemSetup): ItemDraft => ({
  name: item.name,
  description: item.description,
  vendorId: item.vendorId ?? '',
  modelNumber: item.modelNumber ?? '',
  attributes: Object.fromEntries(item.attributes.map(({ attributeId, value }) => [attributeId, value])),
  variants: item.variants,
  prices: Object.fromEntries(offers.map(({ row }) => [row.variantId ?? '', priceDraft(row)])),
});

/** Returns the price of an item, or of one of its variants, as it is typed. */
export const priceIn = ({ prices }: ItemDraft, variantId = ''): PriceDraft => prices[variantId] ?? noPrice;

/** What is priced: the item itself, and each variant that isn't withdrawn. */
export const pricedIn = ({ variants }: ItemDraft): { variantId: string; name: string | null }[] => [
  { variantId: '', name: null },
  ...variants.filter(({ isActive }) => isActive).map(({ id, name }) => ({ variantId: id, name })),
];

/** Returns the values that are stated, as an item has them. */
export const statedValues = (values: Readonly<Record<string, string>>): VariantDraft['attributes'] =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([attributeId, value]) => ({ attributeId, value }));

const sentVariant = ({ modelNumber = '', ...variant }: VariantDraft): VariantDraft => ({
  ...variant,
  name: variant.name.trim(),
  ...(modelNumber.trim() ? { modelNumber: modelNumber.trim() } : {}),
});

/** Returns the words of an item of the home's own, as they are sent. */
const sentWords = (draft: ItemDraft, { item }: ItemSetup) => ({
  id: item.id,
  itemCategoryId: item.itemCategoryId,
  name: draft.name.trim(),
  description: draft.description.trim(),
  ...(draft.vendorId ? { vendorId: draft.vendorId } : {}),
  ...(draft.modelNumber.trim() ? { modelNumber: draft.modelNumber.trim() } : {}),
  attributes: statedValues(draft.attributes),
  variants: draft.variants.map(sentVariant),
});

/** Returns the prices that differ from what is saved, as they are sent. */
function sentPrices(draft: ItemDraft, setup: ItemSetup): Record<string, unknown>[] {
  const before = draftOf(setup);
  return pricedIn(draft).flatMap(({ variantId }) => {
    const typed = priceIn(draft, variantId);
    if (isSame(typed, priceIn(before, variantId))) return [];
    const row = setup.offers.find((offer) => (offer.row.variantId ?? '') === variantId)?.row;
    const { priceCents, ...rest }: Partial<ItemPriceRow> = row ?? {
      kind: 'item',
      id: setup.item.id,
      ...(variantId ? { variantId } : {}),
      version: 0,
    };
    const { price, isOffered, isSpecialOrder } = typed;
    return [{ ...rest, isOffered, isSpecialOrder, ...(price.trim() === '' ? {} : { priceCents: typedCents(price) }) }];
  });
}

/** What was chosen about the catalog's changes: nothing yet, the home's own, or the catalog's, which are in the draft then. */
export type CatalogAnswer = 'none' | 'kept' | 'taken';

/** Returns what is sent of an item: its prices, and its words if they are the home's own. */
export const sentItem = (draft: ItemDraft, setup: ItemSetup, catalog: CatalogAnswer = 'none') => ({
  id: setup.item.id,
  version: setup.version,
  hasCatalogChanges: catalog !== 'none',
  takesPictures: catalog === 'taken',
  ...(setup.source === 'own' ? { item: sentWords(draft, setup) } : {}),
  rows: sentPrices(draft, setup),
});

/** Returns what is wrong with what is typed, by the field that says so. */
export function draftFaults(draft: ItemDraft, isOwn: boolean): Record<string, string> {
  const faults: Record<string, string> = {};
  if (isOwn) {
    if (draft.name.trim() === '') faults.name = 'Enter a name.';
    if (draft.description.trim() === '')
      faults.description = 'Describe it, so that families know it without a picture. The law asks for that on some lists.';
    for (const { id, name } of draft.variants) if (name.trim() === '') faults[`variant-${id}`] = 'Enter a name.';
  }
  for (const { variantId } of pricedIn(draft)) {
    const fault = cellFault({ kind: 'money' }, priceIn(draft, variantId).price.trim());
    if (fault) faults[`price-${variantId}`] = fault;
  }
  return faults;
}
