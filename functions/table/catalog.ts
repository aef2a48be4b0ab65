import type { CarouselIcon } from '#shared/model/carousel-icon.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { CaseQuestionPage } from '#shared/model/enumerations/question.ts';
import type { FaqQuestion } from '#shared/model/faq-question.ts';
import type {
  MerchandiseAttribute,
  MerchandiseCategory,
  MerchandiseItem,
  QuickFilter,
  Vendor,
} from '#shared/model/merchandise.ts';
import type { PreConfiguredTemplate } from '#shared/model/pre-configured-template.ts';
import type { PreferenceGroup } from '#shared/model/preference-group.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import type { Service, ServiceCategory } from '#shared/model/service.ts';
import type { TaskCategory, TaskTrigger } from '#shared/model/task.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table } from './table.ts';

/** The parts of the catalog, each a partition that one query reads. */
export const catalogParts = [
  'SERVICES',
  'FAQ',
  'CAROUSEL',
  'MERCHANDISE',
  'QUESTIONS',
  'CASE-QUESTIONS',
  'PREFERENCES',
  'DISPLAY-SERVICES',
  'PRECONFIGURED-TEMPLATES',
  'TASKS',
] as const;
export type CatalogPart = (typeof catalogParts)[number];

/** Returns a key of the catalog: what administrators maintain, the same for every home. `sk` begins with what tells a part's items apart. */
const catalogKey = (part: CatalogPart, sk: string): Key => ({ pk: `CATALOGUE#${part}`, sk });

/** Returns an entry of the catalog as an item. `group` sorts and selects within the part (a screen, a list, a category). */
export const catalogItem = (part: CatalogPart, entityType: string, group: string, entry: { id: string }): Item =>
  toItem(entityType, catalogKey(part, `${group}#${entry.id}`), entry);

/** Reads all entries of a part, or those of one group. */
const readPart = (table: Table, part: CatalogPart, group?: string): Promise<Item[]> =>
  everyItem(table, `CATALOGUE#${part}`, group === undefined ? {} : { startsWith: `${group}#` });

const inOrderOf = <Entry>(entries: Entry[], orderOf: (entry: Entry) => number): Entry[] =>
  entries.sort((a, b) => orderOf(a) - orderOf(b));
const inOrder = <Entry extends { sortOrder: number }>(entries: Entry[]): Entry[] =>
  inOrderOf(entries, ({ sortOrder }) => sortOrder);

/** Reads service categories and services, each in order. */
export async function readServiceCatalog(table: Table): Promise<{ categories: ServiceCategory[]; services: Service[] }> {
  const items = await readPart(table, 'SERVICES');
  const all = <Entry extends { sortOrder: number }>(entityType: string) =>
    inOrder(items.filter((item) => item.entityType === entityType).map(fromItem<Entry>));
  return { categories: all<ServiceCategory>('service-category'), services: all<Service>('service') };
}

/** Reads questions and answers, of one screen or of all. */
export const readFaq = async (table: Table, page?: string): Promise<FaqQuestion[]> =>
  inOrder((await readPart(table, 'FAQ', page)).map(fromItem<FaqQuestion>));

/** Reads the packages that homes start their own from. */
export const readPreConfiguredTemplates = async (table: Table): Promise<PreConfiguredTemplate[]> =>
  inOrder((await readPart(table, 'PRECONFIGURED-TEMPLATES')).map(fromItem<PreConfiguredTemplate>)).filter(
    ({ isActive }) => isActive,
  );

/** Reads the groups of questions of the case file, in order: those of one page, or all. */
export const readCaseQuestionGroups = async (table: Table, page?: CaseQuestionPage): Promise<QuestionGroup[]> =>
  inOrder((await readPart(table, 'CASE-QUESTIONS', page)).map(fromItem<QuestionGroup>));

/** Reads the triggers that make tasks, and the kinds of tasks, each in order: one query. */
export async function readTaskTriggers(table: Table): Promise<{ triggers: TaskTrigger[]; categories: TaskCategory[] }> {
  const items = await readPart(table, 'TASKS');
  const all = <Entry extends { sortOrder: number }>(entityType: string) =>
    inOrder(items.filter((item) => item.entityType === entityType).map(fromItem<Entry>));
  return { triggers: all<TaskTrigger>('task-trigger'), categories: all<TaskCategory>('task-category') };
}

/** Reads the pictures of one carousel. */
export const readCarousel = async (table: Table, listId: string): Promise<CarouselIcon[]> =>
  inOrder((await readPart(table, 'CAROUSEL', listId)).map(fromItem<CarouselIcon>));

/** Sorts entries whose numbers start over in every category: by the category's place, then by their own. */
const inCategories = <Entry>(categories: readonly { id: string; sortOrder: number }[], categoryOf: (entry: Entry) => string) => {
  const place = new Map(categories.map(({ id, sortOrder }) => [id, sortOrder]));
  const placeOf = (entry: Entry) => place.get(categoryOf(entry)) ?? Number.MAX_SAFE_INTEGER;
  return <Sorted extends Entry & { sortOrder: number }>(entries: Sorted[]): Sorted[] =>
    entries.sort((a, b) => placeOf(a) - placeOf(b) || a.sortOrder - b.sortOrder);
};

/** What planning reads from the catalog, as it is stored: each kind in order, by category first if it has categories. */
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
};

/** Reads the parts of the catalog that planning needs: five queries in parallel. */
export async function readPlanningEntries(table: Table): Promise<PlanningEntries> {
  const parts = ['SERVICES', 'DISPLAY-SERVICES', 'QUESTIONS', 'PREFERENCES', 'MERCHANDISE'] as const;
  const items = (await Promise.all(parts.map((part) => readPart(table, part)))).flat();
  const all = <Entry>(entityType: string) => items.filter((item) => item.entityType === entityType).map(fromItem<Entry>);
  const serviceCategories = inOrder(all<ServiceCategory>('service-category'));
  const services = inCategories(serviceCategories, ({ serviceCategoryId }: Service) => serviceCategoryId);
  const merchandiseCategories = inOrder(all<MerchandiseCategory>('merchandise-category'));
  const categoryOf = ({ itemCategoryId }: { itemCategoryId: string }) => itemCategoryId;
  const merchandise = inCategories(merchandiseCategories, categoryOf);
  return {
    serviceCategories,
    services: services(all<Service>('service')),
    displayServices: inOrderOf(all<DisplayService>('display-service'), ({ eventOrder }) => eventOrder),
    questionGroups: inOrder(all<QuestionGroup>('question-group')),
    preferenceGroups: inOrder(all<PreferenceGroup>('preference-group')),
    merchandiseCategories,
    merchandiseAttributes: merchandise(all<MerchandiseAttribute>('merchandise-attribute')),
    merchandiseItems: all<MerchandiseItem>('merchandise-item'),
    quickFilters: merchandise(all<QuickFilter>('quick-filter')),
    vendors: all<Vendor>('vendor'),
  };
}
