import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LogicRule } from '../model/logic-rule.ts';
import { compileRule } from './compile-rule.ts';
import { type LogicData, truthOf, unknown } from './unknown.ts';

type Truth = boolean | typeof unknown;

const truths: readonly Truth[] = [true, false, unknown];
const truth = fc.constantFrom(...truths);
const p = { var: 'p' };
const q = { var: 'q' };
const r = { var: 'r' };

const truthIn = (rule: LogicRule, data: LogicData): Truth => truthOf(compileRule(rule).run(data));

/** Expects two rules to agree on all 27 combinations of answers. */
function expectSame(one: LogicRule, other: LogicRule): void {
  fc.assert(
    fc.property(fc.record({ p: truth, q: truth, r: truth }), (data) => {
      expect(truthIn(one, data)).toBe(truthIn(other, data));
    }),
    { seed: 1, numRuns: 200 },
  );
}

describe('and, or, and not with true, false, and unknown', () => {
  it("follow Kleene's tables", () => {
    const table = (rule: LogicRule) => truths.map((one) => truths.map((other) => truthIn(rule, { p: one, q: other })));
    expect(table({ and: [p, q] })).toEqual([
      [true, false, unknown],
      [false, false, false],
      [unknown, false, unknown],
    ]);
    expect(table({ or: [p, q] })).toEqual([
      [true, true, true],
      [true, false, unknown],
      [true, unknown, unknown],
    ]);
    expect(truths.map((value) => truthIn({ '!': p }, { p: value }))).toEqual([false, true, unknown]);
    expect(truths.map((value) => truthIn({ '!!': p }, { p: value }))).toEqual([true, false, unknown]);
  });

  it("don't depend on order or grouping", () => {
    for (const name of ['and', 'or']) {
      expectSame({ [name]: [p, q] }, { [name]: [q, p] });
      expectSame({ [name]: [p, { [name]: [q, r] }] }, { [name]: [{ [name]: [p, q] }, r] });
      expectSame({ [name]: [p, q, r] }, { [name]: [p, { [name]: [q, r] }] });
      expectSame({ [name]: [p, p] }, p);
    }
  });

  it('are dual (De Morgan), distribute, and absorb', () => {
    expectSame({ '!': { and: [p, q] } }, { or: [{ '!': p }, { '!': q }] });
    expectSame({ '!': { or: [p, q] } }, { and: [{ '!': p }, { '!': q }] });
    expectSame({ '!': { '!': p } }, p);
    expectSame({ and: [p, { or: [q, r] }] }, { or: [{ and: [p, q] }, { and: [p, r] }] });
    expectSame({ or: [p, { and: [q, r] }] }, { and: [{ or: [p, q] }, { or: [p, r] }] });
    expectSame({ and: [p, { or: [p, q] }] }, p);
    expectSame({ or: [p, { and: [p, q] }] }, p);
  });

  it("don't follow the law of the excluded middle", () => {
    expect(truthIn({ or: [p, { '!': p }] }, { p: unknown })).toBe(unknown);
  });
});

describe('other operations with unknown', () => {
  const data = { u: unknown, list: [1, unknown], items: [{ x: 1 }, { x: unknown }], address: { city: unknown, state: 'OH' } };
  const u = { var: 'u' };
  const cases: readonly [LogicRule, unknown][] = [
    [{ '==': [u, 1] }, unknown],
    [{ '==': [u, null] }, unknown],
    [{ '==': [u, 'cremation'] }, unknown],
    [{ '!=': [u, u] }, unknown],
    [{ '===': [u, true] }, unknown],
    [{ '!==': ['a', u] }, unknown],
    [{ '>': [u, 4] }, unknown],
    [{ '<': [1, u, 3] }, unknown],
    [{ '<': [3, 1, u] }, false],
    [{ '<': [u, 3, 1] }, false],
    [{ '+': [1, u] }, unknown],
    [{ '*': [0, u] }, unknown],
    [{ '-': [u] }, unknown],
    [{ min: [1, u] }, unknown],
    [{ max: [1, u] }, unknown],
    [{ cat: ['a', u] }, unknown],
    [{ cat: ['a', { var: 'list' }] }, unknown],
    [{ substr: [u, 1] }, unknown],
    [{ in: [u, ['a', 'b']] }, unknown],
    [{ in: [u, []] }, false],
    [{ in: ['a', u] }, unknown],
    [{ in: [1, { var: 'list' }] }, true],
    [{ in: [2, { var: 'list' }] }, unknown],
    [{ merge: [[1], u] }, unknown],
    [{ map: [u, 1] }, unknown],
    [{ map: [{ var: 'items' }, { var: 'x' }] }, [1, unknown]],
    [{ filter: [u, true] }, unknown],
    [{ filter: [{ var: 'items' }, { '==': [{ var: 'x' }, 1] }] }, unknown],
    [{ filter: [{ var: 'items' }, false] }, []],
    [{ reduce: [u, { '+': [{ var: 'current' }, { var: 'accumulator' }] }, 0] }, unknown],
    [{ reduce: [{ var: 'list' }, { '+': [{ var: 'current' }, { var: 'accumulator' }] }, 0] }, unknown],
    [{ some: [u, true] }, unknown],
    [{ some: [{ var: 'items' }, { '==': [{ var: 'x' }, 1] }] }, true],
    [{ some: [{ var: 'items' }, { '==': [{ var: 'x' }, 2] }] }, unknown],
    [{ all: [{ var: 'items' }, { '==': [{ var: 'x' }, 2] }] }, false],
    [{ all: [{ var: 'items' }, { '==': [{ var: 'x' }, 1] }] }, unknown],
    [{ none: [{ var: 'items' }, { '==': [{ var: 'x' }, 1] }] }, false],
    [{ none: [{ var: 'items' }, { '==': [{ var: 'x' }, 2] }] }, unknown],
    [{ if: [u, 'a', 'b'] }, unknown],
    [{ if: [false, u, 'b'] }, 'b'],
    [{ if: [true, 'a', u] }, 'a'],
    [{ '!!': [{ var: 'list' }] }, true],
    [{ var: 'u.city' }, unknown],
    [{ var: 'address.city' }, unknown],
    [{ var: 'address.state' }, 'OH'],
    [{ var: u }, unknown],
    [{ var: ['u', 4] }, 4],
    [{ missing: ['u', 'address.city', 'address.state', 'gone'] }, ['u', 'address.city', 'gone']],
    [{ missing_some: [1, ['u', 'address.state']] }, []],
    [{ missing_some: [2, ['u', 'address.state']] }, ['u']],
  ];

  it.each(cases.map(([rule, result]) => [JSON.stringify(rule), rule, result] as const))('%s', (_, rule, result) => {
    expect(compileRule(rule).run(data)).toStrictEqual(result);
  });

  it('decide an and or or inside a value only if the value itself is known', () => {
    expect(truthIn({ and: [u, false] }, data)).toBe(false);
    expect(truthIn({ '==': [{ and: [u, false] }, null] }, data)).toBe(unknown);
    expect(truthIn({ '==': [{ or: [u, 3] }, 3] }, data)).toBe(unknown);
    expect(truthIn({ '==': [{ or: [false, u, 3] }, 3] }, data)).toBe(unknown);
    expect(truthIn({ '==': [{ or: [3, u, false] }, 3] }, data)).toBe(true);
    expect(truthIn({ if: [{ or: [u, 3] }, 'yes', 'no'] }, data)).toBe(true);
    expect(truthIn({ '!': { or: [u, 3] } }, data)).toBe(false);
  });
});
