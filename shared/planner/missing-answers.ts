import type { DisplayService } from '../model/display-service.ts';
import type { DisplayServicePage } from '../model/enumerations/question.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import { answersByIdentifier, type ConditionalQuestion } from '../questions/conditional-question.ts';
import { missingQuestions } from '../questions/missing-questions.ts';
import { wordingOf } from '../questions/wording.ts';
import { homeAsIn } from './home-as-in.ts';
import { homeIndexOf } from './home-index.ts';
import { chosenTemplate } from './offers.ts';
import type { PlanDraft } from './plan-draft.ts';
import { serviceData, servicesOn } from './service-visibility.ts';

/** An unanswered required question about something chosen. `words` is the question as asked. */
export type MissingAnswer = { displayServiceId: string; questionId: string; identifier: string; service: string; words: string };

/** Returns whether the family can answer a question here. Otherwise nobody expects an answer. */
export const isTheirs = ({ audience, familyVisibility, lockState }: ConditionalQuestion): boolean =>
  audience !== 'staff-only' && familyVisibility === 'can-edit' && lockState === 'editable';

/** Returns the unanswered required questions of one display service. */
export const missingOf = (home: PlannerHome, plan: PlanChoices, service: DisplayService): MissingAnswer[] => {
  const { serviceOf } = homeIndexOf(homeAsIn(home, chosenTemplate(home, plan)));
  const questions = (serviceOf.get(service.id)?.questions ?? []).filter(isTheirs);
  const stored = plan.selectedDisplayServices.find(({ displayServiceId }) => displayServiceId === service.id)?.answers ?? [];
  const answers = answersByIdentifier(questions, stored);
  return missingQuestions(questions, answers, { facts: serviceData(home, plan, service.id) }).map((question) => ({
    displayServiceId: service.id,
    questionId: question.id,
    identifier: question.identifier,
    service: service.name,
    words: wordingOf(question, plan.timing),
  }));
};

/** Returns the page's unanswered required questions that show and belong to something chosen (or that can't be removed), in order. */
export const missingOn = (home: PlannerHome, plan: PlanDraft, page: DisplayServicePage): MissingAnswer[] => {
  const chosen = new Set(plan.selectedDisplayServices.map(({ displayServiceId }) => displayServiceId));
  return servicesOn(home, plan, page)
    .filter(({ id, canRemoveInOnlineArrangements }) => chosen.has(id) || !canRemoveInOnlineArrangements)
    .flatMap((service) => missingOf(home, plan, service));
};
