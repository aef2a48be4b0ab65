import type { LogicRule } from '../model/logic-rule.ts';
import { checkRule } from './check-rule.ts';
import { operationOf } from './rule-parts.ts';

const loops = new Set(['filter', 'map', 'reduce', 'all', 'none', 'some']);

/** Adds every text that a calculated path could become, including those in its conditions. */
function addTexts(rule: LogicRule, paths: Set<string>): void {
  if (typeof rule === 'string' && rule !== '') paths.add(rule);
  if (typeof rule === 'number') paths.add(String(rule));
  const parts = Array.isArray(rule) ? rule : operationOf(rule)?.values;
  if (parts) for (const part of parts) addTexts(part, paths);
}

function addNames(name: string, values: readonly LogicRule[], paths: Set<string>): void {
  if (name === 'var' && values[0] !== undefined) addTexts(values[0], paths);
  if (name === 'missing') for (const value of values) addTexts(value, paths);
  if (name === 'missing_some' && values[1] !== undefined) addTexts(values[1], paths);
}

function addRead(rule: LogicRule, paths: Set<string>): void {
  const operation = Array.isArray(rule) ? { name: '', values: rule } : operationOf(rule);
  if (!operation) return;
  const { name, values } = operation;
  addNames(name, values, paths);
  for (let at = 0; at < values.length; at += 1) {
    // The part that runs for each item reads the item, not the answers. Only the list and the start of reduce read the answers.
    if (at !== 1 || !loops.has(name)) addRead(values[at]!, paths);
  }
}

/** Returns the paths that a valid rule may read from the answers (`address.city`), each once. For a calculated path, these are all that it could become. */
export function pathsRead(rule: LogicRule): string[] {
  const paths = new Set<string>();
  addRead(rule, paths);
  return [...paths];
}

/** Returns the paths that a rule may read from the answers, each once. An invalid rule reads nothing: its question shows whatever the answers are. */
export const variablesOf = (rule: LogicRule): string[] => (checkRule(rule).length > 0 ? [] : pathsRead(rule));

/** Returns the identifiers that a rule may read: `address` for `address.city`. */
export const identifiersOf = (variables: readonly string[]): string[] => [
  ...new Set(variables.map((path) => path.split('.', 1)[0] ?? path)),
];
