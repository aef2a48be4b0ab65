import { describe, expect, it } from 'vitest';
import { dueWords } from './due-words.ts';

const today = '2026-03-04';

describe('the words for when a task is due', () => {
  it.each([
    ['open', '2026-03-05', undefined, 'Due Mar 5', 'plain'],
    ['open', '2027-01-02', undefined, 'Due Jan 2, 2027', 'plain'],
    ['open', today, undefined, 'Today', 'today'],
    ['open', '2026-03-03', undefined, 'Overdue: due Mar 3', 'overdue'],
    ['open', '2025-12-31', undefined, 'Overdue: due Dec 31, 2025', 'overdue'],
    ['open', undefined, undefined, 'No date yet', 'plain'],
    ['open', undefined, 'Embalmed', 'Before Embalmed', 'plain'],
    ['open', today, 'Embalmed', 'Before Embalmed, today', 'today'],
    ['open', '2026-03-01', 'Embalmed', 'Overdue: Before Embalmed', 'overdue'],
    ['expired', '2026-03-01', undefined, 'Expired: was due Mar 1', 'expired'],
    ['expired', '2026-03-01', 'In care', 'Expired: Before In care', 'expired'],
    ['done', '2026-03-01', undefined, 'Due Mar 1', 'plain'],
    ['removed', undefined, undefined, 'No date yet', 'plain'],
  ] as const)('%s, %s, before %s: %s', (state, dueOn, gate, words, tone) => {
    expect(dueWords({ state, ...(dueOn ? { dueOn } : {}), ...(gate ? { gate } : {}) }, today)).toEqual({ words, tone });
  });
});
