import { describe, expect, it } from 'vitest';
import { type FormField, formFields } from './form-fields.ts';
import { nounNames } from './noun-names.ts';
import { nouns } from './nouns/index.ts';

const inner = (field: FormField): readonly FormField[] => {
  if (field.kind === 'list' || field.kind === 'group') return field.fields;
  if (field.kind === 'shapes') return [field.on, ...field.shapes.flatMap(({ fields }) => fields)];
  return [];
};
const flat = (fields: readonly FormField[]): FormField[] => fields.flatMap((field) => [field, ...flat(inner(field))]);

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
