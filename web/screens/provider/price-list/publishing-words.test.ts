import { describe, expect, it } from 'vitest';
import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import { whatHappens, whyNotOn, whyNotPublish } from './publishing-words.ts';

const version = { id: '1', effectiveOn: '2026-09-01' } as PriceListDraft['inForce'];
const change = { key: 'row', label: 'Hearse', before: '$100.00', after: '$120.00' };
const draft = {
  papers: ['gpl'],
  findings: [],
  changes: [change],
  inForce: version,
  scheduled: null,
  unfinished: null,
} satisfies Parameters<typeof whyNotPublish>[0];

describe('a list', () => {
  it('can be published if something changed, or if none is in force', () => {
    expect(whyNotPublish(draft, null)).toBeNull();
    expect(whyNotPublish({ ...draft, inForce: null, changes: [] }, null)).toBeNull();
  });

  it("isn't offered again unchanged", () => {
    expect(whyNotPublish({ ...draft, changes: [] }, null)).toBe('Nothing has changed since the list in force.');
  });

  it('can be published unchanged to finish a publication, or in place of the scheduled list', () => {
    const unfinished = { since: '2026-11-26T10:00:00.000Z', by: 'Ida Larkspur' };
    expect(whyNotPublish({ ...draft, changes: [], unfinished }, null)).toBeNull();
    expect(whyNotPublish({ ...draft, changes: [], scheduled: version }, null)).toBeNull();
  });

  it('says what becomes of the scheduled list', () => {
    const waiting = {
      ...draft,
      changes: [],
      today: '2026-11-26',
      scheduled: { ...version, effectiveOn: '2026-12-15' } as typeof version,
    };
    expect(whatHappens(waiting, '2026-11-26')).toMatch(/The list scheduled for December 15, 2026 still takes effect that day/);
    expect(whatHappens(waiting, '2026-12-20')).toMatch(/It takes the place of the list scheduled for December 15, 2026\.$/);
  });

  it('says first who may publish, then what is missing', () => {
    expect(whyNotPublish({ ...draft, papers: [] }, 'Ask an owner.')).toBe('Ask an owner.');
    expect(whyNotPublish({ ...draft, papers: [], changes: [] }, null)).toBe('Nothing is priced yet.');
  });
});

describe('an effective date', () => {
  it('is today or within a year', () => {
    const today = '2026-11-26';
    expect(whyNotOn(today, { today })).toBeUndefined();
    expect(whyNotOn('2027-11-26', { today })).toBeUndefined();
    expect(whyNotOn('2026-11-25', { today })).toMatch(/^Choose today or a later date/);
    expect(whyNotOn('2027-11-27', { today })).toBe('Choose a date within a year from today.');
  });
});
