import type { LogicRule } from '../model/logic-rule.ts';
import { answerTo, identifierNamed, isInherited } from './answer-to.ts';
import { primitiveOf } from './primitives.ts';
import { isConstant, keysOf } from './rule-parts.ts';
import { asValue, type Context, type Operator, type Run, type Scope, spendText } from './run.ts';
import { isUnknown, type LogicValue, unknown } from './unknown.ts';

type Step = { key: string; isInherited: boolean };
type Path = readonly Step[];

const pathOf = (text: string): Path => keysOf(text).map((key) => ({ key, isInherited: isInherited(key) }));

/** What a value holds under a key of its own; undefined where it holds nothing. */
function held(value: LogicValue | undefined, { key, isInherited }: Step): LogicValue | undefined {
  if (value === null || value === undefined || (isInherited && !Object.hasOwn(value as object, key))) return undefined;
  return (value as { readonly [key: string]: LogicValue })[key];
}

/** The value at a path; undefined where there is none, unknown where it is a part of an answer that is. */
function valueAt(data: LogicValue, path: Path): LogicValue | undefined {
  let value: LogicValue | undefined = data;
  for (let at = 0; at < path.length; at += 1) {
    if (isUnknown(value)) return unknown;
    value = held(value, path[at]!);
    if (value === undefined) return undefined;
  }
  return value;
}

/**
 * `var` of a path. Only an identifier that the answers do not name at all counts as the caller says; what an answer or an item lacks is null,
 * for it is known not to be there.
 */
function readPath(path: Path, orElse: Run | null, scope: Scope): Run {
  const first = path[0]!;
  return (data, context) => {
    const value = valueAt(data, path);
    if (orElse) return value === undefined || isUnknown(value) ? orElse(data, context) : value;
    if (value !== undefined) return value;
    return scope.atRoot && held(data, first) === undefined ? context.absent : null;
  };
}

const isWhole = (path: LogicValue | undefined): boolean => path === undefined || path === null || path === '';

/** `{"var": "address.city"}`, `{"var": ["hours", 4]}`: a default stands for what is absent and for what is unknown. */
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

/** Which of the paths lead to nothing, to an empty text or to an answer that is unknown. */
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

/** The same of paths that the rule names. */
function compileMissingOf(names: readonly LogicValue[]): (data: LogicValue) => LogicValue[] {
  const paths = names.map((name) => (isWhole(name) ? [] : pathOf(String(name))));
  return (data) => {
    const missing: LogicValue[] = [];
    for (let at = 0; at < paths.length; at += 1) if (isMissing(valueAt(data, paths[at]!))) missing.push(names[at]!);
    return missing;
  };
}

/** `{"missing": ["a", "b"]}`; a list that is calculated, or stands first, stands for all values. */
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

/** `{"missing_some": [1, ["a", "b"]]}`: nothing where so many of the paths are there, else those that are not. */
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
