import type { DisplayService } from '../model/display-service.ts';
import type { DisplayServicePage } from '../model/enumerations/question.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import { chosenTemplate, servicesOf } from './offers.ts';
import { settledChoices } from './settled-choices.ts';

/** Returns what the rules of a display service read: the plan's facts and the answers that count, with the service's own answers over others. */
export const serviceData = (home: PlannerHome, plan: PlanChoices, displayServiceId: string): Record<string, unknown> =>
  settledChoices(home, plan).dataOf(displayServiceId);

/**
 * Returns whether an offered display service shows: it has no rule, or its rule is known to be true. If its truth is unknown it hides; if its rule can't
 * run it shows, so that a fault takes nothing from a family. The price follows the same rule (`settledChoices`).
 */
const isServiceVisible = (home: PlannerHome, plan: PlanChoices, { id }: Pick<DisplayService, 'id'>): boolean =>
  settledChoices(home, plan).visibleIds.has(id);

/** Returns the display services that the plan's package offers for its disposition and that show, in order. */
export const servicesOffered = (home: PlannerHome, plan: PlanChoices): DisplayService[] => {
  const template = chosenTemplate(home, plan);
  if (!template || !plan.dispositionType) return [];
  return servicesOf(home, template, plan.dispositionType).filter((service) => isServiceVisible(home, plan, service));
};

/** Returns those on one page of the planner. */
export const servicesOn = (home: PlannerHome, plan: PlanChoices, page: DisplayServicePage): DisplayService[] =>
  servicesOffered(home, plan).filter((service) => service.page === page);
