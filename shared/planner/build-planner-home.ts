import { offeredToAll, pricedItems } from '../merchandise/priced-items.ts';
import type { ArrangementPage } from '../model/arrangement-page.ts';
import type { CategoryService } from '../model/category-service.ts';
import { type DisplayService, type DisplayServiceMapping, mayCharge } from '../model/display-service.ts';
import { lowestCents } from '../model/list-prices.ts';
import type { LocationProfile } from '../model/location.ts';
import type { LogicRule } from '../model/logic-rule.ts';
import type { LocationItem, MerchandiseCategory, MerchandiseItem } from '../model/merchandise.ts';
import type { PlannerHome, PricedService } from '../model/planner-home.ts';
import type { PreferenceGroup } from '../model/preference-group.ts';
import type { PriceList } from '../model/price-list.ts';
import type { Question } from '../model/question.ts';
import type { QuestionGroup } from '../model/question-group.ts';
import type { Service, ServicePrice } from '../model/service.ts';
import { fillOptions } from '../questions/fill-options.ts';
import { formatAddress } from '../values/format-address.ts';
import { revisionOf } from '../values/revision-of.ts';
import { ownChoices } from './own-choice.ts';

/** The parts of the catalog that planning needs, each in order; inactive entries are filtered out here. */
type PlannerCatalog = {
  services: readonly Service[];
  displayServices: readonly DisplayService[];
  questionGroups: readonly QuestionGroup[];
  preferenceGroups: readonly PreferenceGroup[];
  merchandiseCategories: readonly MerchandiseCategory[];
  merchandiseItems: readonly MerchandiseItem[];
  /** The ids of retired entries: what plans and packages have of them stays. */
  retired?: ReadonlySet<string>;
  /** Categories that this home doesn't show to families. */
  hidden?: ReadonlySet<string>;
  categoryServices?: readonly CategoryService[];
  arrangementPages?: readonly ArrangementPage[];
};

/** What a planner home is built from. `servicePrices` and `locationItems` are the home's. */
export type PlannerHomeParts = {
  profile: LocationProfile;
  catalog: PlannerCatalog;
  servicePrices: readonly ServicePrice[];
  locationItems: readonly LocationItem[];
};

/**
 * Returns the catalog's services at the home's prices. If a service has a line, the price list decides, with the service's own entry under the line first,
 * so that a plan never costs anything but the listed price. Any other service costs what the home charges for it, or null if it hasn't said.
 */
function pricedServices({ profile, catalog, servicePrices }: PlannerHomeParts): PricedService[] {
  const own = new Map(servicePrices.filter(({ isOffered }) => isOffered).map((price) => [price.serviceId, price]));
  const lineOf = new Map(profile.priceList?.lines.map((line) => [line.line, line]));
  return catalog.services
    .filter(({ isActive }) => isActive)
    .map(({ id, name, description, gplLine, unit, isCashAdvance }) => {
      const line = gplLine && lineOf.get(gplLine);
      const price = gplLine ? line?.entries?.find(({ serviceId }) => serviceId === id) : own.get(id);
      const listed = line && profile.priceList && !price ? lowestCents(profile.priceList, line.line) : undefined;
      return {
        id,
        name: price?.name || name,
        description,
        ...(gplLine ? { gplLine } : {}),
        unit: price?.unit ?? line?.unit ?? unit,
        isCashAdvance,
        priceCents: price?.priceCents ?? listed ?? null,
      };
    });
}

/** Returns a mapping as it is before anything is answered: shown if it has no rule. What the home has no price for is 0 here and null in `services`. */
const mappingAt = (mapping: DisplayServiceMapping, prices: ReadonlyMap<string, number | null>): DisplayServiceMapping => ({
  ...mapping,
  priceCents: prices.get(mapping.serviceId) ?? 0,
  shouldShow: mapping.logic === undefined,
});

/** Returns a function that gives mappings as they are before anything is answered: those that charge, always or by a rule, for services that are in the catalog. */
function mappingsWith(
  services: readonly PricedService[],
): (mappings: readonly DisplayServiceMapping[]) => DisplayServiceMapping[] {
  const prices = new Map(services.map(({ id, priceCents }) => [id, priceCents]));
  const isCharged = (mapping: DisplayServiceMapping) => prices.has(mapping.serviceId) && mayCharge(mapping);
  return (mappings) => mappings.filter(isCharged).map((mapping) => mappingAt(mapping, prices));
}

/** Returns what the items of the sold categories bring along, without what is retired, and without services and questions that are no longer in the catalog. */
function categoryServicesAt(
  { categoryServices = [], retired }: PlannerCatalog,
  sold: ReadonlySet<string>,
  services: readonly PricedService[],
  questions: ReadonlyMap<string, Question>,
): CategoryService[] {
  const mappingsAt = mappingsWith(services);
  return categoryServices
    .filter(({ id, itemCategoryId }) => sold.has(itemCategoryId) && !retired?.has(id))
    .map((each) => ({
      ...each,
      mappings: mappingsAt(each.mappings),
      questions: each.questions.filter(({ id }) => questions.has(id)),
    }))
    .sort((one, other) => (one.itemCategoryId < other.itemCategoryId ? -1 : 1));
}

