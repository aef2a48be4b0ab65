import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';

/** The draft with other choices; its people, name, ceiling and steps stay. */
export const withChoices = (plan: PlanDraft, choices: PlanChoices): PlanDraft => ({
  ...plan,
  dispositionType: choices.dispositionType ?? plan.dispositionType,
  selectedServicePreferences: choices.selectedServicePreferences,
  selectedDisplayServices: choices.selectedDisplayServices,
  ...(choices.selectedTemplate ? { selectedTemplate: choices.selectedTemplate } : {}),
});
