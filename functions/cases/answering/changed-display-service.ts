import { type FieldError, problem } from '#functions/problem.ts';
import type { CaseServiceRow } from '#functions/table/case-display-service.ts';
import { can } from '#shared/access/can.ts';
import type { ServiceChange } from '#shared/contract/case-details-views.ts';
import { displayServiceMoves, statusByAnswers } from '#shared/lifecycles/display-service-status.ts';
import { type Answer, answerSchemas } from '#shared/model/answer.ts';
import type { CaseQuestion } from '#shared/model/question.ts';
import { checkAnswer } from '#shared/questions/check-answer.ts';
import { isAnswered } from '#shared/questions/is-answered.ts';
import type { QuestionLists } from '#shared/questions/question-lists.ts';
import { type CaseViewer, mayEdit } from '#shared/visibility/sight.ts';
import { allowedMove } from '../changing/allowed-move.ts';
import { missingOf } from '../viewing/case-display-service-of.ts';
import { seesQuestion } from '../viewing/case-display-services.ts';

export type ServiceChanging = { viewer: CaseViewer; lists: QuestionLists; facts: Readonly<Record<string, unknown>> };

const notYours = () => problem('forbidden', { detail: 'You can see this, but not change it.' });

/** Tells whether someone may answer a question of a display service. A family may where the home allows it, and never what is only for the home. */
const mayAnswer = (viewer: CaseViewer, service: CaseServiceRow, question: CaseQuestion): boolean =>
  mayEdit(viewer, { kind: 'display-service', service }) && mayEdit(viewer, { kind: 'question', question, page: 'case-details' });

function withAnswers(
  service: CaseServiceRow,
  answers: NonNullable<ServiceChange['answers']>,
  by: ServiceChanging,
): CaseQuestion[] {
  const errors: FieldError[] = [];
  // A question that someone may not see looks the same to them as one that nobody asks.
  const known = new Set(service.questions.filter((each) => seesQuestion(by.viewer, each)).map(({ identifier }) => identifier));
  for (const identifier of Object.keys(answers))
    if (!known.has(identifier)) errors.push({ field: `answers.${identifier}`, message: 'This question isn’t asked here.' });
  const questions = service.questions.map((question): CaseQuestion => {
    const { identifier } = question;
    if (!Object.hasOwn(answers, identifier) || !known.has(identifier)) return question;
    if (!mayAnswer(by.viewer, service, question)) throw notYours();
    const raw = answers[identifier];
    const words = checkAnswer(question, raw, by.lists);
    if (words) errors.push({ field: `answers.${identifier}`, message: words });
    const { value: _before, ...plain } = question;
    if (words || !isAnswered(question, raw)) return plain;
    return { ...plain, value: answerSchemas[question.fieldType].parse(raw) as Answer };
  });
  if (errors.length > 0) throw problem('invalid_input', { errors });
  return questions;
}

/**
 * Returns a display service after a change. A family changes only answers, and only those that the home allows; the status moves as its lifecycle allows,
 * and Missing info comes and goes with the answers.
 */
export function changedService(service: CaseServiceRow, change: ServiceChange, by: ServiceChanging): CaseServiceRow {
  const isOfHome = change.status !== undefined || change.familyOption !== undefined || change.isRemoved !== undefined;
  const { viewer } = by;
  if (viewer === 'family' ? isOfHome : !can(viewer, 'cases.change')) throw notYours();
  const questions = change.answers ? withAnswers(service, change.answers, by) : service.questions;
  const missing = missingOf({ questions }, by.facts);
  const status = statusByAnswers({ status: service.status, missing });
  if (change.status !== undefined && change.status !== status)
    allowedMove(displayServiceMoves({ status, missing }, viewer === 'family' ? null : viewer), change.status, '');
  const removal =
    change.isRemoved === undefined ? {} : ({ displayServiceAction: change.isRemoved ? 'removed' : 'none' } as const);
  return {
    ...service,
    ...removal,
    questions,
    status: change.status ?? status,
    ...(change.familyOption ? { familyOption: change.familyOption } : {}),
  };
}
