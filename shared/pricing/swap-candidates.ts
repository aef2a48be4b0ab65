import type { CountedService } from '#shared/planner/settled-items.ts';
import type { SelectedDisplayService } from '../model/arrangement.ts';
import type { GplLine } from '../model/enumerations/pricing.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome, PricedItem } from '../model/planner-home.ts';
import { choosePackage } from '../planner/choices.ts';
import { homeIndexOf } from '../planner/home-index.ts';
import { templatesFor } from '../planner/offers.ts';
import { isOwnChoice } from '../planner/own-choice.ts';
import { emptyPlan, type PlanDraft } from '../planner/plan-draft.ts';
import { type SettledChoices, settledChoices } from '../planner/settled-choices.ts';
import { answerTo } from '../questions/conditional-question.ts';
import { boundsOf } from '../questions/kinds/number.ts';
import { wordingOf } from '../questions/wording.ts';
import { priceBookOf } from './price-book.ts';
import { readBy } from './rules.ts';

/**
 * A change that may save money. `subject` is what it is about, and only one change per subject is named. `alsoGone` names what a family had chosen and
 * would lose.
 */
export type SwapCandidate = { key: string; subject: string; label: string; alsoGone: string[]; plan: PlanChoices };

type SwapContext = { home: PlannerHome; plan: PlanChoices; settled: SettledChoices };

/** Returns a plan as a draft for the planner's rules. Its people and progress don't matter for a swap. */
export const draftOf = ({ timing, type, dispositionType, selectedTemplate, ...lists }: PlanChoices): PlanDraft => ({
  ...emptyPlan,
  ...lists,
  ...(timing ? { timing } : {}),
  ...(type ? { type } : {}),
  ...(dispositionType ? { dispositionType } : {}),
  ...(selectedTemplate ? { selectedTemplate } : {}),
});

/** Returns the plan with each choice changed, removed (nothing), or kept. */
const withEach = (plan: PlanChoices, change: (each: SelectedDisplayService) => SelectedDisplayService[]): PlanChoices => ({
  ...plan,
  selectedDisplayServices: plan.selectedDisplayServices.flatMap(change),
});

/** Returns plans without one display service that the family chose and can do without. */
const servicesLeftOut = ({ plan, settled }: SwapContext): SwapCandidate[] =>
  settled.services
    .filter(({ service, isChosen }) => isChosen && service.canRemoveInOnlineArrangements)
    .map(({ service: { id, name } }) => ({
      key: `leave-out:${id}`,
      subject: id,
      label: `Leave out ${name}`,
      alsoGone: [],
      plan: withEach(plan, (each) => (each.displayServiceId === id ? [] : [each])),
    }));

/** What a body has to be in. It isn't left out unless the package includes one. */
const containers: ReadonlySet<GplLine> = new Set(['caskets', 'alternative-container']);

function canLeaveOut({ home, settled: { template } }: SwapContext, { itemCategoryId }: PricedItem): boolean {
  const line = homeIndexOf(home).categoryOf.get(itemCategoryId)?.gplLine;
  if (!line || !containers.has(line)) return true;
  return (
    template !== undefined &&
    priceBookOf(home)
      .included(template)
      .some(({ gplLine }) => gplLine === line)
  );
}

/** Replaces an item chosen on a merchandise page with another item or number; 0 removes it. */
const itemSwapped = (plan: PlanChoices, from: string, to: string, quantity: number): PlanChoices =>
  withEach(plan, (each) => {
    if (each.displayServiceId !== from) return [each];
    if (quantity === 0) return [];
    const items = each.items.filter(({ locationItemId }) => locationItemId !== from);
    return [{ ...each, displayServiceId: to, items: [...items, { locationItemId: to, quantity }] }];
  });

