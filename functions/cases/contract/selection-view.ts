import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseItemRow, readCaseMerchandise } from '#functions/table/case-merchandise.ts';
import { type FrozenVersion, heldVersion } from '#functions/table/contract-version.ts';
import { readLastTrust, type SelectionRow } from '#functions/table/selection.ts';
import type { SubmissionRecord } from '#functions/table/submission.ts';
import type { SelectionView } from '#shared/contract/case-contracts-views.ts';
import { contractMoves, whyNotSelect } from '#shared/lifecycles/contract-status.ts';
import type { Membership } from '#shared/model/membership.ts';
import { type FormerNames, namedDrops, namesInLines } from '#shared/pricing/dropped-names.ts';
import { caseFor } from '../access/case-access.ts';
import { comparedGoods, comparedPlan } from './compared-plan.ts';
import { type ContractFile, type ContractRows, contractStanding, readContractFile } from './contract-file.ts';
import { type DraftStatement, draftStatement } from './draft-statement.ts';
import { firstSelection, primarySubmission } from './first-selection.ts';

/** Returns how far a contract is, and what its viewer may do with it now. */
export function standingView(rows: ContractRows, row: Pick<SelectionRow, 'amends'> | undefined, who: Membership) {
  const standing = contractStanding(rows, row);
  const held = heldVersion(rows);
  return {
    status: standing.status,
    arrangementStatus: standing.arrangementStatus,
    voidedOn: held?.standing === 'void' ? held.endedOn : null,
    moves: contractMoves(standing, who),
  };
}

/** Returns the names that pieces of a selection had when they were chosen: the home may no longer sell some of them. */
const formerNames = (
  sent: SubmissionRecord | undefined,
  amended: FrozenVersion | undefined,
  items: readonly CaseItemRow[],
): FormerNames =>
  new Map([
    ...(sent?.shown?.choices ?? []).map(({ id, words }) => [id, words] as const),
    ...(sent?.shown?.questions ?? []).map(({ id, words }) => [id, words] as const),
    ...items.map(({ locationItemId, name }) => [locationItemId, name] as const),
    ...namesInLines(sent?.priced.lines ?? []),
    ...namesInLines(amended?.statement.lines ?? []),
  ]);

/** Returns a selection for the staff of its home. `draft` is what it comes to, if that is known already. */
export async function selectionView(
  context: OperationContext,
  file: ContractFile,
  membership: Membership,
  draft?: DraftStatement,
): Promise<SelectionView> {
  const { record, home } = file;
  const [sent, { items }] = await Promise.all([
    primarySubmission(context, record),
    readCaseMerchandise(context.table, record.id),
  ]);
  const row = file.row ?? (await firstSelection(context, file, sent));
  const { statement, findings, dropped, refused, amended } = draft ?? (await draftStatement(context, file, row));
  const lastTrust = statement.funding === null ? await readLastTrust(context.table, record.providerLocationId) : null;
  return {
    selection: row.selection,
    version: row.version,
    filledFrom: row.filledFrom,
    amends: row.amends,
    stepInProgress: record.stepInProgress ?? null,
    whyNotChange: whyNotSelect(contractStanding(file, row)),
    statement,
    findings,
    dropped: namedDrops(home, dropped, formerNames(sent, amended, items), row.selection.choices.timing),
    refused: refused.map(({ lineKey, words }) => ({ lineKey, words })),
    goods: comparedGoods(home, row.selection, items),
    plan: sent ? comparedPlan(home, sent, statement.lines, row) : null,
    lastTrust,
    ...standingView(file, row, membership),
  };
}

/** Returns the selection of a case, as its home's staff see it. */
export async function selectionFor(context: OperationContext, id: string): Promise<SelectionView> {
  const { record, membership } = await caseFor(context, id);
  return selectionView(context, await readContractFile(context, record), membership);
}
