import { randomUUID } from 'node:crypto';
import { caseLinkItem } from '#functions/table/account.ts';
import { caseHiding, readCase, readCaseWithDocuments } from '#functions/table/case.ts';
import { tradeItem } from '#functions/table/case-list.ts';
import type { CaseQuestions, SavedAnswers } from '#shared/contract/case-details-views.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import type { CaseQuestionPage } from '#shared/model/enumerations/question.ts';
import { ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { busyHome } from './busy-home.ts';
import { keyed, openCase } from './case-desk.ts';

/** Makes someone who takes part in a case as a relative, who may be one of its contacts. */
export async function relativeOf({ id, providerLocationId }: CaseRow, contactId: string = randomUUID()): Promise<RequestOptions> {
  const { token, headers, account } = await person({ firstName: 'Ruth', lastName: 'Okafor' });
  const link = { caseId: id, contactId, locationId: providerLocationId };
  await openCloudTable().put(caseLinkItem(account.id, link));
  return { token, headers };
}

/** Who may see a case, by what they may do there. */
export type PartyViewer = 'staff' | 'view-only' | 'trade' | 'family';

/** Returns a case with one of each who may see it, and a stranger from another home. */
export async function caseParty(changes: object = {}) {
  const desk = await busyHome();
  const row = await openCase(desk.staff, changes);
  const employeeId = randomUUID();
  const table = openCloudTable();
  const record = await readCase(table, row.id);
  if (!record) throw new Error('The case was just opened.');
  await table.put(tradeItem(record, employeeId));
  const [trade, viewOnly, family, { staff: stranger }] = await Promise.all([
    desk.at({ kind: 'trade-company', employeeId }),
    desk.at({ access: 'view-only' }),
    relativeOf(row),
    busyHome(),
  ]);
  const viewers: Record<PartyViewer, RequestOptions> = { staff: desk.staff, 'view-only': viewOnly, trade, family };
  return { ...desk, row, trade, family, stranger, viewers };
}

export const questionsOf = (by: RequestOptions, caseId: string | undefined, pages: CaseQuestionPage[] = []) =>
  ok<CaseQuestions>('getCaseQuestions', { ...(caseId ? { caseId } : {}), pages }, by);

export const save = (caseId: string, changes: object, expected: object = {}) => ({ caseId, changes, expected });
export const saveAnswers = (by: RequestOptions, caseId: string, changes: object, expected: object = {}) =>
  ok<SavedAnswers>('updateCaseDetails', save(caseId, changes, expected), keyed(by));

/** Returns what a viewer sees of each question, by identifier. If two pages ask it, the later page's. */
export const questionsFor = async (by: RequestOptions, caseId: string, pages: CaseQuestionPage[] = []) =>
  new Map(
    (await questionsOf(by, caseId, pages)).groups.flatMap(({ questions }) =>
      questions.map((each) => [each.identifier, each] as const),
    ),
  );

/** Hides a case, as deleting it does. */
export async function hide({ id }: CaseRow): Promise<void> {
  const table = openCloudTable();
  const { record, shown } = await readCaseWithDocuments(table, id);
  if (!record) throw new Error('There is no such case.');
  const deletion = { deletedOn: new Date().toISOString(), deletedBy: record.id };
  await table.transact(caseHiding({ record, shown }, deletion, record));
}
