import { dispositionGroupOf } from '../model/enumerations/disposition.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';

/**
 * What rules know of a plan before any question is answered: `timing`, `type`, `dispositionType`, `dispositionGroup`, `preferences` (the names of the
 * wishes), and of the package `packageName`, `isDirectCremation`, `isImmediateBurial`. What is not decided is absent, and so unknown to a rule.
 */
export function planFacts(home: PlannerHome, plan: PlanChoices): Record<string, unknown> {
  const { timing, type, dispositionType } = plan;
  const template = home.templates.find(({ id }) => id === plan.selectedTemplate);
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

/**
 * Everything that a rule reads of a plan: its facts, then the answers of all chosen display services by identifier in the catalogue's order, and last
 * those of the display service that asks (`own`), which win. The order in which a family chose does not matter.
 */
export function identifiersOf(home: PlannerHome, plan: PlanChoices, own?: string): Record<string, unknown> {
  const identifiers = new Map(home.questions.map(({ id, identifier }) => [id, identifier]));
  const chosen = new Map(plan.selectedDisplayServices.map((each) => [each.displayServiceId, each]));
  const order = [...home.displayServices.map(({ id }) => id), ...(own === undefined ? [] : [own])];
  const answers = order.flatMap((id) =>
    (chosen.get(id)?.answers ?? []).flatMap(({ questionId, value }): [string, unknown][] => {
      const identifier = identifiers.get(questionId);
      return identifier === undefined ? [] : [[identifier, value]];
    }),
  );
  return { ...planFacts(home, plan), ...Object.fromEntries(answers) };
}
