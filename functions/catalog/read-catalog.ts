import type { Table } from '#functions/table/table.ts';
import type { ArrangementPage } from '#shared/model/arrangement-page.ts';
import type { CarouselIcon } from '#shared/model/carousel-icon.ts';
import type { CategoryService } from '#shared/model/category-service.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { FaqQuestion } from '#shared/model/faq-question.ts';
import type {
  MerchandiseAttribute,
  MerchandiseCategory,
  MerchandiseItem,
  QuickFilter,
  Vendor,
} from '#shared/model/merchandise.ts';
import type { PreferenceGroup } from '#shared/model/preference-group.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import type { Service, ServiceCategory } from '#shared/model/service.ts';
import type { State } from '#shared/model/state.ts';
import { offeredEntries } from './offered-entries.ts';
import { type EntriesOf, inOrder, publishedCatalog } from './published-catalog.ts';

/** Reads service categories and services, each in order, and the ids of those that nothing new takes. */
export const readServiceCatalog = publishedCatalog.madeOf(
  ['serviceCategories', 'services'],
  ({ serviceCategories, services }, retired) => ({
    categories: inOrder(serviceCategories),
    services: inOrder(services),
    retired,
  }),
);

const allFaq = publishedCatalog.madeOf(['faqQuestions'], ({ faqQuestions }) => inOrder(faqQuestions));

/** Reads questions and answers, of one screen or of all. */
export async function readFaq(table: Table, now: Date, page?: string): Promise<FaqQuestion[]> {
  const questions = await allFaq(table, now);
  return page === undefined ? questions : questions.filter((each) => each.page === page);
}

const lawOfStates = publishedCatalog.madeOf(['states'], ({ states }) => new Map(states.map((state) => [state.code, state])));

/** Reads for how many years a home of a state keeps a list after handing it out: the Rule's one year (16 CFR 453.6), unless its state is known to ask for more. */
export async function readRetentionYears(table: Table, now: Date, stateCode: string): Promise<number> {
  const state = (await lawOfStates(table, now)).get(stateCode as State['code']);
  return Math.max(1, state?.retentionYears?.value ?? 1);
}

/** Reads the sentences that a state requires on a home's papers, in order. */
export async function readStateNotices(table: Table, now: Date, stateCode: string): Promise<string[]> {
  const state = (await lawOfStates(table, now)).get(stateCode as State['code']);
  return state?.statements.map(({ text }) => text) ?? [];
}

/** Reads the packages that homes start their own from. */
export const readPreConfiguredTemplates = publishedCatalog.madeOf(['preConfiguredTemplates'], ({ preConfiguredTemplates }) =>
  inOrder(preConfiguredTemplates).filter(({ isActive }) => isActive),
);

const allIcons = publishedCatalog.madeOf(['carouselIcons'], ({ carouselIcons }) => inOrder(carouselIcons));

/** Reads the pictures of one carousel. */
export const readCarousel = async (table: Table, now: Date, listId: string): Promise<CarouselIcon[]> =>
  (await allIcons(table, now)).filter(({ carouselId }) => carouselId === listId);

/** Sorts entries whose numbers start over in every category: by the category's place, then by their own. */
const inCategories = <Entry>(categories: readonly { id: string; sortOrder: number }[], categoryOf: (entry: Entry) => string) => {
  const place = new Map(categories.map(({ id, sortOrder }) => [id, sortOrder]));
  const placeOf = (entry: Entry) => place.get(categoryOf(entry)) ?? Number.MAX_SAFE_INTEGER;
  return <Sorted extends Entry & { sortOrder: number }>(entries: readonly Sorted[]): Sorted[] =>
    entries.toSorted((a, b) => placeOf(a) - placeOf(b) || a.sortOrder - b.sortOrder);
};

/** What planning reads from the catalog: each kind in order, by category first if it has categories. */
export type PlanningEntries = {
  serviceCategories: ServiceCategory[];
  services: Service[];
  displayServices: DisplayService[];
  questionGroups: QuestionGroup[];
  preferenceGroups: PreferenceGroup[];
  merchandiseCategories: MerchandiseCategory[];
  merchandiseAttributes: MerchandiseAttribute[];
  merchandiseItems: MerchandiseItem[];
  quickFilters: QuickFilter[];
  vendors: Vendor[];
  categoryServices: CategoryService[];
  arrangementPages: ArrangementPage[];
  /** The ids of what nothing new takes: homes sell it until their next price list, and packages and plans that have it keep it. */
  retired: ReadonlySet<string>;
};

/** The nouns that planning needs. */
export const planningNouns = [
  'serviceCategories',
  'services',
  'displayServices',
  'questionGroups/pricing',
  'preferenceGroups',
  'itemCategories',
  'attributes',
  'items',
  'quickFilters',
  'vendors',
  'categoryServices',
  'arrangementPages',
] as const;

/** Returns what planning reads, of the stored entries of its nouns, or of those that are offered with the ids of retired ones. */
export function planningEntries(stored: EntriesOf<(typeof planningNouns)[number]>, known?: ReadonlySet<string>): PlanningEntries {
  const { entries, retired } = known ? { entries: stored, retired: known } : offeredEntries(stored);
  const serviceCategories = inOrder(entries.serviceCategories);
  const services = inCategories(serviceCategories, ({ serviceCategoryId }: Service) => serviceCategoryId);
  const merchandiseCategories = inOrder(entries.itemCategories);
  const merchandise = inCategories(merchandiseCategories, ({ itemCategoryId }: { itemCategoryId: string }) => itemCategoryId);
  return {
    serviceCategories,
    services: services(entries.services),
    displayServices: entries.displayServices.toSorted((a, b) => a.eventOrder - b.eventOrder),
    questionGroups: inOrder(entries.questionGroups),
    preferenceGroups: inOrder(entries.preferenceGroups),
    merchandiseCategories,
    // Items keep the values of a retired attribute, and families no longer filter by it.
    merchandiseAttributes: merchandise(entries.attributes).map((each) =>
      retired.has(each.id) ? { ...each, isFilter: false } : each,
    ),
    merchandiseItems: [...entries.items],
    quickFilters: merchandise(entries.quickFilters.filter(({ id }) => !retired.has(id))),
    vendors: [...entries.vendors],
    categoryServices: [...entries.categoryServices],
    arrangementPages: [...entries.arrangementPages],
    retired,
  };
}
