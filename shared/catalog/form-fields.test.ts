import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { blankEntry, copyOfEntry } from './blank-entry.ts';
import { type AnyEntry, shapeFaults } from './catalog-faults.ts';
import { type FormField, fieldAt, formFields, innerFields } from './form-fields.ts';
import { nounNames } from './noun-names.ts';
import { nouns } from './nouns/index.ts';

const flat = (fields: readonly FormField[]): FormField[] => fields.flatMap((field) => [field, ...flat(innerFields(field))]);

describe('the form of a noun', () => {
  it.each(nounNames)('of %s words every field, and words none that it lacks', (name) => {
    const fields = flat(formFields(nouns[name]));
    expect(new Set(fields.map(({ path }) => path))).toEqual(new Set(Object.keys(nouns[name].words)));
    for (const field of fields)
      if (field.kind === 'choice' || field.kind === 'choices')
        expect(field.choices.options.length, field.path).toBeGreaterThan(1);
  });

  it.each(nounNames)('of %s offers exactly the choices that its schema takes', (name) => {
    for (const field of formFields(nouns[name])) {
      if (field.kind !== 'choice') continue;
      const { schema } = nouns[name];
      const accepts = (value: string) => {
        const result = schema.safeParse({ [field.name]: value });
        return !result.error?.issues.some(({ path }) => path[0] === field.name);
      };
      for (const { id } of field.choices.options) expect(accepts(id), `${field.path} ${id}`).toBe(true);
    }
  });

  it.each(nounNames)('of %s begins with an entry that lacks only what the form asks for', (name) => {
    const entry = blankEntry(nouns[name], randomUUID);
    const fields = formFields(nouns[name]);
    const isAsked = (path: readonly (string | number)[]) =>
      fieldAt(fields, path.filter((part) => typeof part === 'string').join('.')) !== undefined;
    for (const { path } of shapeFaults(name, entry)) expect(isAsked(path), path.join('.')).toBe(true);
    for (const field of fields)
      if (field.kind === 'list')
        for (const { path } of shapeFaults(name, { ...entry, [field.name]: [field.blank(randomUUID)] } as AnyEntry))
          expect(isAsked(path), path.join('.')).toBe(true);
  });

  it.each(nounNames)('of %s has the fields that its list shows, filters, and puts into sections', (name) => {
    const { columns = [], filters = [], sections = [] } = nouns[name];
    const fields = formFields(nouns[name]);
    for (const path of [...columns, ...filters, ...sections.flatMap((section) => section.fields)])
      expect(fieldAt(fields, path), path).toBeDefined();
    for (const path of filters)
      expect(['choice', 'choices', 'reference', 'switch', 'line']).toContain(fieldAt(fields, path)?.kind);
  });

  it('begins a service and a question with what charges and asks without a rule switched on', () => {
    for (const noun of [nouns.displayServices, nouns.categoryServices])
      for (const path of ['mappings', 'questions']) {
        const list = fieldAt(formFields(noun), path);
        expect(list?.kind === 'list' && list.blank(randomUUID)).toMatchObject({ shouldShow: true });
      }
  });

  it('offers an item attributes of its category', () => {
    const fields = formFields(nouns.items);
    for (const path of ['attributes.attributeId', 'variants.attributes.attributeId'])
      expect(fieldAt(fields, path)).toMatchObject({ kind: 'reference', noun: 'attributes', within: 'itemCategoryId' });
    expect(fieldAt(fields, 'vendorId')).not.toHaveProperty('within');
  });

  it('tells texts, amounts, rules, references, and shapes apart', () => {
    const kindsOf = (name: (typeof nounNames)[number]) =>
      Object.fromEntries(flat(formFields(nouns[name])).map(({ path, kind }) => [path, kind]));
    expect(kindsOf('services')).toMatchObject({
      name: 'line',
      description: 'lines',
      serviceCategoryId: 'reference',
      isActive: 'switch',
    });
    expect(kindsOf('displayServices')).toMatchObject({
      visibleWhen: 'rule',
      dispositionTypes: 'choices',
      mappings: 'list',
      'mappings.serviceId': 'reference',
      'mappings.priceCents': 'cents',
    });
    expect(kindsOf('taskTriggers')).toMatchObject({ when: 'words', due: 'shapes', 'due.from': 'choice', 'due.days': 'number' });
    expect(kindsOf('items')).toMatchObject({ 'images.path': 'picture' });
  });
});

describe('a copy of an entry', () => {
  it('has a name and ids of its own, and keeps what it refers to', () => {
    const group = {
      id: 'group',
      name: 'Flowers',
      isRetired: true,
      questions: [{ id: 'question', options: [{ id: 'roses', text: 'Roses' }] }],
    } as AnyEntry;
    const copy = copyOfEntry(nouns.questionGroups, group, () => 'new');
    expect(copy).toEqual({
      id: 'new',
      name: 'Flowers (copy)',
      questions: [{ id: 'new', options: [{ id: 'roses', text: 'Roses' }] }],
    });
    const service = { id: 'display', name: 'Viewing', questions: [{ id: 'asked' }], visibleWhen: { '==': [1, 2] } } as AnyEntry;
    expect(copyOfEntry(nouns.displayServices, service, () => 'new')).toMatchObject({ id: 'new', questions: [{ id: 'asked' }] });
  });
});
