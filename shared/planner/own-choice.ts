import { type DispositionType, dispositionGroupOf, dispositionType } from '../model/enumerations/disposition.ts';
import type { GplLine } from '../model/enumerations/pricing.ts';
import { DEFAULT_CEMETERY_FEE_DESCRIPTION, DEFAULT_CREMATORY_FEE_DESCRIPTION } from '../model/fee-descriptions.ts';
import type { PlannerHome, PricedService } from '../model/planner-home.ts';
import type { PackageService, Template } from '../model/template.ts';
import { dispositionsOffered } from './offers.ts';

type Choosing = Pick<PlannerHome, 'locationId' | 'services' | 'templates' | 'displayServices'>;

/** Says in a plan that the family takes no package. */
export const OWN_CHOICE_NAME = 'Item by item, without a package';

const DESCRIPTION =
  'You choose each service and item separately, at its own price on the home’s price list. Your plan begins with the home’s basic services fee and bringing the person into its care.';

/** Returns the id of choosing without a package: the home's own with the disposition's number at its end, as a GUID of the custom version (RFC 9562). */
const ownChoiceId = (locationId: string, type: DispositionType): string =>
  `${locationId.slice(0, 14)}8${locationId.slice(15, -4)}${dispositionType.table[type].number.toString(16).padStart(4, '0')}`;

/** Returns whether a package is none: the family chooses item by item. */
export const isOwnChoice = ({ id, providerLocationId, dispositionType: type }: Template): boolean =>
  id === ownChoiceId(providerLocationId, type);

/** Returns what every arrangement has at its own price. A line that the home doesn't price is not in it. */
const linesOf = (type: DispositionType): GplLine[] => [
  'basic-services',
  'transfer-of-remains',
  ...(dispositionGroupOf(type) === 'cremation' ? (['cremation-fee'] as const) : []),
];

const included = ({ id, name, description, gplLine }: PricedService): PackageService => ({
  packageServiceId: id,
  serviceId: id,
  displayName: name,
  detailText: description,
  isIncluded: true,
  ...(gplLine ? { gplLine } : {}),
});

function ownChoice({ locationId, services, templates, displayServices }: Choosing, type: DispositionType): Template {
  const anywhere = new Set(templates.flatMap((each) => each.displayServices));
  const shown = displayServices.filter(
    ({ id, dispositionTypes }) => anywhere.has(id) && (dispositionTypes.length === 0 || dispositionTypes.includes(type)),
  );
  const goods = templates.filter((each) => each.dispositionType === type).flatMap((each) => each.templateMerchandiseCategories);
  const once = new Map(goods.map((each) => [`${each.itemCategoryId} ${each.arrangementPlannerMerchandisePage}`, each]));
  const first = linesOf(type).flatMap((line) => services.find((each) => each.gplLine === line && each.priceCents !== null) ?? []);
  const priceCents = first.reduce((sum, each) => sum + (each.priceCents ?? 0), 0);
  return {
    id: ownChoiceId(locationId, type),
    providerLocationId: locationId,
    name: OWN_CHOICE_NAME,
    isActive: true,
    description: DESCRIPTION,
    isDirectCremation: false,
    isImmediateBurial: false,
    includesCemeteryFee: false,
    cemeteryFeeDescription: DEFAULT_CEMETERY_FEE_DESCRIPTION,
    includesCremationFee: false,
    crematoryFeeDescription: DEFAULT_CREMATORY_FEE_DESCRIPTION,
    showOnGpl: false,
    showOnArrangementPlanner: true,
    pricingMethod: 'a-la-carte',
    notes: '',
    priceCents,
    aLaCartePriceCents: priceCents,
    dispositionType: type,
    displayServices: shown.map(({ id }) => id),
    packageServices: first.map(included),
    templateMerchandiseCategories: [...once.values()],
    sortOrder: templates.length,
  };
}

/**
 * Returns the choice of no package for each burial or cremation that a home's planner offers, because nobody has to take one (16 CFR 453.4(b)(2)(i)(A)). It offers
 * every service that any package offers for that disposition, and what the packages of that disposition sell.
 */
export const ownChoices = (home: Choosing): Template[] =>
  dispositionsOffered(home)
    .filter((type) => ['burial', 'cremation'].includes(dispositionGroupOf(type)))
    .map((type) => ownChoice(home, type));
