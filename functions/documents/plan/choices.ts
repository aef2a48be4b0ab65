import type { SelectedDisplayService } from '#shared/model/arrangement.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import { arrangementType, timing } from '#shared/model/enumerations/case.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { merchandisePage } from '#shared/model/enumerations/merchandise.ts';
import { displayServicePage } from '#shared/model/enumerations/question.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { homeAsIn } from '#shared/planner/home-as-in.ts';
import { homeIndexOf } from '#shared/planner/home-index.ts';
import { existingSteps } from '#shared/planner/moves.ts';
import { categoriesOn, chosenTemplate, preferenceGroupsFor } from '#shared/planner/offers.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';
import { draftOf } from '#shared/planner/saved-plan.ts';
import { serviceData, servicesOn } from '#shared/planner/service-visibility.ts';
import type { StepKey } from '#shared/planner/steps.ts';
import { answersByIdentifier, answerTo } from '#shared/questions/conditional-question.ts';
import { fillOptions } from '#shared/questions/fill-options.ts';
import { friendlyAnswer, MISSING } from '#shared/questions/friendly-answer.ts';
import { visibleQuestions } from '#shared/questions/visible-questions.ts';
import { wordingOf } from '#shared/questions/wording.ts';
import { type Flow, MEASURE } from '../pdf/flow.ts';
import type { Element } from '../pdf/structure.ts';
import { looks } from './looks.ts';
import { beginSection, separate } from './section.ts';

/** Returns the questions of a choice that are shown, as they were asked, with their answers. Optional ones only if they are answered. */
function answersOf(home: PlannerHome, plan: PlanDraft, service: DisplayService, { answers }: SelectedDisplayService) {
  const questions = homeIndexOf(homeAsIn(home, chosenTemplate(home, plan))).serviceOf.get(service.id)?.questions ?? [];
  const given = answersByIdentifier(questions, answers);
  const { timeZone } = home;
  const items = home.items.map(({ id, name }) => ({ id, text: name }));
  return visibleQuestions(questions, given, { facts: serviceData(home, plan, service.id) }).flatMap((question) => {
    const answer = friendlyAnswer(fillOptions(question), answerTo(given, question.identifier), { lists: { items }, timeZone });
    if (answer === '') return [];
    return [{ question: wordingOf(question, plan.timing), answer, isMissing: answer === MISSING }];
  });
}

/** Something chosen on a step. `answers` are the questions that it asked; `isMissing` if a required one has no answer. */
type Choice = { name: string; answers: { question: string; answer: string; isMissing: boolean }[] };

const plain = (name: string | undefined): Choice[] => (name ? [{ name, answers: [] }] : []);

const itemsOf = (home: PlannerHome, plan: PlanDraft, categories: ReadonlySet<string>): Choice[] =>
  plan.selectedDisplayServices.flatMap(({ items }) =>
    items.flatMap(({ locationItemId, quantity }) => {
      const item = home.items.find(({ id }) => id === locationItemId);
      if (!item || !categories.has(item.itemCategoryId)) return [];
      return plain(quantity === 1 ? item.name : `${quantity} × ${item.name}`);
    }),
  );

function pageChoices(home: PlannerHome, plan: PlanDraft, page: StepKey): Choice[] {
  const chosen = new Map(plan.selectedDisplayServices.map((each) => [each.displayServiceId, each]));
  const service = (each: DisplayService, selected: SelectedDisplayService): Choice => ({
    name: each.name,
    answers: answersOf(home, plan, each, selected),
  });
  const services = displayServicePage.has(page)
    ? servicesOn(home, plan, page).flatMap((each) => {
        const selected = chosen.get(each.id);
        return selected ? [service(each, selected)] : [];
      })
    : [];
  const categories = merchandisePage.has(page) ? categoriesOn(home, plan, page).map(({ id }) => id) : [];
  return [...services, ...itemsOf(home, plan, new Set(categories))];
}

const wishes = (home: PlannerHome, plan: PlanDraft): Choice[] => {
  const chosen = new Set(plan.selectedServicePreferences);
  return preferenceGroupsFor(home, plan).flatMap(({ preferences }) =>
    preferences.filter(({ id }) => chosen.has(id)).flatMap(({ name }) => plain(name)),
  );
};

function choicesOn(home: PlannerHome, plan: PlanDraft, step: StepKey): Choice[] {
  switch (step) {
    case 'timing':
      return plain(plan.timing && timing.table[plan.timing].planner);
    case 'type':
      return plain(plan.type && arrangementType.label(plan.type));
    case 'disposition-type':
      return plain(plan.dispositionType && dispositionType.label(plan.dispositionType));
    case 'service-preferences':
      return wishes(home, plan);
    case 'select-template':
      return plain(chosenTemplate(home, plan)?.name);
    default:
      return pageChoices(home, plan, step);
  }
}

const ANSWERS = 190;

function writeStep(flow: Flow, section: Element, title: string, choices: readonly Choice[]): void {
  for (const [index, { name, answers }] of choices.entries()) {
    if (index > 0) flow.gap(3);
    flow.row([
      { element: section.child('P'), x: 0, width: 150, blocks: index === 0 ? [{ text: title, look: looks.label }] : [] },
      { element: section.child('P'), x: 160, width: MEASURE - 160, blocks: [{ text: name, look: looks.body }] },
    ]);
    for (const { question, answer, isMissing } of answers)
      flow.row([
        { element: section.child('P'), x: 174, width: MEASURE - 174 - ANSWERS, blocks: [{ text: question, look: looks.small }] },
        {
          element: section.child('P'),
          x: MEASURE - ANSWERS + 12,
          width: ANSWERS - 12,
          blocks: [{ text: answer, look: isMissing ? looks.missing : looks.small }],
        },
      ]);
  }
}

/** Writes what the family chose, step by step, with the answers in plain words. Without the home its services have no names here; the account has them. */
export function writeChoices(flow: Flow, { arrangement }: PlanView, home: PlannerHome | undefined): void {
  if (!home) return;
  const plan = draftOf(arrangement);
  const section = beginSection(flow, 'What you chose');
  const steps = existingSteps(home, plan).filter(({ key }) => key !== 'contacts' && key !== 'summary');
  let isFirst = true;
  for (const { key, title } of steps) {
    const choices = choicesOn(home, plan, key);
    if (choices.length === 0) continue;
    if (!isFirst) separate(flow);
    isFirst = false;
    writeStep(flow, section, title, choices);
  }
}
