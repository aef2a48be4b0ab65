import { appendEntry } from '#shared/chain/append-entry.ts';
import type { ChainEntryDraft } from '#shared/chain/chain-entry.ts';
import { type ChainHead, type ChainId, type ChainLink, firstHead } from '#shared/chain/chain-head.ts';
import { toItem } from './item.ts';
import type { Condition, Item, Key, Table, Write } from './table.ts';
import { ConditionFailed, TableBusy } from './write-failures.ts';

/** In gsi1: the heads of custody records that no checkpoint covers yet, by their home. */
export const UNCHECKED = 'CUSTODY-UNCHECKED';

/** Returns the attributes that list the head of a custody record until a checkpoint covers it: its last entry says at which home it was written. */
export const uncheckedMarks = (caseId: string, locationId: unknown): Record<string, string> =>
  typeof locationId === 'string' ? { gsi1pk: UNCHECKED, gsi1sk: `${locationId}#${caseId}` } : {};

type Marks = Record<string, string>;
type Place = {
  partition: string;
  name: string;
  /** Where its head is, if that isn't beside the entries, and what kind of row it is. */
  head?: { partition: string; name: string; entityType: string };
  marks?: (subject: string, last: ChainEntryDraft) => Marks;
  entryMarks?: (subject: string, link: ChainHead, draft: ChainEntryDraft) => Marks;
};

/** Returns the attributes that list an entry of a ledger among those of its home that took effect on the same day. */
const dayMarks = (caseId: string, { sequence }: ChainHead, { data, recordedOn }: ChainEntryDraft): Marks =>
  typeof data.locationId === 'string' && typeof data.effectiveOn === 'string'
    ? { gsi1pk: `LEDGER#${data.locationId}#${data.effectiveOn}`, gsi1sk: `${recordedOn}#${caseId}#${digitsOf(sequence)}` }
    : {};

/**
 * A chain is in the partition of what it's about, so that one query reads both. A case's partition has other records too, so its chain is named. A ledger has a
 * partition of its own, whose rows no role may change, and its head, which says the sums, is what a case's dashboard reads of it.
 */
const places: Readonly<Record<ChainId['kind'], Place>> = {
  signature: { partition: 'DOCUMENT', name: 'CHAIN' },
  custody: { partition: 'CASE', name: 'CUSTODY', marks: (caseId, { data }) => uncheckedMarks(caseId, data.locationId) },
  ledger: {
    partition: 'LEDGER',
    name: 'ENTRY',
    head: { partition: 'CASE', name: 'MONEY', entityType: 'money' },
    entryMarks: dayMarks,
  },
};

const digitsOf = (sequence: number): string => String(sequence).padStart(8, '0');

const entriesOf = ({ kind }: ChainId) => `${places[kind].name}#`;
const partition = ({ kind, subject }: ChainId) => `${places[kind].partition}#${subject}`;

/**
 * Keys of a chain. Entries sort before a case's timeline, so that its dashboard doesn't read them, and the head among what it shows. Eight digits sort as
 * text, and a hundred million entries are more than any record will have.
 */
export const chainKeys = {
  head: ({ kind, subject }: ChainId): Key => {
    const place = places[kind].head ?? places[kind];
    return { pk: `${place.partition}#${subject}`, sk: `~${place.name}` };
  },
  entry: (chain: ChainId, sequence: number): Key => ({
    pk: partition(chain),
    sk: `${entriesOf(chain)}${digitsOf(sequence)}`,
  }),
};

/** Returns what a row of chains of a kind is about; undefined if it’s in the partition of another kind. */
export const subjectOf = (kind: ChainId['kind'], { pk }: Key): string | undefined =>
  pk.startsWith(`${places[kind].partition}#`) ? pk.slice(places[kind].partition.length + 1) : undefined;

