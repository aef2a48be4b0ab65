import { canonicalJson, type Json } from './canonical-json.ts';
import { type ChainFault, chainFault, faultAt, type ReadEntry } from './chain-faults.ts';
import { CHAIN_FORMAT, type ChainHead, type ChainId, firstHead, hexOf, sha256 } from './chain-head.ts';

/** What a chain has to be: whose it is, its last entry, and, if someone wrote it down elsewhere, an entry with the first digits of its hash. */
export type ExpectedChain = { chain: ChainId; head: ChainHead; known?: ChainHead | undefined };

type Lines = readonly Uint8Array<ArrayBuffer>[];

/** How many entries are hashed at a time: enough to keep other threads busy, where there are some, and few enough for a page to pause often. */
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

/** Finds what is wrong with a line. What comes behind it is read too, since it tells what happened. */
const faultIn = async (lines: Lines, expected: ExpectedChain, at: number): Promise<ChainFault> =>
  faultAt({ ...expected, entries: lines.map(readLine), hash: await sha256(lines[at]!) }, at);

/** Finds what is wrong with the end of a chain whose entries follow one another. */
async function faultOfEnd(lines: Lines, { head, known }: ExpectedChain, last: ChainHead): Promise<ChainFault | null> {
  if (last.sequence < head.sequence) return chainFault(last.sequence + 1, 'cut-off');
  if (last.sequence > head.sequence) return chainFault(head.sequence + 1, 'added');
  if (last.hash !== head.hash) return chainFault(last.sequence, 'end-differs');
  if (!known) return null;
  if (known.sequence > last.sequence) return chainFault(last.sequence + 1, 'cut-off');
  const line = lines[known.sequence - 1];
  return line && (await sha256(line)).startsWith(known.hash) ? null : chainFault(known.sequence, 'rewritten');
}

/**
 * Verifies a chain: every entry, each one line of bytes, from the first to the head. Returns the first fault, or null. It finds whatever was changed, moved,
 * removed, or added since the head was known. Whether what was written is true, a chain can't tell. A page gives `pause`, so that it never freezes: browsers hash
 * so few bytes without leaving the task. `visit` gets each entry in order, once it's verified.
 */
export async function verifyChain(
  lines: Lines,
  expected: ExpectedChain,
  pause?: () => Promise<void>,
  visit?: (entry: ReadEntry, sequence: number) => void,
): Promise<ChainFault | null> {
  let last = await firstHead(expected.chain);
  for (let start = 0; start < lines.length; start += AT_A_TIME) {
    const batch = lines.slice(start, start + AT_A_TIME);
    const hashing = Promise.all(batch.map((line) => crypto.subtle.digest('SHA-256', line)));
    // Nothing of an entry is kept: what outlives its batch costs more than reading it.
    const entries = batch.map(readLine);
    for (const [at, digest] of (await hashing).entries()) {
      if (!isNext(entries[at], expected.chain, last)) return faultIn(lines, expected, last.sequence);
      last = { sequence: start + at + 1, hash: hexOf(digest) };
      visit?.(entries[at]!, last.sequence);
    }
    await pause?.();
  }
  return faultOfEnd(lines, expected, last);
}
