import { describe, expect, it } from 'vitest';
import { type AnyCatalog, type AnyEntry, catalogFaults } from './catalog-faults.ts';
import { usesIn, usingEntries } from './catalog-uses.ts';
import { type NounName, nounNames } from './noun-names.ts';
import { nouns } from './nouns/index.ts';
import { refusalsIn, usesWithEffects } from './retire-faults.ts';
import { parseEntry, withRetired } from './retired.ts';

const id = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`;
const none = Object.fromEntries(nounNames.map((noun) => [noun, []])) as unknown as AnyCatalog;
/** Entries as they are stored: with everything that their schemas fill in. */
const stored = (noun: NounName, entry: object): AnyEntry => {
  const result = parseEntry(nouns[noun], entry as AnyEntry);
  if (!result.success) throw new Error(result.faults[0]?.message);
  return result.data;
};

const category = stored('serviceCategories', { id: id(1), name: 'Preparation', sortOrder: 0 });
const service = stored('services', { id: id(2), serviceCategoryId: id(1), name: 'Embalming', sortOrder: 0 });
const vendor = stored('vendors', { id: id(3), name: 'Oak & Sons' });
const caskets = stored('itemCategories', { id: id(4), name: 'Caskets', kind: 'container', pages: [] });
const casket = stored('items', { id: id(5), itemCategoryId: id(4), vendorId: id(3), name: 'Oak', description: 'Solid oak' });
const question = { id: id(7), identifier: 'isVeteran', question: 'Did they serve?', fieldType: 'boolean' };
const group = (digit: number, more: object = {}) => ({
  id: id(digit),
  name: `Group ${digit}`,
  kind: 'case',
  page: 'case-details',
  ...more,
});
const asking = group(6, { questions: [question] });
const reading = group(8, { visibleWhen: { var: 'isVeteran' }, questions: [] });

const catalogOf = (entries: Partial<Record<NounName, AnyEntry[]>>): AnyCatalog => ({ ...none, ...entries });
const published = catalogOf({
  serviceCategories: [category],
  services: [service],
  vendors: [vendor],
  itemCategories: [caskets],
  items: [casket],
});
const faultsOf = (after: Partial<AnyCatalog>) => catalogFaults({ ...published, ...after }, published);

describe('retiring', () => {
  it('keeps an entry the same when it is restored, and refuses any other mark', () => {
    expect(withRetired(withRetired(vendor, true), false)).toEqual(vendor);
    expect(parseEntry(nouns.vendors, { ...vendor, isRetired: true } as AnyEntry)).toMatchObject({ data: { isRetired: true } });
    expect(parseEntry(nouns.vendors, { ...vendor, isRetired: false } as AnyEntry)).toMatchObject({ data: vendor });
    expect(parseEntry(nouns.vendors, { ...vendor, isGone: true } as AnyEntry).success).toBe(false);
  });

  it('is refused while something that is published could not go on without it', () => {
    expect(faultsOf({ serviceCategories: [withRetired(category, true)] })).toEqual([
      {
        noun: 'serviceCategories',
        id: id(1),
        path: [],
        message: '“Embalming” still uses this. Take it out there before you retire it.',
      },
    ]);
  });

  it('is possible together with what needs it', () => {
    expect(faultsOf({ serviceCategories: [withRetired(category, true)], services: [withRetired(service, true)] })).toEqual([]);
  });

  it('lets others keep it, and nothing new take it', () => {
    const after = { vendors: [withRetired(vendor, true)] };
    expect(faultsOf(after)).toEqual([]);
    expect(faultsOf({ ...after, items: [{ ...casket, name: 'Oak casket' } as AnyEntry] })).toEqual([]);
    const pine = { ...casket, id: id(9) };
    expect(faultsOf({ ...after, items: [casket, pine] })).toEqual([
      { noun: 'items', id: id(9), path: ['vendorId'], message: '“Oak & Sons” is retired. Choose another, or restore it.' },
    ]);
  });

  it('says once of a new entry that it takes a retired one, in whichever order they were saved', () => {
    const another = { ...service, id: id(9) };
    const both = { serviceCategories: [withRetired(category, true)], services: [withRetired(service, true), another] };
    const fault = { noun: 'services', id: id(9), path: ['serviceCategoryId'] };
    expect(faultsOf(both)).toMatchObject([fault]);
    const taken = catalogFaults({ ...published, ...both }, { ...published, services: [service, another] });
    expect(taken).toMatchObject([{ noun: 'serviceCategories', id: id(1), message: expect.stringContaining('still uses this') }]);
  });

  it('is refused while a rule reads the answer to one of its questions, unless another group asks for it', () => {
    const ask = asking as AnyEntry;
    const catalog = catalogOf({ questionGroups: [ask, reading as AnyEntry] });
    expect(
      refusalsIn(catalog)({ noun: 'questionGroups', entry: ask }).map(({ entry, path, reads }) => [entry.id, path, reads]),
    ).toEqual([[id(8), ['visibleWhen'], 'isVeteran']]);
    const again = { ...asking, id: id(9) } as AnyEntry;
    const asked = catalogOf({ questionGroups: [ask, reading as AnyEntry, again] });
    expect(refusalsIn(asked)({ noun: 'questionGroups', entry: ask })).toEqual([]);
  });

  it('shows what refuses it first, and that what doesn’t refuse it keeps it', () => {
    const kept = withRetired({ ...service, id: id(8) } as AnyEntry, true);
    const catalog = catalogOf({ serviceCategories: [category], services: [kept, service] });
    const effects = usesWithEffects(catalog, { noun: 'serviceCategories', entry: category });
    expect(effects.map(({ entry, retiring }) => [entry.id, retiring])).toEqual([
      [id(2), 'refuses'],
      [id(8), 'keeps'],
    ]);
  });

  it('is refused while a document is filled in with the answer', () => {
    const field = { id: id(1), name: 'Veteran', fieldType: 'boolean', valueSource: 'identifier', identifier: 'isVeteran' };
    const form = { id: id(9), name: 'Claim', documentCategoryId: id(2), fields: [field] } as AnyEntry;
    const catalog = catalogOf({ questionGroups: [asking as AnyEntry], templateDocuments: [form] });
    expect(refusalsIn(catalog)({ noun: 'questionGroups', entry: asking as AnyEntry })).toMatchObject([
      { noun: 'templateDocuments', path: ['fields', 0, 'identifier'], reads: 'isVeteran' },
    ]);
  });

  it('is refused while a document or another data field reads a data field', () => {
    const age = { id: id(8), identifier: 'ageInMonths', logic: { var: 'age' } } as AnyEntry;
    const other = { id: id(9), identifier: 'isChild', logic: { '<': [{ var: 'ageInMonths' }, 216] } } as AnyEntry;
    const catalog = catalogOf({ dataFields: [age, other] });
    const refusing = (entry: AnyEntry) => refusalsIn(catalog)({ noun: 'dataFields', entry }).map((use) => use.entry.id);
    expect([refusing(age), refusing(other)]).toEqual([[id(9)], []]);
  });

  it('tells a question of the planner from one of cases with the same identifier', () => {
    const ofPlanner = { ...group(9, { questions: [{ ...question, id: id(9) }] }), kind: 'pricing' } as AnyEntry;
    const catalog = catalogOf({ questionGroups: [asking as AnyEntry, reading as AnyEntry, ofPlanner] });
    const refusing = (entry: AnyEntry) => refusalsIn(catalog)({ noun: 'questionGroups', entry }).map((use) => use.entry.id);
    expect(refusing(ofPlanner)).toEqual([]);
    expect(refusing(asking as AnyEntry)).toEqual([id(8)]);
  });
});

describe('the uses of an entry', () => {
  it('are each entry once, at its first place', () => {
    const reads = { ...reading, questions: [{ ...question, id: id(9), visibleWhen: { var: 'isVeteran' } }] } as AnyEntry;
    const catalog = catalogOf({ questionGroups: [asking as AnyEntry, reads] });
    const uses = usingEntries(usesIn(catalog)('questionGroups', asking as AnyEntry));
    expect(uses.map(({ entry, path }) => [entry.id, path])).toEqual([[id(8), ['visibleWhen']]]);
  });

  it('are found although a draft is of the wrong shape', () => {
    const broken = { id: id(9), questions: 'none' } as AnyEntry;
    const catalog = catalogOf({ questionGroups: [broken, asking as AnyEntry] });
    expect(usesIn(catalog)('questionGroups', broken)).toEqual([]);
    expect(catalogFaults(catalog, none).some((fault) => fault.id === id(9))).toBe(true);
  });
});
