import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { screenChanged } from '#functions/table/conference.ts';
import { heldVersion, versionWrite } from '#functions/table/contract-version.ts';
import { readLedger } from '#functions/table/ledger.ts';
import { readSelection } from '#functions/table/selection.ts';
import { voidPostings } from '#shared/ledger/charge-postings.ts';
import { payersOf } from '#shared/ledger/owed-shares.ts';
import { standingByHand } from '#shared/ledger/postings.ts';
import type { LedgerEntry } from '#shared/model/ledger.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { admit, caseFor } from '../access/case-access.ts';
import { tell } from '../changing/timeline-of.ts';
import { moneyNow } from '../money/money-of-case.ts';
import { type LedgerChange, type NewEntry, postEntries, readSeenMoney, type SeenMoney } from '../money/post-entries.ts';
import { reversalOf } from '../money/take-back.ts';
import { checkAct } from './change-contract.ts';
import { openVersion, readContractRows } from './contract-file.ts';
import type { ContractPapers } from './contract-papers.ts';
import { endedVersion } from './end-contract.ts';
import { entryOfVersion } from './post-version.ts';

type Voiding = { reason: string; papers: Pick<ContractPapers, 'withdraw'> };

/** The most entries that are taken back with a contract: a transaction has 100 writes, each of these has two, and the rest has fewer than 40. */
const MOST_TAKEN_BACK = 30;

/** Returns what takes back everything that was charged or forgiven beside what the contract lists. Otherwise the home would owe back what nobody paid. */
function takenBack(posted: readonly LedgerEntry[], { today, reason }: { today: string; reason: string }): NewEntry[] {
  const standing = standingByHand(posted);
  if (standing.length > MOST_TAKEN_BACK)
    throw problem('conflict', {
      detail: `Voiding takes back at most ${MOST_TAKEN_BACK} write-offs, adjustments, fees, and finance charges, and this case has ${standing.length}. Take back some of them first.`,
    });
  return standing.map(({ id, postings }) => reversalOf({ id, today, reason, postings }));
}

/** Returns what voiding changes: the version in force is void, one that waits for signatures is taken back, and so is all that was charged or forgiven. */
async function voidChange(
  context: OperationContext,
  { record, stored }: SeenMoney,
  { reason, papers }: Voiding,
): Promise<LedgerChange> {
  const { membership } = await admit(context, record);
  const [rows, row] = await Promise.all([readContractRows(context, record), readSelection(context.table, record.id)]);
  checkAct(rows, row, membership, 'void');
  const [open, held] = [openVersion(rows), heldVersion(rows)!];
  const posted = (await readLedger(context.table, record.id)).map(({ entry }) => entry);
  const { preNeed, shares, namedPayers } = moneyNow({ record, stored }, context.now);
  const today = dateInZone(context.now.toISOString(), membership.timeZone ?? 'UTC');
  return {
    // What was paid in advance is then owed back: nothing is due any more.
    ...(preNeed ? { preNeed: { ...preNeed, dueCents: 0 } } : {}),
    entries: [
      {
        id: entryOfVersion(record.id, held.number, 'voided'),
        kind: 'charge-change',
        effectiveOn: today,
        reason,
        contractVersion: held.number,
        postings: voidPostings(posted),
      },
      ...takenBack(posted, { today, reason }),
    ],
    // A fee for canceling is still one of its payers', who have no share any more.
    terms: { dueOn: null, isEstimate: false, ...(shares ? { namedPayers: payersOf({ shares, namedPayers }) } : {}) },
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
 * Voids the signed contract of a cancelled case, and takes back its charges, write-offs, adjustments, and fees in the same transaction. What was paid stays paid,
 * and is owed back, and nothing else is. Of two people who do so, the second is told (409).
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
