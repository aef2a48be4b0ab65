import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { custodyLines, type ReadWords } from './custody-sentences.ts';

const id = '0198f0aa-1111-7222-8333-444455556666';
const words: ReadWords = { name: 'Ida Larkspur', note: '' };
const timeZone = 'America/New_York';
const linesOf = (type: string, data: object, beside: ReadWords | null = words) =>
  custodyLines(
    { type, occurredOn: '2026-11-20T15:00:00.000Z', data: { id, locationId: id, wordsSha256: 'ab', ...data } },
    { wordsOf: () => beside ?? undefined, timeZone },
  );
const tag = { id: 'AB', code: 'ABCD2345' };

describe('an entry in plain words', () => {
  it('says of a wrong tag that it belongs to someone else, and not that an identity was verified', () => {
    expect(linesOf('custody.identity-verified', { tag, how: 'tag-typed', finding: 'other-case' })).toEqual([
      'Tag ABCD 2345 belongs to someone else',
      'Tag read: Code typed',
      'Recorded by: Ida Larkspur',
    ]);
  });

  it('says which lines of a gate were met by their names, and what was gone on without', () => {
    const states = { A: 'met', M: 'not-needed', D: 'missing' };
    const lines = linesOf('custody.gate-overridden', { act: 'cremation', line: 'D', states, decidedBy: [id, id] });
    expect(lines.slice(1)).toEqual([
      'Act: Cremation',
      'Gone on without: Identification',
      'What was checked: Authorization: met; Medical examiner or coroner: not needed; Identification: missing',
      'Recorded by: Ida Larkspur',
    ]);
  });

  it('says what a phone noted, without names of fields and of a clock that was right', () => {
    const data = { page: 'removal', fields: ['dispatchedAt'], deviceHappenedOn: '2026-11-20T15:00:00.000Z', skewSeconds: 0 };
    const beside = { ...words, page: JSON.stringify({ dispatchedAt: '2026-11-20T15:00:00.000Z' }) };
    expect(linesOf('custody.removal-noted', data, beside)).toEqual([
      'Removal noted on a phone',
      'Time on the phone: November 20, 2026, 10:00 AM EST',
      'Dispatched at: November 20, 2026, 10:00 AM EST',
      'Recorded by: Ida Larkspur',
    ]);
    expect(linesOf('custody.removal-noted', { ...data, skewSeconds: -600 }).join()).toContain(
      'The phone’s clock was: 10 minutes slow',
    );
  });

  it('says what a thing is, where it was found, and who was there', () => {
    const page = JSON.stringify({ description: 'Gold ring', foundWhere: 'Left hand', people: ['Ida Larkspur', 'Ola Teal'] });
    const data = { subject: 'effects-bag', subjectId: id, item: 'ring', quantity: 1, state: 'stored' };
    expect(linesOf('custody.effect-inventoried', data, { ...words, page }).slice(1)).toEqual([
      'Where it is: Stored',
      'Description: Gold ring',
      'Found: Left hand',
      'People: Ida Larkspur, Ola Teal',
      'Recorded by: Ida Larkspur',
    ]);
  });

  it('is one for a change of care, with its time at the home', () => {
    const change = { id, from: 'in-care', to: 'embalmed', happenedOn: '2026-11-20T14:00:00.000Z', reason: 'Late.' };
    expect(linesOf('custody.moved', { changes: [change] })).toEqual([
      'In care to Embalmed',
      'Happened: November 20, 2026, 9:00 AM EST (2026-11-20 14:00 UTC)',
      'Reason: Late.',
      'Recorded by: Ida Larkspur',
    ]);
  });

  it('says that it was recorded late if it happened before the entry that it follows', () => {
    const entry = { sequence: 3, type: 'custody.moved', occurredOn: '2026-11-20T14:00:00.000Z' };
    const change = { id, from: 'in-care', to: 'embalmed', happenedOn: entry.occurredOn };
    const linesAfter = (occurredOn: string, data: object) =>
      custodyLines({ ...entry, data }, { wordsOf: () => words, before: { sequence: 2, occurredOn } });
    const later = '2026-11-20T14:00:00.001Z';
    expect(linesAfter(later, { changes: [change] })[1]).toBe('Recorded late: it happened before entry 2');
    expect(linesAfter(later, { id, late: true }).filter((line) => /late/i.test(line))).toEqual([
      'Recorded late: it happened before entry 2',
    ]);
    expect(linesAfter(entry.occurredOn, { changes: [change] }).join()).not.toContain('late');
  });

  it('says that a name and a note were removed', () => {
    expect(linesOf('custody.no-effects', { subject: 'effects-bag' }, null).at(-1)).toContain('the name and note were removed');
  });

  it('never fails, whatever an entry says', () => {
    fc.assert(
      fc.property(fc.string(), fc.object(), fc.anything(), (type, data, page) => {
        const lines = custodyLines({ type, data, occurredOn: page }, { wordsOf: () => ({ page: JSON.stringify(page) }) });
        expect(lines.length).toBeGreaterThan(0);
      }),
    );
  });
});
