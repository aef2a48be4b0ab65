import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import { type ChainHead, type ChainLink, firstHead } from '#shared/chain/chain-head.ts';
import {
  type CustodyWords,
  changesIn,
  custodyChain,
  importedChanges,
  isMove,
  PAGE_CLOSED,
  type PageEntry,
  type Recorded,
  recordedChange,
  recordedPage,
} from '#shared/custody/custody-record.ts';
import type { ToldFamily } from '#shared/custody/family-told.ts';
import type { CustodyState, Side } from '#shared/custody/handoffs/custodian.ts';
import { sentSha256 } from '#shared/custody/trips/trip-entry.ts';
import type { CustodyEntry } from '#shared/model/custody-entry.ts';
import type { Instant } from '#shared/values/dates.ts';
import { caseKeys } from './case-keys.ts';
import { appendToChain, chainKeys, linksIn, readChainBackward } from './chain.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Table, Write } from './table.ts';
import { wasWritten } from './write-failures.ts';

/** Rows from before custody was a chain. They are brought into it with the next change, and stay. */
const earlierIn = (items: readonly Item[]): CustodyEntry[] =>
  items.filter(({ entityType }) => entityType === 'custody-entry').map(fromItem<CustodyEntry>);

/** Returns the row that a change of care had before custody was a chain. */
export const earlierCustodyItem = (entry: CustodyEntry): Item =>
  toItem('custody-entry', caseKeys.earlierCustody(entry.caseId, entry.recordedOn, entry.id), entry);

/** The words of an entry are one row, found by the first change that the entry reports. If a phone made the entry’s id, it also has the hash of what was sent. */
async function wordsWrite(caseId: string, { words, sent }: Pick<Recorded, 'words' | 'sent'>): Promise<Write> {
  const [{ id, salt }] = words as [CustodyWords];
  const known = sent && { kind: sent.kind, sha256: await sentSha256(sent.text, salt), said: sent.said.slice(0, 2000) };
  const row = { words, ...(known ? { sent: known } : {}) };
  return { put: toItem('custody-words', caseKeys.custodyWords(caseId, id), row), unless: 'exists' };
}

/** Returns who has the person, which hand-off is open, what of the inventory is with somebody else, and how far a reduction is, as the head of the record says it, among rows that were read together. */
export function custodyStateIn(items: readonly Item[]): CustodyState {
  const row = items.find(({ entityType }) => entityType === 'chain-head');
  const state = (row ?? {}) as CustodyState;
  const { custodian, openHandoff, reduction, isFacilityKnown, familyUntold, along, carried, takenBack } = state;
  return { custodian, openHandoff, reduction, isFacilityKnown, familyUntold, along, carried, takenBack };
}

/** Reads who has each of several people by the heads of their records: a hundred in a request. */
export async function readCustodyStates(table: Table, caseIds: readonly string[]): Promise<ReadonlyMap<string, CustodyState>> {
  const keys = caseIds.map((id) => chainKeys.head(custodyChain(id)));
  const items = keys.length > 0 ? await table.getMany(keys) : [];
  return new Map(caseIds.map((id, at) => [id, custodyStateIn(items.filter(({ pk }) => pk === keys[at]?.pk))]));
}

/** How many entries are read together in search of the last of a kind. */
const ENTRIES_AT_ONCE = 25;

/** Reads the last entry of a kind up to this head, such as the last that reports a change of care. Other entries may follow it. */
async function readLast(
  table: Table,
  caseId: string,
  { sequence }: ChainHead,
  isOne: (entry: ChainEntry) => boolean,
): Promise<ChainEntry | undefined> {
  const chain = custodyChain(caseId);
  const { pk, sk: atLeast } = chainKeys.entry(chain, 1);
  for (let to = sequence; to > 0; to -= ENTRIES_AT_ONCE) {
    const before = `${chainKeys.entry(chain, to).sk}~`;
    const { items } = await table.query(pk, { atLeast, before, descending: true, limit: ENTRIES_AT_ONCE, consistent: true });
    const entries = linksIn(items).map(({ text }) => JSON.parse(text) as ChainEntry);
    const last = entries.find(isOne);
    if (last) return last;
  }
  return undefined;
}

