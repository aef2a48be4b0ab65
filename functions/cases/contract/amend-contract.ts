import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { heldVersion, readFrozen } from '#functions/table/contract-version.ts';
import { selectionWrite } from '#functions/table/selection.ts';
import type { SelectionView } from '#shared/contract/case-contracts-views.ts';
import { caseFor } from '../access/case-access.ts';
import { changeContract, checkAct } from './change-contract.ts';
import { readContractFile } from './contract-file.ts';
import { selectionView } from './selection-view.ts';

/**
 * Lets the selection of a signed contract be changed for an amendment: it begins with what the version in force froze, and that stays in force until everyone has signed
 * the next. Of two people who start one, the second is told (409).
 */
export async function startAmendmentOf(context: OperationContext, id: string): Promise<SelectionView> {
  const { record, membership } = await caseFor(context, id);
  const file = await readContractFile(context, record);
  checkAct(file, file.row, membership, 'amend');
  const { number } = heldVersion(file)!;
  const frozen = (await readFrozen(context.table, id, [number])).get(number)!;
  const row = { ...file.row!, selection: frozen.selection, amends: number };
  await changeContract(
    context,
    { record, membership },
    {
      writes: [selectionWrite(id, row, callerName(context))],
      told: { kind: 'amendment-started' },
    },
  );
  return selectionView(context, { ...file, row: { ...row, version: row.version + 1 } }, membership);
}
