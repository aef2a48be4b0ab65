import type { MerchandiseItem } from '#shared/model/merchandise.ts';

/** The id of the nth entry of a kind, the same in every process. */
export const idAt = (kind: number, nth: number): string =>
  `0195c0de-${String(kind).padStart(4, '0')}-7000-8000-${String(nth).padStart(12, '0')}`;

const woods = ['Oak', 'Cherry', 'Maple', 'Walnut', 'Pine', 'Poplar', 'Mahogany'];
export const categories = 12;

/** Returns an item like those of the sample data: a name, a few sentences, three attributes, and a picture. */
export function itemAt(nth: number): MerchandiseItem {
  const wood = woods[nth % woods.length] as string;
  return {
    id: idAt(1, nth),
    itemCategoryId: idAt(2, nth % categories),
    vendorId: idAt(3, nth % 40),
    name: `${wood} casket ${nth}`,
    description: `Solid ${wood.toLowerCase()} with a satin finish, a swing bar, and an interior of crepe. Number ${nth} of its series.`,
    modelNumber: `M-${nth}`,
    attributes: [0, 1, 2].map((place) => ({
      attributeId: idAt(4, (nth % categories) * 3 + place),
      value: place === 0 ? wood : `Value ${(nth + place) % 9}`,
    })),
    variants: [],
    images: [
      {
        id: idAt(5, nth),
        path: `/media/merchandise/item-${nth}-{width}.webp`,
        description: `${wood} casket ${nth}, closed`,
        isCover: true,
      },
    ],
    isActive: true,
  };
}
