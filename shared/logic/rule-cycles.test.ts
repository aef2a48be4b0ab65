import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LogicRule } from '../model/logic-rule.ts';
import { type Dependent, ruleCycles } from './rule-cycles.ts';

const shownBy = (identifier: string, ...others: string[]): Dependent => ({
  identifier,
  rule: { and: [true, ...others.map((other): LogicRule => ({ '==': [{ var: other }, 'yes'] }))] },
});

describe('ruleCycles', () => {
  it('finds none if each question depends on earlier ones', () => {
    expect(ruleCycles([{ identifier: 'a' }, shownBy('b', 'a'), shownBy('c', 'a', 'b'), shownBy('d', 'planFact')])).toEqual([]);
  });

  it('names two questions that wait for each other, and one that waits for itself', () => {
    expect(ruleCycles([shownBy('a', 'b'), shownBy('b', 'a', 'c'), shownBy('c', 'c')])).toEqual([['a', 'b'], ['c']]);
  });

  it('names the questions in the order that each waits for the next', () => {
    expect(ruleCycles([shownBy('a', 'c'), shownBy('b', 'a'), shownBy('c', 'b'), shownBy('d', 'a')])).toEqual([['a', 'c', 'b']]);
  });

  it('sees part of an answer, `missing`, and a calculated name', () => {
    const rules: LogicRule[] = [{ var: 'b.city' }, { missing: ['b'] }, { var: { if: [true, 'b', 'x'] } }];
    for (const rule of rules) expect(ruleCycles([{ identifier: 'a', rule }, shownBy('b', 'a')])).toEqual([['a', 'b']]);
  });

  it('combines the rules of a question that is asked twice', () => {
    expect(ruleCycles([shownBy('a'), shownBy('a', 'b'), shownBy('b', 'a')])).toEqual([['a', 'b']]);
  });

  it('leaves out an invalid rule, whose question always shows', () => {
    const deep = JSON.parse(`${'['.repeat(9_000)}{"var":"a"}${']'.repeat(9_000)}`) as LogicRule;
    expect(ruleCycles([{ identifier: 'a', rule: deep }])).toEqual([]);
    expect(ruleCycles([{ identifier: 'a', rule: { equals: [{ var: 'a' }, 1] } }])).toEqual([]);
  });

  it('handles a long chain', () => {
    const chain = Array.from({ length: 5_000 }, (_, at) => shownBy(`q${at}`, `q${at + 1}`));
    expect(ruleCycles(chain)).toEqual([]);
    expect(ruleCycles([...chain, shownBy('q5000', 'q0')])[0]).toHaveLength(5_001);
  });

  it('names every question that depends on itself, and only cycles', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const graph = fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names)), { maxLength: 14 });
    fc.assert(
      fc.property(graph, (edges) => {
        const readBy = (name: string) => edges.filter(([from]) => from === name).map(([, to]) => to);
        const cycles = ruleCycles(names.map((name) => shownBy(name, ...readBy(name))));
        for (const cycle of cycles) {
          for (const [at, name] of cycle.entries()) expect(readBy(name)).toContain(cycle[(at + 1) % cycle.length]);
        }
        const reaches = (from: string, visited = new Set<string>()): Set<string> => {
          for (const to of readBy(from)) if (!visited.has(to)) reaches(to, visited.add(to));
          return visited;
        };
        expect([...new Set(cycles.flat())].sort()).toEqual(names.filter((name) => reaches(name).has(name)));
      }),
      { seed: 8, numRuns: 1_000 },
    );
  });
});
