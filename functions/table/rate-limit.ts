import { createHash } from 'node:crypto';
import type { Condition, Key, Table } from './table.ts';
import { ConditionFailed } from './table.ts';

/** How often something has been tried since the first time in this window; `endsAt` in epoch seconds. */
export type Count = { count: number; endsAt: number };

/** The subject (an address, an email) is hashed: the table keeps no list of who tried to sign in. */
const key = (limit: string, subject: string): Key => ({
  pk: `RATE#${createHash('sha256').update(`${limit}\n${subject}`).digest('base64url')}`,
  sk: 'COUNT',
});

/** Whether a row counts attempts: those count whether or not anything comes of them. */
export const isRateLimit = ({ pk }: Key): boolean => pk.startsWith('RATE#');

/**
 * Counts one attempt and answers the count with it, in one atomic write: a hundred at once count a hundred. The window begins with the first attempt
 * and lasts `windowSeconds`; a window that is over gives way to a new one.
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
    // Whoever else comes first has cleared the old window just as well.
    await table.delete(item, isOver).catch((error: unknown) => {
      if (!(error instanceof ConditionFailed)) throw error;
    });
  }
}

/** Takes one attempt back: it was no failure. */
export async function uncount(table: Table, limit: string, subject: string): Promise<void> {
  const isCounted: Condition = { expression: 'attempts > :none', values: { ':none': 0 } };
  await table.add(key(limit, subject), { attempts: -1 }, {}, isCounted).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
}

/** Forgets a subject's attempts. */
export const clearCount = (table: Table, limit: string, subject: string): Promise<void> => table.delete(key(limit, subject));
