import { describe, expect, it } from 'vitest';
import { orderedHelp } from './ordered-help.ts';

const natural = { question: 'What is a natural burial?', answer: 'One without water cremation or embalming.' };
const water = { question: 'What is Water Cremation?', answer: 'Warm water.' };
const price = { question: 'Will the price stay?', answer: 'Only by contract.' };
const all = [natural, price, water];

describe('the help beside a term', () => {
  it('begins with the question that names it, in any case, before answers that mention it', () => {
    expect(orderedHelp(all, 'water cremation')).toEqual({ items: [water, natural, price], about: water });
  });

  it('begins with an answer that mentions it if no question does', () => {
    expect(orderedHelp(all, 'contract')).toEqual({ items: [price, natural, water], about: price });
  });

  it('is in its own order without a term, or with one that nothing mentions', () => {
    for (const term of [undefined, '', '  ', 'apostille'])
      expect(orderedHelp(all, term)).toEqual({ items: all, about: undefined });
  });
});
