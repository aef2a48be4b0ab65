import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LogicRule } from '../model/logic-rule.ts';
import { arities } from './arities.ts';
import { checkRule, ruleLimits } from './check-rule.ts';
import { compileRule, safeCompile } from './compile-rule.ts';
import { LogicFault, type RuleFault } from './logic-fault.ts';
import type { LogicData } from './unknown.ts';

const nested = (depth: number): LogicRule => (depth === 1 ? true : { '!': [nested(depth - 1)] });

describe('checkRule', () => {
  it('accepts a rule as the catalog has it', () => {
    expect(checkRule({ and: [{ '==': [{ var: 'openCasket' }, true] }, { '>': [{ var: 'visitingHours' }, 4] }] })).toEqual([]);
    expect(checkRule({ missing: { merge: ['vin', { if: [{ var: 'financing' }, ['apr'], []] }] } })).toEqual([]);
    expect(checkRule(true)).toEqual([]);
    expect(checkRule(nested(ruleLimits.depth))).toEqual([]);
    expect(checkRule({ and: Array.from({ length: ruleLimits.parts - 1 }, () => true) })).toEqual([]);
  });

  it.each<[string, unknown, RuleFault]>([
    [
      'an operation that there is not',
      { and: [true, { equals: [1, 2] }] },
      { path: ['and', 1, 'equals'], words: 'There is no such operation' },
    ],
    ['what every object inherits', { toString: [] }, { path: ['toString'], words: 'There is no such operation' }],
    ['two operations in one', { '==': [1, 2], '>': [2, 1] }, { path: [], words: 'An operation has one name, and here are 2' }],
    ['no operation', { '!': [{}] }, { path: ['!', 0], words: 'An operation has one name, and here are 0' }],
    ['too few values', { '==': [1] }, { path: ['=='], words: 'Takes 2 values, but has 1' }],
    ['too many values', { '>': [1, 2, 3] }, { path: ['>'], words: 'Takes 2 values, but has 3' }],
    ['no value', { or: [] }, { path: ['or'], words: 'Takes at least 1 value, but has 0' }],
    ['a wrong number of values', { '<': [1] }, { path: ['<'], words: 'Takes 2 to 3 values, but has 1' }],
    ['a prototype', { var: 'a.__proto__.b' }, { path: ['var'], words: '"__proto__" cannot be read' }],
    ['a constructor', { missing: ['a', 'constructor'] }, { path: ['missing'], words: '"constructor" cannot be read' }],
    ['a name that is no text', { var: [['a']] }, { path: ['var'], words: 'What is read is named by a text' }],
    [
      'no list of what may be missing',
      { missing_some: [1, 'a'] },
      { path: ['missing_some'], words: 'What may be missing is a list' },
    ],
    [
      'a function',
      { '!': [() => true] },
      { path: ['!', 0], words: 'A rule consists of texts, numbers, true, false, null, lists and operations' },
    ],
    [
      'no number',
      { '+': [Number.NaN] },
      { path: ['+', 0], words: 'A rule consists of texts, numbers, true, false, null, lists and operations' },
    ],
    [
      'too many parts',
      { and: Array.from({ length: ruleLimits.parts }, () => true) },
      { path: [], words: 'Has more than 2000 parts' },
    ],
  ])('finds %s', (_, rule, fault) => {
    expect(checkRule(rule)).toEqual([fault]);
    expect(() => compileRule(rule as LogicRule)).toThrow(new LogicFault([fault]));
  });

  it('finds a rule that is too deep, and one that contains itself', () => {
    expect(checkRule(nested(ruleLimits.depth + 1))).toMatchObject([{ words: 'Is nested more than 60 deep' }]);
    const itself: { '!': unknown[] } = { '!': [] };
    itself['!'].push(itself);
    expect(checkRule(itself)).toMatchObject([{ words: 'Is nested more than 60 deep' }]);
  });

  it('reports all faults together, up to twenty', () => {
    expect(checkRule({ and: [{ nor: [] }, { '==': [1] }, { var: '__proto__' }] })).toHaveLength(3);
    expect(checkRule(Array.from({ length: 1_000 }, () => ({})))).toHaveLength(ruleLimits.faults);
  });

  it('reports them in a message with their places', () => {
    expect(() => compileRule({ and: [true, { equals: [1, 2] }] })).toThrow('and > 1 > equals: There is no such operation');
  });
});

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSparseArray: true,
  maxDepth: 4,
});
const names = fc.oneof(fc.constantFrom(...Object.keys(arities)), fc.constantFrom('__proto__', 'constructor', 'xor', ''));
const { almost } = fc.letrec<{ almost: unknown }>((tie) => ({
  almost: fc.oneof(
    { maxDepth: 4 },
    anything,
    fc.constantFrom('a', 'a.b', '__proto__', 1, null, true),
    fc.tuple(names, fc.array(tie('almost'), { maxLength: 4 })).map(([name, values]) => Object.fromEntries([[name, values]])),
    fc.tuple(names, tie('almost')).map(([name, value]) => Object.fromEntries([[name, value]])),
  ),
}));

describe('invalid rules', () => {
  it('lead only to a LogicFault', () => {
    let faults = 0;
    fc.assert(
      fc.property(fc.oneof(almost, anything), anything, (rule, data) => {
        try {
          compileRule(rule as LogicRule).run(data as LogicData);
        } catch (error) {
          expect(error).toBeInstanceOf(LogicFault);
          faults += 1;
        }
      }),
      { seed: 6, numRuns: process.env.YARROW_DEEP === '1' ? 100_000 : 5_000 },
    );
    expect(faults).toBeGreaterThan(500);
  });

  it('show their question to a family, and are reported to staff', () => {
    fc.assert(
      fc.property(fc.oneof(almost, anything), anything, (rule, data) => {
        const faults: LogicFault[] = [];
        const result = safeCompile(rule as LogicRule, (fault) => faults.push(fault)).run(data as LogicData);
        expect(faults.length).toBeLessThan(2);
        if (faults.length > 0) expect(result).toBe(true);
        if (checkRule(rule).length > 0) expect(faults[0]?.faults).toEqual(checkRule(rule));
      }),
      { seed: 7, numRuns: 1_000 },
    );
  });
});
