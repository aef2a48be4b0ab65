import { expect, it } from 'vitest';
import { fieldAt, formFields, innerFields } from './form-fields.ts';
import { nouns } from './nouns/index.ts';
import { firstShown, withElement } from './only-one.ts';

const images = fieldAt(formFields(nouns.items), 'images');
const fields = images ? innerFields(images) : [];
const front = { id: 'front', isCover: true };
const side = { id: 'side', isCover: false };

it('shows only one picture of an item first', () => {
  const turned = { ...side, isCover: true };
  expect(withElement(fields, [front, side], 1, turned)).toEqual([{ ...front, isCover: false }, turned]);
  const worded = { ...side, description: 'From the side' };
  expect(withElement(fields, [front, side], 1, worded)).toEqual([front, worded]);
});

it('finds the picture that stands for an item: the one shown first, or else the first', () => {
  expect(firstShown(fields, [side, front])).toBe(front);
  expect(firstShown(fields, [side])).toBe(side);
  expect(firstShown(fields, [])).toBeUndefined();
});
