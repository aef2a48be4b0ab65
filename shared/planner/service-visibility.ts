import type { DisplayService } from '../model/display-service.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import { settledChoices } from './settled-choices.ts';

/** What the rules of a display service read: the plan's facts and the answers that count, its own over those of others. */
export const serviceData = (home: PlannerHome, plan: PlanChoices, displayServiceId: string): Record<string, unknown> =>
  settledChoices(home, plan).dataOf(displayServiceId);

/**
 * Whether a display service that is offered shows: it has no rule, or the rule is known to hold. One whose truth is unknown hides; one that cannot be run
 * shows, so that a fault in it takes nothing from a family. The same for the screen as for the price (`settledChoices`).
 */
export const isServiceVisible = (home: PlannerHome, plan: PlanChoices, { id }: Pick<DisplayService, 'id'>): boolean =>
  settledChoices(home, plan).shown.has(id);
