import { arities, isOperationName, type OperationName } from './arities.ts';
import type { RuleFault } from './logic-fault.ts';
import { forbiddenKeyOf } from './rule-parts.ts';

/** How deep operations and lists may be nested, how many of them and of constants a rule may have, and how many faults are reported. */
export const ruleLimits = { depth: 60, parts: 2_000, faults: 20 } as const;

/** What the check has seen of a rule so far, and where it is. */
type Check = { faults: RuleFault[]; parts: number; path: (string | number)[]; depth: number };

function report(check: Check, words: string): void {
  check.faults.push({ path: [...check.path], words });
}

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

/** Returns what is wrong with the name of something read, or null. A calculated name is known only when the rule runs. */
function namingFault(value: unknown): string | null {
  if (isObject(value) || value === null) return null;
  if (typeof value !== 'string' && typeof value !== 'number') return 'What is read is named by a text';
  const forbidden = forbiddenKeyOf(String(value));
  return forbidden === undefined ? null : `"${forbidden}" cannot be read`;
}

/** Checks the names that an operation reads. */
function checkReading(check: Check, name: OperationName, values: readonly unknown[]): void {
  if (name !== 'var' && name !== 'missing' && name !== 'missing_some') return;
  const names = name === 'var' ? values.slice(0, 1) : values.slice(name === 'missing' ? 0 : 1).flat();
  for (const value of names) {
    const words = namingFault(value);
    if (words !== null) report(check, words);
  }
  if (name === 'missing_some' && !Array.isArray(values[1]) && !isObject(values[1]))
    report(check, 'What may be missing is a list');
}

function checkValues(check: Check, name: OperationName, values: readonly unknown[]): void {
  const [least, most] = arities[name];
  if (values.length >= least && values.length <= most) checkReading(check, name, values);
  else report(check, `Takes ${valuesWanted(name)}, but has ${values.length}`);
  checkParts(check, values);
}

function checkOperation(check: Check, rule: Record<string, unknown>): void {
  const names = Object.keys(rule);
  const [name] = names;
  if (name === undefined || names.length > 1) report(check, `An operation has one name, and here are ${names.length}`);
  else {
    const values = rule[name];
    check.path.push(name);
    if (isOperationName(name)) checkValues(check, name, Array.isArray(values) ? values : [values]);
    else report(check, 'There is no such operation');
    check.path.pop();
  }
}

function checkParts(check: Check, parts: readonly unknown[]): void {
  check.depth += 1;
  for (let at = 0; at < parts.length && check.parts <= ruleLimits.parts; at += 1) {
    check.path.push(at);
    checkPart(check, parts[at]);
    check.path.pop();
  }
  check.depth -= 1;
}

function checkPart(check: Check, rule: unknown): void {
  check.parts += 1;
  if (check.parts > ruleLimits.parts) check.faults.unshift({ path: [], words: `Has more than ${ruleLimits.parts} parts` });
  else if (check.depth > ruleLimits.depth) report(check, `Is nested more than ${ruleLimits.depth} deep`);
  else if (Array.isArray(rule)) checkParts(check, rule);
  else if (isObject(rule)) checkOperation(check, rule);
  else if (!isJsonConstant(rule)) report(check, 'A rule consists of texts, numbers, true, false, null, lists and operations');
}

/**
 * Returns what is wrong with a rule, for staff who save one. Stricter than json-logic-js, which takes an object with two names for a constant, reads
 * missing values as undefined, and ignores extra ones. Each of those is a mistake.
 */
export function checkRule(rule: unknown): RuleFault[] {
  const check: Check = { faults: [], parts: 0, path: [], depth: 1 };
  checkPart(check, rule);
  return check.faults.slice(0, ruleLimits.faults);
}
