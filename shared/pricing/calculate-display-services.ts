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

/** A display service with its logic run over a plan. `priceCents` is what it costs by itself: its shown mappings, so many times, and its answers. */
function calculated(home: PlannerHome, settled: SettledChoices, { service, questions, byId }: IndexedService): DisplayService {
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
 * Every display service that the plan's package offers (the home, where no package is chosen) and that shows, with its logic run over the plan
 * (`calculateDisplayServicesLogic`). The price is what each costs by itself; what of it the package holds already, the account (`pricePlan`) leaves out.
 */
export function calculateDisplayServices(home: PlannerHome, plan: PlanChoices): DisplayService[] {
  const settled = settledChoices(home, plan);
  return homeIndexOf(homeAsIn(home, settled.template))
    .services.filter(({ service }) => settled.visibleIds.has(service.id))
    .map((each) => calculated(home, settled, each));
}

/**
 * One of the home's display services with its logic run over the plan, whether it shows or not, or an item as a display service; undefined where the home has
 * none of that id.
 */
export function calculateDisplayService(home: PlannerHome, plan: PlanChoices, id: string): DisplayService | undefined {
  const settled = settledChoices(home, plan);
  const indexed = homeIndexOf(homeAsIn(home, settled.template)).serviceOf.get(id);
  return indexed ? calculated(home, settled, indexed) : displayServiceOfItem(home, id, settled.template?.id);
}