/** Reads when the last change of a decedent's care happened, if there is one. */
export const readLastMoved = async (table: Table, caseId: string, head: ChainHead): Promise<Instant | undefined> =>
  (await readLast(table, caseId, head, isMove))?.occurredOn;

/** Reads the number of the entry that reports that a page was closed last, which opening it again after the release supersedes. */
export const readLastClosing = async (table: Table, caseId: string, head: ChainHead, page: string): Promise<number | undefined> =>
  (await readLast(table, caseId, head, ({ type, data }) => type === PAGE_CLOSED && data.page === page))?.sequence;

/** Reads the number of the last entry of a type, which a correction names. */
export const readLastOfType = async (table: Table, caseId: string, head: ChainHead, type: string): Promise<number | undefined> =>
  (await readLast(table, caseId, head, (entry) => entry.type === type))?.sequence;

type Recording = { table: Table; now: Date; randomBytes(): Uint8Array };
const saltFrom = ({ randomBytes }: Pick<Recording, 'randomBytes'>): string => Buffer.from(randomBytes()).toString('hex');

/** `state`: what the entries change of who has the person and of the open hand-off. */
type OfCustody = { caseId: string; locationId: string; seen: ChainHead | undefined; state?: CustodyState };

/** Returns what records a change of care, for the transaction of the change, as `recordWrites` does. */
export const custodyWrites = (
  recording: Recording,
  {
    entry,
    states,
    told,
    takenFrom,
    ...of
  }: Omit<OfCustody, 'caseId'> & {
    entry: CustodyEntry;
    states?: Readonly<Record<string, string>> | undefined;
    told?: ToldFamily | undefined;
    /** The trade company that a correction takes the person from. */
    takenFrom?: Side | undefined;
  },
): Promise<Write[]> =>
  recordWrites(recording, { ...of, caseId: entry.caseId }, async (imported) => {
    const isCorrection = entry.correctionReason !== undefined;
    const corrected = isCorrection && of.seen ? await readLast(recording.table, entry.caseId, of.seen, isMove) : undefined;
    const salt = saltFrom(recording);
    const last = of.seen ? corrected?.sequence : imported;
    return [
      await recordedChange(entry, { locationId: of.locationId, salt, last, told, takenFrom, ...(states ? { states } : {}) }),
    ];
  });

/** Returns what records that a page of custody was closed or opened again, for the transaction of the change, as `recordWrites` does. */
export const pageWrites = (recording: Recording, { entry, ...of }: OfCustody & { entry: PageEntry }): Promise<Write[]> =>
  recordWrites(recording, of, async () => [await recordedPage(entry, { locationId: of.locationId, salt: saltFrom(recording) })]);

/** Reads everything of a record: its entries, the words beside them, and rows from before it was a chain. */
const custodyItems = (table: Table, caseId: string): Promise<Item[]> =>
  everyItem(table, caseKeys.case(caseId).pk, { atLeast: 'CUSTODY#', before: 'CUSTODY~', consistent: true });

/** Returns what appends entries to a record after a head, and the words beside them. Nothing else writes either. */
export async function appendedWrites(
  caseId: string,
  head: ChainHead,
  recorded: readonly Recorded[],
  state?: CustodyState,
): Promise<Write[]> {
  const drafts = recorded.map(({ draft }) => draft);
  const { writes } = await appendToChain(custodyChain(caseId), head, drafts, state);
  return [...(await Promise.all(recorded.map((each) => wordsWrite(caseId, each)))), ...writes];
}

const wordsIn = (items: readonly Item[]): CustodyWords[] =>
  items.filter(({ entityType }) => entityType === 'custody-words').flatMap((row) => row.words as CustodyWords[]);