/** Returns swaps for each chosen item: none, the cheapest of its kind, or half as many. */
function itemSwaps(given: SwapContext): SwapCandidate[] {
  const { home, plan, settled } = given;
  const { itemOf } = homeIndexOf(home);
  const isChosen = new Set(plan.selectedDisplayServices.map(({ displayServiceId }) => displayServiceId));
  return [...settled.quantities].flatMap(([id, quantity]): SwapCandidate[] => {
    const item = itemOf.get(id);
    if (!item || !isChosen.has(id)) return [];
    const kin = home.items.filter(({ itemCategoryId }) => itemCategoryId === item.itemCategoryId);
    const cheapest = kin.reduce((low, each) => (each.priceCents < low.priceCents ? each : low), item);
    const half = Math.ceil(quantity / 2);
    const swap = (key: string, label: string, to: string, units: number): SwapCandidate => ({
      key: `${key}:${id}`,
      subject: id,
      label,
      alsoGone: [],
      plan: itemSwapped(plan, id, to, units),
    });
    return [
      ...(canLeaveOut(given, item) ? [swap('leave-out', `Leave out ${item.name}`, id, 0)] : []),
      ...(isChosen.has(cheapest.id)
        ? []
        : [swap('cheapest', `Choose ${cheapest.name} instead of ${item.name}`, cheapest.id, quantity)]),
      ...(half < quantity ? [swap('fewer', `Take ${half} of ${item.name} instead of ${quantity}`, id, half)] : []),
    ];
  });
}

/** Returns identifiers of answers that say how much is bought: what quantity rules read, and numbers with a price. */
const amountsIn = ({ service, indexed }: CountedService): Set<string> =>
  new Set([
    ...service.mappings.flatMap(({ quantity }) => (quantity === undefined ? [] : readBy(quantity))),
    ...service.questions.flatMap(({ id, prices }) =>
      prices.some(({ optionId }) => optionId === undefined) ? [indexed.byId.get(id)?.identifier ?? ''] : [],
    ),
  ]);

/**
 * Returns plans with half as many of what an answer buys: copies, hours, cars. Only whole numbers; a distance is where someone lives. A Yes, a No, or an
 * option may be a fact rather than a wish, and nobody is told to change a fact.
 */
const halved = ({ plan, settled }: SwapContext): SwapCandidate[] =>
  settled.services.flatMap((counted): SwapCandidate[] => {
    const amounts = amountsIn(counted);
    return counted.indexed.questions.flatMap((question): SwapCandidate[] => {
      const value = answerTo(counted.answers, question.identifier);
      if (question.fieldType !== 'integer' || !amounts.has(question.identifier) || typeof value !== 'number') return [];
      const half = Math.max(Math.ceil(value / 2), Math.ceil(boundsOf(question).min));
      if (half >= value || half < 1) return [];
      const id = counted.service.id;
      const answers = (each: SelectedDisplayService) =>
        each.answers.map((answer) => (answer.questionId === question.id ? { ...answer, value: half } : answer));
      return [
        {
          key: `fewer:${id}:${question.id}`,
          subject: id,
          label: `${counted.service.name}: ${half} instead of ${value} (“${wordingOf(question, plan.timing)}”)`,
          alsoGone: [],
          plan: withEach(plan, (each) => (each.displayServiceId === id ? [{ ...each, answers: answers(each) }] : [each])),
        },
      ];
    });
  });

/**
 * Returns other packages of the same disposition and tradition, with everything that fits them. `alsoGone` names what came with the current one
 * (`choosePackage`).
 */
function otherPackages({ home, plan, settled: { template: current } }: SwapContext): SwapCandidate[] {
  if (!current) return [];
  return templatesFor(home, plan.dispositionType)
    .filter((each) => each.id !== current.id && each.religionId === current.religionId && !isOwnChoice(each))
    .map((template) => {
      const { plan: next, gone } = choosePackage(home, draftOf(plan), template);
      const { selectedDisplayServices, selectedTemplate } = next;
      return {
        key: `package:${template.id}`,
        subject: 'package',
        label: `Choose the package ${template.name} instead of ${current.name}`,
        alsoGone: gone.map(({ name }) => name),
        plan: { ...plan, selectedDisplayServices, selectedTemplate },
      };
    });
}

/** Returns every change of a plan that may save money. Only its price tells what each saves and whether to propose it. */
export function swapCandidates(home: PlannerHome, plan: PlanChoices): SwapCandidate[] {
  const given: SwapContext = { home, plan, settled: settledChoices(home, plan) };
  return [...servicesLeftOut(given), ...itemSwaps(given), ...halved(given), ...otherPackages(given)];
}
