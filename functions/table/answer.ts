import { everyItem } from './every-item.ts';
import { toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** Returns the key of a request's row under an Idempotency-Key. `hash` is of caller, home, call, and key. */
export const answerKey = (hash: string): Key => ({ pk: `IDEMPOTENCY#${hash}`, sk: 'ANSWER' });

export type StartedAnswer = {
  /** The hash of the input. */
  content: string;
  /** When the key was first used. Every retry keeps it, because the request's ids are made from it. */
  begunOn: string;
  /** Which attempt is working on it now, and since when (epoch seconds). */
  attempt: string;
  startedAt: number;
  expiresAt: number;
};

/** Returns a request in progress as an item. */
export const startedAnswer = (key: Key, { expiresAt, ...fields }: StartedAnswer): Item =>
  toItem('idempotency', { ...key, expiresAt }, fields);

/** One commit of a request: what it had read and been answered until then, so that a retry can follow the same path. */
export type Commit = {
  /** The time of the attempt that committed. */
  at: string;
  /** Packed by `functions/runtime/journal.ts`; null if it was too large to keep. */
  met: Uint8Array | null;
};

/** Returns the prefix of a series of commits. A key that is used again after its 24 hours begins a new series. */
const seriesOf = (begunOn: string) => `COMMIT#${begunOn}#`;

export const commitKey = ({ pk }: Key, begunOn: string, number: number): Key => ({
  pk,
  sk: `${seriesOf(begunOn)}${String(number).padStart(5, '0')}`,
});

/** Returns a write for the transaction of a commit. It fails if another attempt has made the commit of this number. */
export const commitWrite = (
  request: Key,
  number: number,
  { begunOn, expiresAt }: Pick<StartedAnswer, 'begunOn' | 'expiresAt'>,
  commit: Commit,
): Write => ({
  put: toItem('idempotency-commit', { ...commitKey(request, begunOn, number), expiresAt }, commit),
  unless: 'exists',
});

/** Reads what a request has committed so far, in order. */
export async function readCommits(table: Table, { pk }: Key, begunOn: string): Promise<Commit[]> {
  const items = await everyItem(table, pk, { startsWith: seriesOf(begunOn), consistent: true });
  return items.map(({ at, met }) => ({ at: at as string, met: met as Uint8Array | null }));
}
