import type { MerchandiseAttribute, MerchandiseAttributeGroup, MerchandiseCategory } from '#shared/model/merchandise.ts';

type Group = Pick<MerchandiseAttributeGroup, 'id' | 'name' | 'itemCategoryId' | 'parentId' | 'sortOrder'>;
type Attribute = Pick<MerchandiseAttribute, 'id' | 'name' | 'itemCategoryId' | 'attributeGroupId' | 'sortOrder'>;
type Category = Pick<MerchandiseCategory, 'id' | 'name' | 'sortOrder'>;

/** A category, a group, or an attribute, with what is in it. */
export type TreeNode = { kind: 'category' | 'group' | 'attribute'; id: string; name: string; children: readonly TreeNode[] };

const inOrder = <Entry extends { sortOrder: number; name: string }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0) || one.name.localeCompare(other.name, 'en'));

/**
 * Returns categories with their groups, groups with groups and attributes, and attributes that are in no group after them. Everything is there once: a group
 * whose group is missing, in another category, or inside of it is directly in its category.
 */
export function attributeTree(
  categories: readonly Category[],
  groups: readonly Group[],
  attributes: readonly Attribute[],
): TreeNode[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const parentOf = (group: Group): Group | undefined => {
    const parent = group.parentId === undefined ? undefined : byId.get(group.parentId);
    if (!parent || parent.itemCategoryId !== group.itemCategoryId) return undefined;
    const seen = new Set([group.id]);
    for (let at: Group | undefined = parent; at; at = at.parentId === undefined ? undefined : byId.get(at.parentId)) {
      if (seen.has(at.id)) return undefined;
      seen.add(at.id);
    }
    return parent;
  };
  const groupsIn = Map.groupBy(groups, (group) => parentOf(group)?.id ?? group.itemCategoryId);
  const groupOf = ({ attributeGroupId, itemCategoryId }: Attribute) => {
    const group = attributeGroupId === undefined ? undefined : byId.get(attributeGroupId);
    return group?.itemCategoryId === itemCategoryId ? group.id : itemCategoryId;
  };
  const attributesIn = Map.groupBy(attributes, groupOf);
  const within = (id: string): TreeNode[] => [
    ...inOrder(groupsIn.get(id) ?? []).map(
      (each): TreeNode => ({ kind: 'group', id: each.id, name: each.name, children: within(each.id) }),
    ),
    ...inOrder(attributesIn.get(id) ?? []).map(
      (each): TreeNode => ({ kind: 'attribute', id: each.id, name: each.name, children: [] }),
    ),
  ];
  return inOrder(categories).map(({ id, name }) => ({ kind: 'category', id, name, children: within(id) }));
}
