import type { DisplayService } from '../model/display-service.ts';
import type { DisplayServicePage } from '../model/enumerations/question.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import { chosenTemplate, servicesOf } from './offers.ts';
import { settledChoices } from './settled-choices.ts';

/** What the rules of a display service read: the plan's facts and the answers that count, its own over those of others. */
export const serviceData = (home: PlannerHome, plan: PlanChoices, displayServiceId: string): Record<string, unknown> =>
  settledChoices(home, plan).dataOf(displayServiceId);

/**
 * Whether a display service that is offered shows: it has no rule, or the rule is known to hold. One whose truth is unknown hides; one that cannot be run
 * shows, so that a fault in it takes nothing from a family. The same for the screen as for the price (`settledChoices`).
 */
const isServiceVisible = (home: PlannerHome, plan: PlanChoices, { id }: Pick<DisplayService, 'id'>): boolean =>
  settledChoices(home, plan).visibleIds.has(id);

/** The display services that the plan's package offers: for its disposition, and where their rule is known to hold. In their order. */
export const servicesOffered = (home: PlannerHome, plan: PlanChoices): DisplayService[] => {
  const template = chosenTemplate(home, plan);
  if (!template || !plan.dispositionType) return [];
  return servicesOf(home, template, plan.dispositionType).filter((service) => isServiceVisible(home, plan, service));
};

/** Those of one page of the planner. */
export const servicesOn = (home: PlannerHome, plan: PlanChoices, page: DisplayServicePage): DisplayService[] =>
  servicesOffered(home, plan).filter((service) => service.page === page);
