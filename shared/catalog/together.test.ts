import { describe, expect, it } from 'vitest';
import { generateCatalog } from '#world/catalog.ts';
import { entriesOf } from '#world/fill-cloud.ts';
import { catalogFaults } from './catalog-faults.ts';
import type { AnyCatalog, AnyEntry } from './noun.ts';
import type { NounName } from './noun-names.ts';

const sample: AnyCatalog = entriesOf(generateCatalog());
type Fields = AnyEntry & Record<string, unknown>;

/** Returns the faults of the sample after the entries of a noun are replaced. */
const faultsAfter = (noun: NounName, change: (entries: Fields[]) => object[]) =>
  catalogFaults({ ...sample, [noun]: change(structuredClone(sample[noun]) as Fields[]) as AnyEntry[] }, sample).map(
    ({ noun: where, path, message }) => `${where} ${path.join('.')}: ${message}`,
  );
const other = '018f4a2b-0000-7000-8000-00000000000';
const changeFirst = (change: (entry: Fields) => object) => (entries: Fields[]) =>
  entries.map((entry, at) => (at === 0 ? change(entry) : entry));

describe('entries that are sound by themselves are refused together', () => {
  it('when a state or the services of a category have two', () => {
    const twice = (entries: Fields[]) => [...entries, { ...(entries[0] as Fields), id: `${other}1` }];
    expect(faultsAfter('states', twice)).toEqual(Array(2).fill('states code: There is an entry for this state already.'));
    expect(faultsAfter('categoryServices', twice)).toHaveLength(2);
  });

  it('when a step of the planner has two pages, or none', () => {
    const moved = (entries: Fields[]) => [...entries.slice(1), { ...(entries[1] as Fields), id: `${other}1` }];
    const faults = faultsAfter('arrangementPages', moved).join(' ');
    expect(faults).toContain('This step has a page already.');
    expect(faults).toContain('These have none: Timing.');
    expect(faultsAfter('arrangementPages', () => [])).toEqual([]);
  });

  it('when a group of attributes is inside itself, or in a group of another category', () => {
    const [first, second] = sample.attributeGroups as Fields[];
    const inside = faultsAfter(
      'attributeGroups',
      changeFirst((group) => ({ ...group, parentId: second?.id })),
    );
    expect(inside).toContain('attributeGroups parentId: A group can’t be inside itself.');
    const urns = (sample.itemCategories as Fields[]).find(({ name }) => name === 'Urns')?.id;
    const group = { id: `${other}1`, itemCategoryId: urns, parentId: first?.id, name: 'Size', sortOrder: 9 };
    expect(faultsAfter('attributeGroups', (groups) => [...groups, group])).toEqual([
      'attributeGroups parentId: “Look” belongs to another category.',
    ]);
  });

  it('when a data field takes a name of the code, reads what nobody keeps, or itself', () => {
    const field = (identifier: string, reads: string, at: number) => ({
      id: `${other}${at}`,
      identifier,
      label: identifier,
      fieldType: 'boolean',
      dataSource: 'decedents',
      captureMode: 'json-logic-modified',
      logic: { '!': [{ var: reads }] },
    });
    const faults = faultsAfter('dataFields', (fields) => [
      ...fields,
      field('dateOfDeath', 'ageAtDeath', 1),
      field('isOdd', 'isOdder', 2),
      field('isOdder', 'isOdd', 3),
      field('isUnread', 'nobodyKeepsThis', 4),
    ]);
    expect(faults).toEqual([
      'dataFields identifier: A question or a fact of the case has this name. Choose another.',
      'dataFields logic: There’s no question or field named nobodyKeepsThis.',
      'dataFields logic: This field depends on itself.',
      'dataFields logic: This field depends on itself.',
    ]);
  });

  it('when a required disclosure is reworded, can be hidden, or is missing', () => {
    type Template = Fields & { sections: { blocks: { disclosure?: string }[] }[] };
    const withBlocks = (change: (block: { disclosure?: string }) => object[]) =>
      changeFirst((template) => ({
        ...template,
        sections: (template as Template).sections.map((section) => ({
          ...section,
          blocks: section.blocks.flatMap((block) => (block.disclosure ? change(block) : [block])),
        })),
      }));
    expect(
      faultsAfter(
        'gplTemplates',
        withBlocks((block) => [{ ...block, text: 'Nearly the same.' }]),
      ),
    ).toEqual(['gplTemplates sections.0.blocks.1.text: A required disclosure can’t be reworded.']);
    expect(
      faultsAfter(
        'gplTemplates',
        withBlocks((block) => [{ ...block, visibleWhen: false }]),
      ),
    ).toEqual(['gplTemplates sections.0.blocks.1.visibleWhen: A required disclosure is always printed.']);
    expect(
      faultsAfter(
        'contractTemplates',
        withBlocks(() => []),
      ),
    ).toEqual([
      'contractTemplates sections: The disclosure that 16 CFR 453.4(b)(2)(i)(B) requires is missing.',
      'contractTemplates sections: The disclosure that 16 CFR 453.5(b) requires is missing.',
    ]);
  });

  it('when a variant has the name of another, or an item or a variant an attribute of another category', () => {
    const items = sample.items as Fields[];
    const at = items.findIndex(({ variants }) => (variants as object[]).length > 1);
    const item = items[at] as Fields & { variants: Fields[] };
    const foreign = (sample.attributes as Fields[]).find(({ itemCategoryId }) => itemCategoryId !== item.itemCategoryId)?.id;
    const withVariants = (variants: object[]) => (entries: Fields[]) => entries.with(at, { ...item, variants } as Fields);
    const [first, second] = item.variants as [Fields, Fields];
    expect(faultsAfter('items', withVariants([first, { ...second, name: String(first.name).toUpperCase() }]))).toEqual([
      'items variants.1.name: Another variant of the item has this name.',
    ]);
    expect(
      faultsAfter('items', withVariants([{ ...first, attributes: [{ attributeId: foreign, value: 'Oak' }] }, second])),
    ).toEqual(['items variants.0.attributes.0.attributeId: This attribute belongs to another category.']);
    const withForeign = (entries: Fields[]) =>
      entries.with(at, { ...item, attributes: [{ attributeId: foreign, value: 'a lot' }] } as Fields);
    expect(faultsAfter('items', withForeign)).toEqual([
      'items attributes.0.attributeId: This attribute belongs to another category.',
    ]);
    expect(faultsAfter('items', withVariants([second])).join()).toContain('can’t change or go away once it’s published');
  });

  it('when a field of a document that is still there loses an option, and not when the field or a signer goes', () => {
    type Form = Fields & { fields: (Fields & { options: object[] })[] };
    const at = (sample.templateDocuments as Form[]).findIndex(({ fields }) => fields.some(({ options }) => options.length > 0));
    const form = sample.templateDocuments[at] as Form;
    const refusedIf = (changed: object) =>
      faultsAfter('templateDocuments', (entries) => entries.with(at, { ...form, ...changed } as Fields)).filter((words) =>
        words.includes('can’t change or go away once it’s published'),
      );
    expect(refusedIf({ fields: form.fields.filter(({ options }) => options.length === 0) })).toEqual([]);
    expect(refusedIf({ fields: [], signers: [] })).toEqual([]);
    const shorter = form.fields.map((field) => ({ ...field, options: field.options.slice(1) }));
    expect(refusedIf({ fields: shorter })).not.toEqual([]);
    expect(refusedIf({ type: 'next-of-kin-waiver' === form.type ? 'removal-authorization' : 'next-of-kin-waiver' })).toHaveLength(
      1,
    );
  });

  it('when a picture of an item doesn’t say what it shows, unless it was published like that', () => {
    const [first, ...others] = sample.items as (Fields & { images: Fields[] })[];
    const undescribed = { ...first, images: first?.images.map((image) => ({ ...image, description: ' ' })) } as Fields;
    const words = 'items images.0.description: Say what it shows, for people who can’t see it.';
    expect(faultsAfter('items', () => [undescribed, ...others])).toEqual([words]);
  });

  it('when a field of a document has no value', () => {
    const faults = faultsAfter(
      'templateDocuments',
      changeFirst((form) => ({
        ...form,
        fields: (form.fields as object[]).map((field, at) => (at === 0 ? { ...field, identifier: undefined } : field)),
      })),
    );
    expect(faults).toEqual([
      'templateDocuments fields.0.identifier: Choose the fact of the case, or the signer who fills it in.',
    ]);
  });
});

