import type { DisplayService } from '../model/display-service.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import { servicesOffered } from '../planner/offers.ts';
import { identifiersOf } from '../planner/plan-facts.ts';
import { answersByIdentifier, askedQuestions } from '../questions/asked-question.ts';
import { visibleQuestions } from '../questions/visible-questions.ts';
import { priceBookOf } from './charge.ts';
import { answerCharges, mappingUnits } from './chosen-charges.ts';
import { settledPlan } from './settled-plan.ts';

/** A display service with its logic run over a settled plan: which mappings count, which questions show, what is answered, what it costs as it stands. */
function calculated(home: PlannerHome, plan: PlanChoices, service: DisplayService): DisplayService {
  const book = priceBookOf(home);
  const data = identifiersOf(home, plan, service.id);
  const selection = plan.selectedDisplayServices.find(({ displayServiceId }) => displayServiceId === service.id);
  const catalogue = new Map(home.questions.map((question) => [question.id, question]));
  const asked = askedQuestions(service.questions, catalogue);
  const shown = new Set(
    visibleQuestions(asked, answersByIdentifier(asked, selection?.answers ?? []), { facts: data }).map(({ id }) => id),
  );
  let priceCents = 0;
  const mappings = service.mappings.map((mapping) => {
    const units = mappingUnits(mapping, data);
    const unitCents = book.service(mapping.serviceId)?.unitCents ?? 0;
    priceCents += units * unitCents;
    return { ...mapping, priceCents: unitCents, shouldShow: units > 0 };
  });
  const questions = service.questions.map(({ value: _, ...question }) => {
    const value = selection?.answers.find(({ questionId }) => questionId === question.id)?.value;
    for (const charge of answerCharges(question, value)) priceCents += charge.units * charge.priceCents;
    return { ...question, shouldShow: shown.has(question.id), ...(value === undefined ? {} : { value }) };
  });
  return { ...service, mappings, questions, priceCents };
}

/**
 * Every display service that the plan's package offers and that applies, with its logic run over the plan (`calculateDisplayServicesLogic`): the price is what
 * it costs by itself; what of it the package already holds, the account (`pricePlan`) leaves out.
 */
export function calculateDisplayServices(home: PlannerHome, choices: PlanChoices): DisplayService[] {
  const { plan } = settledPlan(home, choices);
  return servicesOffered(home, plan).map((service) => calculated(home, plan, service));
}

/** One of the home's display services with its logic run over the plan, offered or not; undefined where the home has none of that id. */
export function calculateDisplayService(home: PlannerHome, choices: PlanChoices, id: string): DisplayService | undefined {
  const service = home.displayServices.find((each) => each.id === id);
  return service && calculated(home, settledPlan(home, choices).plan, service);
}

/**
 * An item of merchandise as a display service, as a plan chooses it: it has the location item's id. What a flat package already pays towards it
 * (`selectedTemplateId`) is taken off its price. Undefined where the home does not sell it.
 */
export function displayServiceOfItem(
  home: PlannerHome,
  locationItemId: string,
  selectedTemplateId?: string,
): DisplayService | undefined {
  const item = home.items.find(({ id }) => id === locationItemId);
  const category = item && home.itemCategories.find(({ id }) => id === item.itemCategoryId);
  if (!item || !category) return undefined;
  const template = home.templates.find(({ id }) => id === selectedTemplateId);
  const line = category.gplLine;
  const isIncluded =
    line !== undefined &&
    template?.pricingMethod === 'flat' &&
    template.packageServices.some((each) => each.isIncluded && each.gplLine === line);
  const allowance = isIncluded ? Math.min(priceBookOf(home).lineCents(line) ?? 0, item.priceCents) : 0;
  const page = template?.templateMerchandiseCategories.find(
    ({ itemCategoryId }) => itemCategoryId === category.id,
  )?.arrangementPlannerMerchandisePage;
  return {
    id: item.id,
    name: item.name,
    description: category.description,
    locationItemId: item.id,
    itemCategoryId: category.id,
    page: page ?? category.pages[0] ?? 'keepsakes',
    priceCents: item.priceCents - allowance,
    isAddOn: !isIncluded,
    canRemoveInOnlineArrangements: true,
    eventOrder: 0,
    dispositionTypes: [],
    mappings: [],
    questions: [],
    isActive: true,
  };
}
