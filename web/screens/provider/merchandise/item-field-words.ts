import type { ItemDraft } from './item-draft.ts';

export const labels: Readonly<Record<keyof ItemDraft, string>> = {
  name: 'Name',
  description: 'Description',
  vendorId: 'Made by',
  modelNumber: 'Model number',
  attributes: 'Properties',
  variants: 'Variants',
  prices: 'Prices',
};

const variantWords = ({ name, modelNumber, attributes, isActive }: ItemDraft['variants'][number]): string =>
  [isActive ? name : `${name} (withdrawn)`, modelNumber, ...attributes.map(({ value }) => value)].filter(Boolean).join(', ');

/** Describes a field of an item for a choice between two versions of it. */
export function fieldWords(field: keyof ItemDraft, draft: ItemDraft): string {
  switch (field) {
    case 'attributes':
      return Object.values(draft.attributes).join(', ');
    case 'variants':
      return draft.variants.map(variantWords).join('\n');
    case 'prices':
      return Object.entries(draft.prices)
        .map(([id, { price, isOffered }]) => {
          const name = draft.variants.find((variant) => variant.id === id)?.name;
          return `${name ? `${name}: ` : ''}${price === '' ? 'no price' : `$${price}`}, ${isOffered ? 'offered' : 'not offered'}`;
        })
        .join('\n');
    default:
      return draft[field];
  }
}
