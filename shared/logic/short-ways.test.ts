import jsonLogic, { type RulesLogic } from 'json-logic-js';
import { describe, expect, it } from 'vitest';
import type { LogicRule } from '../model/logic-rule.ts';
import { compileRule } from './compile-rule.ts';
import { unknown } from './unknown.ts';

const a = { var: 'a' };
const answers = [0, 1, 2.5, 5, 6, -1, '', '3', 'x', '05', true, false, null, [], ['3'], [1, 2]];

/** Compares a rule's results for each answer with those of json-logic-js. */
const expectLikeJsonLogic = (rule: LogicRule) => {
  for (const answer of answers)
    expect(compileRule(rule).run({ a: answer }), JSON.stringify([rule, answer])).toEqual(
      jsonLogic.apply(rule as RulesLogic, { a: answer }),
    );
};

describe('the fast paths for common rules', () => {
  it.each(['<', '<='])('%s of an answer between two numbers agrees with json-logic-js for an answer of any kind', (name) => {
    expectLikeJsonLogic({ [name]: [1, a, 5] });
    expectLikeJsonLogic({ [name]: [5, a, 1] });
    expectLikeJsonLogic({ [name]: ['1', a, 5] });
    expectLikeJsonLogic({ [name]: [1, a, a] });
  });

  it.each(['==', '!=', '===', '!=='])('the negation of %s is its opposite', (name) => {
    for (const value of ['3', 1, true, null]) {
      expectLikeJsonLogic({ '!': [{ [name]: [a, value] }] });
      expectLikeJsonLogic({ '!': { [name]: [value, a] } });
      expect(compileRule({ '!': [{ [name]: [a, value] }] }).run({ a: unknown })).toBe(unknown);
    }
  });

  it('a choice by one condition uses its truth, not its value', () => {
    expectLikeJsonLogic({ if: [a, 'yes', 'no'] });
    expectLikeJsonLogic({ if: [a, 'yes'] });
    expectLikeJsonLogic({ '?:': [{ '!': a }, 'no', a] });
    expect(compileRule({ if: [a, 1, 2] }).run({ a: unknown })).toBe(unknown);
  });

  it('an answer is known not to be between two numbers only once it is known', () => {
    expect(compileRule({ '<': [1, a, 5] }).run({ a: unknown })).toBe(unknown);
    expect(compileRule({ '<': [1, a, { var: 'b' }] }).run({ a: 0, b: unknown })).toBe(false);
    expect(compileRule({ '<': [1, a, { var: 'b' }] }).run({ a: 3, b: unknown })).toBe(unknown);
  });
});
