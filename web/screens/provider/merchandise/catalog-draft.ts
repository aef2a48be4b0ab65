import type { MerchandiseItem } from '#shared/model/merchandise.ts';
import type { ItemDraft } from './item-draft.ts';

/** The fields of the home's copy that later changes of the catalog are offered for. */
export type CopiedDraft = Exclude<keyof ItemDraft, 'prices'>;
export const copiedDraft = ['name', 'description', 'vendorId', 'modelNumber', 'attributes', 'variants'] as const;

/** Returns what the catalog says in some fields of an item. */
export function catalogDraft(item: MerchandiseItem, fields: readonly CopiedDraft[]): Partial<ItemDraft> {
  const all: Pick<ItemDraft, CopiedDraft> = {
    name: item.name,
    description: item.description,
    vendorId: item.vendorId ?? '',
    modelNumber: item.modelNumber ?? '',
    attributes: Object.fromEntries(item.attributes.map(({ attributeId, value }) => [attributeId, value])),
    variants: item.variants,
  };
  return Object.fromEntries(fields.map((field) => [field, all[field]]));
}
