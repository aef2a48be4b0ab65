import type { LogicRule } from '../model/logic-rule.ts';
import { primitiveOf } from './primitives.ts';
import { isConstant, keysOf } from './rule-parts.ts';
import { asValue, type Context, type Operator, type Run, type Scope, spend } from './run.ts';
import { type LogicValue, unknown } from './unknown.ts';

const prototypes: readonly object[] = [Object, Array, String, Number, Boolean].map(({ prototype }) => prototype);

/** Whether some value has the key without anybody having put it there (`length`, `link`, `constructor`). */
const isInherited = (key: string): boolean => prototypes.some((prototype) => key in prototype);

/** What a value holds under a key of its own; undefined where it holds nothing. */
function held(value: LogicValue | undefined, key: string, inherited: boolean): LogicValue | undefined {
  if (value === null || value === undefined || (inherited && !Object.hasOwn(value as object, key))) return undefined;
  return (value as { readonly [key: string]: LogicValue })[key];
}

/** The value at a path; undefined where there is none, or it stands for an answer of which that part was not given. */
function valueAt(data: LogicValue, keys: readonly string[]): LogicValue | undefined {
  let value: LogicValue | undefined = data;
  for (const key of keys) {
    if (value === unknown) return unknown;
    value = held(value, key, isInherited(key));
    if (value === undefined) return undefined;
  }
  return value;
}

/** What an absent value counts as: only an identifier that the answers do not name at all can be unknown; a part of an answer is not there. */
function absentAt(data: LogicValue, keys: readonly string[], scope: Scope, context: Context): LogicValue {
  if (!scope.atRoot || context.absent === null) return null;
  return keys.length === 1 || valueAt(data, keys.slice(0, 1)) === undefined ? context.absent : null;
}

/** `var` of one identifier without a default, by far the most frequent. */
function readKey(key: string, scope: Scope): Run {
  const inherited = isInherited(key);
  const { atRoot } = scope;
  return (data, context) => {
    if (data === unknown) return unknown;
    const value = held(data, key, inherited);
    if (value !== undefined) return value;
    return atRoot ? context.absent : null;
  };
}

function readPath(keys: readonly string[], orElse: Run | null, scope: Scope): Run {
  const [key] = keys;
  if (keys.length === 1 && key !== undefined && !orElse) return readKey(key, scope);
  return (data, context) => {
    const value = valueAt(data, keys);
    if (orElse) return value === undefined || value === unknown ? orElse(data, context) : value;
    return value === undefined ? absentAt(data, keys, scope, context) : value;
  };
}

const isWhole = (path: LogicValue | undefined): boolean => path === undefined || path === null || path === '';

/** `{"var": "address.city"}`, `{"var": ["hours", 4]}`: a default stands for what is absent and for what is unknown. */
export const compileVar: Operator = (values, compile, scope) => {
  const [path, otherwise] = values;
  const orElse = otherwise === undefined ? null : compile(otherwise, asValue(scope));
  if (path === undefined || isConstant(path)) {
    return isWhole(path as LogicValue) ? (data) => data : readPath(keysOf(String(path)), orElse, scope);
  }
  const pathOf = compile(path, asValue(scope));
  return (data, context) => {
    const found = primitiveOf(pathOf(data, context), context);
    if (found === unknown) return unknown;
    if (isWhole(found)) return data;
    const keys = keysOf(String(found));
    spend(context, keys.length);
    return readPath(keys, orElse, scope)(data, context);
  };
};

/** Which of the paths lead to nothing, to an empty text or to an answer that is unknown. */
function missingOf(paths: readonly LogicValue[], data: LogicValue, context: Context): LogicValue[] | typeof unknown {
  const missing: LogicValue[] = [];
  for (const path of paths) {
    const text = primitiveOf(path, context);
    if (text === unknown) return unknown;
    const keys = isWhole(text) ? [] : keysOf(String(text));
    spend(context, 1 + keys.length);
    const value = valueAt(data, keys);
    if (value === undefined || value === null || value === '' || value === unknown) missing.push(path);
  }
  return missing;
}

/** `{"missing": ["a", "b"]}`; a list that is calculated stands for all values. */
export const compileMissing: Operator = (values, compile, scope) => {
  const parts = values.map((value) => compile(value, asValue(scope)));
  return (data, context) => {
    const paths = parts.map((part) => part(data, context));
    const [list] = paths;
    if (list === unknown) return unknown;
    return missingOf(Array.isArray(list) ? list : paths, data, context);
  };
};

const listOf = (value: LogicValue): readonly LogicValue[] => (Array.isArray(value) ? value : [value]);

/** `{"missing_some": [1, ["a", "b"]]}`: nothing where so many of the paths are there, else those that are not. */
export const compileMissingSome: Operator = ([need, options], compile, scope) => {
  const needOf = compile(need as LogicRule, asValue(scope));
  const optionsOf = compile(options as LogicRule, asValue(scope));
  return (data, context) => {
    const least = primitiveOf(needOf(data, context), context);
    const paths = optionsOf(data, context);
    if (least === unknown || paths === unknown) return unknown;
    const missing = missingOf(listOf(paths), data, context);
    if (missing === unknown) return unknown;
    return listOf(paths).length - missing.length >= Number(least) ? [] : missing;
  };
};
