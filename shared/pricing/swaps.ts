import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import { choosePackage } from '../planner/choices.ts';
import { chosenTemplate, servicesOffered, templatesFor } from '../planner/offers.ts';
import { emptyPlan } from '../planner/plan-draft.ts';
import { pricePlan } from './price-plan.ts';
import { settledPlan } from './settled-plan.ts';

/** One change that saves money: in plain words, how much it saves (US cents), and the plan after it. The plan before it is the undo. */
export type Swap = { key: string; label: string; savesCents: number; plan: PlanChoices };

/** How many swaps are named. */
export const NAMED_SWAPS = 3;

type Candidate = Omit<Swap, 'savesCents'>;

const without = (plan: PlanChoices, id: string): PlanChoices => ({
  ...plan,
  selectedDisplayServices: plan.selectedDisplayServices.filter(({ displayServiceId }) => displayServiceId !== id),
});

/** Leaving out what was chosen and can be left out. */
const leaveOut = (home: PlannerHome, plan: PlanChoices): Candidate[] => {
  const chosen = new Set(plan.selectedDisplayServices.map(({ displayServiceId }) => displayServiceId));
  return servicesOffered(home, plan)
    .filter(({ id, canRemoveInOnlineArrangements }) => canRemoveInOnlineArrangements && chosen.has(id))
    .map(({ id, name }) => ({ key: `leave-out:${id}`, label: `Leave out ${name}`, plan: without(plan, id) }));
};

const withItem = (plan: PlanChoices, from: string, to: string, quantity: number): PlanChoices => {
  const others = plan.selectedDisplayServices.filter(
    ({ displayServiceId }) => displayServiceId !== from && displayServiceId !== to,
  );
  const item = { displayServiceId: to, isAddOn: true, answers: [], items: [{ locationItemId: to, quantity }] };
  return { ...plan, selectedDisplayServices: [...others, item] };
};

/** Of each chosen item: the cheapest of its kind instead, and one instead of several. */
const cheaperItems = (home: PlannerHome, plan: PlanChoices): Candidate[] =>
  plan.selectedDisplayServices.flatMap(({ displayServiceId: id, items }) => {
    const item = home.items.find((each) => each.id === id);
    const quantity = items.find(({ locationItemId }) => locationItemId === id)?.quantity ?? 0;
    if (!item || quantity === 0) return [];
    const kin = home.items.filter(({ itemCategoryId }) => itemCategoryId === item.itemCategoryId);
    const cheapest = kin.reduce((low, each) => (each.priceCents < low.priceCents ? each : low), item);
    const candidates: Candidate[] = [];
    if (cheapest.id !== id)
      candidates.push({
        key: `item:${id}:${cheapest.id}`,
        label: `Choose ${cheapest.name} instead of ${item.name}`,
        plan: withItem(plan, id, cheapest.id, quantity),
      });
    if (quantity > 1)
      candidates.push({
        key: `quantity:${id}`,
        label: `Take one ${item.name} instead of ${quantity}`,
        plan: withItem(plan, id, id, 1),
      });
    return candidates;
  });

/** Another package for the same disposition, with everything that fits it too. */
const otherPackages = (home: PlannerHome, plan: PlanChoices): Candidate[] => {
  const current = chosenTemplate(home, plan);
  if (!current || !plan.dispositionType) return [];
  return templatesFor(home, plan.dispositionType)
    .filter(({ id }) => id !== current.id)
    .map((template) => {
      const { selectedDisplayServices, selectedTemplate } = choosePackage(
        home,
        { ...emptyPlan, ...definedOf(plan) },
        template,
      ).plan;
      return {
        key: `package:${template.id}`,
        label: `Take the package ${template.name} instead of ${current.name}`,
        plan: { ...plan, selectedDisplayServices, selectedTemplate },
      };
    });
};

/** The choices that are made, so that an open one stays absent. */
const definedOf = (plan: PlanChoices) => {
  const { timing, type, dispositionType, selectedTemplate, ...lists } = plan;
  return {
    ...lists,
    ...(timing ? { timing } : {}),
    ...(type ? { type } : {}),
    ...(dispositionType ? { dispositionType } : {}),
    ...(selectedTemplate ? { selectedTemplate } : {}),
  };
};

/**
 * The three changes that save most, each worked out by pricing the plan after it: something left out, the cheapest of a kind, one instead of several, another
 * package. What is required or cannot be declined is never among them, nor anything that would leave a part of the plan without a price. None while the plan
 * is at or under the ceiling (US cents).
 */
export function swapsUnder(home: PlannerHome, choices: PlanChoices, ceilingCents: number): Swap[] {
  const { plan } = settledPlan(home, choices);
  const now = pricePlan(home, plan);
  if (now.totalCents <= ceilingCents) return [];
  const candidates = [...leaveOut(home, plan), ...cheaperItems(home, plan), ...otherPackages(home, plan)];
  return candidates
    .map((candidate): Swap & { unpriced: number } => {
      const after = pricePlan(home, candidate.plan);
      return { ...candidate, savesCents: now.totalCents - after.totalCents, unpriced: after.unpriced.length };
    })
    .filter(({ savesCents, unpriced }) => savesCents > 0 && unpriced <= now.unpriced.length)
    .toSorted((one, other) => other.savesCents - one.savesCents || (one.key < other.key ? -1 : 1))
    .slice(0, NAMED_SWAPS)
    .map(({ unpriced: _, ...swap }) => swap);
}
