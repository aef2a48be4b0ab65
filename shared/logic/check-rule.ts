import { arities, isOperationName, type OperationName } from './arities.ts';
import type { RuleFault } from './logic-fault.ts';
import { forbiddenKeyOf } from './rule-parts.ts';

/** How deep operations and lists may stand in each other, of how many of them and of constants a rule may consist, and how many faults are told. */
export const ruleLimits = { depth: 60, parts: 2_000, faults: 20 } as const;

type Path = RuleFault['path'];
/** What has been seen of a rule so far. */
type Check = { faults: RuleFault[]; parts: number };

const isObject = (rule: unknown): rule is Record<string, unknown> =>
  typeof rule === 'object' && rule !== null && !Array.isArray(rule);

function isJsonConstant(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return value === null || typeof value === 'string' || typeof value === 'boolean';
}

const counted = (count: number) => (count === 1 ? '1 value' : `${count} values`);

function valuesWanted(name: OperationName): string {
  const [least, most] = arities[name];
  if (least === most) return counted(least);
  return most === Number.POSITIVE_INFINITY ? `at least ${counted(least)}` : `${least} to ${counted(most)}`;
}

/** What is wrong with the name of something read; null where nothing is. A calculated one is known only when it runs. */
function namingFault(value: unknown): string | null {
  if (isObject(value) || value === null) return null;
  if (typeof value !== 'string' && typeof value !== 'number') return 'What is read is named by a text';
  const forbidden = forbiddenKeyOf(String(value));
  return forbidden === undefined ? null : `"${forbidden}" cannot be read`;
}

/** What is wrong with what an operation reads. */
function readingFaults(name: OperationName, values: readonly unknown[]): string[] {
  const named = { var: values.slice(0, 1), missing: values.flat(), missing_some: values.slice(1).flat() };
  const words = name in named ? named[name as keyof typeof named].map(namingFault) : [];
  if (name === 'missing_some' && !Array.isArray(values[1]) && !isObject(values[1])) words.push('What may be missing is a list');
  return words.filter((fault) => fault !== null);
}

function operationFaults(name: OperationName, values: readonly unknown[]): string[] {
  const [least, most] = arities[name];
  if (values.length >= least && values.length <= most) return readingFaults(name, values);
  return [`Takes ${valuesWanted(name)}, and here stand ${values.length}`];
}

function checkOperation(check: Check, path: Path, rule: Record<string, unknown>, depth: number): void {
  const names = Object.keys(rule);
  const [name] = names;
  const at = name === undefined ? path : [...path, name];
  if (name === undefined || names.length > 1) {
    check.faults.push({ path, words: `An operation has one name, and here are ${names.length}` });
  } else if (isOperationName(name)) {
    const values: readonly unknown[] = Array.isArray(rule[name]) ? rule[name] : [rule[name]];
    check.faults.push(...operationFaults(name, values).map((words) => ({ path: at, words })));
    checkParts(check, at, values, depth);
  } else check.faults.push({ path: at, words: 'There is no such operation' });
}

function checkParts(check: Check, path: Path, parts: readonly unknown[], depth: number): void {
  for (let at = 0; at < parts.length && check.parts <= ruleLimits.parts; at += 1) {
    checkPart(check, [...path, at], parts[at], depth + 1);
  }
}

function checkPart(check: Check, path: Path, rule: unknown, depth: number): void {
  check.parts += 1;
  if (check.parts > ruleLimits.parts) check.faults.unshift({ path: [], words: `Has more than ${ruleLimits.parts} parts` });
  else if (depth > ruleLimits.depth) check.faults.push({ path, words: `Is nested more than ${ruleLimits.depth} deep` });
  else if (Array.isArray(rule)) checkParts(check, path, rule, depth);
  else if (isObject(rule)) checkOperation(check, path, rule, depth);
  else if (!isJsonConstant(rule)) {
    check.faults.push({ path, words: 'A rule consists of texts, numbers, true, false, null, lists and operations' });
  }
}

/**
 * What is wrong with a rule, or nothing: used where staff save one. Stricter than json-logic-js, which takes an object of two names for a
 * constant, reads values that are left out as undefined and passes over those that are too many: each of them is a slip of the pen.
 */
export function checkRule(rule: unknown): RuleFault[] {
  const check: Check = { faults: [], parts: 0 };
  checkPart(check, [], rule, 1);
  return check.faults.slice(0, ruleLimits.faults);
}
