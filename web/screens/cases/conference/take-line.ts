import type { ComparedLine } from '#shared/contract/case-contracts-views.ts';
import type { SelectedDisplayService } from '#shared/model/arrangement.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { Selection } from '#shared/model/selection.ts';
import { formatCents } from '#shared/values/money.ts';

const isSame = (one: ComparedLine['plan'], other: ComparedLine['plan']): boolean =>
  one?.quantity === other?.quantity && one?.amountCents === other?.amountCents;

/** Returns whether taking a line from the plan would change anything: by today's list, the plan comes to something else than the selection. */
export const isTakeable = ({ selection, today }: Pick<ComparedLine, 'selection' | 'today'>): boolean => !isSame(selection, today);

/** Returns whether a choice has something (`of`): it's the choice itself, or an item in it or in its answers. */
const has = ({ displayServiceId, items, answers }: SelectedDisplayService, of: string): boolean =>
  displayServiceId === of || JSON.stringify([items, answers]).includes(of);

/** Returns the choices with those that have something as the plan has them: replaced in their place, removed, or added at the end. */
function asInPlan(chosen: readonly SelectedDisplayService[], plan: readonly SelectedDisplayService[], of: string) {
  const wanted = new Map(plan.filter((each) => has(each, of)).map((each) => [each.displayServiceId, each]));
  const kept = chosen.flatMap((each) => {
    const inPlan = wanted.get(each.displayServiceId);
    if (inPlan) return [inPlan];
    const elsewhere = plan.find(({ displayServiceId }) => displayServiceId === each.displayServiceId);
    // The plan may have the same service with other answers, without this item.
    return has(each, of) ? (elsewhere ? [elsewhere] : []) : [each];
  });
  const there = new Set(kept.map(({ displayServiceId }) => displayServiceId));
  return [...kept, ...[...wanted.values()].filter(({ displayServiceId: id }) => !there.has(id))];
}

/**
 * Copies what a line is of from the plan into the selection: a display service or item with its answers and quantity, or the package. What follows from neither,
 * such as the fee of the crematory, follows from the disposition and the package. Another quantity or an amount that was entered for the line gives way.
 */
export function takeLine(
  home: Pick<PlannerHome, 'templates' | 'retiredTemplates'>,
  selection: Selection,
  plan: PlanChoices,
  { key, of }: Pick<ComparedLine, 'key' | 'of'>,
): Selection {
  const { choices } = selection;
  const isPackage = [...home.templates, ...(home.retiredTemplates ?? [])].some(({ id }) => id === of);
  const { dispositionType: _type, selectedTemplate: _template, ...rest } = choices;
  const taken: PlanChoices =
    of === null || isPackage
      ? {
          ...rest,
          ...(plan.dispositionType ? { dispositionType: plan.dispositionType } : {}),
          ...(plan.selectedTemplate ? { selectedTemplate: plan.selectedTemplate } : {}),
        }
      : { ...choices, selectedDisplayServices: asInPlan(choices.selectedDisplayServices, plan.selectedDisplayServices, of) };
  return {
    ...selection,
    choices: taken,
    quantityChanges: selection.quantityChanges.filter(({ lineKey }) => lineKey !== key),
    cashAdvances: selection.cashAdvances.filter(({ lineKey }) => lineKey !== key),
  };
}

/** Says what an account has of a line. */
export const amountWords = (line: ComparedLine['plan']): string =>
  line === null ? 'Not in it' : `${line.quantity > 1 ? `${line.quantity} for ` : ''}${formatCents(line.amountCents)}`;
