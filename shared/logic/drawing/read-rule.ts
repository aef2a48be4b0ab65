import { type LogicRule, logicRuleSchema } from '../../model/logic-rule.ts';
import { checkRule } from '../check-rule.ts';
import type { RuleFault } from '../logic-fault.ts';
import { type Drawing, draw, type RuleGives } from './drawing.ts';
import { partsOf, type TextFault, textFaultOf } from './rule-source.ts';

/** What a text says: nothing, something that isn't JSON, or a rule with its drawing and everything that `checkRule` finds. */
export type RuleReading =
  | { kind: 'none' }
  | { kind: 'unreadable'; fault: TextFault }
  | { kind: 'rule'; rule: LogicRule; drawing: Drawing; faults: readonly RuleFault[] };

const tooLong = (rule: LogicRule): RuleFault[] =>
  logicRuleSchema.safeParse(rule).error?.issues.map(({ message }) => ({ path: [], words: message })) ?? [];

/** Reads the text of a rule. It never throws, whatever the text is. */
export function readRule(text: string, gives: RuleGives): RuleReading {
  if (text.trim() === '') return { kind: 'none' };
  let rule: LogicRule;
  try {
    rule = JSON.parse(text) as LogicRule;
  } catch {
    return { kind: 'unreadable', fault: textFaultOf(text) };
  }
  const faults = checkRule(rule);
  const drawing = draw(text, partsOf(text, rule), gives);
  return { kind: 'rule', rule, drawing, faults: faults.length > 0 ? faults : tooLong(rule) };
}
