import type { LogicRule } from '../model/logic-rule.ts';
import { operationOf } from './rule-parts.ts';

const readers = new Set(['var', 'missing', 'missing_some']);
const loops = new Set(['filter', 'map', 'reduce', 'all', 'none', 'some']);

/** Every text that a calculated path could come to; those of its conditions are among them. */
function textsIn(rule: LogicRule): string[] {
  if (typeof rule === 'string') return rule === '' ? [] : [rule];
  if (typeof rule === 'number') return [String(rule)];
  const parts = Array.isArray(rule) ? rule : (operationOf(rule)?.values ?? []);
  return parts.flatMap(textsIn);
}

function pathsOf(name: string, values: readonly LogicRule[]): string[] {
  if (name === 'missing') return values.flatMap(textsIn);
  return values.slice(name === 'var' ? 0 : 1, name === 'var' ? 1 : 2).flatMap(textsIn);
}

function readIn(rule: LogicRule): string[] {
  if (Array.isArray(rule)) return rule.flatMap(readIn);
  const operation = operationOf(rule);
  if (!operation) return [];
  const { name, values } = operation;
  // What runs for each item reads the item, and not the answers: the list and the start of reduce are all that does.
  const parts = loops.has(name) ? values.filter((_, at) => at !== 1) : values;
  return [...(readers.has(name) ? pathsOf(name, values) : []), ...parts.flatMap(readIn)];
}

/** The paths that a rule may read of the answers (`address.city`), each once, in its order. Of a calculated path, all that it could come to. */
export const variablesOf = (rule: LogicRule): string[] => [...new Set(readIn(rule))];

/** The identifiers that a rule may read: `address` of `address.city`. */
export const identifiersOf = (variables: readonly string[]): string[] => [
  ...new Set(variables.map((path) => path.split('.', 1)[0] ?? path)),
];
