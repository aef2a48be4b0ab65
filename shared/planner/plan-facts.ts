import { dispositionGroupOf } from '../model/enumerations/disposition.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import { chosenTemplate } from './offers.ts';

/**
 * Returns what rules know about a plan before any question is answered: `timing`, `type`, `dispositionType`, `dispositionGroup`, `preferences` (the names
 * of the wishes), and from a fitting package `packageName`, `isDirectCremation`, `isImmediateBurial`. What isn't decided is absent, and so unknown to a
 * rule.
 */
export function planFacts(home: PlannerHome, plan: PlanChoices): Record<string, unknown> {
  const { timing, type, dispositionType } = plan;
  const template = chosenTemplate(home, plan);
  const chosen = new Set(plan.selectedServicePreferences);
  const preferences = home.preferenceGroups.flatMap((group) =>
    group.preferences.filter(({ id }) => chosen.has(id)).map(({ name }) => name),
  );
  const facts = {
    timing,
    type,
    dispositionType,
    dispositionGroup: dispositionType && dispositionGroupOf(dispositionType),
    preferences,
    packageName: template?.name,
    isDirectCremation: template?.isDirectCremation,
    isImmediateBurial: template?.isImmediateBurial,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
