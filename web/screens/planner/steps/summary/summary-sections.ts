import { relationshipWords } from '#shared/cases/relationship-words.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import { arrangementType, timing } from '#shared/model/enumerations/case.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { type MerchandisePage, merchandisePage } from '#shared/model/enumerations/merchandise.ts';
import { displayServicePage } from '#shared/model/enumerations/question.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { countingContacts } from '#shared/planner/contact-errors.ts';
import { existingSteps } from '#shared/planner/moves.ts';
import { categoriesOn, chosenTemplate, preferenceGroupsFor } from '#shared/planner/offers.ts';
import type { DraftContact, PlanDraft } from '#shared/planner/plan-draft.ts';
import { serviceData, servicesOn } from '#shared/planner/service-visibility.ts';
import type { Step, StepKey } from '#shared/planner/steps.ts';
import { answersByIdentifier, answerTo } from '#shared/questions/conditional-question.ts';
import { friendlyAnswer, MISSING } from '#shared/questions/friendly-answer.ts';
import type { QuestionLists } from '#shared/questions/question-lists.ts';
import { visibleQuestions } from '#shared/questions/visible-questions.ts';
import { wordingOf } from '#shared/questions/wording.ts';
import { fullNameOf } from '#shared/values/full-name.ts';
import { chosenItems } from '../merchandise/use-chosen-items.ts';
import { familyQuestions } from '../services/family-questions.ts';

/** One line of the summary. `isMissing`: a required answer is missing. `isChoice`: the value is something chosen, and its answers follow. */
export type SummaryRow = { key: string; label: string; value: string; isMissing?: boolean };

/** A group of a step: something chosen with its answers, or plain rows. */
export type SummaryGroup = { key: string; name: string; rows: SummaryRow[] };

export type SummarySection = { step: Step; groups: SummaryGroup[] };

const NOTHING = 'Nothing chosen';

const plain = (label: string, value: string | undefined, missing = MISSING): SummaryGroup[] => [
  { key: label, name: '', rows: [{ key: label, label, value: value || missing, isMissing: !value && missing === MISSING }] },
];

const partOf = (contact: DraftContact, at: number): string =>
  contact.contactType === 'decedent' ? 'The person the plan is for' : at === 0 ? 'You' : 'Further contact';

const people = (plan: PlanDraft): SummaryGroup[] => {
  const rows = countingContacts(plan).map((contact, at): SummaryRow => {
    const name = fullNameOf(contact);
    const kin = plan.type === 'someone-else' && relationshipWords(contact);
    const value = [name, kin, contact.email, contact.phoneNumber].filter(Boolean).join(', ');
    return { key: contact.key, label: partOf(contact, at), value: value || MISSING, isMissing: name === '' };
  });
  return [{ key: 'people', name: '', rows }];
};

const wishes = (home: PlannerHome, plan: PlanDraft): SummaryGroup[] => {
  const chosen = new Set(plan.selectedServicePreferences);
  const rows = preferenceGroupsFor(home, plan).flatMap(({ id, name, preferences }): SummaryRow[] => {
    const named = preferences.filter((each) => chosen.has(each.id)).map((each) => each.name);
    return named.length > 0 ? [{ key: id, label: name, value: named.join(', ') }] : [];
  });
  return rows.length > 0 ? [{ key: 'wishes', name: '', rows }] : plain('Wishes', '', NOTHING);
};

/** Returns the questions about something chosen that show: answered, or required and missing. */
const answersAbout = (home: PlannerHome, plan: PlanDraft, service: DisplayService, lists: QuestionLists): SummaryRow[] => {
  const questions = familyQuestions(home, service);
  const stored = plan.selectedDisplayServices.find(({ displayServiceId }) => displayServiceId === service.id)?.answers ?? [];
  const answers = answersByIdentifier(questions, stored);
  return visibleQuestions(questions, answers, { facts: serviceData(home, plan, service.id) }).flatMap((question) => {
    const value = friendlyAnswer(question, answerTo(answers, question.identifier), { lists, timeZone: home.timeZone });
    if (value === '') return [];
    return [{ key: question.id, label: wordingOf(question, plan.timing), value, isMissing: value === MISSING }];
  });
};

const items = (home: PlannerHome, plan: PlanDraft, page: MerchandisePage): SummaryGroup[] => {
  const categories = new Map(categoriesOn(home, plan, page).map(({ id, name }) => [id, name]));
  return chosenItems(home, plan).flatMap(({ item, quantity }) => {
    const label = categories.get(item.itemCategoryId);
    const value = quantity > 1 ? `${quantity} × ${item.name}` : item.name;
    return label ? [{ key: item.id, name: '', rows: [{ key: item.id, label, value }] }] : [];
  });
};

const pageGroups = (home: PlannerHome, plan: PlanDraft, key: StepKey, title: string, lists: QuestionLists): SummaryGroup[] => {
  const chosen = new Set(plan.selectedDisplayServices.map(({ displayServiceId }) => displayServiceId));
  const services = displayServicePage.has(key) ? servicesOn(home, plan, key).filter(({ id }) => chosen.has(id)) : [];
  const groups = [
    ...(merchandisePage.has(key) ? items(home, plan, key) : []),
    ...services.map((service) => ({ key: service.id, name: service.name, rows: answersAbout(home, plan, service, lists) })),
  ];
  return groups.length > 0 ? groups : plain(title, '', NOTHING);
};

const groupsOf = (home: PlannerHome, plan: PlanDraft, { key, title }: Step, lists: QuestionLists): SummaryGroup[] => {
  switch (key) {
    case 'timing':
      return plain('When the funeral is needed', plan.timing && timing.table[plan.timing].planner);
    case 'type':
      return plain('Who it is for', plan.type && arrangementType.label(plan.type));
    case 'contacts':
      return people(plan);
    case 'disposition-type':
      return plain('What happens to the body', plan.dispositionType && dispositionType.label(plan.dispositionType));
    case 'service-preferences':
      return wishes(home, plan);
    case 'select-template':
      return plain('Package', chosenTemplate(home, plan)?.name);
    default:
      return pageGroups(home, plan, key, title, lists);
  }
};

/** Returns everything that a plan says, step by step, in friendly words. `lists.named` is needed for questions that only name their options. */
export const summarySections = (home: PlannerHome, plan: PlanDraft, lists: QuestionLists = {}): SummarySection[] => {
  const all: QuestionLists = { items: home.items.map(({ id, name }) => ({ id, text: name })), ...lists };
  return existingSteps(home, plan)
    .filter(({ key }) => key !== 'summary')
    .map((step) => ({ step, groups: groupsOf(home, plan, step, all) }));
};
