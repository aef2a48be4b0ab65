import { describe, expect, it } from 'vitest';
import { gplLineKeys, gplLines, isRequiredGplLine } from './gpl-lines.ts';

describe('the lines of the general price list', () => {
  it("are the Rule's sixteen, each with its clause, and five others", () => {
    const required = gplLineKeys.filter(isRequiredGplLine);
    expect(required).toHaveLength(16);
    expect(gplLineKeys).toHaveLength(21);
    const clauses = required.map((line) => gplLines[line].clause);
    expect(new Set(clauses).size).toBe(16);
    for (const clause of clauses) expect(clause).toMatch(/^16 CFR 453\.2\(b\)\(4\)\((ii\)\([A-M]|iii\)\([A-C])\)$/);
  });

  it("include one that can't be declined", () => {
    expect(gplLineKeys.filter((line) => !gplLines[line].isDeclinable)).toEqual(['basic-services']);
  });

  it('are each explained in one or two short, calm sentences', () => {
    for (const line of gplLineKeys) {
      const { explanation } = gplLines[line];
      expect(explanation.length, line).toBeLessThan(260);
      expect(explanation.match(/\.(\s|$)/g)?.length, line).toBeLessThanOrEqual(2);
      expect(explanation, line).not.toMatch(/!|free|no charge/i);
    }
  });

  it('have medians that add up to the published totals', () => {
    const sum = (lines: (keyof typeof gplLines)[]) =>
      lines.reduce((total, line) => total + (gplLines[line].medianCents ?? Number.NaN), 0);
    const services = [
      'basic-services',
      'transfer-of-remains',
      'embalming',
      'other-preparation',
      'viewing-facilities',
      'ceremony-facilities',
    ] as const;
    expect(sum([...services, 'hearse', 'limousine', 'printed-package', 'caskets'])).toBe(830_000);
    expect(sum([...services, 'hearse', 'limousine', 'printed-package', 'caskets', 'outer-burial-containers'])).toBe(999_500);
    expect(sum([...services, 'limousine', 'printed-package', 'cremation-fee', 'alternative-container', 'urn'])).toBe(628_000);
    for (const line of gplLineKeys) expect(gplLines[line].medianCents === null, line).toBe(gplLines[line].medianSource === null);
  });

  it('state a range where goods differ, and containers where the Rule requires them', () => {
    expect(gplLineKeys.filter((line) => gplLines[line].shape === 'range')).toEqual(['caskets', 'outer-burial-containers']);
    expect(gplLineKeys.filter((line) => gplLines[line].shape === 'containers')).toEqual(['direct-cremation', 'immediate-burial']);
  });
});
