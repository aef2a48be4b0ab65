import { expect, it } from 'vitest';
import type { MerchandiseCategory } from '#shared/model/merchandise.ts';
import { id } from '#test/world/plain-id.ts';
import { item, planOf } from '#test/world/small-home-plan.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import { weighedParts } from './charge-sums.ts';
import { addedNow, includedGoods, itemInPackage } from './included-goods.ts';
import { priceBookOf } from './price-book.ts';

const flat = packageOf('flat', ['basic-services', 'caskets', 'printed-package'], { pricingMethod: 'flat', priceCents: 400_000 });
const book = { packageServiceId: id('pb'), displayName: 'Register book', detailText: '', isIncluded: true };
const template = { ...flat, packageServices: [...flat.packageServices, book] };
const { itemCategories, items } = smallHome();
const stationery: MerchandiseCategory = { ...itemCategories[4]!, id: id('ks'), name: 'Stationery', kind: 'stationery' };
const printed = ['Register book', 'Prayer cards'].map((name, at) => ({
  id: id(`st${at}`),
  itemCategoryId: id('ks'),
  name,
  priceCents: 6500,
}));
const home = smallHome({
  templates: [template],
  itemCategories: [...itemCategories, stationery],
  items: [...items, ...printed],
});
const named = (name: string) => home.items.find((item) => item.name === name)!;

it('finds what a package includes of a category, by line, name, or printed package', () => {
  const names = (category: MerchandiseCategory) => includedGoods(home, template, category).map(({ displayName }) => displayName);
  expect(names(itemCategories[0]!)).toEqual(['caskets']);
  expect(names(stationery)).toEqual(['printed-package', 'Register book']);
  expect(names(itemCategories[3]!)).toEqual([]);
  expect(includedGoods(home, undefined, stationery)).toEqual([]);
});

it('says what an item adds to a package that includes one of its kind, or that it is already in it', () => {
  expect(itemInPackage(home, template, named('Cloth casket'))).toEqual({ kind: 'adds', cents: 0 });
  expect(itemInPackage(home, template, named('Oak casket'))).toEqual({ kind: 'adds', cents: 220_000 });
  expect(itemInPackage(home, template, named('Register book'))).toEqual({ kind: 'already' });
  expect(itemInPackage(home, template, named('Prayer cards'))).toBeUndefined();
  expect(itemInPackage(home, undefined, named('Oak casket'))).toBeUndefined();
});

it('says what a chosen item adds now, beside another for which the package also pays', () => {
  const added = (...names: string[]) => {
    const plan = planOf(
      names.map((name) => item(name)),
      { selectedTemplate: template.id, dispositionType: template.dispositionType },
    );
    return names.map((name) => addedNow(home, plan, id(name)));
  };
  expect(added('cloth')).toEqual([0]);
  expect(added('oak')).toEqual([220_000]);
  // The package pays $1,000.00, of which the cloth casket alone uses $950.00.
  expect(added('cloth', 'oak')).toEqual([95_000, 315_000]);
  expect(addedNow(home, planOf([item('oak')]), id('cloth'))).toBeUndefined();
});

it('counts goods of a flat package as merchandise, whether or not the price list has a line for them', () => {
  const parts = ['basic-services', 'caskets', 'printed-package', 'Register book'];
  const includes = parts.map((label) => ({ label, gplLine: null, aLaCarteCents: 1 }));
  expect(weighedParts({ includes }, priceBookOf(home), template).map(({ part, kind }) => [part.label, kind])).toEqual([
    ['basic-services', 'basic-services'],
    ['caskets', 'merchandise'],
    ['printed-package', 'merchandise'],
    ['Register book', 'merchandise'],
  ]);
});
