import { describe, expect, it } from 'vitest';
import type { CaseTags } from '../model/tag.ts';
import { type DispositionHold, placedHold } from './disposition-hold.ts';
import { holdOf } from './facts-of-care.ts';

const hold: DispositionHold = {
  on: '2026-11-28T15:00:00.000Z',
  by: 'f0000000-0000-4000-8000-000000000001',
  byName: 'Maria Diaz',
  reason: 'Disputed by the brother.',
};
const timeZone = 'America/New_York';
const tags: CaseTags = { tags: [], checks: [] };

describe('a hold that someone put on everything final', () => {
  it('says to the home’s staff who put it, when, and why', () => {
    expect(placedHold(hold, { timeZone, isTold: true })?.words).toBe(
      'Maria Diaz put everything final on hold on November 28, 2026, 10:00 AM EST: “Disputed by the brother.” An owner or admin can end it.',
    );
  });

  it('says neither who nor why to anyone else', () => {
    const words = placedHold(hold, { timeZone, isTold: false })?.words;
    expect(words).toBe('The home put everything final on hold on November 28, 2026, 10:00 AM EST.');
  });

  it('stops everything like the other holds, which come first', () => {
    const placed = placedHold(hold, { timeZone, isTold: true });
    const identification = { values: {} };
    expect(holdOf({ tags, identification, doubtedOn: undefined, placed })).toEqual(placed);
    const doubted = holdOf({ tags, identification, doubtedOn: hold.on, placed });
    expect(doubted?.link.carePage).toBe('identification');
    expect(holdOf({ tags, identification, doubtedOn: undefined })).toBeUndefined();
  });
});
