import { safeCompile } from '../logic/compile-rule.ts';
import { identifiersOf } from '../logic/variables.ts';
import type { CategoryService } from '../model/category-service.ts';
import type { DisplayService } from '../model/display-service.ts';
import type { LogicRule } from '../model/logic-rule.ts';
import type { MerchandiseCategory } from '../model/merchandise.ts';
import type { PlannerHome, PricedItem } from '../model/planner-home.ts';
import type { Question } from '../model/question.ts';
import { type ConditionalQuestion, conditionalQuestions } from '../questions/conditional-question.ts';

/** A display service with its questions, in order, and the identifiers that its visibility rules read. */
export type IndexedService = {
  service: DisplayService;
  questions: readonly ConditionalQuestion[];
  byId: ReadonlyMap<string, ConditionalQuestion>;
  reads: readonly string[];
};

/**
 * A home for fast lookup by id or (`questionCalled`) by identifier. `services` are in the order of the funeral; in `settling`, each comes after those whose
 * answers it reads.
 */
export type HomeIndex = {
  services: readonly IndexedService[];
  settling: readonly IndexedService[];
  serviceOf: ReadonlyMap<string, IndexedService>;
  questionOf: ReadonlyMap<string, Question>;
  questionCalled: ReadonlyMap<string, Question>;
  itemOf: ReadonlyMap<string, PricedItem>;
  categoryOf: ReadonlyMap<string, MerchandiseCategory>;
  /** What the items of a category bring along, as a display service of the category, by the category's id. */
  carriedBy: ReadonlyMap<string, IndexedService>;
};

const byId = <Entry extends { id: string }>(entries: readonly Entry[]): Map<string, Entry> =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** Returns what a rule reads; nothing if it can't be compiled. */
const readBy = (rule: LogicRule | undefined): string[] =>
  rule === undefined ? [] : identifiersOf(safeCompile(rule, () => undefined).variables);

function indexService(service: DisplayService, questions: ReadonlyMap<string, Question>): IndexedService {
  const conditional = conditionalQuestions(service.questions, questions);
  const reads = [
    ...readBy(service.visibleWhen),
    ...conditional.flatMap(({ visibleWhen, askedWhen }) => [...readBy(visibleWhen), ...readBy(askedWhen)]),
  ];
  return { service, questions: conditional, byId: byId(conditional), reads: [...new Set(reads)] };
}

/**
 * Orders each service after those that ask what it reads. If services wait for each other in a circle (two ceremonies that ask for the same place), the
 * order of the funeral decides, and never what a family chose first.
 */
function settlingOrder(services: readonly IndexedService[]): IndexedService[] {
  const askers = new Map<string, IndexedService[]>();
  for (const each of services)
    for (const { identifier } of each.questions) askers.set(identifier, [...(askers.get(identifier) ?? []), each]);
  const visited = new Set<IndexedService>();
  const order: IndexedService[] = [];
  const visit = (each: IndexedService): void => {
    if (visited.has(each)) return;
    visited.add(each);
    for (const identifier of each.reads) for (const asker of askers.get(identifier) ?? []) visit(asker);
    order.push(each);
  };
  for (const each of services) visit(each);
  return order;
}

/** Returns what the items of a category bring along as a display service, so that it's asked, settled, and charged like one. Its questions are never required. */
const carriedService = ({ id, name, pages }: MerchandiseCategory, { mappings, questions }: CategoryService): DisplayService => ({
  id,
  name,
  description: '',
  itemCategoryId: id,
  page: pages[0] ?? 'keepsakes',
  priceCents: 0,
  isAddOn: true,
  canRemoveInOnlineArrangements: true,
  eventOrder: 0,
  dispositionTypes: [],
  mappings,
  questions: questions.map((question) => ({ ...question, isOptional: true })),
  isActive: true,
});

function indexOf(home: PlannerHome): HomeIndex {
  const questionOf = byId(home.questions);
  const categoryOf = byId(home.itemCategories);
  const carried = (home.categoryServices ?? []).flatMap((entry): [string, IndexedService][] => {
    const category = categoryOf.get(entry.itemCategoryId);
    return category ? [[category.id, indexService(carriedService(category, entry), questionOf)]] : [];
  });
  const services = home.displayServices
    .toSorted((one, other) => one.eventOrder - other.eventOrder)
    .map((service) => indexService(service, questionOf));
  return {
    services,
    settling: settlingOrder(services),
    serviceOf: new Map(services.map((each) => [each.service.id, each])),
    questionOf,
    questionCalled: new Map(home.questions.map((question) => [question.identifier, question])),
    itemOf: byId(home.items),
    categoryOf,
    carriedBy: new Map(carried),
  };
}

const indexes = new WeakMap<PlannerHome, HomeIndex>();

/** Returns the index of a home, built once per answer of `getPlannerHome`, which never changes. */
export function homeIndexOf(home: PlannerHome): HomeIndex {
  let index = indexes.get(home);
  if (!index) {
    index = indexOf(home);
    indexes.set(home, index);
  }
  return index;
}
