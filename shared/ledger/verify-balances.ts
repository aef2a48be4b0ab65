// Without the schemas of entries: the page that verifies has to stay small, and reads entries that anyone may have written.
import type { LedgerEntry } from '../model/ledger.ts';
import { startReplay } from './replay.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isPosting = (value: { account?: unknown; cents?: unknown } | null): boolean =>
  isText(value?.account) && Number.isSafeInteger(value.cents) && value.cents !== 0;

/** Returns whether the data of a chain entry is a ledger entry, so that nothing else is added up. */
export function isLedgerEntry(data: unknown): data is LedgerEntry {
  if (typeof data !== 'object' || !data) return false;
  const { id, kind, postings } = data as Partial<LedgerEntry>;
  return isText(id) && isText(kind) && Array.isArray(postings) && postings.length >= 2 && postings.every(isPosting);
}

/** The result of replaying a ledger, or what is wrong with its first bad entry, and that entry's number. */
export type VerifiedBalances =
  | { fault: null; replayed: ReturnType<ReturnType<typeof startReplay>['soFar']> }
  | { fault: string; sequence: number };

/**
 * Verifies what a hash chain can't show about a ledger: that each entry adds up to zero, that none appears twice, and that a reversal takes back an earlier entry,
 * once. `visit` takes the entries of a chain in order, as `verifyChain` reads them.
 */
export function startBalances(): {
  visit: (entry: { data?: unknown }, sequence: number) => void;
  verified: () => VerifiedBalances;
} {
  const { add, soFar } = startReplay();
  let fault: Extract<VerifiedBalances, { sequence: number }> | undefined;
  const visit = ({ data }: { data?: unknown }, sequence: number): void => {
    if (fault) return;
    try {
      if (isLedgerEntry(data)) add(data);
      else fault = { fault: 'It isn’t an entry of a ledger.', sequence };
    } catch (error) {
      fault = { fault: (error as Error).message, sequence };
    }
  };
  return { visit, verified: () => fault ?? { fault: null, replayed: soFar() } };
}
