import { expect, it } from 'vitest';
import { blockName } from './block-name.ts';

const fields = [{ id: 'f', name: 'Full name' }];

it('names a block by its heading, its text, or its kind', () => {
  expect(blockName({ title: ' Authority ', text: 'I' }, fields)).toBe('Authority');
  expect(blockName({ text: '\nI, {{f}}, agree.\nMore' }, fields)).toBe('I, Full name, agree.');
  expect(blockName({ text: 'word '.repeat(30) }, fields)).toMatch(/^(word )+word\.\.\.$/);
  expect(blockName({ type: 'general', fields: ['f'] }, fields)).toBe('General: Full name');
  expect(blockName({ type: 'signatures', fields: [] }, fields)).toBe('Signatures');
  expect(blockName({}, fields)).toBe('New block');
});
