/** Contracts in ledger histories: enters what the last signature of a version charges, as its reaction does. */
import { randomUUID } from 'node:crypto';
import { signingChange } from '#functions/cases/contract/post-version.ts';
import { postEntries, readSeenMoney } from '#functions/cases/money/post-entries.ts';
import { jobContext } from '#functions/runtime/job-context.ts';
import { newVersionWrites, type VersionRow } from '#functions/table/contract-version.ts';
import type { Table } from '#functions/table/table.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import { emptySelection } from '#shared/model/selection.ts';
import { today } from '#test/journeys/parts/whole-ledger.ts';
import type { Make } from './link-steps.ts';

/** The last version, and how many there are. */
type Signed = { statement: Statement | null; versions: number };

/** Writes the next version of a contract, and returns the reaction to its last signature. If a process is killed, the event comes again until it's done. */
export async function signing(table: Table, caseId: string, signed: Signed, statement: Statement): Promise<Make> {
  const documentId = randomUUID();
  const on = new Date().toISOString();
  const number = signed.versions + 1;
  const row: VersionRow = {
    ...{ caseId, number, kind: number === 1 ? 'contract' : 'amendment', standing: 'open', hash: 'a'.repeat(64) },
    ...{ openedOn: on, openedBy: randomUUID(), openedByName: 'Ruth Keller', documentId, givenOn: on, given: null },
    ...{ signedOn: null, endedOn: null, endReason: '', list: null, totalCents: statement.totals.totalCents, version: 0 },
  };
  await table.transact(newVersionWrites(row, { statement, selection: emptySelection }));
  Object.assign(signed, { statement, versions: number });
  return async (mortal) => {
    process.env.TABLE_NAME ??= 'custody';
    const context = { ...jobContext(new Date()), table: mortal };
    const read = () => readSeenMoney(context, { id: caseId });
    await postEntries(context, await read(), (seen) => signingChange(context, seen, { documentId, signedOn: today() }), read);
  };
}
