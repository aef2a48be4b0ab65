import { describe, expect, it, vi } from 'vitest';
import type { LogicRule } from '../model/logic-rule.ts';
import { compileRule, faultMet, safeCompile } from './compile-rule.ts';
import { LogicFault } from './logic-fault.ts';
import { unknown } from './unknown.ts';

const resultOf = (rule: LogicRule, data: Record<string, unknown> = {}) => compileRule(rule).run(data);

describe('an absent value', () => {
  const address = { city: 'Athens' };

  it('is null, as in JSON logic', () => {
    expect(resultOf({ var: 'gone' })).toBe(null);
    expect(resultOf({ '==': [{ var: 'gone' }, 'a'] })).toBe(false);
  });

  it('is unknown if the caller says so: for an identifier, but not for part of an answer or a field of an item', () => {
    const run = (rule: LogicRule) => compileRule(rule).run({ address, nothing: null, items: [{}] }, { absent: unknown });
    expect(run({ var: 'gone' })).toBe(unknown);
    expect(run({ var: 'gone.city' })).toBe(unknown);
    expect(run({ '==': [{ var: 'gone' }, 'a'] })).toBe(unknown);
    expect(run({ var: { cat: ['go', 'ne'] } })).toBe(unknown);
    expect(run({ var: 'address.state' })).toBe(null);
    expect(run({ var: 'nothing' })).toBe(null);
    expect(run({ var: 'nothing.city' })).toBe(null);
    expect(run({ map: [{ var: 'items' }, { var: 'x' }] })).toEqual([null]);
    expect(run({ missing: ['gone', 'address.city'] })).toEqual(['gone']);
  });

  it("takes the rule's default first", () => {
    expect(compileRule({ var: ['gone', 4] }).run({}, { absent: unknown })).toBe(4);
    expect(compileRule({ var: ['gone', null] }).run({}, { absent: unknown })).toBe(null);
  });

  it("doesn't depend on the previous caller", () => {
    const rule = compileRule({ var: 'gone' });
    expect([rule.run({}, { absent: unknown }), rule.run({})]).toEqual([unknown, null]);
  });
});

describe('a compiled rule', () => {
  it('lists what it reads from the answers, each once', () => {
    const rule: LogicRule = {
      and: [
        { '==': [{ var: 'a' }, { var: ['b.c', { var: 'd' }] }] },
        { some: [{ var: 'items' }, { '>': [{ var: 'quantity' }, 1] }] },
        { reduce: [[1], { var: 'current' }, { var: 'start' }] },
        { '!': { missing: ['a', 'e'] } },
        { missing_some: [1, ['f', 'g']] },
        { var: { if: [{ var: 'h' }, 'i', 'j'] } },
        { var: '' },
      ],
    };
    expect(compileRule(rule).variables).toEqual(['a', 'b.c', 'd', 'items', 'start', 'e', 'f', 'g', 'h', 'i', 'j']);
  });

  it('is compiled once', () => {
    const rule: LogicRule = { var: 'a' };
    expect(compileRule(rule)).toBe(compileRule(rule));
    expect(compileRule({ var: 'a' })).not.toBe(compileRule(rule));
  });

  it('reads nothing that the data only inherits', () => {
    for (const name of ['toString', 'valueOf', 'hasOwnProperty']) expect(resultOf({ var: name })).toBe(null);
    expect(resultOf({ var: { cat: ['__pro', 'to__'] } })).toBe(null);
    expect(resultOf({ var: { cat: ['a.const', 'ructor.name'] } }, { a: {} })).toBe(null);
    expect(resultOf({ var: 'a.at' }, { a: ['x'] })).toBe(null);
    expect(resultOf({ missing: ['toString'] })).toEqual(['toString']);
    expect(resultOf({ var: 'search' }, { search: 'an answer under a name that texts have too' })).toContain('an answer');
    expect(resultOf({ var: 'a.length' }, { a: ['x'] })).toBe(1);
  });

  it('has no effect: log returns its value', () => {
    const log = vi.spyOn(console, 'log');
    expect(resultOf({ log: { '+': [1, 2] } })).toBe(3);
    expect(log).not.toHaveBeenCalled();
  });

  it("doesn't change when a list in its rule is changed later", () => {
    const list = ['a'];
    const rule = compileRule({ in: [{ var: 'x' }, list] });
    list.push('b', 1 as unknown as string);
    expect([rule.run({ x: 'b' }), rule.run({ x: 1 })]).toEqual([false, false]);
  });
});

