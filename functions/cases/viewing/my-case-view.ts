import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, caseOf } from '#functions/table/case.ts';
import { type CaseServiceRow, readCaseServices } from '#functions/table/case-display-service.ts';
import { readCaseMerchandise } from '#functions/table/case-merchandise.ts';
import { readShownCategories } from '#functions/table/home-merchandise.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { mayDoubt } from '#shared/custody/identity-doubt.ts';
import { caseQuestionPage } from '#shared/model/enumerations/question.ts';
import type { CaseQuestion } from '#shared/model/question.ts';
import { answerTo } from '#shared/questions/conditional-question.ts';
import { isAnswered, isMessage } from '#shared/questions/is-answered.ts';
import { visibleQuestions } from '#shared/questions/visible-questions.ts';
import { decedentNameOf } from '#shared/values/decedent-name.ts';
import { decedentFieldsFor } from '#shared/visibility/field-sight.ts';
import { caseFieldsFor, contactFieldsFor, mayEdit, maySee, sightOf } from '#shared/visibility/sight.ts';
import { homeInShort, type OwnCase, standingOf } from '../access/my-case.ts';
import { eventOrderOf, serviceAnswers } from './case-display-service-of.ts';
import { seesService, serviceFacts } from './case-display-services.ts';
import { type CaseFile, questionScopeOf, readCaseFile } from './case-file.ts';
import { categorySight, familyOptionsAt } from './category-sight.ts';
import { numberOnFile } from './decedent-view.ts';
import { sharedNotes } from './shared-notes.ts';
import { type OnCasePage, progressFor, type QuestionScope, questionsFor } from './viewer-questions.ts';

/** Counts how many of these questions are shown now, and how many of those have no answer yet. A question that is asked twice counts once. */
function openOf(questions: readonly OnCasePage[], { known, timing }: QuestionScope): { visibleCount: number; open: number } {
  const visible = visibleQuestions(questions, known, { facts: { ...known, timing } });
  const isAnsweredBy = new Map(
    visible.map((question) => [question.identifier, isAnswered(question, answerTo(known, question.identifier))]),
  );
  return { visibleCount: isAnsweredBy.size, open: [...isAnsweredBy.values()].filter((is) => !is).length };
}

const inCase = (question: CaseQuestion) => ({ kind: 'question', question, page: 'case-details' }) as const;

/** Counts how many questions of a display service its family sees, and how many of those that it may answer are open. */
function countsOf(service: CaseServiceRow, facts: Readonly<Record<string, unknown>>) {
  const answers = serviceAnswers(service);
  const visible = visibleQuestions(service.questions, answers, { facts }).filter(
    (question) => !isMessage(question) && maySee('family', inCase(question)),
  );
  const isOpen = (question: CaseQuestion) =>
    mayEdit('family', inCase(question)) && !isAnswered(question, answerTo(answers, question.identifier));
  const mayAnswer = mayEdit('family', { kind: 'display-service', service });
  return { questions: visible.length, open: mayAnswer ? visible.filter(isOpen).length : 0 };
}

async function shownServices({ table }: OperationContext, record: CaseRecord): Promise<MyCase['services']> {
  const facts = serviceFacts(record);
  const services = (await readCaseServices(table, record.id)).filter((service) => seesService('family', service));
  return services
    .toSorted((one, other) => eventOrderOf(one) - eventOrderOf(other) || one.name.localeCompare(other.name, 'en'))
    .map((service) => {
      const { displayServiceId, name, description } = service;
      const sight = sightOf('family', { kind: 'display-service', service });
      return { displayServiceId, name, description, sight, ...countsOf(service, facts) };
    });
}

/** Counts the merchandise that the family sees. Which categories the home sells is for the page of merchandise to know. */
async function shownGoods({ table }: OperationContext, record: CaseRecord): Promise<MyCase['goods']> {
  const { items, options: decided } = await readCaseMerchandise(table, record.id);
  const chosen = items.filter(({ isRemoved }) => !isRemoved);
  // What the home hides matters only for categories that it decided nothing about in this case.
  const isDecided = chosen.every(({ itemCategoryId }) => decided[itemCategoryId] !== undefined);
  const hidden = isDecided ? [] : (await readShownCategories(table, record.providerLocationId)).shown.hidden;
  const options = familyOptionsAt(hidden, decided);
  const seen = chosen.filter(({ itemCategoryId }) => categorySight('family', options, itemCategoryId) !== 'cannot-see');
  return { count: seen.length, mayChoose: Object.values(decided).includes('can-edit') };
}

