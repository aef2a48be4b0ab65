import type { ChainEntry, ChainEntryDraft } from '#shared/chain/chain-entry.ts';
import { type ChainHead, type ChainId, type ChainLink, firstHead } from '#shared/chain/chain-head.ts';
import type { LedgerEntry, Money } from '#shared/model/ledger.ts';
import { appendToChain, chainKeys, linksIn, readChainBackward } from './chain.ts';
import { eachPage, everyItem } from './every-item.ts';
import { toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';
import { wasWritten } from './write-failures.ts';

export const ledgerChain = (caseId: string): ChainId => ({ kind: 'ledger', subject: caseId });

/** Every partition of a ledger, as a role's condition on keys says it. */
export const everyLedger = 'LEDGER#*';

/** In gsi2: the sums of cases whose ledger has changed since it was checked last, by their home. */
const UNCHECKED_LEDGERS = 'LEDGER-UNCHECKED';

const partition = (caseId: string) => `LEDGER#${caseId}`;

export const ledgerKeys = {
  /** The sums of a case, and the end of its ledger. */
  money: (caseId: string): Key => chainKeys.head(ledgerChain(caseId)),
  /** Where an entry is in the ledger, by its id: no id is entered twice. */
  entryId: (caseId: string, entryId: string): Key => ({ pk: partition(caseId), sk: `ID#${entryId}` }),
};

/**
 * What is known of a case's money: its sums, whether the price is still an estimate, what a returned check costs by the signed contract, and the end of its ledger.
 * `mayCountOpenLinks` says that what is pending may count payment links that nobody has used, as older sums do. `version` counts every change; 0 without a row.
 */
export type StoredMoney = {
  money: Money | undefined;
  mayCountOpenLinks: boolean;
  isEstimate: boolean;
  returnedCheckFeeCents: number | null;
  head: ChainHead;
  version: number;
};

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
  if (!row) {
    const head = await firstHead(ledgerChain(caseId));
    return { money: undefined, mayCountOpenLinks: false, isEstimate: true, returnedCheckFeeCents: null, head, version: 0 };
  }
  const head = { sequence: row.sequence as number, hash: row.hash as string };
  const money = moneyOfRow(row);
  return {
    money,
    mayCountOpenLinks: row.leavesOutOpenLinks !== true && money.pendingCents > 0,
    isEstimate: row.isEstimate as boolean,
    returnedCheckFeeCents: (row.returnedCheckFeeCents as number | null | undefined) ?? null,
    head,
    version: row.version as number,
  };
}

/** Returns the attributes that list a case among those of its home that owe something, or are owed something, by their due date. */
export const balanceMarks = (caseId: string, locationId: string, { balanceCents, dueOn }: Money) =>
  balanceCents === 0
    ? { gsi1pk: undefined, gsi1sk: undefined }
    : { gsi1pk: `BALANCES#${locationId}`, gsi1sk: `${dueOn ?? 'none'}#${caseId}` };

/** Returns what marks an id as entered, by the number of the entry. A request that enters several, with ids of their own, is marked by its first one. */
export const entryMark = (caseId: string, id: string, sequence: number): Write => ({
  put: toItem('ledger-entry-id', ledgerKeys.entryId(caseId, id), { sequence }),
  unless: 'exists',
});

type MoneyChange = {
  caseId: string;
  locationId: string;
  seen: StoredMoney;
  /** The entries, and the drafts that put them into the chain, in the same order. */
  entries: readonly LedgerEntry[];
  drafts: readonly ChainEntryDraft[];
  money: Money;
  isEstimate: boolean;
  returnedCheckFeeCents?: number | null;
};

/**
 * Returns what enters entries and moves the sums. `ids` claim the entries' ids, and fail if one is entered already; `chain` fails if someone else was first. Nothing
 * else writes either.
 */
export async function ledgerWrites(change: MoneyChange): Promise<{ ids: Write[]; chain: Write[]; head: ChainHead }> {
  const { caseId, locationId, seen, entries, drafts, money, isEstimate, returnedCheckFeeCents = null } = change;
  const unchecked = entries.length > 0 ? { gsi2pk: UNCHECKED_LEDGERS, gsi2sk: `${locationId}#${caseId}` } : {};
  const marks = { ...balanceMarks(caseId, locationId, money), ...unchecked };
  const beside = { money, leavesOutOpenLinks: true, isEstimate, returnedCheckFeeCents, ...marks };
  const { writes, head } = await appendToChain(ledgerChain(caseId), seen.head, drafts, beside, seen.version);
  const ids = entries.map(({ id }, at) => entryMark(caseId, id, seen.head.sequence + at + 1));
  return { ids, chain: writes, head };
}

/** Returns the number of an entry in the ledger, among rows that were read together. */
export function entryNumberIn(items: readonly Item[], caseId: string, entryId: string): number | undefined {
  const { pk, sk } = ledgerKeys.entryId(caseId, entryId);
  return items.find((item) => item.pk === pk && item.sk === sk)?.sequence as number | undefined;
}

const entryOf = ({ text }: ChainLink): ChainEntry => JSON.parse(text) as ChainEntry;

/** Reads an entry of a ledger by its number: one read. */
async function readNumberedEntry(table: Table, caseId: string, number: number): Promise<LedgerEntry | undefined> {
  const row = await table.get(chainKeys.entry(ledgerChain(caseId), number), { consistent: true });
  return row && (entryOf(row as unknown as ChainLink).data as unknown as LedgerEntry);
}

