import type { PlanAccount } from '#functions/table/plan.ts';
import type { Arrangement, SelectedDisplayService } from '#shared/model/arrangement.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { DroppedChoice } from '#shared/model/priced-plan.ts';
import { type HomeIndex, homeIndexOf, type IndexedService } from '#shared/planner/home-index.ts';
import { templateCalled, templatesFor } from '#shared/planner/offers.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { settledPlan } from '#shared/pricing/settled-plan.ts';
import { shownIn } from '#shared/pricing/what-changed.ts';
import { checkAnswer } from '#shared/questions/check-answer.ts';
import { tellRunFaults } from './tell-rules.ts';

/** A plan as it is kept: what is valid at the home, what was left out, and what the rest costs. */
export type ValidPlan = { arrangement: Arrangement; dropped: DroppedChoice[]; account: PlanAccount };

type Choices = Pick<Arrangement, 'selectedTemplate' | 'selectedServicePreferences' | 'selectedDisplayServices'>;
type ValidChoices = { choices: Choices; dropped: DroppedChoice[] };

/** Returns why an answer isn't valid; `undefined` if it is. */
function faultOf(service: IndexedService | undefined, { questionId, value }: SelectedDisplayService['answers'][number]) {
  const question = service?.byId.get(questionId);
  return question ? checkAnswer(question, value) : 'This question isn’t asked here.';
}

/** Returns a choice while no package says what is offered and shown: kept if the home knows it at all, with its valid answers. */
function choiceWithoutPackage({ itemOf, serviceOf }: HomeIndex, choice: SelectedDisplayService) {
  const service = serviceOf.get(choice.displayServiceId);
  const dropped: DroppedChoice[] = [];
  if (!service && !itemOf.has(choice.displayServiceId)) {
    dropped.push({ kind: 'service', id: choice.displayServiceId, reason: 'This home does not offer this.' });
    return { valid: [], dropped };
  }
  const answers = choice.answers.filter((answer) => {
    const reason = faultOf(service, answer);
    if (reason) dropped.push({ kind: 'answer', id: answer.questionId, reason });
    return !reason;
  });
  const items = choice.items.filter(({ locationItemId: id }) => {
    const isSold = itemOf.has(id);
    if (!isSold) dropped.push({ kind: 'item', id, reason: 'This home does not sell this item any more.' });
    return isSold;
  });
  return { valid: [{ ...choice, answers, items }], dropped };
}

/**
 * Returns the choices to keep while there is no package. Nothing is offered then, and only items count. What the family chose and answered is kept all the
 * same: it returns with the next package they choose, and a home that removes a package removes none of their words.
 */
function choicesWithoutPackage(
  home: PlannerHome,
  { selectedServicePreferences, selectedDisplayServices }: Arrangement,
  without: ValidChoices,
): ValidChoices {
  const held = selectedDisplayServices.map((choice) => choiceWithoutPackage(homeIndexOf(home), choice));
  const preferences = new Set(without.choices.selectedServicePreferences);
  return {
    choices: {
      selectedServicePreferences: selectedServicePreferences.filter((id) => preferences.has(id)),
      selectedDisplayServices: held.flatMap(({ valid }) => valid),
    },
    dropped: [
      ...without.dropped.filter(({ kind }) => kind === 'package' || kind === 'preference'),
      ...held.flatMap(({ dropped }) => dropped),
    ],
  };
}

function validChoices(home: PlannerHome, sent: Arrangement): ValidChoices {
  const { plan, dropped } = settledPlan(home, sent);
  const settled: ValidChoices = { choices: { ...plan, selectedDisplayServices: [...plan.selectedDisplayServices] }, dropped };
  return plan.selectedTemplate ? settled : choicesWithoutPackage(home, sent, settled);
}

/** Returns the packages that the family was shown, in the home's own words and prices, whatever was sent. */
function shownTemplates(home: PlannerHome, { templates, dispositionType }: Arrangement): Pick<Arrangement, 'templates'> {
  if (!templates) return {};
  const sent = new Set(templates.map(({ id }) => id));
  const offered = templatesFor(home, dispositionType).filter(({ id }) => sent.has(id));
  return { templates: offered.map(({ id, name, description, priceCents }) => ({ id, name, description, priceCents })) };
}

/**
 * Returns what is valid in a plan at its home: hidden and impossible answers, and packages, services, and items that the home doesn't or no longer offers,
 * are left out and named; the rest is priced with the home's own data. Applying it to its own result changes nothing.
 */
export function validPlan(home: PlannerHome, sent: Arrangement): ValidPlan {
  const { choices, dropped } = validChoices(home, sent);
  const { selectedTemplate: _, selectedTemplatePricingMethod: __, ...rest } = sent;
  const { selectedTemplate, selectedServicePreferences, selectedDisplayServices } = choices;
  const template = templateCalled(home, selectedTemplate);
  const arrangement: Arrangement = {
    ...rest,
    selectedServicePreferences,
    selectedDisplayServices,
    ...shownTemplates(home, sent),
    ...(template ? { selectedTemplate: template.id, selectedTemplatePricingMethod: template.pricingMethod } : {}),
  };
  const priced = pricePlan(home, arrangement);
  tellRunFaults(home);
  const { locationId, name, place, phone, revision } = home;
  return {
    arrangement,
    dropped,
    account: {
      priced,
      home: { locationId, name, place, phone },
      revision,
      shown: shownIn(home, arrangement),
      flatPriceCents: template?.pricingMethod === 'flat' ? template.priceCents : null,
    },
  };
}
