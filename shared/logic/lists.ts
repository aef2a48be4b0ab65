import type { LogicRule } from '../model/logic-rule.ts';
import { asName, identifierRead } from './answer-to.ts';
import { answerIsAmong } from './compare-answer.ts';
import { primitiveOf } from './primitives.ts';
import { sizeOf } from './rule-parts.ts';
import { asTruth, asValue, type Compile, type Context, type Operator, type Run, type Scope, spend, spendText } from './run.ts';
import { isTruthy, isUnknown, type LogicValue, unknown } from './unknown.ts';

/** Within a list's loop, `var` reads the item. */
const ofItem = (scope: Scope): Scope => ({ ...asValue(scope), atRoot: false });

/** The list that an operation goes through, the part that it runs for each item, and what that costs an item. */
function loopOf(values: readonly LogicRule[], compile: Compile, scope: Scope, bodyScope: Scope) {
  const [list, body] = values as [LogicRule, LogicRule];
  return { listOf: compile(list, asValue(scope)), body: compile(body, bodyScope), cost: sizeOf(body) };
}

/** An operation that makes something of a list's items; of anything but a list `otherwise`. */
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

/** `filter`: unknown where it is unknown of one item whether it stays, for so is the length. */
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

/** Whether the truth of an item is `wanted` for one of them at least. */
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
/** `all`: of no items it is false. */
export const compileAll = compileLoop(
  truthOfItem,
  () => false,
  (items, each) => items.length > 0 && not(anyIs(false, items, each)),
);

/** `{"reduce": [list, part, start]}`: the part reads `current` and `accumulator`. */
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

/** `merge`: lists and single values, as one list. */
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
  // Not includes: NaN is in no list.
  if (list.indexOf(value) !== -1) return true;
  return list.includes(unknown) ? unknown : false;
}

const areTexts = (rule: LogicRule | undefined): rule is string[] =>
  Array.isArray(rule) && rule.every((item) => typeof item === 'string');

/** `in`: a part of a text, or an item of a list (a number is not the text that looks like it). */
export const compileIn: Operator = (values, compile, scope) => {
  const identifier = identifierRead(values[0], scope);
  const [, texts] = values;
  if (identifier !== null && areTexts(texts)) {
    const list = texts.map(asName);
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
