import type { DisplayService } from '#shared/model/display-service.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { PricedLine } from '#shared/model/priced-plan.ts';
import { comesWith, selectionOf } from '#shared/planner/choices.ts';
import { chosenTemplate } from '#shared/planner/offers.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';
import { chosenCents } from '#shared/pricing/price-plan.ts';
import { readBy } from '#shared/pricing/rules.ts';
import type { Answers, ConditionalQuestion } from '#shared/questions/conditional-question.ts';
import { missingQuestions } from '#shared/questions/missing-questions.ts';
import type { VisibilityContext } from '#shared/questions/visible-questions.ts';
import { pricedOf } from '../../total/priced-of.ts';

/** What a service does to a plan's total. */
export type ServicePrice = {
  /**
   * What choosing it would add by the price list or, once chosen, what removing it would save, in US cents. Never the sum of its lines, because a package may include
   * some.
   */
  cents: number;
  /** Whether its answers can change the price. */
  isByAnswers: boolean;
  /** Whether it never costs anything, because it only asks. */
  isFree: boolean;
  /** Whether a flat package pays for it. */
  isIncluded: boolean;
  /** Its own lines of the breakdown, while it is chosen. */
  lines: readonly PricedLine[];
  /** What the home lists no price for. */
  unpriced: readonly string[];
};

/** Returns the plan with the service chosen and nothing answered yet. */
export const withService = (plan: PlanDraft, service: DisplayService): PlanDraft => ({
  ...plan,
  selectedDisplayServices: [...plan.selectedDisplayServices, selectionOf(service)],
});

export const withoutService = (plan: PlanDraft, { id }: Pick<DisplayService, 'id'>): PlanDraft => ({
  ...plan,
  selectedDisplayServices: plan.selectedDisplayServices.filter(({ displayServiceId }) => displayServiceId !== id),
});

/** Works out the price of a service by pricing the plan with and without it, which is what it really costs, whatever the package includes. */
export const servicePrice = (home: PlannerHome, plan: PlanDraft, service: DisplayService): ServicePrice => {
  const isChosen = plan.selectedDisplayServices.some(({ displayServiceId }) => displayServiceId === service.id);
  const now = pricedOf(home, plan);
  const isFixed = !service.canRemoveInOnlineArrangements;
  const lines = now.lines.filter(({ of }) => of === service.id);
  const other = isChosen && isFixed ? now : pricedOf(home, isChosen ? withoutService(plan, service) : withService(plan, service));
  const ownCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const [withIt, without] = isChosen ? [now, other] : [other, now];
  const known = new Set(without.unpriced.map(({ key }) => key));
  return {
    cents: isChosen && isFixed ? ownCents : chosenCents(withIt) - chosenCents(without),
    isByAnswers:
      service.mappings.some(({ logic, quantity }) => logic !== undefined || quantity !== undefined) ||
      service.questions.some(({ prices }) => prices.length > 0),
    isFree: service.mappings.length === 0 && service.questions.every(({ prices }) => prices.length === 0),
    isIncluded:
      chosenTemplate(home, plan)?.pricingMethod === 'flat' &&
      service.mappings.some(({ logic }) => logic === undefined) &&
      lines.length === 0,
    lines,
    unpriced: withIt.unpriced.filter(({ key }) => !known.has(key)).map(({ label }) => label),
  };
};

/** Returns whether an answer that isn't given yet, be it optional, can change the price of a chosen service. */
export const hasOpenPrice = (
  { mappings, questions: settings }: DisplayService,
  questions: readonly ConditionalQuestion[],
  answers: Answers,
  context: VisibilityContext,
): boolean => {
  const read = new Set(
    mappings.flatMap((each) => [each.logic, each.quantity].flatMap((rule) => (rule === undefined ? [] : readBy(rule)))),
  );
  const priced = new Set(settings.flatMap(({ id, prices }) => (prices.length > 0 ? [id] : [])));
  const asked = questions.map((question) => ({ ...question, isOptional: false }));
  return missingQuestions(asked, answers, context).some(({ id, identifier }) => priced.has(id) || read.has(identifier));
};

/** Returns whether the plan costs the same without a service because its package pays for it either way. */
export const keepsPrice = (home: PlannerHome, plan: PlanDraft, service: DisplayService): boolean => {
  const template = chosenTemplate(home, plan);
  const isPaid = template !== undefined && comesWith(home, template, service) && service.mappings.length > 0;
  return isPaid && pricedOf(home, plan).totalCents === pricedOf(home, withoutService(plan, service)).totalCents;
};