const entryWrite = (chain: ChainId, { sequence, hash, text }: ChainLink, draft: ChainEntryDraft): Write => {
  const marks = places[chain.kind].entryMarks?.(chain.subject, { sequence, hash }, draft);
  return {
    // The text is a string and no map: DynamoDB keeps fewer numbers than JSON, and what is hashed has to stay the same byte for byte.
    put: toItem('chain-entry', { ...chainKeys.entry(chain, sequence), ...marks }, { sequence, hash, text }),
    unless: 'exists',
  };
};

/** What a head says besides where its chain ends, as the entries of the same transaction leave it. `undefined` is taken away, and what isn’t named is kept. */
type BesideHead = Readonly<Record<string, unknown>>;

/** Moves the head on from where it was seen. Fails if it has moved since: then someone else appended an entry first. */
const headWrite = (
  chain: ChainId,
  seen: ChainHead,
  { sequence, hash }: ChainHead,
  { last, beside, ifVersion }: { last: ChainEntryDraft | undefined; beside: BesideHead; ifVersion: number | undefined },
): Write => ({
  update: chainKeys.head(chain),
  set: {
    entityType: places[chain.kind].head?.entityType ?? 'chain-head',
    sequence,
    hash,
    ...(ifVersion === undefined ? {} : { version: ifVersion + 1 }),
    ...(last ? places[chain.kind].marks?.(chain.subject, last) : {}),
    ...beside,
  },
  condition: seenCondition(seen, ifVersion),
});

/** Returns the condition that a head is still the one that was seen: at its version, if it's one that changes without an entry, too. */
function seenCondition({ sequence, hash }: ChainHead, version: number | undefined): Condition {
  if ((version ?? sequence) === 0) return { expression: 'attribute_not_exists(pk)' };
  const [names, values] = [
    { '#seenSequence': 'sequence', '#seenHash': 'hash' },
    { ':seenSequence': sequence, ':seenHash': hash },
  ];
  const expression = '#seenSequence = :seenSequence AND #seenHash = :seenHash';
  if (version === undefined) return { expression, names, values };
  return {
    expression: `${expression} AND #seenVersion = :seenVersion`,
    names: { ...names, '#seenVersion': 'version' },
    values: { ...values, ':seenVersion': version },
  };
}

const linkOf = ({ sequence, hash, text }: Item): ChainLink => ({
  sequence: sequence as number,
  hash: hash as string,
  text: text as string,
});

/** Returns the entries of a chain among rows that were read together, in their order. */
export const linksIn = (items: readonly Item[]): ChainLink[] =>
  items.filter(({ entityType }) => entityType === 'chain-entry').map(linkOf);

/** Returns the head of a chain among rows that were read together. */
export function headIn(items: readonly Item[]): ChainHead | undefined {
  const row = items.find(({ entityType }) => entityType === 'chain-head');
  return row && { sequence: row.sequence as number, hash: row.hash as string };
}

/** Returns what makes a transaction fail if anything was appended to a chain since its head was read. */
export const unmovedHead = (chain: ChainId, seen: ChainHead | undefined): Write => ({
  check: chainKeys.head(chain),
  condition: seen
    ? { expression: '#hash = :seen', names: { '#hash': 'hash' }, values: { ':seen': seen.hash } }
    : { expression: 'attribute_not_exists(pk)' },
});

/** Reads the head of a chain, consistently; the one of an empty chain if it has no entries. */
export async function readChainHead(table: Table, chain: ChainId): Promise<ChainHead> {
  const row = await table.get(chainKeys.head(chain), { consistent: true });
  return row ? { sequence: row.sequence as number, hash: row.hash as string } : firstHead(chain);
}

/** Reads entries of a chain in order, after this one, and at most this many. `next` is the one to continue after; null at the end. */
export async function readChain(
  table: Table,
  chain: ChainId,
  { after = 0, limit }: { after?: number; limit?: number } = {},
): Promise<{ links: ChainLink[]; next: number | null }> {
  const cursor = after > 0 ? { cursor: chainKeys.entry(chain, after) } : {};
  const page = await table.query(partition(chain), { startsWith: entriesOf(chain), consistent: true, limit, ...cursor });
  const links = linksIn(page.items);
  return { links, next: page.next ? (links.at(-1)?.sequence ?? after) : null };
}

