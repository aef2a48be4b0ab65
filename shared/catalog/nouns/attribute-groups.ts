import {
  type MerchandiseAttribute,
  type MerchandiseAttributeGroup,
  merchandiseAttributeGroupSchema,
} from '#shared/model/merchandise.ts';
import { attributesIn } from '../item-counts.ts';
import { defineNoun, type FaultInNoun } from '../noun.ts';

/** Returns groups that are inside themselves, or in a group of another category. */
function treeFaults(groups: readonly MerchandiseAttributeGroup[]): FaultInNoun[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const isInside = (group: MerchandiseAttributeGroup): boolean => {
    const seen = new Set<string>();
    for (let at = group.parentId; at !== undefined && !seen.has(at); at = byId.get(at)?.parentId) {
      if (at === group.id) return true;
      seen.add(at);
    }
    return false;
  };
  return groups.flatMap((group): FaultInNoun[] => {
    const { id, parentId, itemCategoryId } = group;
    const parent = parentId === undefined ? undefined : byId.get(parentId);
    if (isInside(group)) return [{ id, path: ['parentId'], message: 'A group can’t be inside itself.' }];
    if (parent && parent.itemCategoryId !== itemCategoryId)
      return [{ id, path: ['parentId'], message: `“${parent.name}” belongs to another category.` }];
    return [];
  });
}

export const attributeGroups = defineNoun({
  name: 'attributeGroups',
  one: 'attribute group',
  many: 'attribute groups',
  schema: merchandiseAttributeGroupSchema,
  reaches: [],
  isOnlyOfCatalog: true,
  columns: ['itemCategoryId', 'parentId'],
  filters: ['itemCategoryId'],
  tally: { label: 'Attributes', one: 'attribute', many: 'attributes', none: 'None', of: attributesIn },
  screen: { path: '/System/Merchandise/CategoryAttributeGroups', title: 'Attribute groups', group: 'merchandise' },
  nameOf: ({ name }) => name,
  references: [
    { path: ['itemCategoryId'], noun: 'itemCategories', retiring: 'keeps' },
    { path: ['parentId'], noun: 'attributeGroups', retiring: 'refuses' },
  ],
  order: { place: 'sortOrder', within: 'itemCategoryId' },
  fixedIn: ({ itemCategoryId }) => ({ itemCategoryId }),
  faultsIn: (groups, { attributes }) => [
    ...treeFaults(groups),
    ...(attributes as readonly MerchandiseAttribute[]).flatMap(({ attributeGroupId, itemCategoryId, name }) => {
      const group = groups.find(({ id }) => id === attributeGroupId);
      if (!group || group.itemCategoryId === itemCategoryId) return [];
      return [{ id: group.id, path: ['itemCategoryId'], message: `“${name}” is in this group, but in another category.` }];
    }),
  ],
  words: {
    name: 'Name',
    itemCategoryId: 'Category',
    parentId: { label: 'Inside', hint: 'The group that this one is part of.' },
  },
});
