import { accountName } from '#shared/ledger/account-names.ts';
import type { Account, LedgerEntry } from '#shared/model/ledger.ts';

const RECEIVABLE = 'receivable:';

/** Says what an account is called. What a payer owes is under their name. */
export function accountWords(account: Account, nameOf: (contactId: string) => string): string {
  const name = accountName(account);
  if (name !== undefined) return name;
  const payer = account.slice(RECEIVABLE.length);
  return payer === 'none' ? 'Owed, nobody named' : `Owed by ${nameOf(payer)}`;
}

type Numbered = { number: number; entry: Pick<LedgerEntry, 'id' | 'kind' | 'reverses'> };

/** Returns, by the id of an entry, the number of the entry that takes it back. The newest come first, so that one is loaded before what it takes back. */
export const reversalsOf = (entries: readonly Numbered[]): ReadonlyMap<string, number> =>
  new Map(entries.flatMap(({ number, entry: { reverses } }): [string, number][] => (reverses ? [[reverses, number]] : [])));

const byHand: readonly LedgerEntry['kind'][] = ['write-off', 'adjustment', 'fee', 'finance-charge'];

/** Returns whether an entry can be taken back in the ledger itself. A payment and a refund are on the list, and charges follow the contract. */
export const isReversible = ({ entry: { id, kind } }: Numbered, reversals: ReadonlyMap<string, number>): boolean =>
  byHand.includes(kind) && !reversals.has(id);
