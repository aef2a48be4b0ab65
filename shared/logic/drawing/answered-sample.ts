import { compileRule } from '../compile-rule.ts';
import { LogicFault } from '../logic-fault.ts';
import { truthOf } from '../unknown.ts';
import type { Condition, Drawing } from './drawing.ts';
import type { RuleReading } from './read-rule.ts';
import type { RuleSample } from './rule-sample.ts';
import type { RuleUse } from './rule-use.ts';

type Answers = Record<string, unknown>;

/** Moves a number, or a day or an instant as text, a little up or down. */
function beside(value: unknown, by: 1 | -1): unknown {
  if (typeof value === 'number') return value + by;
  const at = Date.parse(String(value));
  if (Number.isNaN(at)) return String(value);
  const moved = new Date(at + by * 86_400_000).toISOString();
  return String(value).includes('T') ? moved : moved.slice(0, 10);
}

/** Returns an answer with which a condition is true, or isn't. Undefined is no answer. */
function answerFor({ operator, value }: Condition, isTrue: boolean): unknown {
  const [first] = [value].flat();
  const other = typeof first === 'boolean' ? !first : typeof first === 'number' ? first + 1 : 'something else';
  switch (operator) {
    case 'is':
    case 'one-of':
      return isTrue ? first : other;
    case 'is-not':
    case 'none-of':
      return isTrue ? other : first;
    case 'includes':
      return isTrue ? [first ?? ''] : [];
    case 'excludes':
      return isTrue ? [] : [first ?? ''];
    case 'above':
    case 'at-least':
      return beside(first, isTrue ? 1 : -1);
    case 'below':
    case 'at-most':
      return beside(first, isTrue ? -1 : 1);
    default:
      return (operator === 'answered') === isTrue ? true : undefined;
  }
}

function answer(drawing: Drawing, isTrue: boolean, answers: Answers): void {
  if (drawing.kind === 'condition') {
    const given = answerFor(drawing, isTrue);
    if (given !== undefined) answers[drawing.name] ??= given;
  }
  if (drawing.kind !== 'group') return;
  const { of, parts } = drawing;
  const wanted = of === 'none' ? !isTrue : isTrue;
  // One part is enough to make "any" true, or "all" false.
  const needed = (of === 'all') === wanted ? parts : parts.slice(0, 1);
  for (const part of needed) answer(part, wanted, answers);
}

/**
 * Returns a sample with just the answers with which a rule is true, so that there is one that shows what follows from it. Undefined for a rule that simple answers
 * don't make true, or that needs none.
 */
export function answeredSample(reading: RuleReading, use: RuleUse): RuleSample | undefined {
  if (reading.kind !== 'rule' || use.gives !== 'truth') return undefined;
  const data: Answers = {};
  answer(reading.drawing, true, data);
  if (Object.keys(data).length === 0) return undefined;
  try {
    const isTrue = truthOf(compileRule(reading.rule).run(data, { absent: use.absent })) === true;
    return isTrue ? { label: 'Answered as the rule asks', data } : undefined;
  } catch (error) {
    if (error instanceof LogicFault) return undefined;
    throw error;
  }
}
