import type { DisplayService } from '../model/display-service.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import { homeAsIn } from '../planner/home-as-in.ts';
import { homeIndexOf, type IndexedService } from '../planner/home-index.ts';
import { type SettledChoices, settledChoices } from '../planner/settled-choices.ts';
import { answerTo } from '../questions/conditional-question.ts';
import { visibleQuestions } from '../questions/visible-questions.ts';
import { answerCharges, mappingUnits } from './chosen-charges.ts';
import { displayServiceOfItem } from './display-service-of-item.ts';
import { priceBookOf } from './price-book.ts';

/** Runs a display service's logic over a plan. `priceCents` is what it costs alone: its shown mappings times their quantities, and its answers. */
function runDisplayService(
  home: PlannerHome,
  settled: SettledChoices,
  { service, questions, byId }: IndexedService,
): DisplayService {
  const book = priceBookOf(home);
  const data = settled.dataOf(service.id);
  const answers = settled.answersOf(service.id);
  const visibleIds = new Set(visibleQuestions(questions, answers, { facts: data }).map(({ id }) => id));
  let priceCents = 0;
  const mappings = service.mappings.map((mapping) => {
    const units = mappingUnits(mapping, data);
    const unitCents = book.service(mapping.serviceId)?.unitCents ?? 0;
    priceCents += units * unitCents;
    return { ...mapping, priceCents: unitCents, shouldShow: units > 0 };
  });
  const serviceQuestions = service.questions.map(({ value: _, ...question }) => {
    const known = byId.get(question.id);
    const value = known && answerTo(answers, known.identifier);
    for (const charge of answerCharges({ ...question }, value)) priceCents += charge.units * charge.priceCents;
    return { ...question, shouldShow: visibleIds.has(question.id), ...(value === undefined ? {} : { value }) };
  });
  return { ...service, mappings, questions: serviceQuestions, priceCents };
}

/**
 * Runs the logic of every display service that shows and that the plan's package (or without one, the home) offers (`calculateDisplayServicesLogic`). Each
 * price is for the service alone; the account (`pricePlan`) leaves out what the package already includes.
 */
export function calculateDisplayServices(home: PlannerHome, plan: PlanChoices): DisplayService[] {
  const settled = settledChoices(home, plan);
  return homeIndexOf(homeAsIn(home, settled.template))
    .services.filter(({ service }) => settled.visibleIds.has(service.id))
    .map((each) => runDisplayService(home, settled, each));
}

/**
 * Runs the logic of one of the home's display services, whether it shows or not, or returns an item as a display service. Undefined if the home has no such
 * id.
 */
export function calculateDisplayService(home: PlannerHome, plan: PlanChoices, id: string): DisplayService | undefined {
  const settled = settledChoices(home, plan);
  const indexed = homeIndexOf(homeAsIn(home, settled.template)).serviceOf.get(id);
  if (indexed) return runDisplayService(home, settled, indexed);
  const item = displayServiceOfItem(home, id, settled.template?.id);
  const carried = item && homeIndexOf(home).carriedBy.get(item.itemCategoryId ?? '');
  if (!carried) return item;
  const { mappings, questions, priceCents } = runDisplayService(home, settled, carried);
  const restCents = item.mappings.reduce((sum, each) => sum + (each.shouldShow ? each.priceCents : 0), 0);
  return { ...item, mappings, questions, priceCents: item.priceCents - restCents + priceCents };
}
