import { canonicalJson, type Json } from '../chain/canonical-json.ts';
import { sha256 } from '../chain/chain-head.ts';

type Lines = readonly Uint8Array<ArrayBuffer>[];
type Named = { sequence: number; sha256: string };

/** How many lines are read before the page may draw. */
const AT_A_TIME = 64;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const encoder = new TextEncoder();

/** Collects what a verified entry names beside itself: each of its parts that has an id and the hash of words. */
function collect(value: unknown, sequence: number, named: Map<string, Named>): void {
  if (typeof value !== 'object' || value === null) return;
  const { id, wordsSha256 } = value as { id?: unknown; wordsSha256?: unknown };
  if (typeof id === 'string' && typeof wordsSha256 === 'string') named.set(id, { sequence, sha256: wordsSha256 });
  for (const each of Object.values(value)) collect(each, sequence, named);
}

/** Reads a line of words: whose they are, and the rest, which is hashed. Undefined if it could be read in two ways. */
function readWords(line: Uint8Array): { id: string; rest: string } | undefined {
  try {
    const text = decoder.decode(line);
    const words = JSON.parse(text) as { readonly [name: string]: Json };
    const { id, ...rest } = words;
    if (typeof id !== 'string' || canonicalJson(words) !== text) return undefined;
    return { id, rest: canonicalJson(rest) };
  } catch {
    return undefined;
  }
}

/** What was found of the names and notes beside a record: the first fault, in words, or the entries whose words aren't there, because they were removed. */
export type WordsVerdict = { fault: string } | { fault: null; removedFrom: number[] };

/**
 * Verifies the names and notes beside a custody record whose chain was verified: each is the one that its entry names by a salted hash. Words that were removed are no
 * fault.
 */
export async function verifyWords(entries: Lines, words: Lines, pause?: () => Promise<void>): Promise<WordsVerdict> {
  const named = new Map<string, Named>();
  for (const [at, line] of entries.entries()) {
    collect(JSON.parse(decoder.decode(line)), at + 1, named);
    if (at % AT_A_TIME === 0) await pause?.();
  }
  for (let start = 0; start < words.length; start += AT_A_TIME) {
    const batch = words.slice(start, start + AT_A_TIME).map(readWords);
    const hashes = await Promise.all(batch.map((read) => read && sha256(encoder.encode(read.rest))));
    for (const [at, read] of batch.entries()) {
      const entry = read && named.get(read.id);
      if (!read || !entry)
        return { fault: `Line ${start + at + 1} of the names and notes belongs to no entry. It was altered or added.` };
      if (entry.sha256 !== hashes[at])
        return { fault: `The name and note beside entry ${entry.sequence} were altered after they were written.` };
      named.delete(read.id);
    }
    await pause?.();
  }
  return { fault: null, removedFrom: [...new Set([...named.values()].map(({ sequence }) => sequence))] };
}
