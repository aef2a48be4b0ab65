import { suitsDisposition } from '#shared/merchandise/suits-disposition.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import { type ArrangementStep, arrangementStep } from '#shared/model/enumerations/case.ts';
import type { PriceListPaper } from '#shared/model/enumerations/price-list.ts';
import type { GplLine } from '#shared/model/enumerations/pricing.ts';
import type { MerchandiseCategory } from '#shared/model/merchandise.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { categoriesOn, chosenTemplate } from '#shared/planner/offers.ts';
import { servicesOn } from '#shared/planner/service-visibility.ts';
import { settledChoices } from '#shared/planner/settled-choices.ts';
import type { StepKey } from '#shared/planner/steps.ts';

/** What a step of the conference is called, and the steps of the planner that ask families the same. */
type StepFacts = { title: string; asks: readonly StepKey[] };

const facts: Readonly<Record<ArrangementStep, StepFacts>> = {
  disposition: { title: 'Disposition', asks: ['disposition-type'] },
  preferences: { title: 'Preferences', asks: ['service-preferences'] },
  template: { title: 'Package', asks: ['select-template'] },
  services: { title: 'Services', asks: ['service-details'] },
  'additional-services': { title: 'Additional services', asks: ['additional-services'] },
  'interment-merchandise': { title: 'Interment merchandise', asks: ['interment'] },
  'cremated-remains-merchandise': { title: 'Cremated remains merchandise', asks: ['cremated-remains'] },
  'memorial-merchandise': { title: 'Memorial merchandise', asks: ['keepsakes', 'memorial'] },
  'death-certificates': { title: 'Death certificates', asks: ['death-certificates'] },
  conference: { title: 'Cash advances and special orders', asks: ['conference'] },
  summary: { title: 'Summary', asks: [] },
  details: { title: 'People and terms', asks: [] },
  'summary-saved': { title: 'Contract', asks: [] },
};

const order = arrangementStep.values;

export const titleOf = (step: ArrangementStep): string => facts[step].title;
export const plannerStepsOf = (step: ArrangementStep): readonly StepKey[] => facts[step].asks;

/** Returns the step that an address names, or undefined. */
export const stepNamed = (name: string | undefined): ArrangementStep | undefined => order.find((step) => step === name);

/** Returns the step to open if the address names none: the one in progress, or the first. */
export const firstStep = (inProgress: ArrangementStep | null): ArrangementStep => inProgress ?? order[0]!;

/** Returns the steps beside one, in the order of the conference. */
export function besides(step: ArrangementStep): { before: ArrangementStep | undefined; after: ArrangementStep | undefined } {
  const at = order.indexOf(step);
  return { before: order[at - 1], after: order[at + 1] };
}

/**
 * Returns the display services that a step offers. Before a package is chosen, a family is offered none, and staff are offered all of the home's for the
 * disposition: a case that was never planned online may have some already.
 */
export function servicesAt(home: PlannerHome, plan: PlanChoices, step: ArrangementStep): DisplayService[] {
  const pages = plannerStepsOf(step);
  if (chosenTemplate(home, plan)) return pages.flatMap((page) => servicesOn(home, plan, page as DisplayService['page']));
  const { visibleIds } = settledChoices(home, plan);
  return home.displayServices.filter(({ id, page }) => pages.some((each) => each === page) && visibleIds.has(id));
}

type GoodsStep = 'interment-merchandise' | 'cremated-remains-merchandise' | 'memorial-merchandise';
const goodsPages = {
  'interment-merchandise': 'interment',
  'cremated-remains-merchandise': 'cremated-remains',
  'memorial-merchandise': 'keepsakes',
} as const satisfies Record<GoodsStep, MerchandiseCategory['pages'][number]>;
const isGoodsStep = (step: ArrangementStep): step is GoodsStep => Object.hasOwn(goodsPages, step);
const memorial = ['keepsakes', 'memorial'] as const;

/** A category that a step shows. `isBeyond`: the package doesn't offer it to families, but the home sells it. */
type ShownCategory = { category: MerchandiseCategory; isBeyond: boolean };

/** Returns the categories of goods that a step shows: what the package offers there, then what else the home sells of the kind. Each is at one step. */
export function categoriesAt(home: PlannerHome, plan: PlanChoices, step: ArrangementStep): ShownCategory[] {
  if (!isGoodsStep(step)) return [];
  const offeredOn = (at: GoodsStep) =>
    at === 'memorial-merchandise'
      ? memorial.flatMap((page) => categoriesOn(home, plan, page))
      : categoriesOn(home, plan, goodsPages[at]);
  const here = offeredOn(step);
  const offered = new Set(Object.keys(goodsPages).flatMap((at) => offeredOn(at as GoodsStep).map(({ id }) => id)));
  const sold = new Set(home.items.map(({ itemCategoryId }) => itemCategoryId));
  const stepOfKind = ({ pages: [page] }: MerchandiseCategory): GoodsStep =>
    page === 'interment'
      ? 'interment-merchandise'
      : page === 'cremated-remains'
        ? 'cremated-remains-merchandise'
        : 'memorial-merchandise';
  const beyond = home.itemCategories.filter(
    (category) =>
      !offered.has(category.id) &&
      sold.has(category.id) &&
      stepOfKind(category) === step &&
      suitsDisposition(category, plan.dispositionType),
  );
  const hasPackage = chosenTemplate(home, plan) !== undefined;
  return [
    ...here.map((category) => ({ category, isBeyond: false })),
    ...beyond.map((category) => ({ category, isBeyond: hasPackage })),
  ];
}

const paperFor: Partial<Record<GplLine, PriceListPaper>> = {
  caskets: 'casket-price-list',
  'outer-burial-containers': 'outer-burial-container-price-list',
};

/**
 * Returns which papers the family has to be given before a step is talked about: the general price list before any price (16 CFR 453.2(b)(4)), the lists of
 * caskets and of outer burial containers before these are shown (453.2(b)(2), (3)). `papers` are those that the home's list has.
 */
export function papersBefore(
  step: ArrangementStep,
  papers: readonly PriceListPaper[],
  shown: readonly ShownCategory[],
): PriceListPaper[] {
  const lines = new Set(shown.map(({ category }) => category.gplLine));
  const goods = (Object.keys(paperFor) as GplLine[]).flatMap((line) => (lines.has(line) ? (paperFor[line] ?? []) : []));
  const general: PriceListPaper[] = step === 'disposition' || step === 'preferences' ? [] : ['gpl'];
  return [...general, ...goods].filter((paper) => papers.includes(paper));
}
