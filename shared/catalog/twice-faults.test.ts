import { expect, it } from 'vitest';
import { type AnyCatalog, catalogFaults } from './catalog-faults.ts';
import { nounNames } from './noun-names.ts';

const id = (digit: number) => `0195c0de-0000-7000-8000-${String(digit).padStart(12, '0')}`;
const none = Object.fromEntries(nounNames.map((noun) => [noun, []])) as unknown as AnyCatalog;
const faultsOf = (more: Record<string, unknown>, published = none) =>
  catalogFaults({ ...none, ...more } as AnyCatalog, published).map((fault) => [fault.noun, fault.path, fault.message]);

it('refuses two vendors of the same name, unless one is retired or they were published so', () => {
  const vendor = (digit: number, name: string) => ({ id: id(digit), name, isActive: true });
  const twins = [vendor(1, 'Aurora'), vendor(2, ' aurora ')].map((each) => ({ ...each, name: each.name.trim() }));
  const message = 'Another vendor has the same name. Change one of them, or retire it.';
  expect(faultsOf({ vendors: twins })).toEqual(Array(2).fill(['vendors', ['name'], message]));
  expect(faultsOf({ vendors: [twins[0], { ...twins[1], isRetired: true }] })).toEqual([]);
  expect(faultsOf({ vendors: twins }, { ...none, vendors: twins } as unknown as AnyCatalog)).toEqual([]);
});

it('refuses a value that the attribute doesn’t have, and one that it has twice', () => {
  const category = { id: id(3), name: 'Caskets', description: '', kind: 'container', pages: [], isActive: true, sortOrder: 0 };
  const attribute = (values: string[]) => ({
    id: id(4),
    itemCategoryId: id(3),
    name: 'Handles',
    values,
    isFilter: true,
    sortOrder: 0,
  });
  const item = (value: string) => {
    const attributes = [{ attributeId: id(4), value }];
    const variants = [{ id: id(6), name: 'Wide', attributes, isActive: true }];
    return {
      id: id(5),
      itemCategoryId: id(3),
      name: 'Oak',
      description: 'Oak',
      attributes,
      variants,
      images: [],
      isActive: true,
    };
  };
  const catalog = (values: string[], value: string) => ({
    itemCategories: [category],
    attributes: [attribute(values)],
    items: [item(value)],
  });
  const message = '“Ropey” isn’t a value of this attribute. Choose one, or add it there.';
  expect(faultsOf(catalog(['Rope', 'Wood'], 'Ropey'))).toEqual([
    ['items', ['attributes', 0, 'value'], message],
    ['items', ['variants', 0, 'attributes', 0, 'value'], message],
  ]);
  expect(faultsOf(catalog([], 'Ropey'))).toEqual([]);
  expect(faultsOf(catalog(['Rope', 'rope'], 'Rope'))).toEqual([
    ['attributes', ['values'], '“rope” is there twice. Remove one of them.'],
  ]);
});
