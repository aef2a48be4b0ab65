// Without the schemas of entries: the page that verifies has to stay small, and reads entries that anyone may have written.
import type { LedgerEntry } from '../model/ledger.ts';
import { type Replayed, startReplay } from './replay.ts';

const decoder = new TextDecoder();
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads the data of a chain's entry as that of a ledger; undefined if it isn't, so that nothing else is ever added up. */
function entryIn(line: Uint8Array): LedgerEntry | undefined {
  const { data } = JSON.parse(decoder.decode(line)) as { data?: Partial<LedgerEntry> | null };
  if (typeof data !== 'object' || !data || !isText(data.id) || !isText(data.kind) || !Array.isArray(data.postings))
    return undefined;
  const postings = data.postings as readonly ({ account?: unknown; cents?: unknown } | null)[];
  const areRight = postings.every((each) => isText(each?.account) && Number.isSafeInteger(each.cents) && each.cents !== 0);
  return postings.length >= 2 && areRight ? (data as LedgerEntry) : undefined;
}

/** What the entries of a ledger lead to, with the entries themselves; or in words what is wrong with the first that can't be right, and its number. */
export type VerifiedBalances =
  | { fault: null; entries: readonly LedgerEntry[]; replayed: Replayed }
  | { fault: string; sequence: number };

/**
 * Verifies what a chain of hashes can't tell about a ledger: that each entry adds up to zero, that none is there twice, and that a reversal takes back an entry
 * before it, once. Each line is an entry of a chain that was verified. A page gives `pause`, so that it never freezes.
 */
export async function verifyBalances(lines: readonly Uint8Array[], pause?: () => Promise<void>): Promise<VerifiedBalances> {
  const { add, soFar } = startReplay();
  const entries: LedgerEntry[] = [];
  for (const line of lines) {
    const sequence = entries.length + 1;
    const entry = entryIn(line);
    if (!entry) return { fault: 'It isn’t an entry of a ledger.', sequence };
    try {
      add(entry);
    } catch (error) {
      return { fault: (error as Error).message, sequence };
    }
    entries.push(entry);
    if (sequence % 64 === 0) await pause?.();
  }
  return { fault: null, entries, replayed: soFar() };
}
