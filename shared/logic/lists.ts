import type { LogicRule } from '../model/logic-rule.ts';
import { identifierRead } from './answer-to.ts';
import { answerIsAmong } from './compare-answer.ts';
import { primitiveOf } from './primitives.ts';
import { sizeOf } from './rule-parts.ts';
import { asTruth, asValue, type Compile, type Context, type Operator, type Run, type Scope, spend, spendText } from './run.ts';
import { isTruthy, isUnknown, type LogicValue, unknown } from './unknown.ts';

/** Returns the scope in a list's loop, where `var` reads the item. */
const ofItem = (scope: Scope): Scope => ({ ...asValue(scope), atRoot: false });

/** Returns the list that an operation loops over, the part that it runs for each item, and the cost per item. */
function loopOf(values: readonly LogicRule[], compile: Compile, scope: Scope, bodyScope: Scope) {
  const [list, body] = values as [LogicRule, LogicRule];
  return { listOf: compile(list, asValue(scope)), body: compile(body, bodyScope), cost: sizeOf(body) };
}

/** Compiles an operation on a list's items; anything but a list gives `otherwise`. */
const compileLoop =
  (
    bodyScopeOf: (scope: Scope) => Scope,
    otherwise: () => LogicValue,
    loop: (items: readonly LogicValue[], each: (item: LogicValue) => LogicValue) => LogicValue,
  ): Operator =>
  (values, compile, scope) => {
    const { listOf, body, cost } = loopOf(values, compile, scope, bodyScopeOf(scope));
    return (data, context) => {
      const items = listOf(data, context);
      if (isUnknown(items)) return unknown;
      if (!Array.isArray(items)) return otherwise();
      return loop(items, (item) => {
        spend(context, cost);
        return body(item, context);
      });
    };
  };

const truthOfItem = (scope: Scope): Scope => asTruth(ofItem(scope));

export const compileMap = compileLoop(
  ofItem,
  () => [],
  (items, each) => items.map(each),
);

/** Compiles `filter`. The result is unknown if it is unknown whether any item stays, because the length is. */
export const compileFilter = compileLoop(
  truthOfItem,
  () => [],
  (items, each) => {
    const passing: LogicValue[] = [];
    let isOpen = false;
    for (const item of items) {
      const holds = each(item);
      if (isUnknown(holds)) isOpen = true;
      else if (isTruthy(holds)) passing.push(item);
    }
    return isOpen ? unknown : passing;
  },
);

/** Returns whether the truth of at least one item is `wanted`. */
function anyIs(wanted: boolean, items: readonly LogicValue[], each: (item: LogicValue) => LogicValue): boolean | typeof unknown {
  let isOpen = false;
  for (const item of items) {
    const holds = each(item);
    if (isUnknown(holds)) isOpen = true;
    else if (isTruthy(holds) === wanted) return true;
  }
  return isOpen ? unknown : false;
}

const not = (value: boolean | typeof unknown) => (isUnknown(value) ? unknown : !value);

export const compileSome = compileLoop(
  truthOfItem,
  () => false,
  (items, each) => anyIs(true, items, each),
);
export const compileNone = compileLoop(
  truthOfItem,
  () => true,
  (items, each) => not(anyIs(true, items, each)),
);
/** Compiles `all`, which is false for no items. */
export const compileAll = compileLoop(
  truthOfItem,
  () => false,
  (items, each) => items.length > 0 && not(anyIs(false, items, each)),
);

/** Compiles `{"reduce": [list, part, start]}`, where the part reads `current` and `accumulator`. */
export const compileReduce: Operator = (values, compile, scope) => {
  const { listOf, body, cost } = loopOf(values, compile, scope, ofItem(scope));
  const start: Run = values[2] === undefined ? () => null : compile(values[2], asValue(scope));
  return (data, context) => {
    const items = listOf(data, context);
    if (isUnknown(items)) return unknown;
    let accumulator = start(data, context);
    if (!Array.isArray(items)) return accumulator;
    for (const current of items) {
      spend(context, cost);
      accumulator = body({ current, accumulator }, context);
    }
    return accumulator;
  };
};

/** Compiles `merge`: lists and single values become one list. */
export const compileMerge: Operator = (values, compile, scope) => {
  const parts = values.map((value) => compile(value, asValue(scope)));
  return (data, context) => {
    const merged: LogicValue[] = [];
    let isOpen = false;
    for (const part of parts) {
      const value = part(data, context);
      if (isUnknown(value)) isOpen = true;
      else if (Array.isArray(value)) {
        spend(context, value.length);
        merged.push(...value);
      } else merged.push(value);
    }
    return isOpen ? unknown : merged;
  };
};

function isInText(value: LogicValue, text: string, context: Context): boolean | typeof unknown {
  if (text === '') return false;
  const part = primitiveOf(value, context);
  spendText(context, text.length);
  return isUnknown(part) ? unknown : text.includes(String(part));
}

function isInList(value: LogicValue, list: readonly LogicValue[], context: Context): boolean | typeof unknown {
  if (list.length === 0) return false;
  if (isUnknown(value)) return unknown;
  if (list.length > 16) spend(context, list.length >> 4);
  // Not includes, because NaN is in no list.
  if (list.indexOf(value) !== -1) return true;
  return list.includes(unknown) ? unknown : false;
}

const areTexts = (rule: LogicRule | undefined): rule is string[] =>
  Array.isArray(rule) && rule.every((item) => typeof item === 'string');

/** Compiles `in`: part of a text, or an item of a list. A number doesn't match the text that looks like it. */
export const compileIn: Operator = (values, compile, scope) => {
  const identifier = identifierRead(values[0], scope);
  const [, texts] = values;
  if (identifier !== null && areTexts(texts)) {
    const list = [...texts];
    return answerIsAmong(identifier, list, (found, context) => isInList(found, list, context));
  }
  const [part, holderOf] = values.map((value) => compile(value, asValue(scope))) as [Run, Run];
  return (data, context) => {
    const value = part(data, context);
    const holder = holderOf(data, context);
    if (isUnknown(holder)) return unknown;
    if (Array.isArray(holder)) return isInList(value, holder, context);
    return typeof holder === 'string' ? isInText(value, holder, context) : false;
  };
};
