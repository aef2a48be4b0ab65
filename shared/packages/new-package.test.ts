import { describe, expect, it } from 'vitest';
import { catalogFaults } from '#shared/catalog/catalog-faults.ts';
import { usesIn } from '#shared/catalog/catalog-uses.ts';
import { fieldAt, formFields } from '#shared/catalog/form-fields.ts';
import type { AnyCatalog, AnyEntry } from '#shared/catalog/noun.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import type { PreConfiguredTemplate } from '#shared/model/pre-configured-template.ts';
import { generateCatalog } from '#world/catalog.ts';
import { entriesOf } from '#world/fill-cloud.ts';
import { packageFrom, withoutRetired } from './new-package.ts';

const sample: AnyCatalog = entriesOf(generateCatalog());
const templates = sample.preConfiguredTemplates as unknown as PreConfiguredTemplate[];
const from = templates.find(
  ({ displayServices, templateMerchandiseCategories: categories }) => displayServices.length > 1 && categories.length > 1,
) as PreConfiguredTemplate;
const nobody = '018f4a2b-0000-7000-8000-000000000001';

describe('a preconfigured package', () => {
  it('is refused if it names a display service or an item category that nothing is', () => {
    const [category] = from.templateMerchandiseCategories;
    const changed = {
      ...from,
      displayServices: [...from.displayServices, nobody],
      templateMerchandiseCategories: [{ ...category, itemCategoryId: nobody }],
    };
    const after = templates.map((each) => (each === from ? changed : each)) as unknown as AnyEntry[];
    expect(catalogFaults({ ...sample, preConfiguredTemplates: after }, sample)).toMatchObject([
      { id: from.id, path: ['displayServices', from.displayServices.length] },
      { id: from.id, path: ['templateMerchandiseCategories', 0, 'itemCategoryId'] },
    ]);
  });

  it('is a use of what it names, and chooses it from the catalog', () => {
    const usesOf = usesIn(sample);
    const used = [
      ['displayServices', from.displayServices[0]],
      ['itemCategories', from.templateMerchandiseCategories[0]?.itemCategoryId],
    ] as const;
    for (const [noun, id] of used)
      expect(usesOf(noun, { id: id as string })).toContainEqual(
        expect.objectContaining({ noun: 'preConfiguredTemplates', entry: from, retiring: 'drops' }),
      );
    const fields = formFields(nouns.preConfiguredTemplates);
    expect(fieldAt(fields, 'displayServices')?.kind).toBe('references');
    expect(fieldAt(fields, 'templateMerchandiseCategories.itemCategoryId')?.kind).toBe('reference');
  });

  it('gives a home nothing that is retired', () => {
    const [display, ...displays] = from.displayServices as [string, ...string[]];
    const [category, ...categories] = from.templateMerchandiseCategories;
    const rest = withoutRetired(from, new Set([display, category?.itemCategoryId ?? '']));
    const ids = { id: nobody, providerLocationId: nobody };
    expect(packageFrom(rest, new Map(), ids, () => nobody)).toMatchObject({
      displayServices: displays,
      templateMerchandiseCategories: categories,
    });
    expect(withoutRetired(from, new Set())).toEqual(from);
  });
});