const numbers = Array.from({ length: 2_000 }, (_, at) => at);
const accumulator: LogicRule = { var: 'accumulator' };
const endless: Record<string, LogicRule> = {
  'a loop in a loop': { map: [{ var: 'numbers' }, { map: [[...numbers.slice(0, 500)], { '+': [{ var: '' }, 1] }] }] },
  'a text that doubles': { reduce: [{ var: 'numbers' }, { cat: [accumulator, accumulator] }, 'x'] },
  'a list that doubles': { reduce: [{ var: 'numbers' }, { merge: [accumulator, accumulator] }, [1]] },
  'a list in a list, read as a text': { '==': ['x', { reduce: [numbers.slice(0, 40), [accumulator, accumulator], 'x'] }] },
  'a long list, searched again and again': {
    reduce: [{ var: 'numbers' }, { if: [{ in: ['x', accumulator] }, [], accumulator] }, { var: 'numbers' }],
  },
  'a long text, searched again and again': {
    map: [{ var: 'numbers' }, { in: ['b', { reduce: [numbers.slice(0, 12), { cat: [accumulator, accumulator] }, 'a'] }] }],
  },
};

describe('a run', () => {
  it.each(Object.entries(endless))('ends: %s', (_, rule) => {
    expect(() => resultOf(rule, { numbers })).toThrow('The rule takes more than 100,000 steps');
  });

  it('gets all of its steps again each time', () => {
    const rule = compileRule({ all: [{ var: 'numbers' }, { '>=': [{ var: '' }, 0] }] });
    for (let run = 0; run < 200; run += 1) expect(rule.run({ numbers })).toBe(true);
  });

  it('turns what JavaScript throws into a fault', () => {
    const data = {
      get a(): never {
        throw new TypeError('an answer that cannot be read');
      },
    };
    expect(() => resultOf({ '-': [{ var: 'a' }] }, data)).toThrow(LogicFault);
    expect(() => resultOf({ '-': [{ var: 'a' }] }, data)).toThrow(
      'The rule cannot be run: TypeError: an answer that cannot be read',
    );
  });
});

describe('safeCompile', () => {
  it('runs a valid rule', () => {
    const onFault = vi.fn();
    const rule = safeCompile({ '==': [{ var: 'a' }, 1] }, onFault);
    expect([rule.run({ a: 1 }), rule.run({ a: 2 }), rule.run({}, { absent: unknown })]).toEqual([true, false, unknown]);
    expect(rule.variables).toEqual(['a']);
    expect(onFault).not.toHaveBeenCalled();
  });

  it("shows the question of a rule that can't be compiled, and reports it to staff", () => {
    const onFault = vi.fn();
    expect(safeCompile({ equals: [1, 2] }, onFault).run({})).toBe(true);
    expect(onFault.mock.calls).toEqual([[new LogicFault([{ path: ['equals'], words: 'There is no such operation' }])]]);
    expect(safeCompile({ equals: [1, 2] }, onFault, false).run({})).toBe(false);
  });

  it("shows the question of a rule that can't finish, and reports it once", () => {
    const onFault = vi.fn();
    const rule = safeCompile(endless['a list that doubles'] as LogicRule, onFault);
    expect([rule.run({ numbers }), rule.run({ numbers })]).toEqual([true, true]);
    expect(onFault).toHaveBeenCalledTimes(1);
  });

  it('keeps the fault with the rule, for code that reports it without having run it', () => {
    const [doubles, sound]: LogicRule[] = [{ merge: [endless['a text that doubles'] as LogicRule] }, { var: 'a' }];
    const runs = [doubles, sound].map((rule) => safeCompile(rule as LogicRule, () => undefined));
    expect(faultMet(doubles as LogicRule)).toBeUndefined();
    for (const { run } of runs) run({ numbers });
    expect(faultMet(doubles as LogicRule)?.message).toBe('The rule takes more than 100,000 steps');
    expect(faultMet(sound as LogicRule)).toBeUndefined();
  });
});
