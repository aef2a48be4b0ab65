import type { Answer } from '../model/answer.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { PricedLine } from '../model/priced-plan.ts';
import { homeAsIn } from '../planner/home-as-in.ts';
import { homeIndexOf } from '../planner/home-index.ts';
import { chosenTemplate } from '../planner/offers.ts';
import type { ConditionalQuestion } from '../questions/conditional-question.ts';
import { priceBookOf } from './price-book.ts';

/** A question of a chosen display service whose answer is how many of a line there are. */
export type CountQuestion = { displayServiceId: string; question: ConditionalQuestion };

/** Returns the number that answers such a question; undefined if nobody has answered it. */
export function countIn({ selectedDisplayServices }: PlanChoices, { displayServiceId, question }: CountQuestion) {
  const service = selectedDisplayServices.find((each) => each.displayServiceId === displayServiceId);
  const value = service?.answers.find(({ questionId }) => questionId === question.id)?.value;
  return typeof value === 'number' ? value : undefined;
}

/** Returns choices with another answer to such a question that was answered. */
export const withCount = (choices: PlanChoices, { displayServiceId, question }: CountQuestion, value: Answer): PlanChoices => ({
  ...choices,
  selectedDisplayServices: choices.selectedDisplayServices.map((each) => {
    if (each.displayServiceId !== displayServiceId) return each;
    const answers = each.answers.map((answer) => (answer.questionId === question.id ? { ...answer, value } : answer));
    return { ...each, answers };
  }),
});

/** Returns the name of the answer that a rule is, unchanged; undefined for any other rule. */
function answerIn(rule: unknown): string | undefined {
  if (typeof rule !== 'object' || rule === null || !('var' in rule) || Object.keys(rule).length !== 1) return undefined;
  return typeof rule.var === 'string' ? rule.var : undefined;
}

/**
 * Returns the question that was asked for the quantity of a line, such as how many certified copies a family needs. To change the quantity is to answer it again.
 * Null if the quantity is something else: fixed, computed, or changed by hand.
 */
export function countQuestionOf(
  home: PlannerHome,
  choices: PlanChoices,
  { key, of, quantity }: Pick<PricedLine, 'key' | 'of' | 'quantity'>,
): CountQuestion | null {
  const asked = of === null ? undefined : homeIndexOf(homeAsIn(home, chosenTemplate(home, choices))).serviceOf.get(of);
  const book = priceBookOf(home);
  const counted = asked?.service.mappings.find(
    (each) => each.quantity !== undefined && book.service(each.serviceId)?.key === key,
  );
  const identifier = answerIn(counted?.quantity);
  const question = asked?.questions.find((each) => identifier !== undefined && each.identifier === identifier);
  if (!asked || !question) return null;
  const found = { displayServiceId: asked.service.id, question };
  return countIn(choices, found) === quantity ? found : null;
}
