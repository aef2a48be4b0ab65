import type { ItemVariant, MerchandiseItem } from '../model/merchandise.ts';

/** An item, or one variant of it, as it is sold. */
export type OfferedItem = Pick<MerchandiseItem, 'name' | 'description' | 'attributes' | 'modelNumber'>;

const asVariant = (item: MerchandiseItem, { name, attributes, modelNumber = item.modelNumber }: ItemVariant): OfferedItem => {
  const own = new Set(attributes.map(({ attributeId }) => attributeId));
  return {
    name: `${item.name}, ${name}`,
    description: item.description,
    attributes: [...item.attributes.filter(({ attributeId }) => !own.has(attributeId)), ...attributes],
    ...(modelNumber === undefined ? {} : { modelNumber }),
  };
};

/** Returns what is sold: the item itself, or one of its variants with what differs. A withdrawn variant is still found, one that is gone isn't. */
export function offeredItem(item: MerchandiseItem, variantId?: string): OfferedItem | undefined {
  if (variantId === undefined) return item;
  const variant = item.variants?.find(({ id }) => id === variantId);
  return variant && asVariant(item, variant);
}

/** Returns the variants that a home can price: the item itself (`undefined`) first, then each that isn't withdrawn. */
export const pricedVariants = ({ variants = [] }: Partial<Pick<MerchandiseItem, 'variants'>>): (string | undefined)[] => [
  undefined,
  ...variants.filter(({ isActive }) => isActive).map(({ id }) => id),
];
