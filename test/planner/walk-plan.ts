/** A family that answers at random: a stream of numbers decides what it chooses at each step of the planner. */
import type { Answer } from '#shared/model/answer.ts';
import { arrangementType, timing } from '#shared/model/enumerations/case.ts';
import { displayServicePage } from '#shared/model/enumerations/question.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { Question } from '#shared/model/question.ts';
import { choosePackage, chooseTiming, chooseType, selectionOf, withFixedServices } from '#shared/planner/choices.ts';
import { chooseDisposition } from '#shared/planner/choose-disposition.ts';
import { missingOn } from '#shared/planner/missing-answers.ts';
import { dispositionsOffered, templatesFor } from '#shared/planner/offers.ts';
import { type DraftContact, emptyContact, type PlanDraft } from '#shared/planner/plan-draft.ts';
import { servicesOn } from '#shared/planner/service-visibility.ts';
import type { StepKey } from '#shared/planner/steps.ts';
import { isMessage } from '#shared/questions/is-answered.ts';

/** Returns the next number of the stream, below `count`. The stream starts over at its end. */
export type Dice = (count: number) => number;

export const diceOf = (numbers: readonly number[]): Dice => {
  let at = 0;
  return (count) => {
    const number = numbers[at % numbers.length] ?? 0;
    at += 1;
    return number % count;
  };
};

const pick = <T>(dice: Dice, values: readonly T[]): T => values[dice(values.length)] as T;

const answerOf = (question: Question, dice: Dice): Answer => {
  if (question.fieldType === 'boolean') return dice(2) === 1;
  if (question.fieldType === 'integer') return dice(5);
  if (question.fieldType === 'enum') return pick(dice, question.options).id;
  return isMessage(question) ? null : `Words ${dice(9)}`;
};

const withAnswer = (home: PlannerHome, plan: PlanDraft, displayServiceId: string, questionId: string, dice: Dice): PlanDraft => {
  const question = home.questions.find(({ id }) => id === questionId);
  if (!question) return plan;
  const value = answerOf(question, dice);
  return {
    ...plan,
    selectedDisplayServices: plan.selectedDisplayServices.map((each) =>
      each.displayServiceId === displayServiceId
        ? { ...each, answers: [...each.answers.filter((answer) => answer.questionId !== questionId), { questionId, value }] }
        : each,
    ),
  };
};

const person = (key: string, contactType: DraftContact['contactType']): DraftContact => ({
  ...emptyContact(key, contactType),
  firstName: 'Maren',
  lastName: 'Holt',
  relationship: 'daughter',
  email: contactType === 'contact' ? 'maren@example.com' : '',
});

/** Answers every missing question of a page until there are none, since an answer can make another question show. */
export const answerAll = (home: PlannerHome, plan: PlanDraft, page: StepKey, dice: Dice): PlanDraft => {
  if (!displayServicePage.has(page)) return plan;
  let now = plan;
  for (let tries = 0; tries < 100; tries += 1) {
    const [first] = missingOn(home, now, page);
    if (!first) return now;
    now = withFixedServices(home, withAnswer(home, now, first.displayServiceId, first.questionId, dice));
  }
  throw new Error(`The page ${page} never has all its answers.`);
};

/** Fills in a page of services at random: some chosen, some of their questions answered, and the required ones only if `isWhole`. */
const fillPage = (home: PlannerHome, plan: PlanDraft, page: StepKey, dice: Dice, isWhole: boolean): PlanDraft => {
  if (!displayServicePage.has(page)) return plan;
  let now = plan;
  for (const service of servicesOn(home, plan, page)) {
    const isChosen = now.selectedDisplayServices.some((each) => each.displayServiceId === service.id);
    if (!isChosen && dice(2) === 1)
      now = { ...now, selectedDisplayServices: [...now.selectedDisplayServices, selectionOf(service)] };
    for (const { id } of service.questions) if (dice(3) === 0) now = withAnswer(home, now, service.id, id, dice);
  }
  now = withFixedServices(home, now);
  return isWhole ? answerAll(home, now, page, dice) : now;
};

/** Answers one step at random so that it has a value. */
export const answerStep = (home: PlannerHome, plan: PlanDraft, step: StepKey, dice: Dice): PlanDraft => {
  if (step === 'timing') return chooseTiming(plan, pick(dice, timing.values));
  if (step === 'type') return chooseType(plan, pick(dice, arrangementType.values));
  if (step === 'contacts') return { ...plan, contacts: [person('1', 'contact'), person('2', 'decedent')] };
  if (step === 'disposition-type') return chooseDisposition(home, plan, pick(dice, dispositionsOffered(home))).plan;
  if (step === 'select-template') return choosePackage(home, plan, pick(dice, templatesFor(home, plan.dispositionType))).plan;
  return fillPage(home, plan, step, dice, step === 'death-certificates' || step === 'conference');
};
