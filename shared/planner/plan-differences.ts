import { arrangementType, timing } from '../model/enumerations/case.ts';
import { dispositionType } from '../model/enumerations/disposition.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import { friendlyAnswer } from '../questions/friendly-answer.ts';
import { fullNameOf } from '../values/full-name.ts';
import { formatCents } from '../values/money.ts';
import { countingContacts } from './contact-errors.ts';
import { templateCalled } from './offers.ts';
import type { PlanDraft } from './plan-draft.ts';

/** One difference between two versions of a plan, in words. Empty if a version says nothing. */
export type PlanDifference = { label: string; mine: string; theirs: string };

type Words = Map<string, string>;

const contactWords = (plan: PlanDraft): [string, string][] =>
  countingContacts(plan).map((contact, at) => [
    contact.contactType === 'decedent' ? 'The person the plan is for' : at === 0 ? 'The person who plans' : `Contact ${at}`,
    [fullNameOf(contact), contact.email, contact.phoneNumber].filter(Boolean).join(', '),
  ]);

const preferenceWords = (home: PlannerHome, plan: PlanDraft): [string, string][] => {
  const chosen = new Set(plan.selectedServicePreferences);
  return home.preferenceGroups.map(({ name, preferences }) => [
    name,
    preferences
      .filter(({ id }) => chosen.has(id))
      .map((each) => each.name)
      .join(', '),
  ]);
};

const serviceWords = (home: PlannerHome, plan: PlanDraft): [string, string][] => {
  const names = new Map([...home.displayServices, ...home.items].map(({ id, name }) => [id, name]));
  const questions = new Map(home.questions.map((question) => [question.id, question]));
  return plan.selectedDisplayServices.flatMap(({ displayServiceId, answers, items }): [string, string][] => {
    const name = names.get(displayServiceId);
    if (!name) return [];
    const quantity = items.reduce((sum, each) => sum + each.quantity, 0);
    const answered = answers.flatMap(({ questionId, value }): [string, string][] => {
      const question = questions.get(questionId);
      return question ? [[`${name}: ${question.question}`, friendlyAnswer(question, value, { timeZone: home.timeZone })]] : [];
    });
    return [[name, quantity > 1 ? `${quantity} of it` : 'Chosen'], ...answered];
  });
};

/** Returns everything that a plan says, by topic. */
const wordsOf = (home: PlannerHome, plan: PlanDraft): Words =>
  new Map([
    ['Timing', plan.timing ? timing.table[plan.timing].planner : ''],
    ['Who it is for', plan.type ? arrangementType.label(plan.type) : ''],
    ...contactWords(plan),
    ['Disposition', plan.dispositionType ? dispositionType.label(plan.dispositionType) : ''],
    ...preferenceWords(home, plan),
    ['Package', templateCalled(home, plan.selectedTemplate)?.name ?? ''],
    ...serviceWords(home, plan),
    ['Name of the plan', plan.name],
    ['The most you want to spend', plan.ceilingCents === undefined ? '' : formatCents(plan.ceilingCents)],
  ]);

/** Returns the differences between two versions of a plan, in the order of the steps, so that the family can choose after two devices saved. */
export const planDifferences = (home: PlannerHome, mine: PlanDraft, theirs: PlanDraft): PlanDifference[] => {
  const [here, there] = [wordsOf(home, mine), wordsOf(home, theirs)];
  return [...new Set([...here.keys(), ...there.keys()])]
    .map((label) => ({ label, mine: here.get(label) ?? '', theirs: there.get(label) ?? '' }))
    .filter((each) => each.mine !== each.theirs);
};
