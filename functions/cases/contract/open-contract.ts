import { staleCase } from '#functions/cases/changing/change-case.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { heldVersion, newVersionWrites, type VersionRow } from '#functions/table/contract-version.ts';
import { selectionWrite } from '#functions/table/selection.ts';
import {
  MAX_CONTRACT_VERSIONS,
  MAX_STATEMENT_LINES,
  type Statement,
  type StatementFinding,
} from '#shared/model/contract-version.ts';
import { contractChange, isMoreOf } from '#shared/statement/contract-change.ts';
import { hashOfStatement } from '#shared/statement/statement-of.ts';
import { caseFor } from '../access/case-access.ts';
import { byOf } from '../changing/timeline-of.ts';
import { changeContract, checkAct, planStatusWrites } from './change-contract.ts';
import { type ContractFile, readContractFile } from './contract-file.ts';
import type { ContractPapers } from './contract-papers.ts';
import { draftStatement, selectedTotal } from './draft-statement.ts';
import { isPreNeed, isTurning } from './pre-need-version.ts';

/** Bytes of what a version freezes: an item of the table can have 400 KB. */
const MAX_BYTES = 350_000;

/** Refuses a statement of which something has to be fixed first, in the words of its screen. */
export function refuseFindings(findings: readonly StatementFinding[]): void {
  const musts = findings.filter(({ severity }) => severity === 'must');
  if (musts.length === 0) return;
  const first = musts[0]?.words ?? '';
  const detail = musts.length === 1 ? first : `${musts.length} problems to fix first. The first: ${first}`;
  throw problem('conflict', {
    detail,
    errors: musts.map(({ lineKey, words }) => ({ field: lineKey ?? 'statement', message: words })),
  });
}

const isComputed = ({ section }: Statement['lines'][number]): boolean => section === 'discounts' || section === 'taxes';

/** Refuses an amendment that other people sign, or that takes something out of a completed contract. */
function checkAmendment({ record }: ContractFile, before: Statement, after: Statement): void {
  // The person who planned ahead may be the one who died.
  if (isTurning(before, after)) return;
  const [signed, asked] = [before, after].map(({ purchasers }) =>
    purchasers
      .map(({ contactId }) => contactId)
      .toSorted()
      .join(),
  );
  if (signed !== asked)
    throw problem('conflict', { detail: 'An amendment has the same purchasers as the contract. Choose them again.' });
  if (record.arrangementStatus !== 'contract-completed') return;
  const { removed, changed } = contractChange(before, after);
  const isLess =
    removed.some((line) => !isComputed(line)) ||
    changed.some((each) => !isComputed(each.after) && !isMoreOf(each.before, each.after));
  if (isLess)
    throw problem('conflict', {
      detail: 'The contract is completed, so an amendment can only add to it. Put back what was agreed on.',
    });
}

/** Returns a version that waits for signatures. */
export async function versionOf(
  context: OperationContext,
  { record, versions }: ContractFile,
  { statement, documentId }: { statement: Statement; documentId: string | null },
): Promise<VersionRow> {
  return {
    caseId: record.id,
    number: versions.length + 1,
    kind: heldVersion({ versions }) ? 'amendment' : 'contract',
    standing: 'open',
    hash: await hashOfStatement(statement),
    openedOn: context.now.toISOString(),
    openedBy: byOf(context).id ?? record.id,
    openedByName: callerName(context),
    documentId,
    givenOn: null,
    given: null,
    signedOn: null,
    endedOn: null,
    endReason: '',
    list: statement.list,
    totalCents: statement.totals.totalCents,
    ...(isPreNeed(statement) ? { isPreNeed: true } : {}),
    version: 1,
  };
}

/**
 * Freezes the selection as the next version of the contract, with the document that everyone signs: all or nothing. It's refused while something has to be
 * fixed. Of two people who open it, or of one who saves the selection at that moment, one is told (409).
 */
export async function openNextVersion(
  context: OperationContext,
  { id, version: seen, directorId }: { id: string; version: number; directorId?: string | undefined },
  papers: Pick<ContractPapers, 'open'>,
): Promise<void> {
  const { record, membership } = await caseFor(context, id);
  const file = await readContractFile(context, record);
  const { row, versions } = file;
  checkAct(file, row, membership, 'open');
  if (row?.version !== seen)
    throw staleCase('Someone changed the selection in the meantime. Look at it before you open the contract.');
  if (versions.length >= MAX_CONTRACT_VERSIONS)
    throw problem('conflict', { detail: `A contract has at most ${MAX_CONTRACT_VERSIONS} versions.` });
  const { statement, findings, amended } = await draftStatement(context, file, row);
  refuseFindings(findings);
  if (amended) checkAmendment(file, amended.statement, statement);
  if (statement.lines.length > MAX_STATEMENT_LINES)
    throw problem('conflict', { detail: `A statement has at most ${MAX_STATEMENT_LINES} lines. Take something out.` });
  const frozen = { statement, selection: row.selection };
  if (Buffer.byteLength(JSON.stringify(frozen)) > MAX_BYTES)
    throw problem('conflict', { detail: 'This statement is too long. Shorten its descriptions or its terms.' });
  const before = amended?.statement ?? null;
  const kind = heldVersion(file) ? 'amendment' : 'contract';
  const director = { directorId, openerId: membership.employeeId };
  const paper = await papers.open(context, { file, number: versions.length + 1, kind, statement, before, director });
  const next = await versionOf(context, file, { statement, documentId: paper.documentId });
  await changeContract(
    context,
    { record, membership },
    {
      writes: [
        ...newVersionWrites(next, frozen),
        // Counts as a save, so that one that is under way is refused.
        selectionWrite(id, row, callerName(context)),
        ...(kind === 'contract' ? await planStatusWrites(context, record, 'in-contract') : []),
        ...paper.writes,
      ],
      events: paper.events,
      move: paper.move,
      told: { kind: 'contract-opened', subject: kind === 'amendment' ? 'an amendment of the contract' : 'the contract' },
      ...(kind === 'contract' ? { arrangement: 'in-contract' as const, selectedCents: selectedTotal(statement) } : {}),
    },
  );
}
