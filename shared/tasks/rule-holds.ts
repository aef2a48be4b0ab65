import { safeCompile } from '../logic/compile-rule.ts';
import type { LogicFault } from '../logic/logic-fault.ts';
import { truthOf } from '../logic/unknown.ts';
import type { LogicRule } from '../model/logic-rule.ts';

/** What is known about a case, by identifier (`shared/identifiers/case-facts.ts`). What is unknown is absent. */
export type Facts = Readonly<Record<string, unknown>>;

/** Gets rules that can't be followed, for the people who maintain the triggers. */
export type OnFault = (fault: LogicFault) => void;

/**
 * Returns whether a task rule is true. What is unknown is null, as in JSON logic, so a rule that needs something known has to say so. A rule that can't be
 * followed is `instead`, normally false: it neither takes work away nor creates any.
 */
export function ruleHolds(rule: LogicRule, facts: Facts, onFault: OnFault = () => undefined, instead = false): boolean {
  return truthOf(safeCompile(rule, onFault, instead).run(facts)) === true;
}
