import { lowestCents, type PriceList } from '#shared/model/price-list.ts';
import {
  DEFAULT_CEMETERY_FEE_DESCRIPTION,
  DEFAULT_CREMATORY_FEE_DESCRIPTION,
  type PackageService,
  type Template,
} from '#shared/model/template.ts';
import { serviceFacts, usualCents } from './catalogue.ts';
import { type PackageRecipe, packages } from './data/packages.ts';
import { displayServices } from './data/planner-choices.ts';
import { idOf } from './ids.ts';
import { centsAround, type Pricing } from './price-list.ts';

const tradition: Readonly<Record<string, string>> = { 'jewish-burial': 'jewish', 'muslim-burial': 'muslim' };

/** Something a package includes: the service, what it costs alone. */
type Included = { key: string; priceCents: number };

/** The recipe's lines that this home lists, and its extras. What the list lacks is in no package (16 CFR 453.2(b)(4)). */
function includedIn(recipe: PackageRecipe, priceList: PriceList, pricing: Pricing): Included[] {
  const lines = recipe.lines.flatMap((line): Included[] => {
    const priceCents = lowestCents(priceList, line);
    return priceCents === undefined ? [] : [{ key: line, priceCents }];
  });
  const extras = (recipe.extras ?? []).map((key) => ({
    key,
    priceCents: usualCents(key) === 0 ? 0 : centsAround(usualCents(key) / 100, pricing),
  }));
  return [...lines, ...extras];
}

function packageServices(packageId: string, recipe: PackageRecipe, included: readonly Included[]): PackageService[] {
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

function merchandiseOf(recipe: PackageRecipe): Template['templateMerchandiseCategories'] {
  const on = (key: string, arrangementPlannerMerchandisePage: 'interment' | 'cremated-remains' | 'keepsakes' | 'memorial') => ({
    itemCategoryId: idOf('merchandise-category', key),
    arrangementPlannerMerchandisePage,
  });
  const has = (line: string) => recipe.lines.includes(line as never);
  return [
    ...(has('caskets') || recipe.isImmediateBurial ? [on('caskets', 'interment'), on('outer-containers', 'interment')] : []),
    ...(recipe.extras?.includes('burial-shroud') ? [on('shrouds', 'interment')] : []),
    ...(recipe.disposition === 'cremation'
      ? [
          on('alternative-containers', 'cremated-remains'),
          on('urns', 'cremated-remains'),
          on('keepsakes', 'keepsakes'),
          on('solidified', 'keepsakes'),
        ]
      : []),
    ...(has('printed-package') ? [on('stationery', 'memorial')] : []),
  ];
}

/** One package of a home by its recipe: priced from the home's own list, flat ones a little below the sum. */
function generatePackage(locationId: string, key: string, sortOrder: number, priceList: PriceList, pricing: Pricing): Template {
  const recipe = packages[key];
  if (!recipe) throw new Error(`no such package: ${key}`);
  const id = idOf('template', locationId, key);
  const included = includedIn(recipe, priceList, pricing);
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
    showOnArrangementPlanner: recipe.disposition !== 'removal-from-state',
    ...(tradition[key] ? { religionId: idOf('preference', 'tradition', tradition[key]) } : {}),
    priceCents: recipe.method === 'flat' ? Math.min(flatCents, aLaCartePriceCents) : aLaCartePriceCents,
    aLaCartePriceCents,
    dispositionType: recipe.disposition,
    pricingMethod: recipe.method,
    displayServices: displayServices
      .filter(({ dispositions }) => !dispositions || dispositions.includes(recipe.disposition))
      .map((facts) => idOf('display-service', facts.key)),
    packageServices: packageServices(id, recipe, included),
    templateMerchandiseCategories: merchandiseOf(recipe),
    notes: recipe.notes,
    sortOrder,
  };
}

/** The packages of a home, in its order. */
export const generatePackages = (
  locationId: string,
  keys: readonly string[],
  priceList: PriceList,
  pricing: Pricing,
): Template[] => keys.map((key, sortOrder) => generatePackage(locationId, key, sortOrder, priceList, pricing));
