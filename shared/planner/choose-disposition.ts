import type { DispositionType } from '../model/enumerations/disposition.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import { choosePackage, type GoneChoice } from './choices.ts';
import { preferenceGroupsFor, templateCalled, templatesFor } from './offers.ts';
import { isOwnChoice } from './own-choice.ts';
import type { PlanDraft } from './plan-draft.ts';

/** Goes on item by item in the plan's new disposition, without what isn't offered there. */
function stillItemByItem(home: PlannerHome, plan: PlanDraft): { plan: PlanDraft; gone: GoneChoice[] } {
  const former = templateCalled(home, plan.selectedTemplate);
  const own = templatesFor(home, plan.dispositionType).find(isOwnChoice);
  return former && own && isOwnChoice(former) ? choosePackage(home, plan, own) : { plan, gone: [] };
}

/**
 * Chooses the disposition. Wishes that it doesn't ask for are removed; a package is remembered and counts only while it fits. Someone who chooses item by item goes
 * on doing so (docs/decisions.md, Planner), and `gone` names what they chose that this disposition doesn't have.
 */
export const chooseDisposition = (
  home: PlannerHome,
  plan: PlanDraft,
  dispositionType: DispositionType,
): { plan: PlanDraft; gone: GoneChoice[] } => {
  const { plan: next, gone } = stillItemByItem(home, { ...plan, dispositionType });
  const preferenceIds = new Set(preferenceGroupsFor(home, next).flatMap(({ preferences }) => preferences.map(({ id }) => id)));
  const selectedServicePreferences = plan.selectedServicePreferences.filter((id) => preferenceIds.has(id));
  return { plan: { ...next, selectedServicePreferences }, gone };
};
