import { safeCompile } from '../logic/compile-rule.ts';
import { identifiersOf } from '../logic/variables.ts';
import type { DisplayService } from '../model/display-service.ts';
import type { LogicRule } from '../model/logic-rule.ts';
import type { MerchandiseCategory } from '../model/merchandise.ts';
import type { PlannerHome, PricedItem } from '../model/planner-home.ts';
import type { Question } from '../model/question.ts';
import { type ConditionalQuestion, conditionalQuestions } from '../questions/conditional-question.ts';

/** A display service with the questions that it asks, in its order, and the identifiers under which its rules of visibility read. */
export type IndexedService = {
  service: DisplayService;
  questions: readonly ConditionalQuestion[];
  byId: ReadonlyMap<string, ConditionalQuestion>;
  reads: readonly string[];
};

/** A home looked up in one step each, by id or (`questionCalled`) by identifier. `services` are in the course of the funeral; `settling` has each after those whose answers it reads. */
export type HomeIndex = {
  services: readonly IndexedService[];
  settling: readonly IndexedService[];
  serviceOf: ReadonlyMap<string, IndexedService>;
  questionOf: ReadonlyMap<string, Question>;
  questionCalled: ReadonlyMap<string, Question>;
  itemOf: ReadonlyMap<string, PricedItem>;
  categoryOf: ReadonlyMap<string, MerchandiseCategory>;
};

const byId = <Entry extends { id: string }>(entries: readonly Entry[]): Map<string, Entry> =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** What a rule reads; one that cannot be compiled reads nothing. */
const readBy = (rule: LogicRule | undefined): string[] =>
  rule === undefined ? [] : identifiersOf(safeCompile(rule, () => undefined).variables);

function indexed(service: DisplayService, questions: ReadonlyMap<string, Question>): IndexedService {
  const conditional = conditionalQuestions(service.questions, questions);
  const reads = [
    ...readBy(service.visibleWhen),
    ...conditional.flatMap(({ visibleWhen, askedWhen }) => [...readBy(visibleWhen), ...readBy(askedWhen)]),
  ];
  return { service, questions: conditional, byId: byId(conditional), reads: [...new Set(reads)] };
}

/**
 * Each service after those that ask what it reads. Where services wait for each other in a circle (two ceremonies that ask for the same place), the
 * course of the funeral decides, so that the order never hangs on what a family chose first.
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

function indexOf(home: PlannerHome): HomeIndex {
  const questionOf = byId(home.questions);
  const services = home.displayServices
    .toSorted((one, other) => one.eventOrder - other.eventOrder)
    .map((service) => indexed(service, questionOf));
  return {
    services,
    settling: settlingOrder(services),
    serviceOf: new Map(services.map((each) => [each.service.id, each])),
    questionOf,
    questionCalled: new Map(home.questions.map((question) => [question.identifier, question])),
    itemOf: byId(home.items),
    categoryOf: byId(home.itemCategories),
  };
}

const indexes = new WeakMap<PlannerHome, HomeIndex>();

/** The index of a home: made once for each answer of `getPlannerHome`, which nobody changes afterwards. */
export function homeIndexOf(home: PlannerHome): HomeIndex {
  let index = indexes.get(home);
  if (!index) {
    index = indexOf(home);
    indexes.set(home, index);
  }
  return index;
}
