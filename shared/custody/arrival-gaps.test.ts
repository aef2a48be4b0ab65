import { describe, expect, it } from 'vitest';
import type { CaseTag } from '../model/tag.ts';
import { arrivalGaps } from './arrival-gaps.ts';

const who = { by: 'someone', byName: 'Ida Larkspur', on: '2026-03-05T12:00:00.000Z' };
const tag: CaseTag = {
  ...{ id: 'one', code: '7KQ2M9XD', subject: 'decedent', role: 'primary' },
  bound: { ...who, how: 'tag-scanned' },
};
const nothing = { tags: [], intake: {}, where: '' };

describe('what is missing of someone who arrives', () => {
  it('is the tag and the place, until they are there', () => {
    expect(arrivalGaps(nothing)).toEqual(['tag', 'place']);
    expect(arrivalGaps({ ...nothing, where: 'Cooler 2' })).toEqual(['tag']);
    expect(arrivalGaps({ ...nothing, intake: { unit: 'Cooler 2' }, tags: [tag] })).toEqual([]);
  });

  it('is the tag, too, if it’s on something else or was taken off', () => {
    const others: CaseTag[] = [
      { ...tag, subject: 'effects-bag' },
      { ...tag, retired: { ...who, reason: 'damaged', note: '' } },
    ];
    expect(arrivalGaps({ ...nothing, tags: others, where: 'Cooler 2' })).toEqual(['tag']);
  });
});
