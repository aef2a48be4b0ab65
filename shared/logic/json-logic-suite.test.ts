import jsonLogic, { type RulesLogic } from 'json-logic-js';
import { describe, expect, it } from 'vitest';
import type { LogicRule } from '../model/logic-rule.ts';
import { compileRule } from './compile-rule.ts';
import suite from './json-logic-suite.json' with { type: 'json' };
import type { LogicData } from './unknown.ts';

type Case = [rule: LogicRule, data: LogicData, result: LogicRule];

/** Texts among the cases are headings. */
const cases = (suite.cases as unknown as (Case | string)[]).filter((entry) => typeof entry !== 'string');

describe('the public test cases of JSON logic', () => {
  it('are all here', () => {
    expect(cases).toHaveLength(275);
    expect(suite.license.join(' ')).toContain('Copyright (c) 2015 Jeremy Wadhams');
  });

  it.each(cases.map((entry) => [JSON.stringify(entry[0]), ...entry] as const))('%s', (_, rule, data, result) => {
    expect(compileRule(rule).run(data)).toStrictEqual(result);
    expect(jsonLogic.apply(rule as RulesLogic, data)).toStrictEqual(result);
  });
});

/** What the public cases leave open and random rules rarely reach. */
const corners: [rule: LogicRule, data?: LogicData][] = [
  [{ '*': [{ '*': [0, -1] }, 1] }],
  [{ '*': ['2'] }],
  [{ '+': ['3 hours', null] }],
  [{ '+': [[4, 5], '1e2'] }],
  [{ '-': [[]] }],
  [{ '-': [{ var: 'a' }, '1'] }, { a: [3] }],
  [{ '%': ['a', 2] }],
  [{ max: [null, true, '-3'] }],
  [{ min: [[2], 7] }],
  [{ in: [{ '/': [0, 0] }, [{ '/': [0, 0] }]] }],
  [{ in: [null, 'null and nothing'] }],
  [{ in: [1, ['1']] }],
  [{ in: ['a', { var: 'a' }] }, { a: { a: 1 } }],
  [{ in: ['', 'a'] }],
  [{ in: ['', ''] }],
  [{ '==': [[], []] }],
  [{ '==': [{ var: 'a' }, { var: 'a' }] }, { a: [] }],
  [{ '==': [[1, [2]], '1,2'] }],
  [{ '==': [[1], true] }],
  [{ '==': [null, 0] }],
  [{ '==': [{ var: 'a' }, '[object Object]'] }, { a: { b: 1 } }],
  [{ '===': [{ var: 'a' }, 'x'] }, { a: ['x'] }],
  [{ '!=': ['', 0] }],
  [{ '<': [[2], '10'] }],
  [{ '<': ['2', '10'] }],
  [{ '<=': [null, 0, false] }],
  ...['<', '<=', '>', '>='].flatMap((name) =>
    [3, 4, 5, '4', null, [4], true].map((a): [LogicRule, LogicData] => [{ [name]: [{ var: 'a' }, 4] }, { a }]),
  ),
  ...['==', '!=', '===', '!=='].flatMap((name) =>
    ['yes', 'no', true, false, 1, 0, null, ['yes'], []].flatMap((a): [LogicRule, LogicData][] => [
      [{ [name]: [{ var: 'a' }, 'yes'] }, { a }],
      [{ [name]: [{ var: 'a' }, true] }, { a }],
    ]),
  ),
  ...['a', 'c', 1, null, ['a']].map((a): [LogicRule, LogicData] => [{ in: [{ var: 'a' }, ['a', 'b', '1']] }, { a }]),
  [{ cat: [[1, null, [2]], null, true, { var: 'a' }] }, { a: {} }],
  [{ substr: ['funeral', -2.5] }],
  [{ substr: ['funeral', 1, -2.5] }],
  [{ substr: ['funeral', null, '3'] }],
  [{ substr: ['funeral', 1, '-2'] }],
  [{ substr: ['funeral', 1, [-2]] }],
  [{ substr: ['funeral', -20, 3] }],
  [{ substr: [12_345, 'x', null] }],
  [{ substr: ['funeral', 2, -9] }],
  [{ merge: [1, [2, [3]], null] }],
  [{ var: ['a', { '+': [1, 1] }] }, { a: null }],
  [{ var: ['a.b', 7] }, { a: null }],
  [{ var: 'a.length' }, { a: 'text' }],
  [{ missing: [['a', 'b'], 'c'] }],
  [{ missing: ['a', ''] }, { a: '' }],
  [{ missing_some: ['1', ['a', 'b']] }, { b: 0 }],
  [{ reduce: [{ var: 'a' }, 1, 'start'] }],
  [{ reduce: [[1, 2], { var: 'accumulator' }] }],
  [{ all: [{ var: 'a' }, true] }, { a: 'text' }],
  [{ none: [{ var: 'a' }, true] }, { a: 'text' }],
  [{ filter: [[[], [0], ''], { var: '' }] }],
  [{ and: [1, [], 2] }],
  [{ or: ['', [], 0] }],
  [[1, { var: 'a' }, [{ var: 'a' }]], { a: 2 }],
];

describe('the corners of JSON logic', () => {
  it.each(corners.map(([rule, data = {}]) => [JSON.stringify(rule), JSON.stringify(data), rule, data] as const))(
    '%s of %s',
    (_, __, rule, data) => {
      expect(compileRule(rule).run(data)).toStrictEqual(jsonLogic.apply(rule as RulesLogic, data));
    },
  );
});
