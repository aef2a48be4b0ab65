import { describe, expect, it } from 'vitest';
import { whenDue } from './my-task-words.ts';

const today = '2026-03-04';

describe("a family's words for when something is due", () => {
  it.each([
    ['family-only', '2026-03-06', false, 'By March 6'],
    ['family-only', '2027-01-02', false, 'By January 2, 2027'],
    ['family-only', today, false, 'By today, if you can'],
    ['family-only', '2026-03-01', false, 'By March 1, or as soon as you can'],
    ['family-only', '2026-03-01', true, 'Its day was March 1. You can still do it.'],
    ['family-only', undefined, false, ''],
    ['any', '2026-03-06', false, 'By March 6'],
    ['any', today, false, 'Today'],
    ['any', '2026-03-01', false, 'Under way'],
    ['any', '2026-03-01', true, ''],
  ] as const)('%s, due %s, expired %s: "%s"', (access, dueOn, isExpired, words) => {
    expect(whenDue({ access, isExpired, ...(dueOn ? { dueOn } : {}) }, today)).toBe(words);
  });
});
