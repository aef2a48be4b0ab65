import type { ChainHead } from '#shared/chain/chain-head.ts';
import { chainKeys, subjectOf, UNCHECKED } from './chain.ts';
import { eachPage } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';
import { wasWritten } from './write-failures.ts';

/** A checkpoint as it is kept: the text that was signed, and where the object with its list is. */
export type KeptCheckpoint = {
  number: number;
  /** The SHA-256 of the text. */
  digest: string;
  text: string;
  /** ECDSA over the text, in DER and base64. */
  signature: string;
  /** The public key (SubjectPublicKeyInfo), in base64. */
  publicKey: string;
  on: string;
  path: string;
};

/** The head of a case's custody record. */
export type CustodyHead = ChainHead & { caseId: string };

const partition = (locationId: string) => `LOCATION#${locationId}#CUSTODY-CHECKPOINTS`;

/** The key of a home's checkpoint. They are numbered, so that of two writers of the next one, one fails. */
const checkpointKey = (locationId: string, number: number): Key => ({
  pk: partition(locationId),
  sk: String(number).padStart(8, '0'),
});

/** Returns what keeps the next checkpoint of a home. Nothing ever changes one. */
export const checkpointWrite = (locationId: string, checkpoint: KeptCheckpoint): Write => ({
  put: toItem('custody-checkpoint', checkpointKey(locationId, checkpoint.number), checkpoint),
  unless: 'exists',
});

/** Reads a home's newest checkpoint, consistently; undefined if it has none. */
export async function readLastCheckpoint(table: Table, locationId: string): Promise<KeptCheckpoint | undefined> {
  const { items } = await table.query(partition(locationId), { descending: true, limit: 1, consistent: true });
  return items[0] && fromItem<KeptCheckpoint>(items[0]);
}

/** How many checkpoints of a home are read at a time: half a year of nights. */
const AT_A_TIME = 180;
/** The most that go with an export: over five years of nights. The newest alone covers the record. */
const MAX_READ = 2000;

/** Reads a home's checkpoints from the first that was written at or after a time to the newest, in order. */
export async function readCheckpointsSince(table: Table, locationId: string, since: string): Promise<KeptCheckpoint[]> {
  const found: KeptCheckpoint[] = [];
  for await (const items of eachPage(table, partition(locationId), { descending: true, limit: AT_A_TIME })) {
    const read = items.map((item) => fromItem<KeptCheckpoint>(item)).filter(({ on }) => on >= since);
    found.push(...read);
    if (read.length < items.length || found.length >= MAX_READ) break;
  }
  return found.slice(0, MAX_READ).toReversed();
}

const headOf = (row: Item): CustodyHead => ({
  caseId: subjectOf('custody', row)!,
  sequence: row.sequence as number,
  hash: row.hash as string,
});

/** Yields each home that has heads that no checkpoint covers yet, with all of those heads. */
export async function* eachUnchecked(table: Table, atOnce: number): AsyncGenerator<{ locationId: string; heads: CustodyHead[] }> {
  let open: { locationId: string; heads: CustodyHead[] } | undefined;
  for await (const items of eachPage(table, UNCHECKED, { index: 'gsi1', limit: atOnce }))
    for (const item of items) {
      const locationId = String(item.gsi1sk).split('#')[0]!;
      if (open?.locationId !== locationId) {
        if (open) yield open;
        open = { locationId, heads: [] };
      }
      open.heads.push(headOf(item));
    }
  if (open) yield open;
}

/** Takes a head from the list of those that no checkpoint covers, unless the record has gone on since. Returns whether it did. */
export function markChecked(table: Table, { caseId, hash }: CustodyHead, number: number): Promise<boolean> {
  const condition = { expression: '#hash = :hash', names: { '#hash': 'hash' }, values: { ':hash': hash } };
  const key = chainKeys.head({ kind: 'custody', subject: caseId });
  return wasWritten(table.update(key, { gsi1pk: undefined, gsi1sk: undefined, checkpoint: number }, condition));
}
