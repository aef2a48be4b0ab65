import { expect, it } from 'vitest';
import { fieldWords } from './field-words.ts';
import { formFields } from './form-fields.ts';
import { nouns } from './nouns/index.ts';
import { placeOf } from './place-words.ts';
import { withFieldNames } from './template-words.ts';

const id = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`;
const form = formFields(nouns.templateDocuments);
const nameOf = () => undefined;
const template = {
  fields: [
    { id: id(1), name: 'Person to be embalmed' },
    { id: id(2), name: 'Director' },
  ],
  blocks: [
    { id: id(5), title: 'About this authorization', text: `I authorize it for {{${id(1)}}}.` },
    { id: id(6), title: '', text: `${'Embalming is not required by law. '.repeat(3)}\nFor {{${id(1)}}}.` },
    { id: id(7), title: '', text: `For {{${id(1)}}}` },
  ],
};

it('calls a block by its heading, or how its text begins, with the names of fields', () => {
  const labels = (at: number) => placeOf(form, ['blocks', at, 'text'], { entries: [template], nameOf }).labels;
  expect(labels(0)).toEqual(['Blocks', 'About this authorization', 'Text']);
  expect(labels(1)).toEqual(['Blocks', 'Embalming is not required by law. Embalming is not required...', 'Text']);
  expect(labels(2)).toEqual(['Blocks', 'For Person to be embalmed', 'Text']);
});

it('says the text and the lines of a block with the names of fields, also of one that is gone', () => {
  const gone = { fields: [{ id: id(3), name: 'Witness' }] };
  const textFor = withFieldNames('templateDocuments', [template, gone]);
  const known = { noun: 'templateDocuments', nameOf, textFor } as const;
  const words = (path: string, value: unknown) => {
    const { field } = placeOf(form, path.split('.'), { entries: [], nameOf });
    return field && fieldWords(field, value, known);
  };
  expect(textFor('blocks.text', `{{${id(1)}}} and {{${id(3)}}}`)).toBe('{{Person to be embalmed}} and {{Witness}}');
  expect(textFor('blocks.fields', [id(2), id(9)])).toBe('Director, Missing field');
  expect(textFor('fields.askedIf.fieldId', id(2))).toBe('Director');
  expect(textFor('name', 'Permit')).toBeUndefined();
  expect(words('blocks', [{ title: 'Terms', text: `For {{${id(2)}}}` }])).toContain('Text: For {{Director}}');
  const others = withFieldNames('contractTemplates', [template], (path) => (path === 'name' ? 'Own words' : undefined));
  expect([others('blocks.text', `{{${id(1)}}}`), others('name', '')]).toEqual([undefined, 'Own words']);
});
