import { createHash, randomBytes } from 'node:crypto';
import { uuidV7 } from '#shared/values/ids.ts';

const hourMs = 3_600_000;

/**
 * Makes the ids of one request, UUIDv7. With a seed (caller, call and Idempotency-Key) the random bits derive from it, in order, and the time is cut to
 * the hour: a request that is taken up again after a crash writes the same items instead of new ones.
 */
export function requestIds(now: Date, seed: string | null): () => string {
  let count = 0;
  return () => {
    count += 1;
    if (seed === null) return uuidV7({ now: now.getTime(), random: randomBytes(10) });
    const random = createHash('sha256').update(`${seed}\n${count}`).digest().subarray(0, 10);
    return uuidV7({ now: Math.floor(now.getTime() / hourMs) * hourMs, random });
  };
}
