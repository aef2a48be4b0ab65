import { describe, expect, it } from 'vitest';
import { matchesPattern, type Pattern } from './pattern.ts';

const event = {
  source: 'yarrow',
  'detail-type': 'location.changed',
  detail: {
    id: 'a-1',
    count: 5,
    state: 'ACTIVE',
    tags: ['new', 'large'],
    ip: '10.0.1.9',
    nothing: null,
    on: true,
    place: { town: 'Boston' },
  },
};
const detail = (pattern: Pattern): boolean => matchesPattern({ detail: pattern }, event);

describe('an event pattern', () => {
  it('matches by exact values, each key, any alternative', () => {
    expect(matchesPattern({ source: ['yarrow'], 'detail-type': ['x', 'location.changed'] }, event)).toBe(true);
    expect(matchesPattern({ source: ['yarrow'], 'detail-type': ['x'] }, event)).toBe(false);
    expect(detail({ place: { town: ['Boston'] } })).toBe(true);
    expect(detail({ place: { town: ['boston'] } })).toBe(false);
    expect(detail({ count: [5], on: [true], nothing: [null] })).toBe(true);
    expect(detail({ count: ['5'] })).toBe(false);
  });

  it('matches a list in the event by any of its items', () => {
    expect(detail({ tags: ['large'] })).toBe(true);
    expect(detail({ tags: ['small'] })).toBe(false);
    expect(matchesPattern({ items: { n: [2] } }, { items: [{ n: 1 }, { n: 2 }] })).toBe(true);
  });

  it.each<[Pattern, boolean]>([
    [{ id: [{ prefix: 'a-' }] }, true],
    [{ id: [{ suffix: '-2' }] }, false],
    [{ state: [{ prefix: { 'equals-ignore-case': 'act' } }] }, true],
    [{ state: [{ 'equals-ignore-case': 'active' }] }, true],
    [{ id: [{ wildcard: 'a*1' }] }, true],
    [{ id: [{ wildcard: 'b*' }] }, false],
    [{ count: [{ numeric: ['>', 0, '<=', 5] }] }, true],
    [{ count: [{ numeric: ['<', 5] }] }, false],
    [{ ip: [{ cidr: '10.0.0.0/16' }] }, true],
    [{ ip: [{ cidr: '10.1.0.0/16' }] }, false],
    [{ state: [{ 'anything-but': ['CLOSED'] }] }, true],
    [{ state: [{ 'anything-but': { prefix: 'ACT' } }] }, false],
    [{ missing: [{ exists: false }] }, true],
    [{ state: [{ exists: false }] }, false],
    [{ missing: [{ 'anything-but': ['x'] }] }, false],
    [{ $or: [{ count: [1] }, { state: ['ACTIVE'] }] }, true],
    [{ $or: [{ count: [1] }, { state: ['CLOSED'] }] }, false],
  ])('compares %j: %s', (pattern, expected) => {
    expect(detail(pattern)).toBe(expected);
  });

  it('with a comparison it does not know is an error, never a silent no', () => {
    expect(() => detail({ id: [{ sounds: 'like' }] })).toThrow('does not know the comparison "sounds"');
  });
});