/** Reads an entry of a ledger by its id: two reads. */
export async function readLedgerEntry(table: Table, caseId: string, entryId: string): Promise<LedgerEntry | undefined> {
  const place = await table.get(ledgerKeys.entryId(caseId, entryId), { consistent: true });
  return place && readNumberedEntry(table, caseId, place.sequence as number);
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

/** A case that owes something, or is owed something. */
export type OpenBalance = { caseId: string; money: Money; isEstimate: boolean };

const balances = (locationId: string) => `BALANCES#${locationId}`;

const balanceOf = ({ pk, money, isEstimate }: Item): OpenBalance => ({
  caseId: pk.slice('CASE#'.length),
  money: money as Money,
  isEstimate: isEstimate as boolean,
});

/** Returns the place of a balance among those of its home, as the next page continues after it. */
export const placeOfBalance = ({ caseId, money }: OpenBalance): string => `${money.dueOn ?? 'none'}#${caseId}`;

/** Returns the key in gsi1 after which a query continues: that of a balance's place. */
function balanceKey(locationId: string, place: string) {
  const caseId = place.slice(place.indexOf('#') + 1);
  return { ...ledgerKeys.money(caseId), gsi1pk: balances(locationId), gsi1sk: place };
}

/** Reads a page of a home's open balances, the earliest due first: one query. */
export async function readBalancePage(
  table: Table,
  locationId: string,
  { after, limit }: { after: string; limit: number },
): Promise<{ balances: OpenBalance[]; hasMore: boolean }> {
  const page = await table.query(balances(locationId), { index: 'gsi1', limit, cursor: balanceKey(locationId, after) });
  return { balances: page.items.map(balanceOf), hasMore: page.next !== null };
}

/** Yields a home's open balances, the earliest due first, as many at once as DynamoDB returns: 1 MB, about a thousand. */
export async function* eachOfBalances(table: Table, locationId: string): AsyncGenerator<OpenBalance[]> {
  for await (const items of eachPage(table, balances(locationId), { index: 'gsi1' })) yield items.map(balanceOf);
}

/** An entry of one of a home's ledgers, with the case that it's of. */
export type HomeLedgerRow = LedgerRow & { caseId: string };

const entriesOf = (locationId: string, day: string) => `LEDGER#${locationId}#${day}`;
const homeRowOf = (item: Item): HomeLedgerRow => ({
  ...rowOf(item as unknown as ChainLink),
  caseId: item.pk.slice('LEDGER#'.length),
});

/** Reads a page of the entries of a home's ledgers that took effect on a day, in the order in which they were made: one query. */
export async function readDayPage(
  table: Table,
  locationId: string,
  day: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ rows: HomeLedgerRow[]; next: string | null }> {
  const [, caseId = '', sequence] = after?.split('#') ?? [];
  const key = { ...chainKeys.entry(ledgerChain(caseId), Number(sequence)), gsi1pk: entriesOf(locationId, day), gsi1sk: after };
  const page = await table.query(entriesOf(locationId, day), { index: 'gsi1', limit, ...(after ? { cursor: key } : {}) });
  const last = page.items.at(-1);
  return { rows: page.items.map(homeRowOf), next: page.next && last ? (last.gsi1sk as string) : null };
}

/** Reads all entries of a home's ledgers that took effect on a day. */
export const readDayEntries = async (table: Table, locationId: string, day: string): Promise<HomeLedgerRow[]> =>
  (await everyItem(table, entriesOf(locationId, day), { index: 'gsi1' })).map(homeRowOf);

/** A ledger that has changed since it was checked last, with its sums and its end as they are now. */
export type UncheckedLedger = { caseId: string; locationId: string; stored: StoredMoney };

/** Yields pages of the ledgers that have changed since they were checked last, each with its sums, read consistently. */
export async function* eachUncheckedLedger(table: Table, atOnce: number): AsyncGenerator<UncheckedLedger[]> {
  for await (const listed of eachPage(table, UNCHECKED_LEDGERS, { index: 'gsi2', limit: atOnce })) {
    const places = listed.map(({ gsi2sk }) => String(gsi2sk).split('#') as [locationId: string, caseId: string]);
    const rows = await table.getMany(
      places.map(([, caseId]) => ledgerKeys.money(caseId)),
      { consistent: true },
    );
    const byKey = new Map(rows.map((row) => [row.pk, row]));
    yield Promise.all(
      places.map(async ([locationId, caseId]) => {
        const row = byKey.get(ledgerKeys.money(caseId).pk);
        return { caseId, locationId, stored: await storedMoneyIn(row ? [row] : [], caseId) };
      }),
    );
  }
}

/** Takes a ledger from the list of those to check, unless it has changed since. Returns whether it did. */
export function markLedgerChecked(table: Table, caseId: string, { head, version }: StoredMoney): Promise<boolean> {
  const names = { '#hash': 'hash', '#version': 'version' };
  const condition = {
    expression: '#hash = :hash AND #version = :version',
    names,
    values: { ':hash': head.hash, ':version': version },
  };
  return wasWritten(table.update(ledgerKeys.money(caseId), { gsi2pk: undefined, gsi2sk: undefined }, condition));
}