/**
 * Returns what appends to a custody record, for the transaction of what is recorded: the entries and the words beside them, before them whatever was written down
 * before custody was a chain, and the head, which has to be the one that was seen.
 */
export async function recordWrites(
  { table, now, randomBytes }: Recording,
  { caseId, locationId, seen, state }: OfCustody,
  recordedAfter: (imported: number) => Promise<Recorded[]>,
): Promise<Write[]> {
  const saltOf = () => saltFrom({ randomBytes });
  const earlier = seen ? [] : earlierIn(await custodyItems(table, caseId));
  const imported = earlier.length > 0 ? await importedChanges(earlier, { locationId, saltOf, now }) : [];
  const all = [...imported, ...(await recordedAfter(imported.length))];
  return appendedWrites(caseId, seen ?? (await firstHead(custodyChain(caseId))), all, state);
}

/** Reads the changes of a decedent's care from the first to the last, consistently. */
export async function readCustody(table: Table, caseId: string): Promise<CustodyEntry[]> {
  const items = await custodyItems(table, caseId);
  const links = linksIn(items);
  if (links.length === 0) return earlierIn(items);
  const words = new Map(wordsIn(items).map((each) => [each.id, each]));
  return links.flatMap(({ text }) => changesIn(JSON.parse(text) as ChainEntry, (id) => words.get(id)));
}

/** Reads a record as it is kept: its entries in order, and the words beside them that weren't removed. */
export async function readCustodyRecord(table: Table, caseId: string): Promise<{ links: ChainLink[]; words: CustodyWords[] }> {
  const items = await custodyItems(table, caseId);
  return { links: linksIn(items), words: wordsIn(items) };
}

/** Returns by which id the row of words beside an entry is found: the first change that it reports, or its own. */
function wordsRowOf(named: unknown): string | undefined {
  const [first] = Array.isArray(named) ? (named as { id?: unknown }[]) : [];
  return typeof first?.id === 'string' ? first.id : undefined;
}

/** How many entries a timeline shows at once. */
const ENTRIES_OF_TIMELINE = 25;

/**
 * Reads the newest entries of a record, or those before one, and the words beside them: two requests. `entryBefore` is the one that the oldest of them follows; `next` is the entry to
 * read before, null at the start.
 */
export async function readCustodyBackward(table: Table, caseId: string, before?: number) {
  const { links } = await readChainBackward(table, custodyChain(caseId), { before, limit: ENTRIES_OF_TIMELINE + 1 });
  const read = links.map(({ text }) => JSON.parse(text) as ChainEntry);
  const [entries, [entryBefore]] = [read.slice(0, ENTRIES_OF_TIMELINE), read.slice(ENTRIES_OF_TIMELINE)];
  const next = entryBefore ? entryBefore.sequence + 1 : null;
  const rows = entries.flatMap(({ data: { changes, id } }) => wordsRowOf(changes) ?? wordsRowOf([{ id }]) ?? []);
  const items = rows.length > 0 ? await table.getMany(rows.map((id) => caseKeys.custodyWords(caseId, id))) : [];
  return { entries, entryBefore, words: new Map(wordsIn(items).map((each) => [each.id, each])), next };
}

/**
 * Brings what was written down before custody was a chain into the chain of its case, in one transaction, unless someone does at the same moment. Returns how many changes
 * came in: none if there are none, or if the case had a chain already, to which nothing is ever added before its first entry.
 */
export async function importEarlierCustody(
  { table, now, randomBytes }: Recording,
  { caseId, locationId }: { caseId: string; locationId: string },
): Promise<number> {
  const items = await custodyItems(table, caseId);
  const earlier = earlierIn(items);
  if (earlier.length === 0 || linksIn(items).length > 0) return 0;
  const saltOf = () => saltFrom({ randomBytes });
  const imported = await importedChanges(earlier, { locationId, saltOf, now });
  const writes = await appendedWrites(caseId, await firstHead(custodyChain(caseId)), imported);
  // Someone who was first has brought it in.
  await wasWritten(table.transact(writes));
  return earlier.length;
}
