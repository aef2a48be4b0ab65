import type {
  MerchandiseAttribute,
  MerchandiseAttributeGroup,
  MerchandiseCategory,
  MerchandiseImage,
  MerchandiseItem,
  QuickFilter,
  Vendor,
} from '#shared/model/merchandise.ts';
import { type ItemFacts, merchandise } from './data/merchandise.ts';
import { attributeGroups, quickFilters, vendors } from './data/merchandise-filters.ts';
import { idOf } from './ids.ts';

/** The merchandise that administrators maintain for every home, as the model has it. */
export type MerchandiseCatalog = {
  merchandiseCategories: MerchandiseCategory[];
  merchandiseAttributes: MerchandiseAttribute[];
  merchandiseItems: MerchandiseItem[];
  quickFilters: QuickFilter[];
  vendors: Vendor[];
  attributeGroups: MerchandiseAttributeGroup[];
};

const attributeId = (category: string, name: string) => idOf('merchandise-attribute', category, name);

const groupId = (category: string, name: string) => idOf('attribute-group', category, name);

/** Returns the group of an attribute, if its category has one for it. */
const groupOf = (category: string, attribute: string): { attributeGroupId?: string } => {
  const group = attributeGroups.find((each) => each.category === category && each.attributes.includes(attribute));
  return group ? { attributeGroupId: groupId(category, group.name) } : {};
};

const attributes = (): MerchandiseAttribute[] =>
  merchandise.flatMap(({ key, items }) =>
    [...new Set(items.flatMap((item) => Object.keys(item.attributes)))].map((name, sortOrder) => ({
      id: attributeId(key, name),
      itemCategoryId: idOf('merchandise-category', key),
      ...groupOf(key, name),
      name,
      values: [...new Set(items.map((item) => item.attributes[name]).filter((value) => value !== undefined))],
      isFilter: true,
      sortOrder,
    })),
  );

/** Returns the path of an item's picture in the media bucket. It is drawn once for all homes that sell it. */
export const itemPath = (category: string, name: string): string =>
  `/media/merchandise/${category}-${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}-{width}.webp`;

const itemPicture = (category: string, { name }: ItemFacts): MerchandiseImage => ({
  id: idOf('merchandise-image', category, name),
  path: itemPath(category, name),
  description: `Drawing: ${name}`,
  isCover: true,
});

const vendorOf = ({ attributes: { Material } }: ItemFacts) => vendors.find(({ materials }) => materials.includes(Material ?? ''));

const quickFiltersOf = (): QuickFilter[] =>
  Object.entries(quickFilters).flatMap(([category, filters]) =>
    filters.map(({ name, where }, sortOrder) => ({
      id: idOf('quick-filter', category, name),
      itemCategoryId: idOf('merchandise-category', category),
      name,
      attributes: Object.entries(where).map(([attribute, values]) => ({
        attributeId: attributeId(category, attribute),
        values: [...values],
      })),
      sortOrder,
    })),
  );

const items = (): MerchandiseItem[] =>
  merchandise.flatMap((category) =>
    category.items.map((item) => ({
      id: idOf('merchandise-item', category.key, item.name),
      itemCategoryId: idOf('merchandise-category', category.key),
      ...(vendorOf(item) ? { vendorId: idOf('vendor', vendorOf(item)?.key ?? '') } : {}),
      name: item.name,
      description: item.description,
      attributes: Object.entries(item.attributes).map(([name, value]) => ({
        attributeId: attributeId(category.key, name),
        value,
      })),
      variants: (item.variants ?? []).map(({ name, attributes: values }) => ({
        id: idOf('item-variant', category.key, item.name, name),
        name,
        attributes: Object.entries(values).map(([attribute, value]) => ({
          attributeId: attributeId(category.key, attribute),
          value,
        })),
        isActive: true,
      })),
      images: [itemPicture(category.key, item)],
      isActive: true,
    })),
  );

/** Returns the merchandise of the catalog, the same every time. */
export const merchandiseCatalog = (): MerchandiseCatalog => ({
  merchandiseCategories: merchandise.map(({ key, name, description, kind, pages, line, cover, isRental = false }, sortOrder) => ({
    id: idOf('merchandise-category', key),
    name,
    description,
    kind,
    pages: [...pages],
    ...(line ? { gplLine: line } : {}),
    image: itemPath(key, cover),
    isRental,
    isActive: true,
    sortOrder,
  })),
  merchandiseAttributes: attributes(),
  merchandiseItems: items(),
  quickFilters: quickFiltersOf(),
  attributeGroups: attributeGroups.map(({ category, name, inside }, sortOrder) => ({
    id: groupId(category, name),
    itemCategoryId: idOf('merchandise-category', category),
    ...(inside ? { parentId: groupId(category, inside) } : {}),
    name,
    sortOrder,
  })),
  vendors: vendors.map(({ key, name }) => ({ id: idOf('vendor', key), name, isActive: true })),
});
