import { catalogueOf } from '#functions/planning/warm-planner-home.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { problem } from '#functions/runtime/problems.ts';
import type { PlanningEntries } from '#functions/table/catalogue.ts';
import { readServicePrices } from '#functions/table/service-price.ts';
import { readHomeOfPackages, type VersionedTemplate } from '#functions/table/template.ts';
import type { OwnTemplate } from '#shared/contract/packages.ts';
import type { LocationItem } from '#shared/model/merchandise.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { Template } from '#shared/model/template.ts';
import { packagePrice } from '#shared/packages/package-price.ts';
import { buildPlannerHome } from '#shared/planner/build-planner-home.ts';

/** A home as its packages are made of it, launched or not: its prices as families are told them, and its packages, archived ones too. */
export type OwnHome = { home: PlannerHome; templates: VersionedTemplate[]; catalogue: PlanningEntries };

/** Reads the home anew, so that a price changed a moment ago counts; the catalogue out of warm memory. `items` only where merchandise is asked for. */
export async function ownHome(
  { table, now }: Pick<OperationContext, 'table' | 'now'>,
  locationId: string,
  items: readonly LocationItem[] = [],
): Promise<OwnHome> {
  const [read, servicePrices, catalogue] = await Promise.all([
    readHomeOfPackages(table, locationId),
    readServicePrices(table, locationId),
    catalogueOf(table, now),
  ]);
  if (!read) throw problem('not_found');
  const profile = { ...read.profile, templates: [] };
  return {
    home: buildPlannerHome({ profile, catalogue, servicePrices, locationItems: items }),
    templates: read.templates,
    catalogue,
  };
}

/** A package at what the home charges now. */
export function pricedTemplate(home: PlannerHome, template: Template): Template {
  const { priceCents, aLaCartePriceCents } = packagePrice(home, template);
  return { ...template, priceCents, aLaCartePriceCents };
}

/** A package as its staff see it: as it is kept, with what of it the home has no price for. */
export const ownTemplate = (home: PlannerHome, { template, version }: VersionedTemplate): OwnTemplate => ({
  template,
  version,
  unpriced: [...packagePrice(home, template).unpriced],
});
