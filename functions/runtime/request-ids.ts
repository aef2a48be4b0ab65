import { createHash, randomBytes } from 'node:crypto';
import { uuidV7 } from '#shared/values/ids.ts';

/**
 * Makes the ids of one request, UUIDv7. With a seed (caller, home, call and Idempotency-Key) the random bits derive from it, in order. `begunOn` is then the
 * instant when the key was first used, so that a retry makes the same ids however much later it comes.
 */
export function requestIds(begunOn: Date, seed: string | null): () => string {
  let count = 0;
  return () => {
    count += 1;
    const random = seed === null ? randomBytes(10) : createHash('sha256').update(`${seed}\n${count}`).digest().subarray(0, 10);
    return uuidV7({ now: begunOn.getTime(), random });
  };
}
