import { describe, expect, it } from 'vitest';
import { seededNumbers, stratified } from './stratified.ts';

const seed = 'a3f1c2d4e5b6978812345678';
const plans = Array.from({ length: 1_000 }, (_, nth) => ({
  nth,
  kind: nth < 6 ? 'donation' : nth % 2 === 0 ? 'burial' : 'cremation',
}));
const sample = (of: string, count = 100) => stratified(plans, ({ kind }) => kind, { count, next: seededNumbers(of) });
const countOf = (kind: string) => sample(seed).filter((each) => each.kind === kind).length;

describe('a sample', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(sample(seed)).toEqual(sample(seed));
    expect(sample(seed)).not.toEqual(sample(`b${seed}`));
  });

  it('has all of what is rare, and as much of the rest as is fair', () => {
    expect([countOf('donation'), countOf('burial'), countOf('cremation')]).toEqual([6, 47, 47]);
  });

  it('has nothing twice, and no more than there is', () => {
    expect(new Set(sample(seed).map(({ nth }) => nth)).size).toBe(100);
    expect(sample(seed, 5_000)).toHaveLength(1_000);
  });
});
