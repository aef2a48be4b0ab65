import { CHAIN_FORMAT, type ChainHead, type ChainId } from './chain-head.ts';

/** What verifying reads of an entry. It trusts none of it. */
export type ReadEntry = {
  format: unknown;
  chain: ChainId;
  sequence: number;
  previous: unknown;
  corrects?: unknown;
  data?: unknown;
};

/** The lines of a chain as they were read, what they should end with, and the hash of the one that is wrong. What isn't an entry at all is undefined. */
type ReadChain = {
  chain: ChainId;
  head: ChainHead;
  entries: readonly (ReadEntry | undefined)[];
  hash: string;
};

/** What people read of a fault, after "Entry 7". */
const faultWords = {
  unreadable: 'can’t be read as an entry. It was altered, or the file was damaged.',
  'newer-format': 'has a form that this version doesn’t know.',
  'another-record': 'belongs to another record.',
  missing: 'is missing. What comes in its place was written later.',
  'out-of-order': 'isn’t in its place. The entries were moved, or one is there twice.',
  altered: 'was altered after it was written.',
  'end-differs': 'doesn’t have the hash that the end of the record names. One of the two was altered.',
  'cut-off': 'and everything after it are missing: the record was cut off.',
  added: 'was added after the end of the record.',
  rewritten: 'isn’t the one that the paper names: it, or an entry before it, was written again.',
} as const;

/** The first thing wrong with a chain: which entry, and what happened to it. */
export type ChainFault = { sequence: number; reason: keyof typeof faultWords; words: string };

/** Returns a fault with its words. */
export const chainFault = (sequence: number, reason: keyof typeof faultWords): ChainFault => ({
  sequence,
  reason,
  words: sequence === 0 ? 'The end of the record was altered.' : `Entry ${sequence} ${faultWords[reason]}`,
});

/** Returns whether what follows a line names the hash that the line has now, so that the line is the one that was written. */
const isNamedByNext = ({ entries, hash, head }: ReadChain, at: number): boolean =>
  hash === (at + 1 < entries.length ? entries[at + 1]?.previous : head.hash);

/** Returns whether what follows a line continues from this sequence, so that only the line itself is wrong about it. */
const continuesAfter = ({ entries, head }: ReadChain, at: number, sequence: number): boolean =>
  at + 1 < entries.length ? entries[at + 1]?.sequence === sequence + 1 : head.sequence === sequence;

/** Says what is wrong with the line at an index, the first that doesn't follow from the one before it. */
export function faultAt(read: ReadChain, at: number): ChainFault {
  const { entries, chain } = read;
  const entry = entries[at];
  const sequence = at + 1;
  if (!entry) return chainFault(sequence, 'unreadable');
  if (entry.format !== CHAIN_FORMAT) return chainFault(sequence, 'newer-format');
  if (entry.chain.kind !== chain.kind || entry.chain.subject !== chain.subject) return chainFault(sequence, 'another-record');
  if (entry.sequence !== sequence) {
    if (entries.some((other, place) => place > at && other?.sequence === sequence)) return chainFault(sequence, 'out-of-order');
    if (continuesAfter(read, at, sequence)) return chainFault(sequence, 'altered');
    return chainFault(sequence, entry.sequence > sequence ? 'missing' : 'out-of-order');
  }
  // The link before this line is broken. If what follows knows this line, then it's the line before that changed.
  const isThisOne = at === 0 || !isNamedByNext(read, at);
  return chainFault(isThisOne ? sequence : at, 'altered');
}
