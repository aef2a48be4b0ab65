import type { LogicRule } from '../../model/logic-rule.ts';
import { allDrawn, type Drawing, type Group, type GroupKind } from './drawing.ts';
import { groupAt, type OpenRule, openRule, replaceSpan } from './edit-rule.ts';
import { indentAt, printRule, styleOf } from './print-rule.ts';
import { partAt, type RulePart, type RulePath, type Span } from './rule-source.ts';

const operationOfKind: Readonly<Record<GroupKind, string>> = { all: 'and', any: 'or', none: 'or' };

/** Returns the operation that has the parts of a group. */
const operationOf = ({ root }: OpenRule, { partsPath }: Group): RulePart => partAt(root, partsPath.slice(0, -1));

const slice = ({ text }: OpenRule, { from, to }: Span): string => text.slice(from, to);

/** Writes an operation around JSON text, which keeps its bytes. */
function around(open: OpenRule, at: number, name: string, json: string): string {
  const style = styleOf(open.text);
  if (style === 'tight') return `{"${name}":[${json}]}`;
  if (style === 'line' || (!json.includes('\n') && json.length < 60)) return `{ "${name}": [${json}] }`;
  const indent = indentAt(open.text, at);
  return `{\n${indent}  "${name}": [\n${indent}    ${json}\n${indent}  ]\n${indent}}`;
}

/** Returns the white space between a list's comma and its next value. */
function gapIn({ text }: OpenRule, list: Span | undefined, [first, second]: readonly RulePart[]): string {
  if (first && second) return text.slice(first.to, second.from).split(',')[1] ?? ' ';
  const opening = list && first ? text.slice(list.from + 1, first.from) : '';
  if (opening.includes('\n')) return opening;
  return styleOf(text) === 'tight' ? '' : ' ';
}

/** Returns the text with a part written into an operation's list, at a position. */
function withValue(open: OpenRule, operation: RulePart, at: number, write: (indent: string) => string): string {
  const { text } = open;
  const { list, values, from } = operation;
  const indent = indentAt(text, from);
  const [first] = values;
  const gap = gapIn(open, list, values);
  if (!list || !first) {
    const parts = first ? [slice(open, first)] : [];
    parts.splice(at, 0, write(indent));
    return replaceSpan(text, list ?? first ?? operation, `[${parts.join(`,${gap}`)}]`);
  }
  const written = write(gap.includes('\n') ? gap.slice(gap.lastIndexOf('\n') + 1) : indent);
  const next = values[at];
  const last = values.at(-1) ?? first;
  return next
    ? replaceSpan(text, { from: next.from, to: next.from }, `${written},${gap}`)
    : replaceSpan(text, { from: last.to, to: last.to }, `,${gap}${written}`);
}

function insert(open: OpenRule, group: Group, at: number, write: (indent: string) => string): string {
  const operation = operationOf(open, group);
  const [only] = operation.values;
  if (operation.name?.text !== '!' || !only) return withValue(open, operation, at, write);
  const parts = [slice(open, only)];
  parts.splice(at, 0, write(indentAt(open.text, only.from)));
  return replaceSpan(open.text, only, around(open, only.from, 'or', parts.join(styleOf(open.text) === 'tight' ? ',' : ', ')));
}

/** Returns a rule with a part added to the group at a path, at a position among its parts. */
export function addPart(text: string, path: RulePath, at: number, rule: LogicRule): string {
  const open = openRule(text);
  return insert(open, groupAt(open, path), at, (indent) => printRule(rule, styleOf(text), indent));
}

/** Returns the group that has a part, and the part's position in it. */
export function groupAround(drawing: Drawing, path: RulePath): { group: Group; at: number } | undefined {
  const key = path.join('\n');
  for (const group of allDrawn(drawing)) {
    if (group.kind !== 'group') continue;
    const at = group.parts.findIndex((part) => part.path.join('\n') === key);
    if (at >= 0) return { group, at };
  }
  return undefined;
}

/** Returns the path of what goes with a part: the part, or the outermost group that would be empty without it. */
export function removedWith(drawing: Drawing, path: RulePath): RulePath {
  const around = groupAround(drawing, path);
  return around?.group.parts.length === 1 ? removedWith(drawing, around.group.path) : path;
}

/** Returns a rule without the part at a path, and without the groups that would be empty. Without any part, there is no text. */
export function removePart(text: string, path: RulePath): string {
  const open = openRule(text);
  const found = groupAround(open.drawing, removedWith(open.drawing, path));
  if (!found) return '';
  const { values } = operationOf(open, found.group);
  const [before, part, after] = [values[found.at - 1], values[found.at], values[found.at + 1]];
  if (!part) return '';
  return replaceSpan(text, { from: after || !before ? part.from : before.to, to: after?.from ?? part.to }, '');
}

/** Returns a rule whose group at a path is of another kind, with the same parts. */
export function changeGroup(text: string, path: RulePath, of: GroupKind): string {
  const open = openRule(text);
  const group = groupAt(open, path);
  if (group.of === of) return text;
  const operation = operationOf(open, group);
  const { name } = operation;
  const [only] = operation.values;
  if (name?.text === '!' && only)
    return replaceSpan(text, group, around(open, group.from, operationOfKind[of], slice(open, only)));
  const inner = name ? { from: name.from - operation.from, to: name.to - operation.from } : { from: 0, to: 0 };
  const renamed = replaceSpan(slice(open, operation), inner, JSON.stringify(operationOfKind[of]));
  return replaceSpan(text, group, of === 'none' ? around(open, group.from, '!', renamed) : renamed);
}

/** Returns a rule whose part at a path is the only one of a new group. */
export function wrapInGroup(text: string, path: RulePath, of: GroupKind): string {
  const open = openRule(text);
  const part = partAt(open.root, path);
  const wrapped = around(open, part.from, operationOfKind[of], slice(open, part));
  return replaceSpan(text, part, of === 'none' ? around(open, part.from, '!', wrapped) : wrapped);
}

/** Returns a rule with one more part where `open` has it, exactly as its text is. For moving. */
export const insertJson = (open: OpenRule, group: Group, at: number, json: string): string => insert(open, group, at, () => json);
