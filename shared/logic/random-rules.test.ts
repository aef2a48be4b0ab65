import fc from 'fast-check';
import jsonLogic, { type RulesLogic } from 'json-logic-js';
import { describe, expect, it } from 'vitest';
import type { LogicRule } from '../model/logic-rule.ts';
import { compileRule } from './compile-rule.ts';
import { type LogicData, truthOf, unknown } from './unknown.ts';

const isDeep = process.env.YARROW_DEEP === '1';
const numRuns = isDeep ? 200_000 : 10_000;

const constant = fc.oneof(
  fc.constantFrom<LogicRule>(null, true, false, 0, 1, 2, -1, 2.5, '', '0', '1', 'a', 'b', '3 hours', 'burial'),
  fc.integer({ min: -5, max: 30 }),
);
const names = ['a', 'b', 'c', 'd', 'e', 'items'] as const;
const paths = fc.constantFrom<LogicRule>(
  ...names,
  'a.x',
  'b.0',
  'd.x.y',
  'items.1.x',
  'items.length',
  'nowhere',
  'x',
  '',
  'accumulator',
  'current',
  1,
);

/** What answers look like: constants, lists of them, groups of fields, lists of groups. */
const answer = fc.oneof(
  { weight: 3, arbitrary: constant },
  fc.array(constant, { maxLength: 4 }),
  fc.record({ x: constant, y: constant }, { requiredKeys: [], noNullPrototype: true }),
  fc.record({ x: fc.record({ y: constant }, { noNullPrototype: true }) }, { noNullPrototype: true }),
);
const answers = fc.record(
  { a: answer, b: answer, c: answer, d: answer, e: answer, items: fc.array(answer, { maxLength: 5 }) },
  { requiredKeys: [], noNullPrototype: true },
);

const between = (rule: fc.Arbitrary<LogicRule>, minLength: number, maxLength: number) => fc.array(rule, { minLength, maxLength });

/** Generates rules with every operation except `log`, which json-logic-js prints. `isPlain` leaves out what depends on the unknown: `missing` and defaults. */
function rulesOf(isPlain: boolean): fc.Arbitrary<LogicRule> {
  const { rule } = fc.letrec<{ rule: LogicRule; operation: LogicRule; read: LogicRule }>((tie) => {
    const operation = (operations: readonly string[], least: number, most: number) =>
      fc.tuple(fc.constantFrom(...operations), between(tie('rule'), least, most)).map(([name, values]) => ({ [name]: values }));
    const list = fc.oneof(fc.constant<LogicRule>({ var: 'items' }), fc.constant<LogicRule>({ var: 'b' }), tie('rule'));
    const missing = fc.oneof(
      between(paths, 0, 3).map((values): LogicRule => ({ missing: values })),
      between(paths, 0, 3).map((values): LogicRule => ({ missing: { merge: ['a', { if: [{ var: 'b' }, values, []] }] } })),
      fc.tuple(tie('rule'), between(paths, 0, 3)).map(([need, values]): LogicRule => ({ missing_some: [need, values] })),
    );
    const calculatedPath = fc
      .tuple(tie('rule'), paths, paths)
      .map(([when, then, otherwise]): LogicRule => ({ var: [{ if: [when, then, otherwise] }] }));
    const withDefault = fc.tuple(paths, tie('rule')).map(([path, otherwise]): LogicRule => ({ var: [path, otherwise] }));
    return {
      rule: fc.oneof(
        { maxDepth: 5, depthSize: 'medium' },
        tie('read'),
        constant,
        tie('operation'),
        tie('operation'),
        tie('operation'),
      ),
      read: paths.map((path): LogicRule => ({ var: path })),
      operation: fc.oneof(
        operation(['==', '===', '!=', '!==', '>', '>=', '<', '<=', '/', '%', 'in'], 2, 2),
        operation(['<', '<='], 3, 3),
        operation(['and', 'or', '+', '*', 'min', 'max'], 1, 4),
        operation(['if', '?:', 'cat', 'merge'], 0, 5),
        operation(['!', '!!'], 1, 1),
        operation(['-'], 1, 2),
        operation(['substr'], 2, 3),
        fc
          .tuple(fc.constantFrom('map', 'filter', 'all', 'some', 'none'), list, tie('rule'))
          .map(([name, items, body]) => ({ [name]: [items, body] })),
        fc.tuple(list, tie('rule'), tie('rule')).map(([items, body, start]): LogicRule => ({ reduce: [items, body, start] })),
        between(tie('rule'), 0, 3).map((values): LogicRule => values),
        calculatedPath,
        ...(isPlain ? [] : [missing, withDefault]),
      ),
    };
  });
  return rule;
}

describe('random rules over random answers', () => {
  it('give the same results as json-logic-js', () => {
    const used = new Set<string>();
    fc.assert(
      fc.property(rulesOf(false), answers, (rule, data) => {
        for (const [, name = ''] of JSON.stringify(rule).matchAll(/"([^"]+)":/g)) used.add(name);
        expect(compileRule(rule).run(data)).toStrictEqual(jsonLogic.apply(rule as RulesLogic, data));
      }),
      { seed: 3, numRuns },
    );
    expect(used.size).toBe(34);
  });

  it('are never unknown if every answer is known', () => {
    fc.assert(
      fc.property(rulesOf(false), answers, (rule, data) => {
        expect(truthOf(compileRule(rule).run(data))).not.toBe(unknown);
      }),
      { seed: 4, numRuns },
    );
  });
});

/** Makes some answers, or parts of them, unknown. */
function masked(value: unknown, hides: () => boolean): unknown {
  if (hides()) return unknown;
  if (Array.isArray(value)) return value.map((item) => masked(item, hides));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, masked(field, hides)]));
}

const maskedFields = (data: object, hides: () => boolean): LogicData =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, masked(value, hides)]));

describe('a truth that is known before everything is answered', () => {
  it('stays the same, whatever the answers turn out to be', () => {
    let reported = 0;
    let untold = 0;
    fc.assert(
      fc.property(rulesOf(true), answers, fc.infiniteStream(fc.constantFrom(true, false, false)), (rule, data, hidden) => {
        const compiled = compileRule(rule);
        const early = truthOf(compiled.run(maskedFields(data, () => hidden.next().value)));
        if (early === unknown) untold += 1;
        else reported += 1;
        if (early !== unknown) expect(early).toBe(truthOf(compiled.run(data)));
      }),
      { seed: 5, numRuns },
    );
    // The property would also be true if nothing were ever known, or nothing ever hidden.
    expect(reported).toBeGreaterThan(numRuns / 5);
    expect(untold).toBeGreaterThan(numRuns / 10);
  });
});
