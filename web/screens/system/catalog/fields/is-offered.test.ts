import { expect, it } from 'vitest';
import { isOffered } from './is-offered.ts';

it('offers what isn’t retired, of the category of the form’s entry once it has one', () => {
  const attribute = { id: 'wood', itemCategoryId: 'caskets' };
  const [row, retired] = [false, true].map((isRetired) => ({ entry: attribute, isRetired }));
  expect([isOffered(row!), isOffered(retired!)]).toEqual([true, false]);
  const within = (category?: string) => isOffered(row!, 'itemCategoryId', category);
  expect([within('caskets'), within('urns'), within(''), within()]).toEqual([true, false, true, true]);
  expect(isOffered(retired!, 'itemCategoryId', 'caskets')).toBe(false);
});
