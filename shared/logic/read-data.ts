import type { LogicRule } from '../model/logic-rule.ts';
import { answerTo, identifierNamed, isInherited } from './answer-to.ts';
import { primitiveOf } from './primitives.ts';
import { isConstant, keysOf } from './rule-parts.ts';
import { asValue, type Context, type Operator, type Run, type Scope, spendText } from './run.ts';
import { isUnknown, type LogicValue, unknown } from './unknown.ts';

type Step = { key: string; isInherited: boolean };
type Path = readonly Step[];

const pathOf = (text: string): Path => keysOf(text).map((key) => ({ key, isInherited: isInherited(key) }));

/** Returns a value's own value under a key, or undefined. */
function ownValue(value: LogicValue | undefined, { key, isInherited }: Step): LogicValue | undefined {
  if (value === null || value === undefined || (isInherited && !Object.hasOwn(value as object, key))) return undefined;
  return (value as { readonly [key: string]: LogicValue })[key];
}

/** Returns the value at a path: undefined if there is none, unknown if it is part of an unknown answer. */
function valueAt(data: LogicValue, path: Path): LogicValue | undefined {
  let value: LogicValue | undefined = data;
  for (let at = 0; at < path.length; at += 1) {
    if (isUnknown(value)) return unknown;
    value = ownValue(value, path[at]!);
    if (value === undefined) return undefined;
  }
  return value;
}

/**
 * Reads `var` of a path. Only an identifier missing from the answers has the caller's `absent` value. What an answer or item lacks is null, because it is
 * known not to be there.
 */
function readPath(path: Path, orElse: Run | null, scope: Scope): Run {
  const first = path[0]!;
  return (data, context) => {
    const value = valueAt(data, path);
    if (orElse) return value === undefined || isUnknown(value) ? orElse(data, context) : value;
    if (value !== undefined) return value;
    return scope.atRoot && ownValue(data, first) === undefined ? context.absent : null;
  };
}

const isWhole = (path: LogicValue | undefined): boolean => path === undefined || path === null || path === '';

/** Compiles `{"var": "address.city"}` and `{"var": ["hours", 4]}`. A default replaces what is absent or unknown. */
export const compileVar: Operator = (values, compile, scope) => {
  const identifier = values.length === 1 ? identifierNamed(values[0], scope) : null;
  if (identifier !== null) return (data, context) => answerTo(data, identifier, context);
  const [path, otherwise] = values;
  const orElse = otherwise === undefined ? null : compile(otherwise, asValue(scope));
  if (path === undefined || isConstant(path)) {
    return isWhole(path as LogicValue) ? (data) => data : readPath(pathOf(String(path)), orElse, scope);
  }
  const part = compile(path, asValue(scope));
  return (data, context) => {
    const found = primitiveOf(part(data, context), context);
    if (isUnknown(found)) return unknown;
    if (isWhole(found)) return data;
    const text = String(found);
    spendText(context, text.length);
    return readPath(pathOf(text), orElse, scope)(data, context);
  };
};

const isMissing = (value: LogicValue | undefined): boolean =>
  value === undefined || value === null || value === '' || isUnknown(value);

/** Returns the paths that lead to nothing, an empty text, or an unknown answer. */
function missingOf(names: readonly LogicValue[], data: LogicValue, context: Context): LogicValue[] | typeof unknown {
  const missing: LogicValue[] = [];
  for (const name of names) {
    const text = primitiveOf(name, context);
    if (isUnknown(text)) return unknown;
    spendText(context, String(text).length);
    if (isMissing(valueAt(data, isWhole(text) ? [] : pathOf(String(text))))) missing.push(name);
  }
  return missing;
}

/** Does the same for paths that the rule names. */
function compileMissingOf(names: readonly LogicValue[]): (data: LogicValue) => LogicValue[] {
  const paths = names.map((name) => (isWhole(name) ? [] : pathOf(String(name))));
  return (data) => {
    const missing: LogicValue[] = [];
    for (let at = 0; at < paths.length; at += 1) if (isMissing(valueAt(data, paths[at]!))) missing.push(names[at]!);
    return missing;
  };
}

/** Compiles `{"missing": ["a", "b"]}`. A calculated list, or a list in first place, replaces all values. */
export const compileMissing: Operator = (values, compile, scope) => {
  if (values.every((value) => isConstant(value))) {
    const [list] = values;
    return compileMissingOf((Array.isArray(list) ? list : values) as readonly LogicValue[]);
  }
  const parts = values.map((value) => compile(value, asValue(scope)));
  return (data, context) => {
    const names = parts.map((part) => part(data, context));
    const [list] = names;
    if (isUnknown(list)) return unknown;
    return missingOf(Array.isArray(list) ? list : names, data, context);
  };
};

const listOf = (value: LogicValue): readonly LogicValue[] => (Array.isArray(value) ? value : [value]);

/** Compiles `{"missing_some": [1, ["a", "b"]]}`: empty if enough of the paths have values, and otherwise those that don't. */
export const compileMissingSome: Operator = ([need, names], compile, scope) => {
  const needOf = compile(need as LogicRule, asValue(scope));
  const optionsOf = compile(names as LogicRule, asValue(scope));
  return (data, context) => {
    const least = primitiveOf(needOf(data, context), context);
    const options = optionsOf(data, context);
    if (isUnknown(least) || isUnknown(options)) return unknown;
    const missing = missingOf(listOf(options), data, context);
    if (isUnknown(missing)) return unknown;
    return listOf(options).length - missing.length >= Number(least) ? [] : missing;
  };
};
