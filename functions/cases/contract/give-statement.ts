import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { versionWrite } from '#functions/table/contract-version.ts';
import { readSelection } from '#functions/table/selection.ts';
import { caseFor } from '../access/case-access.ts';
import { withNewest } from '../changing/with-newest.ts';
import { changeContract, checkAct } from './change-contract.ts';
import { openVersion, readContractRows } from './contract-file.ts';

/**
 * Records that the family was given a version to keep. Saying so again changes nothing. It has to be before the first signature, which is refused until then
 * (docs/decisions.md, Contract and payments).
 */
export const recordGiven = (context: OperationContext, id: string, number: number): Promise<void> =>
  withNewest(async () => {
    const { record, membership } = await caseFor(context, id);
    const [rows, row] = await Promise.all([readContractRows(context, record), readSelection(context.table, id)]);
    const version = rows.versions.find((each) => each.number === number);
    if (!version) throw problem('not_found');
    if (version.givenOn !== null) return;
    if (openVersion(rows)?.number !== number)
      throw problem('conflict', { detail: 'This version isn’t waiting for signatures any more. Reload the page.' });
    checkAct(rows, row, membership, 'give');
    await changeContract(
      context,
      { record, membership },
      {
        writes: [versionWrite({ ...version, givenOn: context.now.toISOString() })],
        told: { kind: 'statement-given', subject: `version ${number} of the statement` },
      },
    );
  });
