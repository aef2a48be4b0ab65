import type { LogicRule } from '../../model/logic-rule.ts';
import { type ConditionOperator, type ConditionValue, type NewCondition, ruleOfCondition } from './condition.ts';
import { type Condition, type Drawing, draw, drawnAt, type Group } from './drawing.ts';
import { indentAt, printRule, styleOf } from './print-rule.ts';
import { partAt, partsOf, type RulePart, type RulePath, type Span } from './rule-source.ts';

/** The text of a rule, taken apart. */
export type OpenRule = { text: string; root: RulePart; drawing: Drawing };

/** Takes the text of a rule apart, where its truth counts. The text has to be JSON. */
export function openRule(text: string): OpenRule {
  const root = partsOf(text, JSON.parse(text) as LogicRule);
  return { text, root, drawing: draw(text, root, 'truth') };
}

/** Returns a text with one span replaced, and everything else byte for byte. */
export const replaceSpan = (text: string, { from, to }: Span, by: string): string => text.slice(0, from) + by + text.slice(to);

/** Returns what a part looks like in this text, at the indentation of a place in it. */
const printedAt = (text: string, at: number, rule: LogicRule): string => printRule(rule, styleOf(text), indentAt(text, at));

/** Returns a rule with the part at a path replaced by another. In a text without a rule, it becomes the rule. */
export function replacePart(text: string, path: RulePath, rule: LogicRule): string {
  if (text.trim() === '') return printRule(rule);
  const part = partAt(openRule(text).root, path);
  return replaceSpan(text, part, printedAt(text, part.from, rule));
}

function conditionAt({ drawing }: OpenRule, path: RulePath): Condition {
  const drawn = drawnAt(drawing, path);
  if (drawn.kind !== 'condition') throw new RangeError(`There is no condition at ${path.join(' > ')}`);
  return drawn;
}

/** Returns the group that is drawn at a path. Throws if something else is. */
export function groupAt({ drawing }: OpenRule, path: RulePath): Group {
  const drawn = drawnAt(drawing, path);
  if (drawn.kind !== 'group') throw new RangeError(`There is no group at ${path.join(' > ')}`);
  return drawn;
}

/** Returns a rule whose condition at a path reads another identifier, compared in the same way. */
export function setIdentifier(text: string, path: RulePath, name: string): string {
  const open = openRule(text);
  return replaceSpan(text, partAt(open.root, conditionAt(open, path).namePath), JSON.stringify(name));
}

/** Returns a rule whose condition at a path compares with another value. */
export function setValue(text: string, path: RulePath, value: ConditionValue): string {
  const open = openRule(text);
  const { valuePath } = conditionAt(open, path);
  if (!valuePath) return text;
  const part = partAt(open.root, valuePath);
  return replaceSpan(text, part, printedAt(text, part.from, value as LogicRule));
}

/** Returns a rule whose condition at a path compares in another way, with the same value if that way can. */
export function setOperator(text: string, path: RulePath, operator: ConditionOperator): string {
  const { name, value } = conditionAt(openRule(text), path);
  return setCondition(text, path, { name, operator, ...(value === undefined ? {} : { value }) });
}

/**
 * Returns a rule with the part at a path replaced by a condition. The only part of a group of kind `none` gets the group's `or` around it: without one,
 * condition and negation would be drawn as a single condition.
 */
export function setCondition(text: string, path: RulePath, condition: NewCondition): string {
  const rule = ruleOfCondition(condition);
  return replacePart(text, path, path.at(-2) === '!' ? { or: [rule] } : rule);
}
