import {
  type ItemVariant,
  type MerchandiseAttribute,
  type MerchandiseItem,
  merchandiseItemSchema,
} from '#shared/model/merchandise.ts';
import { active, defineNoun, type FaultInNoun } from '../noun.ts';

type Attributes = { attributes: readonly { attributeId: string; value: string }[] };
type KnownAttributes = ReadonlyMap<string, MerchandiseAttribute>;

// Items number thousands, and nearly all are sound: each of these adds what it finds, so that a sound one leaves nothing behind.

/** Adds attributes of an item, or of a variant of it, that items of its category don't have, and values that an attribute doesn't have. */
function addAttributeFaults(
  into: FaultInNoun[],
  { id, itemCategoryId }: MerchandiseItem,
  at: FaultInNoun['path'],
  { attributes }: Attributes,
  known: KnownAttributes,
): void {
  attributes.forEach(({ attributeId, value }, nth) => {
    const attribute = known.get(attributeId);
    if (!attribute) return;
    const path = [...at, 'attributes', nth];
    const { values } = attribute;
    if (attribute.itemCategoryId !== itemCategoryId)
      into.push({ id, path: [...path, 'attributeId'], message: 'This attribute belongs to another category.' });
    else if (values.length > 0 && !values.includes(value))
      into.push({
        id,
        path: [...path, 'value'],
        message: `“${value}” isn’t a value of this attribute. Choose one, or add it there.`,
      });
  });
}

/** Adds variants that have the name of another one of the item. */
function addNameFaults(into: FaultInNoun[], id: string, variants: readonly ItemVariant[]): void {
  const names = new Set<string>();
  for (const [at, { name }] of variants.entries()) {
    if (names.has(name.toLowerCase()))
      into.push({ id, path: ['variants', at, 'name'], message: 'Another variant of the item has this name.' });
    names.add(name.toLowerCase());
  }
}

/** Adds pictures that don't say what they show: those who can't see them would hear nothing of the item. */
function addPictureFaults(into: FaultInNoun[], { id, images = [] }: MerchandiseItem): void {
  images.forEach(({ description }, at) => {
    if (description.trim() === '')
      into.push({ id, path: ['images', at, 'description'], message: 'Say what it shows, for people who can’t see it.' });
  });
}

export const items = defineNoun({
  name: 'items',
  one: 'item',
  many: 'items',
  columns: ['images', 'itemCategoryId', 'vendorId', 'modelNumber'],
  filters: ['itemCategoryId', 'vendorId', 'isActive'],
  sections: [{ title: 'The item', fields: ['name', 'itemCategoryId', 'vendorId', 'modelNumber', 'description', 'isActive'] }],
  schema: merchandiseItemSchema,
  reaches: ['prices', 'prints'],
  nameOf: ({ name }) => name,
  naturalKey: ['vendorId', 'modelNumber'],
  cells: {
    attributes: { parts: ['attributeId', 'value'], example: 'Handles = Brass; Lining = Velvet' },
    variants: { parts: ['name', 'modelNumber'], example: 'Standard = OC-1; Oversize = OC-2' },
    images: { parts: ['path', 'description'], example: 'oak-front.jpg = The front, closed; oak-side.jpg = The side' },
  },
  wordsOf: ({ description, modelNumber, attributes, variants = [] }) => [
    description,
    modelNumber ?? '',
    ...attributes.map(({ value }) => value),
    ...variants.flatMap((variant) => [variant.name, variant.modelNumber ?? '']),
  ],
  references: [
    { path: ['itemCategoryId'], noun: 'itemCategories', retiring: 'refuses' },
    { path: ['vendorId'], noun: 'vendors', retiring: 'keeps' },
    { path: ['attributes', '*', 'attributeId'], noun: 'attributes', retiring: 'keeps', within: 'itemCategoryId' },
    {
      path: ['variants', '*', 'attributes', '*', 'attributeId'],
      noun: 'attributes',
      retiring: 'keeps',
      within: 'itemCategoryId',
    },
  ],
  // A home's offer, its price, and its line of the list belong to the category. A variant is withdrawn, not removed.
  fixedIn: ({ itemCategoryId, variants = [] }) => ({
    itemCategoryId,
    ...Object.fromEntries(variants.map(({ id }) => [`variants.${id}`, id])),
  }),
  faultsIn: (entries, { attributes }) => {
    const known = new Map((attributes as readonly MerchandiseAttribute[]).map((each) => [each.id, each]));
    const faults: FaultInNoun[] = [];
    for (const item of entries) {
      const { id, variants = [] } = item;
      addAttributeFaults(faults, item, [], item, known);
      addPictureFaults(faults, item);
      if (variants.length > 1) addNameFaults(faults, id, variants);
      for (const [at, variant] of variants.entries()) addAttributeFaults(faults, item, ['variants', at], variant, known);
    }
    return faults;
  },
  words: {
    name: 'Name',
    itemCategoryId: 'Category',
    vendorId: 'Vendor',
    modelNumber: 'Model number',
    description: {
      label: 'Description',
      hint: 'Identifies the item without its picture or model number, as the price lists of caskets and outer burial containers have to.',
    },
    attributes: 'Attributes',
    'attributes.attributeId': 'Attribute',
    'attributes.value': 'Value',
    variants: { label: 'Variants', hint: 'Sizes, colors, and other forms in which it’s sold.' },
    'variants.name': 'Name',
    'variants.modelNumber': 'Model number',
    'variants.attributes': 'What differs from the item',
    'variants.attributes.attributeId': 'Attribute',
    'variants.attributes.value': 'Value',
    'variants.isActive': 'Offered',
    images: 'Pictures',
    'images.path': { label: 'Picture', isPicture: true },
    'images.description': 'What it shows',
    'images.isCover': { label: 'Shown first', isOnlyOne: true },
    isActive: {
      ...active,
      hint: 'Families see it once a home offers it, prices it, and publishes its price list. When this is off, nobody is offered it anymore.',
    },
  },
  hidden: ['id', 'images.id', 'variants.id'],
});
