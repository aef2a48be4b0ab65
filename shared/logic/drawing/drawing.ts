import type { LogicRule } from '../../model/logic-rule.ts';
import { drawnCondition, type Subject } from './condition.ts';
import type { RulePart, RulePath, Span } from './rule-source.ts';

/** What has to be true of a group: all of its parts, at least one of them, or none. */
export type GroupKind = 'all' | 'any' | 'none';

type Drawn = Span & { path: RulePath };
/** A group of parts. `partsPath` leads to the operation that has them, which for `none` is inside a negation. */
export type Group = Drawn & { kind: 'group'; of: GroupKind; parts: readonly Drawing[]; partsPath: RulePath };
/** Compares what has an identifier with a value: "identifier, operator, value". */
export type Condition = Drawn & Subject & { kind: 'condition' };
/** True or false, whatever the answers are; where a value is wanted, any constant. */
export type Constant = Drawn & { kind: 'constant'; value: string | number | boolean | null };
/** The value of an identifier, where a value is wanted. */
type Reading = Drawn & { kind: 'reading'; name: string };
/** What can't be drawn, as it is in the text. */
export type Block = Drawn & { kind: 'block'; rule: LogicRule; json: string };

/** A rule, or a part of one, as it is drawn. */
export type Drawing = Group | Condition | Constant | Reading | Block;

/** Whether only the truth of a rule counts, or its value does, as for a quantity. */
export type RuleGives = 'truth' | 'value';

/** Draws one text's parts. */
class Drawer {
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  truth(part: RulePart, path: RulePath): Drawing {
    const { from, to, rule } = part;
    if (typeof rule === 'boolean') return { kind: 'constant', value: rule, path, from, to };
    const condition = drawnCondition(part, path);
    if (condition) return { kind: 'condition', ...condition, path, from, to };
    return this.group(part, path) ?? this.block(part, path);
  }

  value(part: RulePart, path: RulePath): Drawing {
    const { from, to, rule } = part;
    if (rule === null || typeof rule !== 'object') return { kind: 'constant', value: rule, path, from, to };
    const condition = drawnCondition(part, path);
    const isRead = condition?.operator === 'answered' && part.name?.text === 'var';
    return isRead ? { kind: 'reading', name: condition.name, path, from, to } : this.block(part, path);
  }

  private group({ name, values, from, to }: RulePart, path: RulePath): Group | undefined {
    if (name?.text === 'and' || name?.text === 'or') {
      const partsPath = [...path, name.text];
      const parts = values.map((value, at) => this.truth(value, [...partsPath, at]));
      return { kind: 'group', of: name.text === 'and' ? 'all' : 'any', parts, partsPath, path, from, to };
    }
    const [negated] = values;
    if (name?.text !== '!' || values.length !== 1 || !negated) return undefined;
    const inner = this.truth(negated, [...path, '!', 0]);
    const isAny = inner.kind === 'group' && inner.of === 'any';
    const { parts, partsPath } = isAny ? inner : { parts: [inner], partsPath: [...path, '!'] };
    return { kind: 'group', of: 'none', parts, partsPath, path, from, to };
  }

  private block({ rule, from, to }: RulePart, path: RulePath): Block {
    return { kind: 'block', rule, json: this.text.slice(from, to), path, from, to };
  }
}

/** Draws a rule. What has no drawing becomes a block. */
export function draw(text: string, root: RulePart, gives: RuleGives): Drawing {
  const drawer = new Drawer(text);
  return gives === 'truth' ? drawer.truth(root, []) : drawer.value(root, []);
}

const samePath = (one: RulePath, other: RulePath): boolean =>
  one.length === other.length && one.every((step, at) => step === other[at]);

/** Returns a drawing and everything drawn in it, from the outside in. */
export const allDrawn = (drawing: Drawing): Drawing[] => [
  drawing,
  ...(drawing.kind === 'group' ? drawing.parts.flatMap(allDrawn) : []),
];

/** Returns what is drawn at a path. Throws if nothing is: paths come from the same drawing. */
export function drawnAt(drawing: Drawing, path: RulePath): Drawing {
  const found = allDrawn(drawing).find((each) => samePath(each.path, path));
  if (!found) throw new RangeError(`Nothing is drawn at ${path.join(' > ')}`);
  return found;
}

/** Returns the innermost drawing that has a path in it, such as that of a fault. */
export const drawnAround = (drawing: Drawing, path: RulePath): Drawing =>
  allDrawn(drawing).findLast((each) => each.path.length <= path.length && samePath(each.path, path.slice(0, each.path.length))) ??
  drawing;
