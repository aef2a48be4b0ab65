import type { LogicRule } from '../model/logic-rule.ts';
import { identifiersOf, variablesOf } from './variables.ts';

/** A question and when it shows. */
export type Dependent = { identifier: string; rule?: LogicRule | undefined };

type Edges = Map<string, Set<string>>;

/** Returns, for each identifier, those of its rules' identifiers that have rules themselves. An invalid rule reads nothing. */
function edgesOf(dependents: readonly Dependent[]): Edges {
  const edges: Edges = new Map(dependents.map(({ identifier }) => [identifier, new Set()]));
  for (const { identifier, rule } of dependents) {
    if (rule === undefined) continue;
    for (const read of identifiersOf(variablesOf(rule))) if (edges.has(read)) edges.get(identifier)?.add(read);
  }
  return edges;
}

/** Repeatedly removes what leads nowhere, so that only cycles and what leads to them remain. */
function peel(edges: Edges): void {
  const readers = new Map<string, string[]>();
  for (const [from, targets] of edges) for (const to of targets) readers.set(to, [...(readers.get(to) ?? []), from]);
  const done = [...edges.keys()].filter((from) => edges.get(from)?.size === 0);
  for (let next = done.pop(); next !== undefined; next = done.pop()) {
    edges.delete(next);
    for (const from of readers.get(next) ?? []) {
      const targets = edges.get(from);
      if (targets?.delete(next) && targets.size === 0) done.push(from);
    }
  }
}

/** Returns the shortest path from an identifier back to itself. */
function shortestCycle(edges: Edges, start: string): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const from of queue) {
    for (const to of edges.get(from) ?? []) {
      if (to === start) return wayTo(from, cameFrom, start);
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, from);
      queue.push(to);
    }
  }
  return null;
}

function wayTo(end: string, cameFrom: ReadonlyMap<string, string>, start: string): string[] {
  const way = [end];
  for (let at = end; at !== start; ) {
    at = cameFrom.get(at) ?? start;
    way.unshift(at);
  }
  return way;
}

/**
 * Finds cycles of visibility: `['a', 'b']` if a shows by the answer to b, and b by the answer to a, so that neither ever shows. Every question in a cycle
 * is part of a reported one, the shortest through its first question. Several rules of one identifier count together.
 */
export function ruleCycles(dependents: readonly Dependent[]): string[][] {
  const edges = edgesOf(dependents);
  peel(edges);
  const named = new Set<string>();
  const cycles: string[][] = [];
  for (const start of edges.keys()) {
    if (named.has(start)) continue;
    const cycle = shortestCycle(edges, start);
    for (const identifier of cycle ?? []) named.add(identifier);
    if (cycle) cycles.push(cycle);
  }
  return cycles;
}
