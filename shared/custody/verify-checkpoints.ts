import type { ReadExport } from '../chain/chain-export.ts';
import { type ChainHead, sha256 } from '../chain/chain-head.ts';
import { isSigned } from '../seal/check-signature.ts';
import { type Checkpoint, digestOf, headMark, readCheckpoint } from './checkpoint.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The files of an export that show what a home's checkpoints say of the record beside them. */
export type CheckpointFiles = { checkpoints: readonly Bytes[]; heads: Bytes; keys: Bytes };

/** The newest checkpoint that covers a record, with its digest, and which entry it names. */
export type Covered = { checkpoint: Checkpoint; digest: string; covers: ChainHead; count: number };

type SignedLine = { text: string; signature: Bytes; covers: ChainHead | undefined };

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const bytesOf = (base64: string): Bytes => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

function readLine(line: Bytes): SignedLine | undefined {
  try {
    const { checkpoint, signature, covers } = JSON.parse(decoder.decode(line)) as Record<string, unknown>;
    if (typeof checkpoint !== 'string' || typeof signature !== 'string') return undefined;
    const { sequence, hash } = (covers ?? {}) as Partial<ChainHead>;
    const isHead = Number.isSafeInteger(sequence) && typeof hash === 'string';
    return { text: checkpoint, signature: bytesOf(signature), covers: isHead ? { sequence: sequence!, hash: hash! } : undefined };
  } catch {
    return undefined;
  }
}

/** Reads public keys (PEM) by their SHA-256. */
async function readKeys(pem: Bytes): Promise<Map<string, Bytes>> {
  const blocks = new TextDecoder('latin1')
    .decode(pem)
    .matchAll(/-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/=\s]+)-----END PUBLIC KEY-----/g);
  const keys = new Map<string, Bytes>();
  for (const [, base64 = ''] of blocks) {
    const key = bytesOf(base64.replace(/\s/g, ''));
    keys.set(await sha256(key), key);
  }
  return keys;
}

const scheme = { kind: 'ecdsa', hash: 'sha256' } as const;

/** Verifies that checkpoints are signed and follow one another. Returns the last with its line, or what is wrong. */
async function verifyLinks(lines: readonly Bytes[], keys: ReadonlyMap<string, Bytes>) {
  let last: { checkpoint: Checkpoint; line: SignedLine; digest: string } | undefined;
  for (const [at, bytes] of lines.entries()) {
    const line = readLine(bytes);
    const checkpoint = line && readCheckpoint(line.text);
    if (!line || !checkpoint) return `Line ${at + 1} of the checkpoints can’t be read. It was altered, or the file was damaged.`;
    const { number, previous, home, key } = checkpoint;
    const known = keys.get(key);
    const data = new TextEncoder().encode(line.text);
    if (!known || !(await isSigned(scheme, known, line.signature, data).catch(() => false)))
      return `Checkpoint ${number} isn’t signed with the key that it names. It was altered.`;
    const follows = !last || (home === last.checkpoint.home && number === last.checkpoint.number + 1 && previous === last.digest);
    if (!follows) return `Checkpoint ${number} doesn’t follow the one before it. One was altered, moved, or removed.`;
    last = { checkpoint, line, digest: await digestOf(line.text) };
  }
  return last ?? 'The file of checkpoints is empty.';
}

/** Names a checkpoint in words: its number and its day. The day comes from a file that anyone may have written. */
export function checkpointName({ number, on }: Checkpoint): string {
  const time = new Date(on);
  if (Number.isNaN(time.getTime())) return `checkpoint ${number}`;
  return `checkpoint ${number} of ${time.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`;
}

/** Compares a record with the entry that the newest checkpoint names. */
async function faultOfRecord({ lines }: ReadExport, { sequence, hash }: ChainHead, name: string): Promise<string | undefined> {
  if (sequence > lines.length)
    return `Entry ${lines.length + 1} and everything after it are missing: ${name} names entry ${sequence}. The record was cut off.`;
  const line = lines[sequence - 1];
  if (line && (await sha256(line)) === hash) return undefined;
  return `Entry ${sequence} isn’t the one that ${name} names: it, or an entry before it, was written again.`;
}

/**
 * Verifies the checkpoints beside a custody record: their signatures, that they follow one another, that the newest one's list has this record, and that the record still
 * has the entry that it names. So it finds a record that was cut off at its end.
 */
export async function verifyCheckpoints(
  record: ReadExport,
  { checkpoints, heads, keys }: CheckpointFiles,
): Promise<{ fault: string } | { fault: null; covered: Covered }> {
  const last = await verifyLinks(checkpoints, await readKeys(keys));
  if (typeof last === 'string') return { fault: last };
  const { checkpoint, line, digest } = last;
  const name = checkpointName(checkpoint);
  if ((await sha256(heads)) !== checkpoint.heads)
    return { fault: `The list of records isn’t the one that ${name} names. It was altered.` };
  const { covers } = line;
  const mark = covers && (await headMark(record.chain.subject, covers));
  if (!covers || !new TextDecoder('latin1').decode(heads).includes(`${mark}\n`))
    return {
      fault: `The list of ${name} doesn’t have this record with the entry that the file says. One of the two was altered.`,
    };
  const fault = await faultOfRecord(record, covers, name);
  return fault ? { fault } : { fault: null, covered: { checkpoint, digest, covers, count: checkpoints.length } };
}
