import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DisclosureKey } from '../model/enumerations/pricing.ts';
import { isCalendarDate } from '../values/dates.ts';
import { type Disclosure, disclosures, disclosuresBeside, disclosureText } from './disclosures.ts';

const keys = Object.keys(disclosures) as DisclosureKey[];

/** The first ten hex digits of each sentence's SHA-256, so that nobody edits a regulation's sentence by accident. */
const sums: Record<DisclosureKey, string> = {
  D1: 'a00a7f9257',
  D2: '3dfca0539f',
  D3: '06f8c51ca8',
  D4A: '07fd462f0c',
  D4B: 'c3797fbf66',
  D5: '323263cdc0',
  D6: '323263cdc0',
  D7: '78ab2733ad',
  S1: '9e85f0a917',
  S2: '195ca88d5a',
  S3: '0ce109e74d',
};

describe('disclosures', () => {
  it('are as they were when compared with the source', () => {
    const sum = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);
    expect(Object.fromEntries(keys.map((key) => [key, sum(disclosures[key].text)]))).toEqual(sums);
  });

  it('name a clause, and the day of the comparison or null', () => {
    for (const key of keys) {
      const { clause, comparedOn }: Disclosure = disclosures[key];
      expect(clause).toMatch(/^16 CFR 453\.[2-5]\(/);
      expect(comparedOn === null, key).toBe(clause.startsWith('16 CFR 453.2'));
      if (comparedOn !== null) expect(isCalendarDate(comparedOn)).toBe(true);
    }
  });

  it('are printed without a gap', () => {
    expect(disclosureText('D3', 'a cardboard box')).toMatch(/The containers we provide are a cardboard box\.$/);
    expect(disclosureText('D4A', 'planning the funeral')).toMatch(/remains\.\) Our services include planning the funeral\.$/);
    expect(disclosureText('D4B', '$500', 'planning')).toContain('a fee of $500 for the use');
    expect(disclosureText('D1')).toBe(disclosures.D1.text);
    expect(() => disclosureText('D3')).toThrow(RangeError);
    expect(() => disclosureText('D3', '')).toThrow(RangeError);
    expect(() => disclosureText('D4B', '$500')).toThrow(RangeError);
    expect(() => disclosureText('D1', 'more')).toThrow(RangeError);
  });

  it("insert a home's words literally, even with characters that a replacement pattern would interpret", () => {
    expect(disclosureText('D3', 'a $& box')).toContain('are a $& box.');
  });

  it('are beside their lines', () => {
    expect(disclosuresBeside('embalming')).toEqual(['D2']);
    expect(disclosuresBeside('caskets')).toEqual(['D4B', 'D5']);
    expect(disclosuresBeside('outer-burial-containers')).toEqual(['D6', 'D7']);
    expect(disclosuresBeside('hearse')).toEqual([]);
  });
});
