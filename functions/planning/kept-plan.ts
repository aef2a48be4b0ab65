import type { PlanAccount } from '#functions/table/plan.ts';
import type { Arrangement } from '#shared/model/arrangement.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { DroppedChoice } from '#shared/model/priced-plan.ts';
import { templatesFor } from '#shared/planner/offers.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';

/** A plan as it is kept: what of it holds at the home, what was left out, and what the rest costs. */
export type KeptPlan = { arrangement: Arrangement; dropped: DroppedChoice[]; account: PlanAccount };

const idsOf = (dropped: readonly DroppedChoice[], kind: DroppedChoice['kind']) =>
  new Set(dropped.filter((each) => each.kind === kind).map(({ id }) => id));

/** The plan without what the home's data do not hold. */
function without(arrangement: Arrangement, dropped: readonly DroppedChoice[]): Arrangement {
  const [packages, services, items, answers, preferences] = (['package', 'service', 'item', 'answer', 'preference'] as const).map(
    (kind) => idsOf(dropped, kind),
  ) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>];
  const { selectedTemplate, selectedTemplatePricingMethod: _, ...rest } = arrangement;
  return {
    ...rest,
    ...(selectedTemplate && !packages.has(selectedTemplate) ? { selectedTemplate } : {}),
    selectedServicePreferences: arrangement.selectedServicePreferences.filter((id) => !preferences.has(id)),
    selectedDisplayServices: arrangement.selectedDisplayServices
      .filter(({ displayServiceId: id }) => !services.has(id) && !items.has(id))
      .map((service) => ({
        ...service,
        answers: service.answers.filter(({ questionId }) => !answers.has(questionId)),
        items: service.items.filter(({ locationItemId }) => !items.has(locationItemId)),
      })),
  };
}

/** The packages that the family was shown, in the home's own words and prices, whatever was sent of them. */
function shownTemplates(home: PlannerHome, { templates, dispositionType }: Arrangement): Pick<Arrangement, 'templates'> {
  if (!templates) return {};
  const sent = new Set(templates.map(({ id }) => id));
  const shown = templatesFor(home, dispositionType).filter(({ id }) => sent.has(id));
  return { templates: shown.map(({ id, name, description, priceCents }) => ({ id, name, description, priceCents })) };
}

/**
 * What of a plan holds at its home: hidden and impossible answers, packages, services and items that the home does not offer (any more) are left out and
 * named, and the rest is priced with the home's own data. Keeping what was kept changes nothing.
 */
export function keptPlan(home: PlannerHome, sent: Arrangement): KeptPlan {
  const { dropped } = pricePlan(home, sent);
  const kept = without(sent, dropped);
  const priced = pricePlan(home, kept);
  const template = home.templates.find(({ id }) => id === kept.selectedTemplate);
  return {
    arrangement: {
      ...kept,
      ...shownTemplates(home, sent),
      ...(template ? { selectedTemplatePricingMethod: template.pricingMethod } : {}),
    },
    dropped,
    account: {
      priced,
      home: { locationId: home.locationId, name: home.name, place: home.place, phone: home.phone },
      revision: home.revision,
      flatPriceCents: template?.pricingMethod === 'flat' ? template.priceCents : null,
    },
  };
}
