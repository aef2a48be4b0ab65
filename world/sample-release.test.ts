import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AnyCatalog, type AnyEntry, catalogFaults } from '#shared/catalog/catalog-faults.ts';
import { type NounName, nounNames } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { referredIds } from '#shared/catalog/referred-ids.ts';
import { generateCatalog } from './catalog.ts';
import { entriesOf } from './fill-cloud.ts';

const catalog = entriesOf(generateCatalog()) as AnyCatalog;

/** Returns the catalog with a change of the first entry of a noun that has what is changed. */
function changed(
  noun: NounName,
  change: (entry: AnyEntry & Record<string, unknown>) => object | undefined,
): [AnyCatalog, AnyEntry] {
  for (const entry of catalog[noun]) {
    const other = change(structuredClone(entry) as AnyEntry & Record<string, unknown>);
    if (other) return [{ ...catalog, [noun]: catalog[noun].map((each) => (each === entry ? (other as AnyEntry) : each)) }, entry];
  }
  throw new Error(`No entry of ${noun} can be changed like that.`);
}
const faultsOf = (noun: NounName, change: Parameters<typeof changed>[1]) => {
  const [after, { id }] = changed(noun, change);
  return catalogFaults(after, catalog).map((fault) => ({ ...fault, isThere: fault.id === id }));
};

describe('the sample catalog', () => {
  it('can be published', () => {
    for (const noun of nounNames) expect(catalog[noun].length, noun).toBeGreaterThan(0);
    const none = Object.fromEntries(nounNames.map((noun) => [noun, []])) as unknown as AnyCatalog;
    expect(catalogFaults(catalog, none)).toEqual([]);
  });

  it('has a file for every noun, and names what every entry is called', () => {
    const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const files = readdirSync('shared/catalog/nouns').filter((file) => file !== 'index.ts' && !file.endsWith('.test.ts'));
    expect(files.sort()).toEqual(nounNames.map((name) => `${kebab(name)}.ts`).sort());
    for (const noun of nounNames)
      for (const entry of catalog[noun]) {
        expect(nouns[noun].nameOf(entry), noun).not.toBe('');
        expect(nouns[noun].wordsOf?.(entry).every((word) => typeof word === 'string') ?? true).toBe(true);
      }
  });

  it('makes every reference that its nouns describe', () => {
    for (const noun of nounNames)
      for (const reference of nouns[noun].references ?? []) {
        const paths = catalog[noun].flatMap((entry) => referredIds(nouns[noun], entry)).map((each) => each.reference);
        // Display services of the sample refer to no category of items.
        if (noun !== 'displayServices' || reference.path[0] !== 'itemCategoryId') expect(paths, noun).toContain(reference);
      }
  });
});

describe('a catalog with a fault', () => {
  it('is refused: a field out of its limits', () => {
    expect(faultsOf('services', (service) => ({ ...service, name: '' }))).toMatchObject([{ path: ['name'], isThere: true }]);
  });

  it('is refused: a reference to what is not there, also by an entry that did not change', () => {
    const without = { ...catalog, taskCategories: catalog.taskCategories.slice(1) };
    const faults = catalogFaults(without, catalog);
    expect(faults.length).toBeGreaterThan(0);
    expect(new Set(faults.map(({ noun, path }) => `${noun} ${path}`))).toEqual(new Set(['taskTriggers taskCategoryId']));
  });

  it('is refused: a rule that can’t run', () => {
    expect(faultsOf('taskTriggers', (trigger) => ({ ...trigger, condition: { equals: [1, 2] } }))).toMatchObject([
      { path: ['condition'], message: 'equals > There is no such operation', isThere: true },
    ]);
  });

  it('is refused: questions that wait for themselves', () => {
    const faults = faultsOf('questionGroups', (group) => {
      const [first, ...rest] = group.questions as { identifier: string }[];
      return first && { ...group, questions: [{ ...first, visibleWhen: { var: first.identifier } }, ...rest] };
    });
    expect(faults).toContainEqual(
      expect.objectContaining({ isThere: true, message: expect.stringMatching(/^Would show only by its own answer\./) }),
    );
  });

  it('is refused: another identifier, an option that is gone, an item in another category', () => {
    const words = expect.stringMatching(/once it’s published/);
    const renamed = faultsOf('questionGroups', (group) => ({
      ...group,
      questions: (group.questions as object[]).map((question, at) =>
        at === 0 ? { ...question, identifier: 'anotherName' } : question,
      ),
    }));
    expect(renamed).toMatchObject([{ message: words, isThere: true }]);
    const cut = faultsOf('questionGroups', (group) => {
      const questions = group.questions as { options: object[] }[];
      const at = questions.findIndex(({ options }) => options.length > 1);
      if (at < 0) return undefined;
      return {
        ...group,
        questions: questions.map((each, nth) => (nth === at ? { ...each, options: each.options.slice(1) } : each)),
      };
    });
    expect(cut).toMatchObject([{ message: words, isThere: true }]);
    const other = catalog.itemCategories.at(-1)?.id;
    const moved = faultsOf('items', (item) => (item.itemCategoryId === other ? undefined : { ...item, itemCategoryId: other }));
    expect(moved).toMatchObject([{ path: ['itemCategoryId'], message: words, isThere: true }]);
  });
});
