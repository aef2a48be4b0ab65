import { safeCompile } from '../logic/compile-rule.ts';
import type { LogicFault } from '../logic/logic-fault.ts';
import { truthOf } from '../logic/unknown.ts';
import type { LogicRule } from '../model/logic-rule.ts';

/** What is known of a case, by identifier (`shared/identifiers/case-facts.ts`); what is not known is not there. */
export type Facts = Readonly<Record<string, unknown>>;

/** Hears of rules that cannot be followed, for whoever keeps the triggers. */
export type OnFault = (fault: LogicFault) => void;

/**
 * Whether a rule of a task holds. What is not known is null, as JSON logic has it: who means that something is known says so. A rule that cannot be followed
 * holds not (`instead`): it takes nobody's work away, and makes none.
 */
export function ruleHolds(rule: LogicRule, facts: Facts, onFault: OnFault = () => undefined, instead = false): boolean {
  return truthOf(safeCompile(rule, onFault, instead).run(facts)) === true;
}
