import { createHash } from 'node:crypto';
import type { Condition, Key, Table } from './table.ts';
import { ConditionFailed, wasWritten } from './write-failures.ts';

/** How many times something has been tried in this window; `endsAt` in epoch seconds. */
export type Count = { count: number; endsAt: number };

/** The subject (an address, an email) is hashed: the table keeps no list of who tried to sign in. */
const key = (limit: string, subject: string): Key => ({
  pk: `RATE#${createHash('sha256').update(`${limit}\n${subject}`).digest('base64url')}`,
  sk: 'COUNT',
});

/** Tells whether a row counts attempts: those count whether or not they succeed. */
export const isRateLimit = ({ pk }: Key): boolean => pk.startsWith('RATE#');

/**
 * Counts one attempt and returns the count including it, in one atomic write: a hundred at the same time count as a hundred. The window begins with the
 * first attempt and lasts `windowSeconds`; when it is over, a new one starts.
 */
export async function count(table: Table, limit: string, subject: string, windowSeconds: number, now: Date): Promise<Count> {
  const seconds = Math.floor(now.getTime() / 1000);
  const item = key(limit, subject);
  const fresh = { entityType: 'rate-limit', expiresAt: seconds + windowSeconds };
  const isOpen: Condition = { expression: 'attribute_not_exists(expiresAt) OR expiresAt > :now', values: { ':now': seconds } };
  const isOver: Condition = { expression: 'expiresAt <= :now', values: { ':now': seconds } };
  for (let turn = 1; ; turn += 1) {
    try {
      const { attempts, expiresAt } = await table.add(item, { attempts: 1 }, fresh, isOpen);
      return { count: attempts as number, endsAt: expiresAt as number };
    } catch (error) {
      if (!(error instanceof ConditionFailed) || turn === 3) throw error;
    }
    // If someone else comes first, they have cleared the old window just as well.
    await wasWritten(table.delete(item, isOver));
  }
}

/** Takes back one attempt that wasn't a failure. */
export async function uncount(table: Table, limit: string, subject: string): Promise<void> {
  const isCounted: Condition = { expression: 'attempts > :none', values: { ':none': 0 } };
  await wasWritten(table.add(key(limit, subject), { attempts: -1 }, {}, isCounted));
}

/** Forgets a subject's attempts. */
export const clearCount = (table: Table, limit: string, subject: string): Promise<void> => table.delete(key(limit, subject));