describe('a retired entry', () => {
  const retireFirst = changeFirst((entry) => ({ ...entry, isRetired: true }));

  it('is published although its trigger would be checked as one that runs', () => {
    expect(faultsAfter('taskTriggers', retireFirst)).toEqual([]);
  });

  it('leaves its place to another: the services of its category, its step of the planner', () => {
    const replaced = (entries: Fields[]) => [...retireFirst(entries), { ...(entries[0] as Fields), id: `${other}1` }];
    expect(faultsAfter('categoryServices', replaced)).toEqual([]);
    expect(faultsAfter('arrangementPages', replaced)).toEqual([]);
    expect(faultsAfter('arrangementPages', retireFirst).join(' ')).toContain('These have none: Timing.');
  });
});

it('a half-filled draft leaves the checks of other drafts of its noun as they are', () => {
  type Group = Fields & { questions: object[] };
  const faults = faultsAfter('questionGroups', ([first, ...rest]) => [
    { ...first, questions: (first as Group).questions.slice(1) },
    ...rest,
    { id: `${other}1`, questions: 'none' },
  ]);
  expect(faults.filter((words) => words.includes('can’t change or go away once it’s published'))).not.toEqual([]);
});

describe('a rule', () => {
  const wants = (rule: object) => changeFirst((entry) => ({ ...entry, visibleWhen: rule }));

  it('is refused if it reads a name that nothing has, or a value that nothing there can have', () => {
    expect(faultsAfter('displayServices', wants({ '==': [{ var: 'nobodyAsksThis' }, true] })).join()).toContain(
      'displayServices visibleWhen: ',
    );
    expect(faultsAfter('displayServices', wants({ '==': [{ var: 'timing' }, 'next-year'] })).join()).toContain('“next-year”');
    expect(faultsAfter('displayServices', wants({ '==': [{ var: 'timing' }, 'at-need'] }))).toEqual([]);
  });

  it('of the planner reads no fact of a case, and the other way around', () => {
    const faults = faultsAfter('displayServices', wants({ '==': [{ var: 'caseStatus' }, 'active'] }));
    expect(faults.join()).toContain('Nothing has the identifier “caseStatus”');
    const ofCase = (entries: Fields[]) =>
      entries.map((each) => (each.kind === 'case' ? { ...each, visibleWhen: { '==': [{ var: 'packageName' }, 'Oak'] } } : each));
    expect(faultsAfter('questionGroups', ofCase).join()).toContain('Nothing has the identifier “packageName”');
  });

  it('that was published with an unknown name is not held against other changes of its entry', () => {
    const [first, ...rest] = sample.displayServices as Fields[];
    const published = { ...first, visibleWhen: { var: 'formerQuestion' } } as Fields;
    const before = { ...sample, displayServices: [published, ...rest] } as AnyCatalog;
    const after = { ...sample, displayServices: [{ ...published, name: 'Visiting hours' }, ...rest] } as AnyCatalog;
    expect(catalogFaults(after, before)).toEqual([]);
  });
});

