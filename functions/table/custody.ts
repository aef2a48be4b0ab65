import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import { type ChainHead, firstHead } from '#shared/chain/chain-head.ts';
import {
  type CustodyWords,
  changesIn,
  custodyChain,
  importedChanges,
  isOfCare,
  type Recorded,
  recordedChange,
} from '#shared/custody/custody-record.ts';
import type { CustodyEntry } from '#shared/model/custody-entry.ts';
import type { CalendarDate, Instant } from '#shared/values/dates.ts';
import { type CaseRecord, caseRecordIn, decedentIn } from './case.ts';
import { factsIn, type StoredFacts } from './case-facts.ts';
import { caseKeys } from './case-keys.ts';
import { appendToChain, chainKeys, headIn, linksIn } from './chain.ts';
import { eachPage, everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import { locationKeys } from './location.ts';
import { type LocationRow, locationRowIn } from './location-row.ts';
import type { Item, Table, Write } from './table.ts';

/** Rows from before custody was a chain. They are brought into it with the next change, and stay. */
const earlierIn = (items: readonly Item[]): CustodyEntry[] =>
  items.filter(({ entityType }) => entityType === 'custody-entry').map(fromItem<CustodyEntry>);

/** Returns the row that a change of care had before custody was a chain. The sample data still has some. */
export const earlierCustodyItem = (entry: CustodyEntry): Item =>
  toItem('custody-entry', caseKeys.earlierCustody(entry.caseId, entry.recordedOn, entry.id), entry);

/** The words of an entry are one row, found by the first change that the entry reports. */
const wordsWrite = (caseId: string, words: readonly CustodyWords[]): Write => ({
  put: toItem('custody-words', caseKeys.custodyWords(caseId, words[0]!.id), { words }),
  unless: 'exists',
});

/** What a change of care depends on. */
export type CaseInCare = {
  record: CaseRecord | undefined;
  dateOfDeath: CalendarDate | undefined;
  facts: StoredFacts | undefined;
  home: LocationRow | undefined;
  head: ChainHead | undefined;
};

/** Reads a case with its decedent’s date of death, its facts, its home, and the head of its custody: consistently, in one request. */
export async function readCaseInCare(table: Table, caseId: string, locationId: string): Promise<CaseInCare> {
  const head = chainKeys.head(custodyChain(caseId));
  const keys = [caseKeys.case(caseId), caseKeys.decedent(caseId), caseKeys.facts(caseId), locationKeys.profile(locationId), head];
  const items = await table.getMany(keys, { consistent: true });
  const dateOfDeath = decedentIn(items)?.dateOfDeath;
  return { record: caseRecordIn(items), dateOfDeath, facts: factsIn(items), home: locationRowIn(items), head: headIn(items) };
}

/** Reads when the last change of a decedent's care happened. */
export async function readLastMoved(table: Table, caseId: string, { sequence }: ChainHead): Promise<Instant> {
  const row = await table.get(chainKeys.entry(custodyChain(caseId), sequence), { consistent: true });
  const [link] = linksIn(row ? [row] : []);
  if (!link) throw new Error(`The custody of the case ${caseId} has no entry ${sequence}.`);
  return (JSON.parse(link.text) as ChainEntry).occurredOn;
}

type Recording = { table: Table; now: Date; randomBytes(): Uint8Array };

type OfCase = { caseId: string; locationId: string; seen: ChainHead | undefined };

/** Returns the number of the last change of care in a record, 0 if it has none. Entries of tags may follow it. */
async function lastOfCare(table: Table, caseId: string, { sequence }: ChainHead): Promise<number> {
  const chain = custodyChain(caseId);
  const before = chainKeys.entry(chain, sequence + 1).sk;
  const range = { atLeast: chainKeys.entry(chain, 1).sk, before, descending: true, consistent: true, limit: 20 };
  for await (const items of eachPage(table, caseKeys.case(caseId).pk, range)) {
    const change = linksIn(items).find(({ text }) => isOfCare(JSON.parse(text) as ChainEntry));
    if (change) return change.sequence;
  }
  return 0;
}

/**
 * Returns what appends to a case's record, for the transaction of the change that is recorded: the entries and the words beside them, before them whatever was written
 * down before custody was a chain, and the head, which has to be the one that was seen.
 */
export async function recordWrites(
  { table, now, randomBytes }: Recording,
  { caseId, locationId, seen }: OfCase,
  recordedAfter: (last: number) => Promise<Recorded[]>,
): Promise<Write[]> {
  const chain = custodyChain(caseId);
  const saltOf = () => Buffer.from(randomBytes()).toString('hex');
  const earlier = seen
    ? []
    : earlierIn(await everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'CUSTODY#', consistent: true }));
  const imported = earlier.length > 0 ? await importedChanges(earlier, { locationId, saltOf, now }) : [];
  const all = [...imported, ...(await recordedAfter(imported.length))];
  const drafts = all.map(({ draft }) => draft);
  const { writes } = await appendToChain(chain, seen ?? (await firstHead(chain)), drafts);
  return [...all.map(({ words }) => wordsWrite(caseId, words)), ...writes];
}

/** Returns what records a change of care, for the transaction of the change. A correction names the last change of care before it. */
export function custodyWrites(
  recording: Recording,
  { entry, ...of }: { entry: CustodyEntry; locationId: string; seen: ChainHead | undefined },
): Promise<Write[]> {
  const { caseId, correctionReason } = entry;
  return recordWrites(recording, { caseId, ...of }, async (imported) => {
    const isCorrection = correctionReason !== undefined;
    const last = isCorrection && of.seen ? await lastOfCare(recording.table, caseId, of.seen) : imported;
    const salt = Buffer.from(recording.randomBytes()).toString('hex');
    return [await recordedChange(entry, { locationId: of.locationId, salt, last })];
  });
}

/** Reads the changes of a decedent's care from the first to the last, consistently. */
export async function readCustody(table: Table, caseId: string): Promise<CustodyEntry[]> {
  const items = await everyItem(table, caseKeys.case(caseId).pk, { atLeast: 'CUSTODY#', before: 'CUSTODY~', consistent: true });
  const links = linksIn(items);
  if (links.length === 0) return earlierIn(items);
  const rows = items.filter(({ entityType }) => entityType === 'custody-words');
  const words = new Map(rows.flatMap((row) => (row.words as CustodyWords[]).map((each) => [each.id, each])));
  return links.flatMap(({ text }) => changesIn(JSON.parse(text) as ChainEntry, (id) => words.get(id)));
}
