import type { ChainEntry, ChainEntryDraft } from '#shared/chain/chain-entry.ts';
import { type ChainHead, type ChainId, type ChainLink, firstHead } from '#shared/chain/chain-head.ts';
import type { LedgerEntry, Money } from '#shared/model/ledger.ts';
import { appendToChain, chainKeys, linksIn, readChainBackward } from './chain.ts';
import { everyItem } from './every-item.ts';
import { toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

export const ledgerChain = (caseId: string): ChainId => ({ kind: 'ledger', subject: caseId });

/** Every partition of a ledger, as a role's condition on keys says it. */
export const everyLedger = 'LEDGER#*';

const partition = (caseId: string) => `LEDGER#${caseId}`;

export const ledgerKeys = {
  /** The sums of a case, and the end of its ledger. */
  money: (caseId: string): Key => chainKeys.head(ledgerChain(caseId)),
  /** Where an entry is in the ledger, by its id: no id is entered twice. */
  entryId: (caseId: string, entryId: string): Key => ({ pk: partition(caseId), sk: `ID#${entryId}` }),
};

/** What is known of a case's money: its sums, whether the price is still an estimate, and the end of its ledger. `version` counts every change; 0 without a row. */
export type StoredMoney = { money: Money | undefined; isEstimate: boolean; head: ChainHead; version: number };

const moneyRow = (items: readonly Item[]) => items.find(({ entityType }) => entityType === 'money');

/** What sums from before there were pre-need contracts don't say. */
const noPreNeed: Pick<Money, 'preNeedCents' | 'trustCents' | 'preNeed'> = { preNeedCents: 0, trustCents: 0, preNeed: null };
const moneyOfRow = ({ money }: Item): Money => ({ ...noPreNeed, ...(money as Money) });

/** Returns the sums of a case among rows that were read together. */
export function moneyIn(items: readonly Item[]): Money | undefined {
  const row = moneyRow(items);
  return row && moneyOfRow(row);
}

/** Returns all that is known of a case's money among rows that were read together. */
export async function storedMoneyIn(items: readonly Item[], caseId: string): Promise<StoredMoney> {
  const row = moneyRow(items);
  if (!row) return { money: undefined, isEstimate: true, head: await firstHead(ledgerChain(caseId)), version: 0 };
  const head = { sequence: row.sequence as number, hash: row.hash as string };
  return { money: moneyOfRow(row), isEstimate: row.isEstimate as boolean, head, version: row.version as number };
}

/** Returns the attributes that list a case among those of its home that owe something, or are owed something, by their due date. */
const balanceMarks = (caseId: string, locationId: string, { balanceCents, dueOn }: Money) =>
  balanceCents === 0
    ? { gsi1pk: undefined, gsi1sk: undefined }
    : { gsi1pk: `BALANCES#${locationId}`, gsi1sk: `${dueOn ?? 'none'}#${caseId}` };

type MoneyChange = {
  caseId: string;
  locationId: string;
  seen: StoredMoney;
  /** The entries, and the drafts that put them into the chain, in the same order. */
  entries: readonly LedgerEntry[];
  drafts: readonly ChainEntryDraft[];
  money: Money;
  isEstimate: boolean;
};

/**
 * Returns what enters entries and moves the sums. `ids` claim the entries' ids, and fail if one is entered already; `chain` fails if someone else was first. Nothing
 * else writes either.
 */
export async function ledgerWrites(change: MoneyChange): Promise<{ ids: Write[]; chain: Write[]; head: ChainHead }> {
  const { caseId, locationId, seen, entries, drafts, money, isEstimate } = change;
  const beside = { money, isEstimate, ...balanceMarks(caseId, locationId, money) };
  const { writes, head } = await appendToChain(ledgerChain(caseId), seen.head, drafts, beside, seen.version);
  const ids = entries.map(({ id }, at): Write => {
    const place = toItem('ledger-entry-id', ledgerKeys.entryId(caseId, id), { sequence: seen.head.sequence + at + 1 });
    return { put: place, unless: 'exists' };
  });
  return { ids, chain: writes, head };
}

/** Returns the number of an entry in the ledger, among rows that were read together. */
export function entryNumberIn(items: readonly Item[], caseId: string, entryId: string): number | undefined {
  const { pk, sk } = ledgerKeys.entryId(caseId, entryId);
  return items.find((item) => item.pk === pk && item.sk === sk)?.sequence as number | undefined;
}

const entryOf = ({ text }: ChainLink): ChainEntry => JSON.parse(text) as ChainEntry;

/** Reads an entry of a ledger by its id: two reads. */
export async function readLedgerEntry(table: Table, caseId: string, entryId: string): Promise<LedgerEntry | undefined> {
  const place = await table.get(ledgerKeys.entryId(caseId, entryId), { consistent: true });
  if (!place) return undefined;
  const row = await table.get(chainKeys.entry(ledgerChain(caseId), place.sequence as number), { consistent: true });
  return row && (entryOf(row as unknown as ChainLink).data as unknown as LedgerEntry);
}

/** How many entries a page has. */
const ENTRIES_OF_PAGE = 100;

export type LedgerRow = { link: ChainLink; recorded: ChainEntry; entry: LedgerEntry };

const rowOf = (link: ChainLink): LedgerRow => {
  const recorded = entryOf(link);
  return { link, recorded, entry: recorded.data as unknown as LedgerEntry };
};

/** Reads the newest entries of a ledger, or those before one: one query. */
export async function readLedgerBackward(table: Table, caseId: string, before: number | undefined) {
  const { links, next } = await readChainBackward(table, ledgerChain(caseId), { before, limit: ENTRIES_OF_PAGE });
  return { rows: links.map(rowOf), next };
}

/** Reads all entries of a ledger from the first on. */
export async function readLedger(table: Table, caseId: string): Promise<LedgerRow[]> {
  return linksIn(await everyItem(table, partition(caseId), { startsWith: 'ENTRY#', consistent: true })).map(rowOf);
}
