import type { PlanChoices } from '#shared/model/plan-choices.ts';
import { id } from './plain-id.ts';

/** Returns a chosen display service with answers by question: `chosen('vs', { qo: true })`. */
export const chosen = (
  name: string,
  answers: Readonly<Record<string, boolean | number | string | string[]>> = {},
): PlanChoices['selectedDisplayServices'][number] => ({
  displayServiceId: id(name),
  isAddOn: false,
  answers: Object.entries(answers).map(([questions, value]) => ({ questionId: id(questions), value })),
  items: [],
});

/** Returns a chosen item of merchandise. */
export const item = (name: string, quantity = 1): PlanChoices['selectedDisplayServices'][number] => ({
  displayServiceId: id(name),
  isAddOn: true,
  answers: [],
  items: [{ locationItemId: id(name), quantity }],
});

/** Returns a plan with those choices; `rest` adds to it. */
export const planOf = (choices: PlanChoices['selectedDisplayServices'], rest: Partial<PlanChoices> = {}): PlanChoices => ({
  selectedServicePreferences: [],
  selectedDisplayServices: choices,
  ...rest,
});