/** Reads entries of a chain from its end, or from before this one, the newest first, and at most this many. `next` is the one to read before; null at the start. */
export async function readChainBackward(
  table: Table,
  chain: ChainId,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<{ links: ChainLink[]; next: number | null }> {
  const cursor = before === undefined ? {} : { cursor: chainKeys.entry(chain, before) };
  const options = { startsWith: entriesOf(chain), descending: true, consistent: true, limit, ...cursor };
  const links = linksIn((await table.query(partition(chain), options)).items);
  const last = links.at(-1)?.sequence ?? 1;
  return { links, next: last > 1 ? last : null };
}

/**
 * Returns what appends entries after a head, for the transaction of the change that they report: a put for each, then the head. With `ifVersion`, 0 for a head that
 * isn't there yet, what is beside the head changes even without an entry, and nobody may have changed it since.
 */
export async function appendToChain(
  chain: ChainId,
  seen: ChainHead,
  drafts: readonly ChainEntryDraft[],
  beside: BesideHead = {},
  ifVersion?: number,
): Promise<{ writes: Write[]; head: ChainHead; links: ChainLink[] }> {
  const writes: Write[] = [];
  const links: ChainLink[] = [];
  let head = seen;
  for (const draft of drafts) {
    const link = await appendEntry(chain, head, draft);
    links.push(link);
    writes.push(entryWrite(chain, link, draft));
    head = { sequence: link.sequence, hash: link.hash };
  }
  const last = drafts.at(-1);
  const isMoved = last !== undefined || ifVersion !== undefined;
  return { writes: isMoved ? [...writes, headWrite(chain, seen, head, { last, beside, ifVersion })] : [], head, links };
}

/** What a change writes, and the entries that report it. */
export type RecordedChange = { writes: readonly Write[]; entries: readonly ChainEntryDraft[] };

type Recording = {
  table: Table;
  randomBytes(): Uint8Array;
  /** Commits the writes in this order, first of all: the table's own transaction, or one with a case's events. */
  commit?: (writes: readonly Write[]) => Promise<void>;
  /** The head, if it was read with something else. It's read again if it has moved on since. */
  seen?: ChainHead;
};

/** The head of a chain after a change, the entries that it appended, and the head that they follow: another one than was seen if someone else was first. */
type AppendedChange = { head: ChainHead; links: ChainLink[]; after: ChainHead };

/** How long a change is made again while others append to the same chain, ms. A Lambda is ended after 15 s, which says nothing to anyone; this leaves time to answer. */
export const LONGEST_MS = 9_000;

/**
 * Waits before a change is made again: up to twice as long after each try, and any time until then. Without a shortest wait, one who has tried often isn't
 * always behind those who have just come.
 */
export const beforeNextTry = (tries: number, randomBytes: () => Uint8Array): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(400, 20 * 2 ** tries) * ((randomBytes()[0] ?? 0) / 255)));

/**
 * Makes a change and appends its entries to a chain, all or nothing. If someone else appends first, the whole change is made again: `change` reads again what it
 * depends on, and may then refuse. `ConditionFailed` names one of the change's own writes, by index.
 */
export async function recordChange(
  { table, randomBytes, seen, commit = (writes) => table.transact([...writes]) }: Recording,
  chain: ChainId,
  change: (head: ChainHead) => Promise<RecordedChange>,
): Promise<AppendedChange> {
  const until = performance.now() + LONGEST_MS;
  for (let tries = 1; tries === 1 || performance.now() < until; tries += 1) {
    const before = tries === 1 && seen ? seen : await readChainHead(table, chain);
    const { writes, entries } = await change(before);
    const appended = await appendToChain(chain, before, entries);
    try {
      await commit([...writes, ...appended.writes]);
      return { head: appended.head, links: appended.links, after: before };
    } catch (error) {
      if (!(error instanceof ConditionFailed) || error.index < writes.length) throw error;
    }
    await beforeNextTry(tries, randomBytes);
  }
  throw new TableBusy();
}
