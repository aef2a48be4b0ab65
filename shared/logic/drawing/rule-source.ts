import { parse, type ValueNode } from '@humanwhocodes/momoa';
import type { LogicRule } from '../../model/logic-rule.ts';
import { ruleLimits } from '../check-rule.ts';

/** Leads to a part of a rule, as in the faults of `checkRule`: names of operations and positions of their values, from the outside in. */
export type RulePath = readonly (string | number)[];

/** From where to where something is in the text. */
export type Span = { from: number; to: number };

/**
 * A part of a rule and its place in the text. `name` is its operation's; a list and an operation have `values`, between the brackets of `list` unless a
 * single value has none. An object with several names is no operation, and neither its names nor its values are among these.
 */
export type RulePart = Span & {
  rule: LogicRule;
  name?: Span & { text: string };
  values: readonly RulePart[];
  list?: Span;
};

const spanOf = ({ loc }: { loc: { start: { offset: number }; end: { offset: number } } }): Span => ({
  from: loc.start.offset,
  to: loc.end.offset,
});

/** Takes a value apart, as deep as a valid rule goes. What is deeper inside stays whole. */
function partOf(node: ValueNode, rule: LogicRule, depth: number): RulePart {
  const part: RulePart = { ...spanOf(node), rule, values: [] };
  if (depth > ruleLimits.depth) return part;
  if (node.type === 'Array') {
    const rules = rule as readonly LogicRule[];
    const values = node.elements.map(({ value }, at) => partOf(value, rules[at] as LogicRule, depth + 1));
    return { ...part, list: spanOf(node), values };
  }
  const [member, ...others] = node.type === 'Object' ? node.members : [];
  if (!member || others.length > 0) return part;
  const text = (member.name as { value: string }).value;
  const inner = partOf(member.value, (rule as Record<string, LogicRule>)[text] as LogicRule, depth + 1);
  const name = { ...spanOf(member.name), text };
  return inner.list && !inner.name
    ? { ...part, name, list: inner.list, values: inner.values }
    : { ...part, name, values: [inner] };
}

/** Returns the whole of a text without the white space around it, as one part. */
function undivided(text: string, rule: LogicRule): RulePart {
  const from = text.length - text.trimStart().length;
  return { from, to: from + text.trim().length, rule, values: [] };
}

/** Finds the parts of a rule in its text, which has to be JSON. A rule that is nested too deep for that is one part. */
export function partsOf(text: string, rule: LogicRule): RulePart {
  try {
    return partOf(parse(text, { mode: 'json' }).body, rule, 1);
  } catch (error) {
    if (error instanceof RangeError) return undivided(text, rule);
    throw error;
  }
}

/** Returns the part at a path. Throws if there is none: paths come from the same text. */
export function partAt(root: RulePart, path: RulePath): RulePart {
  let part: RulePart | undefined = root;
  for (const step of path) if (typeof step === 'number') part = part?.values[step];
  if (!part) throw new RangeError(`The rule has no part ${path.join(' > ')}`);
  return part;
}

/** Where a text stops being JSON, counted from 1. */
export type TextFault = { words: string; line: number; column: number };

/** Says where a text that `JSON.parse` refuses stops being JSON. */
export function textFaultOf(text: string): TextFault {
  let place = { line: 1, column: 1 };
  try {
    parse(text, { mode: 'json' });
  } catch (error) {
    const { line = 1, column = 1 } = error as { line?: number; column?: number };
    place = { line, column };
  }
  return { ...place, words: `This isn’t valid JSON. Look at line ${place.line}, column ${place.column}.` };
}

/** Returns where in a text the part at a path is, or as much of the way to it as there is. */
export function spanAt(text: string, path: RulePath): Span {
  let part = partsOf(text, JSON.parse(text) as LogicRule);
  for (const step of path) if (typeof step === 'number') part = part.values[step] ?? part;
  return { from: part.from, to: part.to };
}
