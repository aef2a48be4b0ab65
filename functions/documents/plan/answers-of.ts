import type { SelectedDisplayService } from '#shared/model/arrangement.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { homeAsIn } from '#shared/planner/home-as-in.ts';
import { homeIndexOf } from '#shared/planner/home-index.ts';
import { chosenTemplate } from '#shared/planner/offers.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';
import { serviceData } from '#shared/planner/service-visibility.ts';
import { answersByIdentifier, answerTo } from '#shared/questions/asked-question.ts';
import { fillOptions } from '#shared/questions/fill-options.ts';
import { friendlyAnswer, MISSING } from '#shared/questions/friendly-answer.ts';
import { visibleQuestions } from '#shared/questions/visible-questions.ts';
import { wordingOf } from '#shared/questions/wording.ts';

/** The questions of something chosen that show, in the words in which they were asked, with their answers; optional ones only where they are answered. */
export function answersOf(home: PlannerHome, plan: PlanDraft, service: DisplayService, { answers }: SelectedDisplayService) {
  const asked = homeIndexOf(homeAsIn(home, chosenTemplate(home, plan))).serviceOf.get(service.id)?.questions ?? [];
  const given = answersByIdentifier(asked, answers);
  const { timeZone } = home;
  const items = home.items.map(({ id, name }) => ({ id, text: name }));
  return visibleQuestions(asked, given, { facts: serviceData(home, plan, service.id) }).flatMap((question) => {
    const answer = friendlyAnswer(fillOptions(question), answerTo(given, question.identifier), { lists: { items }, timeZone });
    if (answer === '') return [];
    return [{ question: wordingOf(question, plan.timing), answer, isMissing: answer === MISSING }];
  });
}
