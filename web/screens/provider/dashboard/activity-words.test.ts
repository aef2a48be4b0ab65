import { expect, it } from 'vitest';
import { changeWords } from './activity-words.ts';

it.each([
  [0, undefined, 'Nothing earlier to compare'],
  [40, 40, 'The same as in the 30 days before'],
  [1001, 1000, 'About the same as in the 30 days before'],
  [999, 1000, 'About the same as in the 30 days before'],
  [3, 0, '3 more than in the 30 days before'],
  [4, 5, '1 fewer than in the 30 days before'],
  [30, 20, '50% more than in the 30 days before'],
])('%s after %s is %j', (now, before, words) => expect(changeWords(now, before, '30-days')).toBe(words));
