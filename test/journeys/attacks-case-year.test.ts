import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openAt } from './parts/opening.ts';

describe('the number of a case at the turn of the year', () => {
  it.each([
    ['America/Anchorage', '2027-01-01T08:59:59.999Z', '2027-01-01T09:00:00.000Z'],
    ['America/New_York', '2027-01-01T04:59:59.999Z', '2027-01-01T05:00:00.000Z'],
    ['Pacific/Guam', '2026-12-31T13:59:59.999Z', '2026-12-31T14:00:00.000Z'],
  ])('has the year that it is in %s, and starts over', async (timeZone, last, first) => {
    const home = randomUUID();
    const opened = await Promise.all([last, last, first, first, last].map((at) => openAt(home, at, timeZone)));
    expect(opened.map(({ caseNumber }) => caseNumber).toSorted()).toEqual([
      '2026-0001',
      '2026-0002',
      '2026-0003',
      '2027-0001',
      '2027-0002',
    ]);
  });
});
