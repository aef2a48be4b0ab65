import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { heldVersion, readContract, readFrozen } from '#functions/table/contract-version.ts';
import { stillAt } from '#functions/table/item.ts';
import { readSelection } from '#functions/table/selection.ts';
import type { Write } from '#functions/table/table.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import type { Selection } from '#shared/model/selection.ts';
import { openVersion } from './contract-file.ts';

/** Who buys and who pays, by their ids. */
type Named = { buyers: readonly string[]; payers: readonly string[] };

const namedIn = ({ purchasers, payers }: Statement): Named => ({
  buyers: purchasers.map(({ contactId }) => contactId),
  payers: payers.map(({ contactId }) => contactId),
});
const chosenIn = ({ purchasers, payers }: Selection): Named => ({
  buyers: purchasers,
  payers: payers.map(({ contactId }) => contactId),
});

type Part = 'both' | 'purchaser' | 'payer';

/** Returns what someone is in a contract; undefined if it doesn't name them. */
function partOf(contactId: string, { buyers, payers }: Named): Part | undefined {
  if (buyers.includes(contactId)) return payers.includes(contactId) ? 'both' : 'purchaser';
  return payers.includes(contactId) ? 'payer' : undefined;
}
const partIn: Readonly<Record<Part, string>> = {
  both: 'is a purchaser and a payer on',
  purchaser: 'is a purchaser on',
  payer: 'is a payer on',
};
const partInSigned: Readonly<Record<Part, string>> = {
  both: 'signed this case’s contract and pays for it',
  purchaser: 'signed this case’s contract',
  payer: 'pays for this case’s contract',
};

/**
 * Refuses to remove someone from a case whose contract they sign or pay for, and says where that is: nobody could take them out of it anymore, and what they owe stays.
 * A void contract doesn't keep anyone from being removed, nor does what was being agreed on in a canceled case. Returns what makes the removal fail if that changes at the same moment.
 */
export async function checkRemoval(
  { table }: Pick<OperationContext, 'table'>,
  { id, status }: Pick<CaseRecord, 'id' | 'status'>,
  { id: contactId, fullName }: { id: string; fullName: string },
): Promise<Write> {
  const [row, rows] = await Promise.all([readSelection(table, id), readContract(table, id)]);
  const [open, last] = [openVersion(rows), heldVersion(rows)];
  const held = last?.standing === 'signed' ? last : undefined;
  const frozen = await readFrozen(
    table,
    id,
    [open, held].flatMap((each) => each?.number ?? []),
  );
  const partOfVersion = (number: number | undefined) => {
    const statement = number === undefined ? undefined : frozen.get(number)?.statement;
    return statement && partOf(contactId, namedIn(statement));
  };
  const refuse = (words: string) => problem('conflict', { detail: `${fullName} ${words}` });
  const [signed, waiting] = [partOfVersion(held?.number), partOfVersion(open?.number)];
  if (signed) throw refuse(`${partInSigned[signed]}, so you can’t remove them.`);
  if (waiting) throw refuse(`${partIn[waiting]} the contract that’s waiting for signatures. Reopen it, and take them out first.`);
  const isEditable = !open && (last === undefined || (held && row?.amends != null)) && status !== 'cancelled';
  const drafted = row && isEditable ? partOf(contactId, chosenIn(row.selection)) : undefined;
  if (drafted)
    throw refuse(`${partIn[drafted]} the contract that’s being prepared. Take them out under “Purchasers and payers” first.`);
  return stillAt(caseKeys.selection(id), row?.version ?? 0);
}
