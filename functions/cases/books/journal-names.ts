import { readContactsAt } from '#functions/table/contact.ts';
import { readFrozenAt } from '#functions/table/contract-version.ts';
import type { HomeLedgerRow } from '#functions/table/ledger.ts';
import type { Table } from '#functions/table/table.ts';
import type { Account } from '#shared/model/ledger.ts';
import { fullNameOf } from '#shared/values/full-name.ts';

const RECEIVABLE = 'receivable:';
const TAX = 'tax:';

type Place = { caseId: string; account: string; version: number | undefined };

/** Returns the accounts of entries with a prefix, each once for a case. */
function placesOf(rows: readonly HomeLedgerRow[], prefix: string): Place[] {
  const places = rows.flatMap(({ caseId, entry: { postings, contractVersion } }) =>
    postings
      .filter(({ account }) => account.startsWith(prefix))
      .map(({ account }): Place => ({ caseId, account, version: contractVersion })),
  );
  return [...new Map(places.map((place) => [`${place.caseId} ${place.account}`, place])).values()];
}

/** Reads the names of people who owe or paid, by account: a hundred in a request. */
async function customersOf(table: Table, rows: readonly HomeLedgerRow[]): Promise<[string, string][]> {
  const places = placesOf(rows, RECEIVABLE).map(({ caseId, account }) => ({ caseId, id: account.slice(RECEIVABLE.length) }));
  const named = await readContactsAt(
    table,
    places.filter(({ id }) => id !== 'none'),
  );
  return named.map((contact) => [`${RECEIVABLE}${contact.id}`, fullNameOf(contact)]);
}

/** Reads the names of taxes, each from one contract that charges it: from the version that an entry is about, or the one before it, if the tax was removed. */
async function taxesOf(table: Table, rows: readonly HomeLedgerRow[]): Promise<[string, string][]> {
  const places = [...new Map(placesOf(rows, TAX).map((place) => [place.account, place])).values()];
  const versions = places.flatMap(({ caseId, version = 1 }) =>
    [version, version - 1].filter((number) => number > 0).map((number) => ({ caseId, number })),
  );
  const frozen = await readFrozenAt(table, versions);
  return frozen.flatMap(({ statement }) => statement.taxes.map(({ id, name }): [string, string] => [`${TAX}${id}`, name]));
}

/** Reads the names of the people and taxes in the accounts of entries. Ids of contacts and taxes are unique across cases. */
export async function journalNames(
  table: Table,
  rows: readonly HomeLedgerRow[],
): Promise<(account: Account) => string | undefined> {
  const names = new Map((await Promise.all([customersOf(table, rows), taxesOf(table, rows)])).flat());
  return (account) => names.get(account);
}
