import { ledgerFault } from '#functions/cases/money/check-ledger.ts';
import { jobContext } from '#functions/runtime/job-context.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { eachUncheckedLedger, markLedgerChecked, type UncheckedLedger } from '#functions/table/ledger.ts';
import type { Table } from '#functions/table/table.ts';

const AT_ONCE = 100;
/** How long a run goes on, in milliseconds. What is left is still listed, and the next run begins with it. */
const LONGEST_MS = 12 * 60_000;

/** Checks one ledger, and takes it off the list if nothing is wrong. Returns whether something is. */
async function check(table: Table, { caseId, locationId, stored }: UncheckedLedger): Promise<boolean> {
  const named = `check-ledgers ${caseId}`;
  const fault = await ledgerFault(table, caseId, stored).catch((error: unknown) => {
    log('error', 'check-ledgers', { call: named, locationId, error: errorFields(error) });
    return 'It could not be read.';
  });
  if (fault === null) {
    await markLedgerChecked(table, caseId, stored);
    return false;
  }
  log('error', `A ledger is wrong. ${fault}`, { call: named, locationId });
  return true;
}

/**
 * Checks each ledger that has changed since it was checked last. The index lists only those, so a night without a change costs one query, and each ledger two
 * requests and a page of 1 MB for about a thousand entries. One that isn't right stays listed, so that the alarm comes back every night until somebody has looked.
 */
export const handler = async (): Promise<{ checked: number; wrong: number }> => {
  const { table } = jobContext(new Date());
  const until = performance.now() + LONGEST_MS;
  let [checked, wrong] = [0, 0];
  for await (const page of eachUncheckedLedger(table, AT_ONCE)) {
    for (const ledger of page) {
      if (await check(table, ledger)) wrong += 1;
      checked += 1;
    }
    if (performance.now() > until) break;
  }
  log(wrong > 0 ? 'error' : 'info', 'Ledgers were checked.', { count: checked, tableRequests: table.requests });
  if (wrong > 0) throw new Error(`${wrong} ledgers are not right. The log names their cases.`);
  return { checked, wrong };
};
