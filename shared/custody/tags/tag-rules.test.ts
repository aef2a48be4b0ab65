import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TagFinding } from '../../model/enumerations/tag.ts';
import type { CaseTag, CaseTags } from '../../model/tag.ts';
import { hiddenCodes, openDisagreement, tagHold, withCheck } from './tag-rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 11, 9, minute)).toISOString();
const tag = (code: string, by: string, minute: number, more: Partial<CaseTag> = {}): CaseTag => ({
  ...{ id: code, code, role: 'primary', subject: 'decedent', bound: { by, byName: by, on: at(minute), how: 'tag-scanned' } },
  ...more,
});
type Scan = [by: string, minute: number, finding: TagFinding, code?: string];

/** Returns a case whose tags were scanned in this order. */
const scanned = (tags: CaseTag[], scans: readonly Scan[]): CaseTags => ({
  tags,
  checks: scans.reduce<CaseTags['checks']>((checks, [by, minute, finding, code = 'ONE']) => {
    const check = { by, byName: by, on: at(minute), how: 'tag-scanned' as const, code, finding };
    return withCheck({ tags, checks }, check);
  }, []),
});
const isHeld = (tags: CaseTag[], scans: readonly Scan[]) => tagHold(scanned(tags, scans)) !== undefined;

describe('a scan that disagrees', () => {
  const one = [tag('ONE', 'ida', 0)];
  const stop: Scan = ['joan', 5, 'not-them'];
  const yes = (by: string, minute: number, code?: string): Scan => [by, minute, 'confirmed', code];

  it('stops the case until two people have compared the same tag, one of whom didn’t make it', () => {
    expect(isHeld(one, [yes('ida', 1), stop])).toBe(true);
    expect(isHeld(one, [yes('ida', 1), stop, yes('ida', 6)])).toBe(true);
    expect(isHeld(one, [stop, yes('joan', 6), yes('joan', 7)])).toBe(true);
    expect(isHeld(one, [stop, yes('joan', 6), yes('ida', 7)])).toBe(false);
    expect(isHeld(one, [stop, yes('ida', 6), yes('ana', 7)])).toBe(false);
    expect(isHeld(one, [stop, yes('ida', 6), yes('ana', 7), ['ana', 8, 'other-case']])).toBe(true);
    expect(tagHold(scanned(one, [stop]))).toMatch(
      /^Someone who compared the tag said that this isn’t them\. Find out who it is\. Then two people/,
    );
  });

  it('isn’t settled by scans for a hand-off, however many people make them', () => {
    const { checks } = scanned(one, [stop, yes('ida', 6), yes('ana', 7)]);
    const passing = (nth: number) =>
      checks.map((check, at) => (at <= nth && check.finding === 'confirmed' ? { ...check, isInPassing: true as const } : check));
    expect([0, 1].map((nth) => tagHold({ tags: one, checks: passing(nth) }) !== undefined)).toEqual([true, true]);
    expect(tagHold({ tags: one, checks })).toBeUndefined();
  });

  it('isn’t ended with a new tag by who bound it and who made it, and stays ended when that tag is replaced later', () => {
    const lost = (minute: number) => ({
      retired: { by: 'peter', byName: 'peter', on: at(minute), reason: 'lost' as const, note: '' },
    });
    const old = tag('ONE', 'ida', 0, lost(6));
    const tags = [old, tag('TWO', 'peter', 7)];
    expect(isHeld(tags, [stop, yes('peter', 8, 'TWO')])).toBe(true);
    expect(isHeld(tags, [stop, yes('peter', 8, 'TWO'), yes('joan', 9, 'TWO')])).toBe(true);
    const settled = [stop, yes('peter', 8, 'TWO'), yes('ana', 9, 'TWO')];
    expect(isHeld(tags, settled)).toBe(false);
    expect(isHeld([old, tag('TWO', 'peter', 7, lost(19)), tag('THREE', 'ana', 20)], settled)).toBe(false);
    // One tag each isn’t the same tag twice.
    expect(isHeld(tags, [stop, yes('ana', 6), yes('peter', 8, 'TWO')])).toBe(true);
  });

  it('isn’t ended by one person alone, however often they compare, and whatever they bind', () => {
    const scans = fc.array(fc.constantFrom('ONE', 'TWO', 'THREE'), { maxLength: 30 });
    fc.assert(
      fc.property(scans, (codes) => {
        const tags = [tag('ONE', 'ida', 0), tag('TWO', 'peter', 7), tag('THREE', 'peter', 9)];
        const alone = codes.map((code, nth): Scan => ['peter', 10 + nth, 'confirmed', code]);
        const after = scanned(tags, [stop, ...alone]);
        expect(openDisagreement(after)).toMatchObject({ by: 'joan', finding: 'not-them' });
        expect(after.checks.length).toBeLessThanOrEqual(11);
      }),
    );
  });
});

describe('the code of a tag', () => {
  const ended = { by: 'peter', byName: 'peter', on: at(9), reason: 'damaged' as const, note: '' };

  it('is hidden from those who compare it, but not if the tag is retired', () => {
    const tags = [
      tag('A', 'ida', 0, { retired: ended }),
      ...[tag('B', 'ida', 0), tag('C', 'ida', 0, { role: 'outer' }), tag('D', 'ida', 0, { subject: 'cremated-remains' })],
    ];
    expect([...hiddenCodes(tags)]).toEqual(['B', 'C', 'D']);
  });

  it('is shown of two that are alike: nothing else says which one to retire', () => {
    expect([...hiddenCodes([tag('A', 'ida', 0), tag('B', 'ida', 0), tag('C', 'ida', 0, { role: 'outer' })])]).toEqual(['C']);
  });
});
