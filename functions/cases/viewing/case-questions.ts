import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { can } from '#shared/access/can.ts';
import type { CaseQuestions } from '#shared/contract/case-details-views.ts';
import type { Answer } from '#shared/model/answer.ts';
import type { CaseQuestionPage } from '#shared/model/enumerations/question.ts';
import { asTheFamilySees } from '#shared/visibility/family-says.ts';
import { sideOf } from '#shared/visibility/sight.ts';
import type { ViewedCase } from '../access/case-viewer.ts';
import { type CaseFile, peopleOf, questionScopeOf, readCaseFile } from './case-file.ts';
import { type CaseGroup, caseGroupsOf } from './case-groups.ts';
import { progressFor, questionsFor, type ViewerQuestions, visibleGroups } from './viewer-questions.ts';

/** Which questions: those of these pages (of all, if none is named), or only those of a first call. */
export type WhichQuestions = { pages: readonly CaseQuestionPage[]; showInAddCaseRHD: boolean };

const isWanted =
  ({ pages, showInAddCaseRHD }: WhichQuestions) =>
  ({ page, showInAddCaseRHD: isInCall }: CaseGroup) =>
    (pages.length === 0 || pages.includes(page)) && (!showInAddCaseRHD || isInCall === true);

/** Returns lists of people only if a question that is shown lists them: otherwise nobody needs to know who works at a home. */
function peopleAsked(groups: CaseQuestions['groups'], people: CaseFile['people']): CaseQuestions['people'] {
  const lists = new Set(groups.flatMap(({ questions }) => questions.flatMap(({ systemDropdown }) => systemDropdown ?? [])));
  return Object.fromEntries(Object.entries(people).filter(([list]) => lists.has(list as never))) as CaseQuestions['people'];
}

const factsOf = ({ facts }: ViewerQuestions) => facts as Record<string, Answer>;

async function zoneOf({ table }: OperationContext, locationId: string): Promise<string> {
  const home = await readLocationRow(table, locationId);
  if (!home) throw problem('not_found');
  return home.timeZone;
}

/** Returns the questions of a case with its answers, as someone who takes part in it sees them. */
export async function caseQuestionsFor(
  context: OperationContext,
  { record, viewer }: ViewedCase,
  which: WhichQuestions,
): Promise<CaseQuestions> {
  const [read, timeZone] = await Promise.all([readCaseFile(context, record), zoneOf(context, record.providerLocationId)]);
  const file = viewer === 'family' ? { ...read, known: asTheFamilySees(read.known) } : read;
  const scope = questionScopeOf(file);
  const visible = questionsFor(viewer, scope, file.groups.filter(isWanted(which)));
  const groups = visibleGroups(file.groups.filter(isWanted(which)), visible, file.known);
  return {
    caseId: record.id,
    timing: record.type,
    viewer: sideOf(viewer),
    timeZone,
    groups,
    facts: factsOf(visible),
    people: peopleAsked(groups, file.people),
    progress: progressFor(viewer, scope, record),
  };
}

/** Returns the form of a first call, for staff who see the home's cases. */
export async function firstCallForm(context: OperationContext, which: WhichQuestions): Promise<CaseQuestions> {
  const membership = context.actor.kind === 'person' ? context.actor.membership : null;
  // Someone who doesn't see this home's cases gets no form, as they get no case.
  if (!membership || !can(membership, 'case-files.read')) throw problem('not_found');
  const [all, staff, timeZone] = await Promise.all([
    caseGroupsOf(context.table, context.now),
    readEmployees(context.table, membership.locationId),
    zoneOf(context, membership.locationId),
  ]);
  const wanted = all.filter(isWanted(which));
  const scope = { groups: wanted, known: {}, timing: 'at-need' as const };
  const visible = questionsFor(membership, scope);
  const groups = visibleGroups(wanted, visible, {});
  const people = peopleAsked(groups, peopleOf({ contacts: [], staff }));
  return {
    caseId: null,
    timing: 'at-need',
    viewer: sideOf(membership),
    timeZone,
    groups,
    facts: factsOf(visible),
    people,
    progress: progressFor(membership, scope),
  };
}
