import { expect, it } from 'vitest';
import { formFields } from './form-fields.ts';
import { nouns } from './nouns/index.ts';
import { elementName, faultWords, hiddenWords } from './place-words.ts';

it('says what no form shows: amounts in dollars', () => {
  expect([8500, 0, undefined].map((value) => hiddenWords(['priceCents'], value))).toEqual(['$85.00', '$0.00', '']);
  expect([hiddenWords(['isRetired'], true), hiddenWords(['sortOrder'], 85)]).toEqual(['Yes', '85']);
});

it('calls an attribute by its entry and its value', () => {
  const field = formFields(nouns.items).find(({ name }) => name === 'attributes') as never;
  const nameOf = () => 'Material';
  expect(elementName(field, { attributeId: 'm', value: 'Oak' }, nameOf)).toBe('Material: Oak');
  expect(elementName(field, { attributeId: 'm', value: '' }, nameOf)).toBe('Material');
  expect(elementName(field, { attributeId: '', value: 'Oak' }, nameOf)).toBeUndefined();
});

it('says which field a fault is about', () => {
  expect(faultWords(['Questions', 'Number 1', 'Question'], 'Required')).toBe('Questions, Number 1, Question: required');
  expect(faultWords([], 'Something is missing.')).toBe('Something is missing.');
});
