import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { heldVersion, readFrozen, type VersionRow, versionWrite } from '#functions/table/contract-version.ts';
import { readSelection, type SelectionRow, selectionWrite } from '#functions/table/selection.ts';
import type { Write } from '#functions/table/table.ts';
import { caseFor } from '../access/case-access.ts';
import { withNewest } from '../changing/with-newest.ts';
import { changeContract, checkAct, planStatusWrites } from './change-contract.ts';
import { openVersion, readContractRows } from './contract-file.ts';
import type { ContractPapers } from './contract-papers.ts';

/** Returns a version that nobody signs any more. */
export const endedVersion = (
  { now }: Pick<OperationContext, 'now'>,
  version: VersionRow,
  standing: 'reopened' | 'void',
  endReason: string,
): VersionRow => ({ ...version, standing, endedOn: now.toISOString(), endReason });

/** Returns what makes the selection what the signed version froze again, once its amendment has ended. */
async function restoredWrites(context: OperationContext, caseId: string, row: SelectionRow, amended: number): Promise<Write[]> {
  const frozen = (await readFrozen(context.table, caseId, [amended])).get(amended);
  return frozen ? [selectionWrite(caseId, { ...row, selection: frozen.selection, amends: null }, callerName(context))] : [];
}

/**
 * Takes back a version that not everyone has signed: its document is void with all signatures, and the selection can be changed again. Of two people who do
 * so, or of one who signs at that moment, one is told (409). An amendment that wasn't opened ends with it, and the selection is what was signed again.
 */
export const reopenVersion = (
  context: OperationContext,
  id: string,
  reason: string,
  papers: Pick<ContractPapers, 'withdraw'>,
): Promise<void> =>
  withNewest(async () => {
    const { record, membership } = await caseFor(context, id);
    const [rows, row] = await Promise.all([readContractRows(context, record), readSelection(context.table, id)]);
    checkAct(rows, row, membership, 'reopen');
    const [open, held] = [openVersion(rows), heldVersion(rows)];
    const told = { kind: 'contract-reopened', reason } as const;
    if (!open) {
      const writes = row && held ? await restoredWrites(context, id, row, held.number) : [];
      await changeContract(context, { record, membership }, { writes, told });
      return;
    }
    const isFirst = !held;
    await changeContract(
      context,
      { record, membership },
      {
        writes: [
          versionWrite(endedVersion(context, open, 'reopened', reason)),
          ...(open.documentId ? await papers.withdraw(context, open.documentId, reason) : []),
          ...(isFirst ? await planStatusWrites(context, record, 'editable') : []),
        ],
        told,
        ...(isFirst ? { arrangement: 'in-progress' as const } : {}),
      },
    );
  });
