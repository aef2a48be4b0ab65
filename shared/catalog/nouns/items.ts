import { merchandiseItemSchema } from '#shared/model/merchandise.ts';
import { active, defineNoun } from '../noun.ts';

export const items = defineNoun({
  name: 'items',
  one: 'item',
  many: 'items',
  schema: merchandiseItemSchema,
  nameOf: ({ name }) => name,
  wordsOf: ({ description, modelNumber, attributes }) => [
    description,
    modelNumber ?? '',
    ...attributes.map(({ value }) => value),
  ],
  references: [
    { path: ['itemCategoryId'], noun: 'itemCategories' },
    { path: ['vendorId'], noun: 'vendors' },
    { path: ['attributes', '*', 'attributeId'], noun: 'attributes' },
  ],
  // A home's offer, its price, and its line of the list belong to the category.
  fixedIn: ({ itemCategoryId }) => ({ itemCategoryId }),
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
    images: 'Pictures',
    'images.path': { label: 'Picture', isPicture: true },
    'images.description': 'What it shows',
    'images.isCover': 'Shown first',
    isActive: active,
  },
  hidden: ['id', 'images.id'],
});
