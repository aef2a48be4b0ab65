import { DEFAULT_CEMETERY_FEE_DESCRIPTION, DEFAULT_CREMATORY_FEE_DESCRIPTION } from '#shared/model/fee-descriptions.ts';
import { lowestCents } from '#shared/model/list-prices.ts';
import type { PriceList } from '#shared/model/price-list.ts';
import type { ServicePrice } from '#shared/model/service.ts';
import type { PackageService, Template } from '#shared/model/template.ts';
import { serviceFacts } from './catalog.ts';
import { type PackageRecipe, packages } from './data/packages.ts';
import { displayServices } from './data/planner-choices.ts';
import { idOf } from './ids.ts';
import type { Pricing } from './price-list.ts';

/** Packages that are made for a tradition, by key. */
export const tradition: Readonly<Record<string, string>> = { 'jewish-burial': 'jewish', 'muslim-burial': 'muslim' };

/** Something a package includes: the service, and its price alone. */
type IncludedService = { key: string; priceCents: number };

/** Returns the recipe's lines that this home lists, and its extras. What the list lacks is in no package (16 CFR 453.2(b)(4)). */
function includedIn(recipe: PackageRecipe, priceList: PriceList, costs: PackageToMake['costs']): IncludedService[] {
  const lines = recipe.lines.flatMap((line): IncludedService[] => {
    const priceCents = lowestCents(priceList, line);
    return priceCents === undefined ? [] : [{ key: line, priceCents }];
  });
  const extras = (recipe.extras ?? []).flatMap((key): IncludedService[] => {
    const priceCents = costs.get(idOf('service', key));
    return priceCents === undefined ? [] : [{ key, priceCents }];
  });
  return [...lines, ...extras];
}

function packageServices(packageId: string, recipe: PackageRecipe, included: readonly IncludedService[]): PackageService[] {
  const inside = included.map(({ key }): PackageService => {
    const facts = serviceFacts.get(key);
    if (!facts) throw new Error(`a package names an unknown service: ${key}`);
    return {
      packageServiceId: idOf('package-service', packageId, key),
      serviceId: idOf('service', key),
      displayName: facts.name,
      detailText: facts.description,
      isIncluded: true,
      ...(facts.line ? { gplLine: facts.line } : {}),
    };
  });
  const outside = recipe.excluded.map(
    ([displayName, detailText]): PackageService => ({
      packageServiceId: idOf('package-service', packageId, displayName),
      displayName,
      detailText,
      isIncluded: false,
    }),
  );
  return [...inside, ...outside];
}

type Page = Template['templateMerchandiseCategories'][number]['arrangementPlannerMerchandisePage'];

/** Returns what the planner's merchandise pages offer with a package. The memorial page has services, so nothing is sold there. */
export function merchandiseOf({ disposition, ...recipe }: PackageRecipe): Template['templateMerchandiseCategories'] {
  const on = (page: Page, ...keys: readonly string[]) =>
    keys.map((key) => ({ itemCategoryId: idOf('merchandise-category', key), arrangementPlannerMerchandisePage: page }));
  const isPrinted = recipe.offers.includes('printed');
  return [
    ...(disposition === 'burial' ? on('interment', 'caskets', 'outer-containers') : []),
    ...(disposition === 'natural-burial' ? on('interment', 'caskets') : []),
    ...(disposition === 'burial' || disposition === 'natural-burial' ? on('interment', 'shrouds') : []),
    ...(disposition === 'cremation' ? on('cremated-remains', 'alternative-containers', 'urns') : []),
    ...(disposition === 'cremation' && recipe.lines.includes('viewing-facilities')
      ? on('cremated-remains', 'rental-caskets')
      : []),
    ...(disposition === 'cremation' ? on('keepsakes', 'keepsakes', 'solidified') : []),
    ...(isPrinted ? on('keepsakes', 'stationery') : []),
  ];
}

/** Returns what the planner offers with a package at a home: nothing whose whole price depends on a line that the home doesn't list. */
const offeredWith = (recipe: PackageRecipe, priceList: PriceList): string[] =>
  displayServices
    .filter(
      ({ key, dispositions }) =>
        recipe.offers.includes(key) && (dispositions ?? [recipe.disposition]).includes(recipe.disposition),
    )
    .filter(({ services }) => {
      const lines = services.flatMap((service) => (typeof service === 'string' ? (serviceFacts.get(service)?.line ?? []) : []));
      return lines.every((line) => lowestCents(priceList, line) !== undefined);
    })
    .map(({ key }) => idOf('display-service', key));

type PackageToMake = {
  locationId: string;
  key: string;
  sortOrder: number;
  priceList: PriceList;
  pricing: Pricing;
  isOneOfFew: boolean;
  /** What the home charges for services without a line, by service id. */
  costs: ReadonlyMap<string, number>;
};

/** Returns one package of a home by its recipe: priced from the home's own list, flat ones a little below the sum. */
function generatePackage({ locationId, key, sortOrder, priceList, pricing, isOneOfFew, costs }: PackageToMake): Template {
  const recipe = packages[key];
  if (!recipe) throw new Error(`no such package: ${key}`);
  const id = idOf('template', locationId, key);
  const included = includedIn(recipe, priceList, costs);
  const aLaCartePriceCents = included.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const flatCents = Math.round((aLaCartePriceCents * recipe.share) / 2500) * 2500 - (pricing.random.chance(0.4) ? 500 : 0);
  const buried = recipe.disposition === 'burial' || recipe.disposition === 'natural-burial';
  return {
    id,
    providerLocationId: locationId,
    name: pricing.random.pick(recipe.names),
    isActive: true,
    description: pricing.random.pick(recipe.descriptions),
    isDirectCremation: recipe.isDirectCremation ?? false,
    isImmediateBurial: recipe.isImmediateBurial ?? false,
    includesCemeteryFee: false,
    cemeteryFeeDescription: buried ? DEFAULT_CEMETERY_FEE_DESCRIPTION : '',
    includesCremationFee: recipe.includesCremationFee ?? false,
    crematoryFeeDescription: recipe.includesCremationFee
      ? 'The crematory’s charge is included.'
      : recipe.disposition === 'cremation'
        ? DEFAULT_CREMATORY_FEE_DESCRIPTION
        : '',
    showOnGpl: true,
    // Sending someone abroad is best discussed in person, but a home with few packages plans it online too.
    showOnArrangementPlanner: recipe.disposition !== 'removal-from-state' || isOneOfFew,
    ...(tradition[key] ? { religionId: idOf('preference', 'tradition', tradition[key]) } : {}),
    priceCents: recipe.method === 'flat' ? Math.min(flatCents, aLaCartePriceCents) : aLaCartePriceCents,
    aLaCartePriceCents,
    dispositionType: recipe.disposition,
    pricingMethod: recipe.method,
    displayServices: offeredWith(recipe, priceList),
    packageServices: packageServices(id, recipe, included),
    templateMerchandiseCategories: merchandiseOf(recipe),
    notes: recipe.notes,
    sortOrder,
  };
}

/** Returns the packages of a home, in its order. Every home's planner has three or more. */
export const generatePackages = (
  locationId: string,
  keys: readonly string[],
  priceList: PriceList,
  pricing: Pricing,
  servicePrices: readonly ServicePrice[],
): Template[] => {
  const isOneOfFew = keys.length <= 3;
  const costs = new Map(servicePrices.map(({ serviceId, priceCents }) => [serviceId, priceCents]));
  return keys.map((key, sortOrder) => generatePackage({ locationId, key, sortOrder, priceList, pricing, isOneOfFew, costs }));
};
