import { expect, it } from 'vitest';
import { basketWords, lineNames } from './line-names.ts';

it('says in a sentence what a basket includes and what a list lacks', () => {
  expect(basketWords('immediate-burial')).toBe('Includes immediate burial');
  expect(basketWords('direct-cremation')).toBe('Includes direct cremation and cremation fee');
  expect(basketWords('funeral-burial')).toMatch(/printed keepsakes, and the least expensive casket$/);
  expect(lineNames(['urn', 'hearse', 'caskets'])).toBe('urn, hearse, and casket');
});
