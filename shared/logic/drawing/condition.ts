import type { LogicRule } from '../../model/logic-rule.ts';
import type { RulePart, RulePath } from './rule-source.ts';

/** How a condition compares. `answered` and `unanswered` have no value; `one-of` and `none-of` have a list. */
export type ConditionOperator =
  | 'is'
  | 'is-not'
  | 'one-of'
  | 'none-of'
  | 'includes'
  | 'excludes'
  | 'above'
  | 'at-least'
  | 'below'
  | 'at-most'
  | 'answered'
  | 'unanswered';

/** A value that a condition compares with. */
export type ConditionValue = string | number | boolean | readonly (string | number | boolean)[];

/** What a condition says. `isStrict` compares by `===`, which doesn't convert between texts and numbers. */
export type Subject = {
  name: string;
  operator: ConditionOperator;
  value?: ConditionValue;
  isStrict?: true;
  namePath: RulePath;
  valuePath?: RulePath;
};

const byOperation: ReadonlyMap<string, ConditionOperator> = new Map([
  ['==', 'is'],
  ['===', 'is'],
  ['!=', 'is-not'],
  ['!==', 'is-not'],
  ['>', 'above'],
  ['>=', 'at-least'],
  ['<', 'below'],
  ['<=', 'at-most'],
]);

/** Operators that are true exactly when the other is false, whatever is known. The opposite of `above` isn't `at-most`: no number is neither. */
const opposites: Partial<Record<ConditionOperator, ConditionOperator>> = {
  is: 'is-not',
  'is-not': 'is',
  'one-of': 'none-of',
  'none-of': 'one-of',
  includes: 'excludes',
  excludes: 'includes',
  answered: 'unanswered',
  unanswered: 'answered',
};

const isScalar = (rule: LogicRule | undefined): rule is string | number | boolean =>
  typeof rule === 'string' || typeof rule === 'number' || typeof rule === 'boolean';

/** Returns the identifier that a part reads and the path to it, or null if it reads anything else. */
function nameRead({ name, values: [only, ...others] }: RulePart, path: RulePath): Pick<Subject, 'name' | 'namePath'> | null {
  if (name?.text !== 'var' || typeof only?.rule !== 'string' || only.rule === '' || others.length > 0) return null;
  return { name: only.rule, namePath: [...path, 'var', 0] };
}

/** Draws `in`: one of a list, or, the other way around, part of a text or list. */
function membership([first, second]: readonly RulePart[], path: RulePath): Subject | null {
  if (!first || !second) return null;
  const read = nameRead(first, [...path, 0]);
  const { rule } = second;
  if (read && Array.isArray(rule) && rule.every(isScalar)) {
    return { ...read, operator: 'one-of', value: rule, valuePath: [...path, 1] };
  }
  const searched = nameRead(second, [...path, 1]);
  return searched && isScalar(first.rule)
    ? { ...searched, operator: 'includes', value: first.rule, valuePath: [...path, 0] }
    : null;
}

function comparison(operation: string, [left, right]: readonly RulePart[], path: RulePath): Subject | null {
  const operator = byOperation.get(operation);
  const read = left && nameRead(left, [...path, 0]);
  if (!operator || !read || !isScalar(right?.rule)) return null;
  const isStrict = operation.length === 3 ? ({ isStrict: true } as const) : {};
  return { ...read, operator, value: right.rule, valuePath: [...path, 1], ...isStrict };
}

function negation(value: RulePart, path: RulePath): Subject | null {
  const subject = drawnCondition(value, [...path, 0]);
  const opposite = subject && opposites[subject.operator];
  return opposite ? { ...subject, operator: opposite } : null;
}

/** Returns what a part says as one condition, where only its truth counts, or null if it says something else. */
export function drawnCondition(part: RulePart, path: RulePath): Subject | null {
  const { name, values } = part;
  if (!name) return null;
  const within = [...path, name.text];
  if (name.text === 'var') {
    const read = nameRead(part, path);
    return read && { ...read, operator: 'answered' };
  }
  const [only] = values;
  if (values.length === 1 && only && name.text === '!') return negation(only, within);
  if (values.length === 1 && only && name.text === '!!') return drawnCondition(only, [...within, 0]);
  if (values.length !== 2) return null;
  return name.text === 'in' ? membership(values, within) : comparison(name.text, values, within);
}

/** What a condition says, without its place in a text. */
export type NewCondition = Pick<Subject, 'name' | 'operator' | 'value'>;

const operations: Partial<Record<ConditionOperator, string>> = {
  is: '==',
  'is-not': '!=',
  above: '>',
  'at-least': '>=',
  below: '<',
  'at-most': '<=',
};

const listed = (value: ConditionValue): LogicRule =>
  isScalar(value as LogicRule) ? [value as string] : [...(value as string[])];
const single = (value: ConditionValue): LogicRule => (typeof value === 'object' ? (value[0] ?? '') : value);

/** Returns a condition as a rule. */
export function ruleOfCondition({ name, operator, value = '' }: NewCondition): LogicRule {
  const read = { var: name };
  if (operator === 'answered') return { '!!': [read] };
  if (operator === 'unanswered') return { '!': [read] };
  if (operator === 'one-of') return { in: [read, listed(value)] };
  if (operator === 'none-of') return { '!': [{ in: [read, listed(value)] }] };
  if (operator === 'includes') return { in: [single(value), read] };
  if (operator === 'excludes') return { '!': [{ in: [single(value), read] }] };
  return { [operations[operator] ?? '==']: [read, single(value)] };
}
