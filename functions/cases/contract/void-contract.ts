import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { screenChanged } from '#functions/table/conference.ts';
import { versionWrite } from '#functions/table/contract-version.ts';
import { readLedger } from '#functions/table/ledger.ts';
import { readSelection } from '#functions/table/selection.ts';
import { voidPostings } from '#shared/ledger/charge-postings.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { admit, caseFor } from '../access/case-access.ts';
import { tell } from '../changing/timeline-of.ts';
import { moneyNow } from '../money/money-of-case.ts';
import { type LedgerChange, postEntries, readSeenMoney, type SeenMoney } from '../money/post-entries.ts';
import { checkAct } from './change-contract.ts';
import { heldVersion, openVersion, readContractRows } from './contract-file.ts';
import type { ContractPapers } from './contract-papers.ts';
import { endedVersion } from './end-contract.ts';
import { entryOfVersion } from './post-version.ts';

type Voiding = { reason: string; papers: Pick<ContractPapers, 'withdraw'> };

/** Returns what voiding changes: the version in force is void, one that waits for signatures is taken back, and all charges are. */
async function voidChange(
  context: OperationContext,
  { record, stored }: SeenMoney,
  { reason, papers }: Voiding,
): Promise<LedgerChange> {
  const { membership } = await admit(context, record);
  const [rows, row] = await Promise.all([readContractRows(context, record), readSelection(context.table, record.id)]);
  checkAct(rows, row, membership, 'void');
  const [open, held] = [openVersion(rows), heldVersion(rows)!];
  const posted = await readLedger(context.table, record.id);
  const { preNeed } = moneyNow({ record, stored }, context.now);
  return {
    // What was paid in advance is then owed back: nothing is due any more.
    ...(preNeed ? { preNeed: { ...preNeed, dueCents: 0 } } : {}),
    entries: [
      {
        id: entryOfVersion(record.id, held.number, 'voided'),
        kind: 'charge-change',
        effectiveOn: dateInZone(context.now.toISOString(), membership.timeZone ?? 'UTC'),
        reason,
        contractVersion: held.number,
        postings: voidPostings(posted.map(({ entry }) => entry)),
      },
    ],
    terms: { dueOn: null, isEstimate: false },
    writes: [
      versionWrite(endedVersion(context, held, 'void', reason)),
      screenChanged(record.id),
      ...(open ? [versionWrite(endedVersion(context, open, 'reopened', reason))] : []),
      ...(open?.documentId ? await papers.withdraw(context, open.documentId, reason) : []),
      tell(context, record.id, { kind: 'contract-voided', reason }),
    ],
  };
}

/**
 * Voids the signed contract of a cancelled case, and takes back its charges in the same transaction. What was paid stays paid, and is owed back. Of two people who
 * do so, the second is told (409).
 */
export async function voidContractOf(
  context: OperationContext,
  id: string,
  reason: string,
  papers: Pick<ContractPapers, 'withdraw'>,
): Promise<void> {
  const { record } = await caseFor(context, id);
  const read = () => readSeenMoney(context, record);
  await postEntries(context, await read(), (seen) => voidChange(context, seen, { reason, papers }), read);
}