it('settings of a question that do not fit together are refused', () => {
  type Group = Fields & { questions: object[] };
  const withLimits = changeFirst((group) => ({
    ...group,
    questions: [
      ...(group as Group).questions,
      { id: `${other}1`, identifier: 'guestsAtMost', question: 'How many?', fieldType: 'integer', options: [], min: 5, max: 2 },
    ],
  }));
  const [fault] = faultsAfter('questionGroups', withLimits);
  expect(fault).toMatch(/^questionGroups questions\.\d+\.max: The maximum must be at least the minimum\.$/);
});

it('questions that wait for themselves are told, asked by items of a category or while another draft has a fault', () => {
  const waits = changeFirst((entry) => ({
    ...entry,
    questions: (entry as Fields & { questions: { id: string }[] }).questions.map((each) => ({
      ...each,
      logic: { '==': [{ var: 'washingBy' }, 'family'] },
    })),
  }));
  const services = waits(structuredClone(sample.categoryServices) as Fields[]) as AnyEntry[];
  const half: AnyEntry[] = [...sample.vendors, { id: `${other}1` }];
  const told = catalogFaults({ ...sample, categoryServices: services, vendors: half }, sample);
  expect(told.filter(({ noun }) => noun === 'categoryServices')).toMatchObject([
    { path: ['questions'], message: 'Would show only by its own answer.' },
  ]);
});

it('what was published with a fault is not held against other drafts', () => {
  const pages = sample.arrangementPages.slice(1);
  const published = { ...sample, arrangementPages: pages };
  expect(catalogFaults(published, published)).toEqual([]);
});
