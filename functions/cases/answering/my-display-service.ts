import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readContacts } from '#functions/table/contact.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import type { AnswersToCheck } from '#shared/contract/case-answers.ts';
import type { CaseQuestions, FamilyServiceView, QuestionView } from '#shared/contract/case-details-views.ts';
import type { MyService } from '#shared/contract/my-cases.ts';
import type { Answer } from '#shared/model/answer.ts';
import type { CaseQuestion } from '#shared/model/question.ts';
import { mayEdit } from '#shared/visibility/sight.ts';
import type { OwnCase } from '../access/my-case.ts';
import { caseServicesFor, serviceFacts } from '../viewing/case-display-services.ts';
import { peopleOf } from '../viewing/case-file.ts';
import { saveCaseServices } from './save-case-display-services.ts';

/** Returns lists of people only if a question lists them: otherwise a family needn't know who works at a home. */
async function peopleFor({ table }: OperationContext, { record }: OwnCase, questions: readonly CaseQuestion[]) {
  const lists = new Set<string>(questions.flatMap(({ systemDropdown }) => systemDropdown ?? []));
  if (lists.size === 0) return {};
  const [contacts, staff] = await Promise.all([readContacts(table, record.id), readEmployees(table, record.providerLocationId)]);
  return Object.fromEntries(Object.entries(peopleOf({ contacts, staff })).filter(([list]) => lists.has(list)));
}

/** Returns what the family can do with a question of a display service: the question and the service both have to allow it. */
const sightIn = (service: FamilyServiceView, question: CaseQuestion): QuestionView['sight'] =>
  mayEdit('family', { kind: 'display-service', service }) &&
  mayEdit('family', { kind: 'question', question, page: 'case-details' })
    ? 'can-edit'
    : 'can-see';

/** Returns a display service as a page of questions, like the case's own pages. Its price and what the home does for it stay with the home. */
async function myService(context: OperationContext, own: OwnCase, service: FamilyServiceView): Promise<MyService> {
  const { record } = own;
  const [home, people] = await Promise.all([
    readLocationRow(context.table, record.providerLocationId),
    peopleFor(context, own, service.questions),
  ]);
  if (!home) throw problem('not_found');
  const { timing, ...facts } = serviceFacts(record) as { timing: CaseQuestions['timing'] } & Record<string, Answer>;
  const questions = service.questions.map((question) => ({ ...question, sight: sightIn(service, question) }));
  const { displayServiceId: id, description, version } = service;
  const name = mayEdit('family', { kind: 'display-service', service }) ? 'Questions for you' : 'What has been agreed';
  const none = { percent: 0, answered: 0, required: 0 };
  return {
    version,
    questions: {
      caseId: record.id,
      timing,
      viewer: 'family',
      timeZone: home.timeZone,
      groups: questions.length > 0 ? [{ id, name, description, page: 'case-details', questions }] : [],
      facts,
      people,
      progress: { family: none, categories: {} },
    },
  };
}

/** Returns one display service of a case as its family sees it; 404 if the home doesn't show it to them. */
export async function myServiceOf(context: OperationContext, own: OwnCase, displayServiceId: string): Promise<MyService> {
  const { items } = await caseServicesFor(context, own, displayServiceId, null);
  return myService(context, own, items[0] as FamilyServiceView);
}

/** Saves a family's answers of a display service over the version that they saw, and returns the service after the save. */
export async function saveMyDisplayServiceAnswers(
  context: OperationContext,
  own: OwnCase,
  { displayServiceId, version, answers }: { displayServiceId: string; version: number; answers: AnswersToCheck },
): Promise<MyService> {
  const { items } = await saveCaseServices(context, own, [{ displayServiceId, version, answers }], null);
  return myService(context, own, items.find((item) => item.displayServiceId === displayServiceId) as FamilyServiceView);
}
