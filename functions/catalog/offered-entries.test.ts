import { describe, expect, it } from 'vitest';
import { offeredEntries } from './offered-entries.ts';

const stored = {
  items: [
    { id: 'oak', isActive: true, isRetired: true },
    { id: 'pine', isActive: true },
  ],
  gplTemplates: [{ id: 'plain', isActive: true, isRetired: true }],
  carouselIcons: [{ id: 'dove', isActive: true, isRetired: true }],
  attributes: [{ id: 'wood', isRetired: true }],
  questionGroups: [
    { id: 'guests', kind: 'pricing', isActive: true, isRetired: true },
    { id: 'kin', kind: 'case', isActive: true, isRetired: true },
  ],
};

describe('retired entries', () => {
  it('are kept where homes and packages have them, and withdrawn elsewhere', () => {
    const { entries, retired } = offeredEntries(stored);
    expect(entries).toEqual({
      items: [
        { id: 'oak', isActive: true },
        { id: 'pine', isActive: true },
      ],
      gplTemplates: [{ id: 'plain', isActive: true }],
      carouselIcons: [{ id: 'dove', isActive: false }],
      attributes: [{ id: 'wood' }],
      questionGroups: [
        { id: 'guests', kind: 'pricing', isActive: true },
        { id: 'kin', kind: 'case', isActive: false },
      ],
    });
    expect([...retired]).toEqual(['oak', 'plain', 'dove', 'wood', 'guests', 'kin']);
  });

  it('cost nothing where there are none', () => {
    const others = { items: [stored.items[1] as { id: string }] };
    expect(offeredEntries(others).entries).toBe(others);
  });
});
