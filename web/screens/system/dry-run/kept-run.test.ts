import { expect, it } from 'vitest';
import { keptIn } from './kept-run.ts';

it('reads only what a tab kept of a dry run', () => {
  const kept = { of: 'services a 1', id: 'b' };
  expect(keptIn({ ...kept, run: { state: 'done' } })).toEqual(kept);
  expect([null, [], 'a', {}, { of: 'services a 1' }, { of: 1, id: 'b' }].map(keptIn)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});
