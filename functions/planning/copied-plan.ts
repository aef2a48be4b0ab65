import { offeredToAll } from '#shared/merchandise/priced-items.ts';
import type { Answer, MerchandiseSelection } from '#shared/model/answer.ts';
import type { Arrangement, SelectedDisplayService } from '#shared/model/arrangement.ts';
import type { LocationItem } from '#shared/model/merchandise.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { DroppedChoice } from '#shared/model/priced-plan.ts';
import { TEMPLATE_STEP } from '#shared/planner/steps.ts';
import { offerKeyOf } from '#shared/pricing/row-key.ts';
import { validPlan } from './valid-plan.ts';

/** Another home's id for an item of this one: its own if it sells the same item of the catalog, null if it doesn't. */
type Counterpart = (locationItemId: string) => string | null | undefined;

/** Looks up the counterpart; `undefined` for an id that isn't an item of the first home. */
function counterparts(soldHere: readonly LocationItem[], soldThere: readonly LocationItem[]): Counterpart {
  const there = new Map(
    offeredToAll(soldThere)
      .filter(({ isActive }) => isActive)
      .map((item) => [offerKeyOf(item), item.id]),
  );
  const here = new Map(soldHere.map((item) => [item.id, there.get(offerKeyOf(item)) ?? null]));
  return (id) => here.get(id);
}

type MoveResult<Value> = { valid: Value[]; gone: string[] };

/** Returns selections of items as the other home sells them, and the ids of those that it doesn't. */
function moveItems(items: readonly MerchandiseSelection[], counterpart: Counterpart): MoveResult<MerchandiseSelection> {
  const moved = items.map((item) => ({ item, id: counterpart(item.locationItemId) }));
  return {
    valid: moved.flatMap(({ item, id }) => (id === null ? [] : [{ ...item, locationItemId: id ?? item.locationItemId }])),
    gone: moved.flatMap(({ item, id }) => (id === null ? [item.locationItemId] : [])),
  };
}

const isItems = (value: Answer): value is MerchandiseSelection[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'object' && 'locationItemId' in each);

/** Returns a chosen display service as the other home has it. If it is an item of merchandise that the other doesn't sell, all of it is dropped. */
function moveService(service: SelectedDisplayService, counterpart: Counterpart): MoveResult<SelectedDisplayService> {
  const own = counterpart(service.displayServiceId);
  if (own === null) return { valid: [], gone: [service.displayServiceId] };
  const items = moveItems(service.items, counterpart);
  const answers = service.answers.map((answer) => {
    const moved = isItems(answer.value) ? moveItems(answer.value, counterpart) : undefined;
    return { answer: moved ? { ...answer, value: moved.valid } : answer, gone: moved?.gone ?? [] };
  });
  const copy = {
    ...service,
    displayServiceId: own ?? service.displayServiceId,
    items: items.valid,
    answers: answers.map(({ answer }) => answer),
  };
  return { valid: [copy], gone: [...items.gone, ...answers.flatMap(({ gone }) => gone)] };
}

/**
 * Returns a plan as it would be at another home, priced there: people, timing, and wishes stay; a package belongs to one home, so it is chosen again;
 * services stay where they are offered; an item of merchandise becomes the other home's own of the same kind. What is left out is in `dropped`. At the same
 * home everything that is still valid stays.
 */
export function copiedPlan(
  plan: Arrangement,
  { home, locationItems }: { home: PlannerHome; locationItems: readonly LocationItem[] },
  soldHere: readonly LocationItem[],
  arrangementId: string,
) {
  if (plan.providerLocationId === home.locationId) return validPlan(home, { ...plan, arrangementId, isPrimary: false });
  const counterpart = counterparts(soldHere, locationItems);
  const services = plan.selectedDisplayServices.map((service) => moveService(service, counterpart));
  const { selectedTemplate, selectedTemplatePricingMethod: _, templates: __, flatPriceCents: ___, ...rest } = plan;
  const moved: Arrangement = {
    ...rest,
    arrangementId,
    providerLocationId: home.locationId,
    isPrimary: false,
    // The plan asks for the package again.
    completedFinalStep: Math.min(plan.completedFinalStep, TEMPLATE_STEP - 1),
    selectedDisplayServices: services.flatMap(({ valid }) => valid),
  };
  const gone: DroppedChoice[] = [
    ...(selectedTemplate
      ? [
          {
            kind: 'package' as const,
            id: selectedTemplate,
            reason: `A package belongs to one home. Please choose one of ${home.name}.`,
          },
        ]
      : []),
    // Once each, however often a plan without a package names it: what is dropped is kept beside the plan, in one item of the table.
    ...[...new Set(services.flatMap((service) => service.gone))].map((id) => ({
      kind: 'item' as const,
      id,
      reason: `${home.name} does not sell this.`,
    })),
  ];
  const copy = validPlan(home, moved);
  return { ...copy, dropped: [...gone, ...copy.dropped] };
}
