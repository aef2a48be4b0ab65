import { expect, it } from 'vitest';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { quickFields } from './quick-fields.ts';

const pathsOf = (noun: (typeof nounNames)[number]) => quickFields(noun).map(({ path }) => path);

it('edits in a list what an entry is called, what the columns say, and whether it’s offered', () => {
  expect(pathsOf('services')).toEqual(['name', 'serviceCategoryId', 'gplLine', 'unit', 'isActive']);
  expect(pathsOf('faqQuestions')).toEqual(['page', 'question', 'isActive']);
  expect(pathsOf('vendors')).toEqual(['name', 'isActive']);
});

it.each(nounNames)('has something to edit of %s, and no rule, picture, or list', (noun) => {
  expect(quickFields(noun).length).toBeGreaterThan(0);
  expect(quickFields(noun).filter(({ kind }) => ['rule', 'picture', 'list', 'group', 'shapes', 'lines'].includes(kind))).toEqual(
    [],
  );
});
