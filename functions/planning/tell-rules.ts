import { checkRule } from '#shared/logic/check-rule.ts';
import { faultMet } from '#shared/logic/compile-rule.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { type RuleAt, rulesOfDisplayService, rulesOfPriceList } from '#shared/model/rules-of.ts';
import { tellFault } from './sound-entries.ts';

/** Reports every stored rule that can't run, for the people who maintain it. `of` names it by its id. */
export function tellRuleFaults(of: string, rules: readonly RuleAt[]): void {
  for (const { path, rule } of rules)
    for (const fault of checkRule(rule)) tellFault('rule-fault', `${of}: ${[...path, ...fault.path, fault.words].join(' > ')}`);
}

/** Reports questions that are shown only by each other's answers. */
export function tellCycles(of: string, cycles: readonly (readonly string[])[]): void {
  for (const cycle of cycles) tellFault('rule-cycle', `${of}: ${cycle.join(' > ')}`);
}

/**
 * Reports the home's rules that failed on a plan's answers, such as a loop that takes too many steps. What was already wrong with them was reported when
 * they were read. Call it after a plan was settled or priced, which skips such rules.
 */
export function tellRunFaults({ locationId, displayServices, questions, priceList }: PlannerHome): void {
  const tell = (of: string, rule: LogicRule, path: RuleAt['path']): void => {
    const fault = faultMet(rule);
    if (fault && checkRule(rule).length === 0) tellFault('rule-run', `${of}: ${[...path, fault.message].join(' > ')}`);
  };
  for (const service of displayServices)
    for (const { path, rule } of rulesOfDisplayService(service)) tell(`display service ${service.id}`, rule, path);
  for (const { id, visibleWhen } of questions)
    if (visibleWhen !== undefined) tell(`question ${id}`, visibleWhen, ['visibleWhen']);
  if (priceList) for (const { path, rule } of rulesOfPriceList(priceList)) tell(`price list of ${locationId}`, rule, path);
}
