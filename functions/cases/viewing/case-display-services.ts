import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { type CaseServiceRow, readCaseServices } from '#functions/table/case-display-service.ts';
import { can } from '#shared/access/can.ts';
import type { CaseServices, CaseServiceView, FamilyServices, FamilyServiceView } from '#shared/contract/case-details-views.ts';
import { safeCompile } from '#shared/logic/compile-rule.ts';
import { identifiersOf as namesRead } from '#shared/logic/variables.ts';
import { dispositionGroupOf } from '#shared/model/enumerations/disposition.ts';
import type { CaseQuestion } from '#shared/model/question.ts';
import { visibleQuestions } from '#shared/questions/visible-questions.ts';
import { type CaseViewer, maySee, memberSide } from '#shared/visibility/sight.ts';
import type { ViewedCase } from '../access/case-viewer.ts';
import { eventOrderOf, missingOf, serviceAnswers } from './case-display-service-of.ts';
import type { HomeOffer } from './home-offer.ts';

/** Returns what rules of a display service's questions read about its case. */
export const serviceFacts = ({ type, dispositionType }: CaseRecord): Readonly<Record<string, unknown>> => ({
  timing: type,
  ...(dispositionType ? { dispositionType, dispositionGroup: dispositionGroupOf(dispositionType) } : {}),
});

/** Tells whether someone sees a display service. A removed one is visible only to the home, which can bring it back. */
export const seesService = (viewer: CaseViewer, service: CaseServiceRow): boolean =>
  maySee(viewer, { kind: 'display-service', service }) && (viewer !== 'family' || service.displayServiceAction !== 'removed');

/** Tells whether someone sees a question of a display service. */
export const seesQuestion = (viewer: CaseViewer, question: CaseQuestion): boolean =>
  maySee(viewer, { kind: 'question', question, page: 'case-details' });

/**
 * Returns a question for a viewer. A rule is included if the viewer may know all that it reads, so that the screen can run it; otherwise it runs here, and
 * what it hides is left out.
 */
function shownQuestion(question: CaseQuestion, isOpen: (name: string) => boolean, showing: ReadonlySet<string>): CaseQuestion[] {
  const { visibleWhen, ...plain } = question;
  const reads = visibleWhen === undefined ? [] : namesRead(safeCompile(visibleWhen, () => undefined).variables);
  if (reads.every(isOpen)) return [question];
  return showing.has(question.id) ? [{ ...plain, isVisible: true }] : [];
}

/** Returns a display service as its home sees it. */
function shownService(viewer: CaseViewer, service: CaseServiceRow, record: CaseRecord): CaseServiceView {
  const questions = service.questions.filter((question) => seesQuestion(viewer, question));
  return { ...service, questions, missing: missingOf(service, serviceFacts(record)) };
}

/** Returns a display service for its family, without the questions that are only for the home, or whether they are answered. */
function familyService(service: CaseServiceRow, record: CaseRecord): FamilyServiceView {
  const { displayServiceId, name, description, familyOption, version } = service;
  const facts = serviceFacts(record);
  const sees = (question: CaseQuestion) => seesQuestion('family', question);
  const hidden = new Set(service.questions.filter((each) => !sees(each)).map(({ identifier }) => identifier));
  const visible = visibleQuestions(service.questions, serviceAnswers(service), { facts });
  const showing = new Set(visible.map(({ id }) => id));
  const questions = service.questions
    .filter(sees)
    .flatMap((question) => shownQuestion(question, (identifier) => !hidden.has(identifier), showing));
  return { displayServiceId, name, description, familyOption, version, questions, missing: missingOf({ questions }, facts) };
}

/** Returns rows for their viewer, in the order of the funeral, and what else the home offers. */
export async function servicesView(
  context: OperationContext,
  { record, viewer }: ViewedCase,
  rows: readonly CaseServiceRow[],
  offer: HomeOffer | null,
): Promise<CaseServices | FamilyServices> {
  const timing = record.type;
  const visible = rows
    .filter((row) => seesService(viewer, row))
    .toSorted((one, other) => eventOrderOf(one) - eventOrderOf(other) || one.name.localeCompare(other.name, 'en'));
  if (viewer === 'family') return { viewer, timing, items: visible.map((row) => familyService(row, record)), offered: [] };
  const home = can(viewer, 'cases.change') ? await offer?.(context, record.providerLocationId) : undefined;
  const taken = new Set(rows.map(({ displayServiceId }) => displayServiceId));
  const offered = (home?.displayServices ?? [])
    .filter(({ id }) => !taken.has(id))
    .map(({ id, name, page, priceCents }) => ({ displayServiceId: id, name, page, priceCents }));
  return { viewer: memberSide(viewer), timing, items: visible.map((row) => shownService(viewer, row, record)), offered };
}

/** Returns the display services of a case as someone who takes part in it sees them: all, or the one asked for. */
export async function caseServicesFor(
  context: OperationContext,
  viewed: ViewedCase,
  displayServiceId: string | undefined,
  offer: HomeOffer | null,
): Promise<CaseServices | FamilyServices> {
  const rows = await readCaseServices(context.table, viewed.record.id);
  const view = await servicesView(context, viewed, rows, offer);
  if (displayServiceId === undefined) return view;
  const isAsked = (item: { displayServiceId: string }) => item.displayServiceId === displayServiceId;
  if (!view.items.some(isAsked)) throw problem('not_found');
  return view.viewer === 'family'
    ? { ...view, items: view.items.filter(isAsked) }
    : { ...view, items: view.items.filter(isAsked) };
}
