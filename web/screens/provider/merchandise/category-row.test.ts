import { expect, it } from 'vitest';
import { countWords } from './category-row.tsx';

it.each([
  [{ total: 0, offered: 0, priced: 0 }, 'No items'],
  [{ total: 8, offered: 0, priced: 0 }, 'None of 8 offered'],
  [{ total: 8, offered: 5, priced: 3 }, '5 of 8 offered, 3 priced'],
  [{ total: 8, offered: 5, priced: 5 }, '5 of 8 offered, all priced'],
])('of %j says %s', (counts, words) => {
  expect(countWords(counts)).toBe(words);
});
