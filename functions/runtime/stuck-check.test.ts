import { expect, it } from 'vitest';
import { withEndedCheck } from './stuck-check.ts';

const at = (state: string, secondsAgo: number) =>
  withEndedCheck(
    { state, importedOn: new Date(1_000_000_000_000 - secondsAgo * 1000).toISOString(), problem: null },
    new Date(1_000_000_000_000),
  );

it('ends a check that takes more than two minutes, and nothing else', () => {
  expect(at('checking', 120).state).toBe('checking');
  expect(at('checking', 121)).toMatchObject({ state: 'unreadable', problem: expect.stringContaining('choose it again') });
  expect(at('checked', 121).state).toBe('checked');
});
