import type { OpenBalance } from '#functions/table/ledger.ts';
import type { Table } from '#functions/table/table.ts';
import type { AgedCase } from '#shared/contract/ledger-reports-views.ts';
import { agedBalance } from '#shared/ledger/aging-rows.ts';
import { namedCases } from './named-cases.ts';

/** Returns open balances with their ages on a day and the names of their cases, in one request for each hundred. */
export async function agedCases(table: Table, balances: readonly OpenBalance[], asOf: string): Promise<AgedCase[]> {
  const nameOf = await namedCases(
    table,
    balances.map(({ caseId }) => caseId),
  );
  return balances.map(({ caseId, money }) => ({ ...nameOf(caseId), ...agedBalance(money, asOf) }));
}
