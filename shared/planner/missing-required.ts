import { type DisplayServicePage, displayServicePage } from '../model/enumerations/question.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import { contactErrors, contactFieldWords, countingContacts } from './contact-errors.ts';
import { missingOn } from './missing-answers.ts';
import { existingSteps } from './moves.ts';
import type { PlanDraft } from './plan-draft.ts';
import type { Step, StepKey } from './steps.ts';

/** A required answer that a plan lacks, with the step that asks for it. `words` name it; `question` says which question of a display service it is. */
export type MissingRequired = {
  step: StepKey;
  words: string;
  question?: { displayServiceId: string; questionId: string };
};

/** Returns whose field it is: the person's name as far as it is typed, or their part. */
const personWords = (plan: PlanDraft, key: string): string => {
  const people = countingContacts(plan);
  const at = people.findIndex((contact) => contact.key === key);
  const contact = people[at];
  const name = `${contact?.firstName ?? ''} ${contact?.lastName ?? ''}`.trim();
  if (name) return name;
  if (contact?.contactType === 'decedent') return 'the person the plan is for';
  return at === 0 ? 'the person who plans' : 'a further contact';
};

const missingContacts = (plan: PlanDraft): string[] => {
  const people = countingContacts(plan);
  const absent = [
    ...(people.some(({ contactType }) => contactType === 'contact') ? [] : ['The person who plans']),
    ...(plan.type === 'someone-else' && !people.some(({ contactType }) => contactType === 'decedent')
      ? ['The name of the person the plan is for']
      : []),
  ];
  return [...absent, ...contactErrors(plan).map(({ key, field }) => `${contactFieldWords[field]} of ${personWords(plan, key)}`)];
};

const plainWords: Partial<Record<StepKey, string>> = {
  timing: 'When the funeral is needed',
  type: 'Who the plan is for',
  'disposition-type': 'Burial, cremation or another disposition',
  'select-template': 'A package of this home',
};

const missingAt = (home: PlannerHome, plan: PlanDraft, step: Step): MissingRequired[] => {
  const { key } = step;
  if (key === 'contacts') return missingContacts(plan).map((words) => ({ step: key, words }));
  const words = plainWords[key];
  if (words) return step.canContinue(home, plan) ? [] : [{ step: key, words }];
  if (!displayServicePage.has(key)) return [];
  return questionsAt(home, plan, key, key);
};

const questionsAt = (home: PlannerHome, plan: PlanDraft, page: DisplayServicePage, step: StepKey): MissingRequired[] =>
  missingOn(home, plan, page).map(({ displayServiceId, questionId, service, words }) => ({
    step,
    words: `${service}: ${words}`,
    question: { displayServiceId, questionId },
  }));

/**
 * Returns every required answer that a plan lacks, in the order of the steps, for the summary. It asks only for what exists; a page without a step asks
 * nothing. Empty if the plan is complete.
 */
export const missingRequired = (home: PlannerHome, plan: PlanDraft): MissingRequired[] =>
  existingSteps(home, plan).flatMap((step) => missingAt(home, plan, step));
