import type { Drawing, Group } from './drawing.ts';
import { groupAround, insertJson, removedWith, removePart } from './edit-groups.ts';
import { groupAt, openRule, replaceSpan } from './edit-rule.ts';
import { partAt, type RulePath } from './rule-source.ts';

/** A position among the parts of a group. */
export type Place = { group: RulePath; at: number };

/** A rule after a change, and where in it the changed part is. */
export type Moved = { text: string; path: RulePath };

const startsWith = (path: RulePath, start: RulePath): boolean => start.every((step, at) => path[at] === step);

/** Returns a path after a part was put into a group: later parts of the group move on, and a single negated part gets a group around it. */
function afterInsert(path: RulePath, { partsPath }: Group, at: number): RulePath {
  const position = path[partsPath.length];
  if (!startsWith(path, partsPath) || typeof position !== 'number') return path;
  const rest = path.slice(partsPath.length + 1);
  if (partsPath.at(-1) === '!') return [...partsPath, 0, 'or', at === 0 ? 1 : 0, ...rest];
  return [...partsPath, position >= at ? position + 1 : position, ...rest];
}

/** Returns a path after the part at another was removed. */
function afterRemoval(path: RulePath, removed: RulePath): RulePath {
  const list = removed.slice(0, -1);
  const position = path[list.length];
  const gone = removed.at(-1);
  if (!startsWith(path, list) || typeof position !== 'number' || typeof gone !== 'number' || position < gone) return path;
  return [...list, position - 1, ...path.slice(removed.length)];
}

const pathIn = ({ partsPath }: Group, at: number): RulePath =>
  partsPath.at(-1) === '!' ? [...partsPath, 0, 'or', at] : [...partsPath, at];

function moveWithin(text: string, group: Group, from: number, to: number): Moved {
  const parts = group.parts.map((part) => text.slice(part.from, part.to));
  const [moved = ''] = parts.splice(from, 1);
  parts.splice(to, 0, moved);
  const permuted = group.parts.reduceRight((rest, part, at) => replaceSpan(rest, part, parts[at] ?? ''), text);
  return { text: permuted, path: [...group.partsPath, to] };
}

/** Moves a part to a position among the parts of its own or another group, byte for byte. A group can't move into itself. */
export function movePart(text: string, path: RulePath, { group: target, at }: Place): Moved {
  const open = openRule(text);
  const found = groupAround(open.drawing, path);
  const group = groupAt(open, target);
  if (!found || startsWith(target, path)) return { text, path };
  if (found.group === group) return moveWithin(text, group, found.at, at);
  const { from, to } = partAt(open.root, path);
  const inserted = insertJson(open, group, at, text.slice(from, to));
  const source = afterInsert(path, group, at);
  const removed = removedWith(openRule(inserted).drawing, source);
  return { text: removePart(inserted, source), path: afterRemoval(pathIn(group, at), removed) };
}

/**
 * Returns where a part goes when it's moved up or down: past its neighbor, into a group beside it, or out of its own group. Undefined at the beginning
 * and the end of the rule.
 */
export function placeBeyond(drawing: Drawing, path: RulePath, direction: 'up' | 'down'): Place | undefined {
  const found = groupAround(drawing, path);
  if (!found) return undefined;
  const { group, at } = found;
  const beside = group.parts[direction === 'up' ? at - 1 : at + 1];
  if (beside?.kind === 'group') return { group: beside.path, at: direction === 'up' ? beside.parts.length : 0 };
  if (beside) return { group: group.path, at: direction === 'up' ? at - 1 : at + 1 };
  const outer = groupAround(drawing, group.path);
  return outer && { group: outer.group.path, at: direction === 'up' ? outer.at : outer.at + 1 };
}
