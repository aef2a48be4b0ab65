import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributeTree, type TreeNode } from './attribute-tree.ts';

const flat = (nodes: readonly TreeNode[]): TreeNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
const categories = ['c0', 'c1'].map((id, sortOrder) => ({ id, name: id, sortOrder }));
const category = fc.constantFrom('c0', 'c1');
const groupId = fc.constantFrom('g0', 'g1', 'g2', 'g3', 'g4', 'gone');
const group = fc.record(
  { id: groupId, name: fc.string(), itemCategoryId: category, parentId: groupId, sortOrder: fc.nat(3) },
  { requiredKeys: ['id', 'name', 'itemCategoryId', 'sortOrder'] },
);
const groups = fc.uniqueArray(group, { selector: ({ id }) => id }).map((all) => all.filter(({ id }) => id !== 'gone'));
const attribute = fc.record(
  { id: fc.uuid(), name: fc.string(), itemCategoryId: category, attributeGroupId: groupId, sortOrder: fc.nat(3) },
  { requiredKeys: ['id', 'name', 'itemCategoryId', 'sortOrder'] },
);

describe('the tree of attributes', () => {
  it('has everything once, whatever names what', () => {
    fc.assert(
      fc.property(groups, fc.array(attribute), (all, attributes) => {
        const nodes = flat(attributeTree(categories, all, attributes));
        const ids = nodes.map(({ id }) => id);
        expect(ids.toSorted()).toEqual([...categories, ...all, ...attributes].map(({ id }) => id).toSorted());
      }),
    );
  });

  it('puts groups into groups, and attributes after them', () => {
    const one = (id: string, parentId?: string) => ({
      id,
      name: id,
      itemCategoryId: 'c0',
      sortOrder: 0,
      ...(parentId ? { parentId } : {}),
    });
    const [first] = attributeTree(
      categories,
      [one('looks'), one('colors', 'looks')],
      [
        { id: 'size', name: 'size', itemCategoryId: 'c0', sortOrder: 0 },
        { id: 'lid', name: 'lid', itemCategoryId: 'c0', attributeGroupId: 'colors', sortOrder: 0 },
      ],
    );
    expect(first?.children.map(({ id }) => id)).toEqual(['looks', 'size']);
    expect(first?.children[0]?.children[0]).toMatchObject({ id: 'colors', children: [{ id: 'lid' }] });
  });
});