/** Most people of a case that its family sees. */
const MAX_PEOPLE = 100;

const peopleFor = ({ contacts }: CaseFile, own: string): MyCase['people'] =>
  contacts
    .filter(({ id, contactType }) => contactType !== 'decedent' || id === own)
    .slice(0, MAX_PEOPLE)
    .map((contact) => {
      const isOwn = contact.id === own;
      return { isOwn, contact: contactFieldsFor('family', contact, isOwn) };
    });

function carerOf({ record, staff }: CaseFile): MyCase['carer'] {
  const member = staff.find(({ id, status }) => id === record.employeeId && status !== 'inactive');
  return member ? { fullName: member.fullName, title: member.title ?? '', image: member.image ?? null } : null;
}

/** Returns what the family is asked, page by page in order, with how much of it is open. */
function askedFor(file: CaseFile): MyCase['questions'] {
  const scope = questionScopeOf(file);
  const { questions } = questionsFor('family', scope);
  const { family, categories } = progressFor('family', scope, file.record);
  const editable = questions.filter((question) => question.sight === 'can-edit' && !isMessage(question));
  const pages = caseQuestionPage.values.flatMap((page) => {
    const ofPage = openOf(
      editable.filter((question) => question.page === page),
      scope,
    );
    const progress = categories[page] ?? { percent: 100, answered: 0, required: 0 };
    return ofPage.visibleCount > 0 ? [{ page, questions: ofPage.visibleCount, open: ofPage.open, progress }] : [];
  });
  return { progress: family ?? { percent: 100, answered: 0, required: 0 }, pages };
}

const isOwnDoubt = ({ actor }: OperationContext, { by }: { by: string }): boolean =>
  actor.kind === 'person' && actor.person.id === by;

/** Returns the doubt about who the home has in its care that nobody has settled yet. */
function doubtFor(context: OperationContext, { identityDoubt }: CaseRecord): MyCase['doubt'] {
  return identityDoubt ? { on: identityDoubt.on, isOwn: isOwnDoubt(context, identityDoubt) } : null;
}

/** Returns the last doubt that a new identification settled, unless another is open. */
function settledFor(context: OperationContext, { identityDoubt, settledDoubt }: CaseRecord): MyCase['settledDoubt'] {
  if (identityDoubt || !settledDoubt) return null;
  const { on, settledOn } = settledDoubt;
  return { on, settledOn, isOwn: isOwnDoubt(context, settledDoubt) };
}

/** Returns a case for its family. Each part is filtered by what a family may see. */
export async function myCaseView(context: OperationContext, { record, contactId }: OwnCase): Promise<MyCase> {
  const [file, home, notes, services, goods] = await Promise.all([
    readCaseFile(context, record),
    readLocationRow(context.table, record.providerLocationId),
    sharedNotes(context, record.id),
    shownServices(context, record),
    shownGoods(context, record),
  ]);
  if (!home) throw problem('not_found');
  const decedent = decedentFieldsFor('family', file.decedent);
  return {
    id: record.id,
    case: caseFieldsFor('family', caseOf(record)),
    decedent: {
      fullName: decedentNameOf(decedent),
      firstName: decedent.firstName || decedentNameOf(decedent),
      dateOfBirth: decedent.dateOfBirth ?? null,
      dateOfDeath: decedent.dateOfDeath ?? null,
    },
    standing: standingOf(record, decedent),
    home: homeInShort(home),
    carer: carerOf(file),
    questions: askedFor(file),
    socialSecurityNumber: numberOnFile(file),
    people: peopleFor(file, contactId),
    effectsToConfirm: record.personInControlOfDisposition === contactId ? (record.effectsStanding?.toConfirm ?? 0) : 0,
    notes,
    services,
    goods,
    planId: record.planId ?? null,
    mayDoubt: mayDoubt(record),
    doubt: doubtFor(context, record),
    settledDoubt: settledFor(context, record),
  };
}
