import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { preview, searchKey } from './text.ts';

describe('searchKey', () => {
  it('finds the same place under all its spellings', () => {
    const same = [
      ['Saint Louis', 'St. Louis', 'st louis', ' ST.  LOUIS '],
      ['Fort Worth', 'Ft. Worth', 'ft worth'],
      ['Mount Vernon', 'Mt Vernon'],
      ["O'Fallon", 'O\u2019Fallon', 'OFALLON'],
      ['Cañon City', 'Canon City'],
      ['Łódź', 'lodz'],
      ['Sault Sainte Marie', 'Sault Ste. Marie'],
      ['Winston-Salem', 'winston salem'],
    ];
    for (const [first = '', ...others] of same)
      for (const other of others) expect(searchKey(other), other).toBe(searchKey(first));
    expect(searchKey('Boston')).not.toBe(searchKey('Austin'));
  });

  it('keeps letters of every script and drops the rest', () => {
    expect(searchKey('東京 葬儀社')).toBe('東京 葬儀社');
    expect(searchKey('😀 — !')).toBe('');
    expect(searchKey('Constructor')).toBe('constructor');
  });

  it('is stable for every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(searchKey(searchKey(text))).toBe(searchKey(text));
      }),
    );
  });
});

describe('preview', () => {
  it('cuts only long texts, and never through an emoji', () => {
    expect(preview('short', 140)).toBe('short');
    expect(preview('x'.repeat(141), 140)).toBe(`${'x'.repeat(140)}\u2026`);
    expect(preview('ab😀cd', 3)).toBe('ab\u2026');
  });
});