/** Returns what the planner's pages offer at this home, in the order of the funeral, without services that are no longer in the catalog. */
function displayServicesAt(
  catalog: PlannerCatalog,
  services: readonly PricedService[],
  questions: ReadonlyMap<string, Question>,
): DisplayService[] {
  const mappingsAt = mappingsWith(services);
  return catalog.displayServices
    .filter(({ isActive }) => isActive)
    .map((each) => {
      const mappings = mappingsAt(each.mappings);
      return {
        ...each,
        mappings,
        priceCents: mappings.filter(({ shouldShow }) => shouldShow).reduce((sum, { priceCents }) => sum + priceCents, 0),
        questions: each.questions.filter(({ id }) => questions.has(id)),
      };
    })
    .sort((one, other) => one.eventOrder - other.eventOrder);
}

const both = (one: LogicRule | undefined, other: LogicRule | undefined): LogicRule | undefined =>
  one === undefined ? other : other === undefined ? one : { and: [one, other] };

/** Returns the questions that families may answer, by id, with options filled in. A group's rule applies to each of its questions. */
function familyQuestions(groups: readonly QuestionGroup[]): Map<string, Question> {
  const found = groups
    .filter(({ isActive }) => isActive)
    .flatMap(({ visibleWhen: group, questions }) =>
      questions
        .filter(({ audience, familyVisibility }) => audience !== 'staff-only' && familyVisibility !== 'cannot-see')
        .map((question): [string, Question] => {
          const visibleWhen = both(group, question.visibleWhen);
          const withOptions = fillOptions(question);
          return [question.id, visibleWhen === undefined ? withOptions : { ...withOptions, visibleWhen }];
        }),
    );
  return new Map(found);
}

/** Returns a price list as plans read it. Those stored before there were taxes, discounts, and requirements get empty ones. */
const wholePriceList = ({
  effectiveOn,
  lines,
  taxes,
  discounts,
  requirements,
  basicFee,
}: Partial<PriceList> & Pick<PriceList, 'effectiveOn' | 'lines'>): PriceList => ({
  effectiveOn,
  lines,
  taxes: taxes ?? [],
  discounts: discounts ?? [],
  requirements: requirements ?? [],
  ...(basicFee ? { basicFee } : {}),
});

const inOrder = <Entry extends { isActive: boolean; sortOrder: number }>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ isActive }) => isActive).toSorted((one, other) => one.sortOrder - other.sortOrder);

/** Returns the groups of wishes that are asked, and retired ones, which stay inactive: plans that have a wish of theirs keep it. */
const preferenceGroupsOf = ({ preferenceGroups, retired }: PlannerCatalog): PreferenceGroup[] =>
  preferenceGroups
    .filter(({ id, isActive }) => isActive || retired?.has(id))
    .toSorted((one, other) => one.sortOrder - other.sortOrder);

/**
 * Builds everything that planning at one home needs (`plannerHomeSchema`) from the home's profile, its prices, and the catalog. The same parts give the
 * same answer with the same `revision`, in whatever order a database returns the fields.
 */
export function buildPlannerHome(parts: PlannerHomeParts): PlannerHome {
  const { profile, catalog } = parts;
  const services = pricedServices(parts);
  const questions = familyQuestions(catalog.questionGroups);
  const displayServices = displayServicesAt(catalog, services, questions);
  const categories = inOrder(catalog.merchandiseCategories).filter(({ id }) => !catalog.hidden?.has(id));
  const items = pricedItems(categories, catalog.merchandiseItems, offeredToAll(parts.locationItems));
  const sold = new Set(items.map(({ itemCategoryId }) => itemCategoryId));
  const categoryServices = categoryServicesAt(catalog, sold, services, questions);
  const asked = [...displayServices, ...categoryServices].flatMap((each) => each.questions.map(({ id }) => id));
  const questionIds = new Set(asked);
  const pages = (catalog.arrangementPages ?? []).filter(({ id }) => !catalog.retired?.has(id));
  const retired = profile.templates.filter((each) => !each.isActive && each.showOnArrangementPlanner);
  const templates = inOrder(profile.templates).filter(({ showOnArrangementPlanner }) => showOnArrangementPlanner);
  const choosing = { locationId: profile.id, services, templates, displayServices };
  const { city, stateCode } = profile.address;
  const home: Omit<PlannerHome, 'revision'> = {
    locationId: profile.id,
    name: profile.name,
    place: `${city}, ${stateCode}`,
    address: formatAddress(profile.address),
    phone: profile.phone,
    timeZone: profile.timeZone,
    priceList: profile.priceList ? wholePriceList(profile.priceList) : null,
    services,
    displayServices,
    questions: [...questions.values()].filter(({ id }) => questionIds.has(id)),
    preferenceGroups: preferenceGroupsOf(catalog),
    templates: [...templates, ...(profile.priceList ? ownChoices(choosing) : [])],
    ...(retired.length > 0 ? { retiredTemplates: retired } : {}),
    itemCategories: categories.filter(({ id }) => sold.has(id)),
    items,
    ...(categoryServices.length > 0 ? { categoryServices } : {}),
    ...(pages.length > 0 ? { pages } : {}),
  };
  return { ...home, revision: revisionOf(home) };
}
