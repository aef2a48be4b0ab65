import { describe, expect, it } from 'vitest';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { stillOpen } from './still-open.ts';

const openIn = (row: object) =>
  stillOpen({ decedentFullName: 'Amélie Okafor', decedentStatus: 'laid-to-rest', ...row } as CaseRow);

describe('what is still open in a case', () => {
  it('is who has the person', () => {
    expect(openIn({ decedentStatus: 'embalmed' })).toEqual(['Amélie Okafor is still in your care']);
    expect(openIn({ decedentStatus: 'cremated-remains-in-care' })).toEqual([
      'The cremated remains of Amélie Okafor are still in your care',
    ]);
    expect(openIn({ decedentStatus: 'transferred' })).toEqual(['Amélie Okafor is with somebody else, by the record']);
    expect(openIn({ decedentStatus: 'out-for-pickup' })).toEqual(['A removal of Amélie Okafor is under way']);
    for (const decedentStatus of ['laid-to-rest', 'not-in-care', 'cremated-remains-in-family-care'])
      expect(openIn({ decedentStatus })).toEqual([]);
  });

  it('is personal effects that aren’t settled, and tasks', () => {
    const effectsStanding = { open: 2, undecided: 1, misplaced: 0, unfinished: 1 };
    expect(openIn({ effectsStanding, openTasks: 1 })).toEqual(['2 personal effects aren’t settled', '1 open task']);
  });
});
