import { canonicalJson, type Json } from './canonical-json.ts';
import { type ChainFault, chainFault, faultAt, type ReadChain, type ReadEntry } from './chain-faults.ts';
import { CHAIN_FORMAT, type ChainHead, type ChainId, firstHead, sha256 } from './chain-head.ts';

/** What a chain has to be: whose it is, its last entry, and, if someone wrote it down elsewhere, an entry with the first digits of its hash. */
export type ExpectedChain = { chain: ChainId; head: ChainHead; known?: ChainHead | undefined };

/** How many entries are hashed at a time: enough to keep the hashing thread busy, and few enough that a page never freezes. */
const AT_A_TIME = 64;

/** Refuses bytes that aren't UTF-8, and hides no mark at the beginning. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads a line as an entry; undefined if it isn't one. A text with a name twice, or anything else that two programs could read differently, isn't: written again,
 * it's another text.
 */
function readLine(bytes: Uint8Array): ReadEntry | undefined {
  try {
    const text = decoder.decode(bytes);
    const entry = JSON.parse(text) as ReadEntry & Json;
    // JavaScript moves names that are numbers to the front, so only those texts have to be sorted again.
    if (JSON.stringify(entry) !== text && canonicalJson(entry) !== text) return undefined;
    return typeof entry?.chain === 'object' && entry.chain && Number.isSafeInteger(entry.sequence) ? entry : undefined;
  } catch {
    return undefined;
  }
}

const isNext = (entry: ReadEntry | undefined, chain: ChainId, { sequence, hash }: ChainHead): boolean =>
  entry !== undefined &&
  entry.format === CHAIN_FORMAT &&
  entry.chain.kind === chain.kind &&
  entry.chain.subject === chain.subject &&
  entry.sequence === sequence + 1 &&
  entry.previous === hash;

/** Finds what is wrong with the end of a chain whose entries follow one another. */
function faultOfEnd({ head, known, hashes }: ReadChain & ExpectedChain, last: ChainHead): ChainFault | null {
  if (last.sequence < head.sequence) return chainFault(last.sequence + 1, 'cut-off');
  if (last.sequence > head.sequence) return chainFault(head.sequence + 1, 'added');
  if (last.hash !== head.hash) return chainFault(last.sequence, 'altered');
  if (!known) return null;
  if (known.sequence > last.sequence) return chainFault(last.sequence + 1, 'cut-off');
  return hashes[known.sequence - 1]?.startsWith(known.hash) ? null : chainFault(known.sequence, 'rewritten');
}

/**
 * Verifies a chain: every entry, each one line of bytes, from the first to the head. Returns the first fault, or null. It finds whatever was changed, moved,
 * removed, or added since the head was known. Whether what was written is true, a chain can't tell.
 */
export async function verifyChain(
  lines: readonly Uint8Array<ArrayBuffer>[],
  expected: ExpectedChain,
): Promise<ChainFault | null> {
  let last = await firstHead(expected.chain);
  const entries: (ReadEntry | undefined)[] = [];
  const hashes: string[] = [];
  let isWhole = true;
  // What comes behind a fault is read too, since it tells what happened.
  for (let start = 0; start < lines.length; start += AT_A_TIME) {
    const batch = lines.slice(start, start + AT_A_TIME);
    const hashing = Promise.all(batch.map(sha256));
    entries.push(...batch.map(readLine));
    hashes.push(...(await hashing));
    for (let at = start; isWhole && at < entries.length; at += 1) {
      isWhole = isNext(entries[at], expected.chain, last);
      if (isWhole) last = { sequence: at + 1, hash: hashes[at]! };
    }
  }
  const read = { ...expected, entries, hashes };
  return isWhole ? faultOfEnd(read, last) : faultAt(read, last.sequence);
}
