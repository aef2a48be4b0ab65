import type { Table } from '#functions/table/table.ts';

/** Reads what is kept under a key; `undefined` where there is nothing, which is not kept. `before` is what the look before found. */
type Read<Value> = (key: string, table: Table, now: Date, before: Value | undefined) => Promise<Value | undefined>;

/** What is kept under a key, by a look that ended at most `maxAgeSeconds` before `now`. */
export type FreshCache<Value> = (key: string, table: Table, now: Date, maxAgeSeconds: number) => Promise<Value | undefined>;

/**
 * Keeps what a warm Lambda has read, at most `capacity` of it; whatever was asked for longest ago goes first. What has become too old is read anew, by one
 * look for all requests that wait for it; where that fails, what is there serves on.
 */
export function createFreshCache<Value>(capacity: number, read: Read<Value>): FreshCache<Value> {
  const held = new Map<string, { value: Value; readAt: number }>();
  const looks = new Map<string, Promise<Value | undefined>>();

  const keep = (key: string, value: Value | undefined, readAt: number) => {
    held.delete(key);
    if (value === undefined) return;
    held.set(key, { value, readAt });
    const [oldest] = held.keys();
    if (held.size > capacity && oldest !== undefined) held.delete(oldest);
  };

  const look = async (key: string, table: Table, now: Date): Promise<Value | undefined> => {
    const before = held.get(key);
    const startedAt = performance.now();
    // Age counts from the end of a look: on a busy machine one may take longer than what it found may be kept, and then everyone would wait for a look.
    const endedAt = () => now.getTime() + Math.floor(performance.now() - startedAt);
    try {
      const value = await read(key, table, now, before?.value);
      keep(key, value, endedAt());
      return value;
    } catch (error) {
      if (!before) throw error;
      keep(key, before.value, endedAt());
      return before.value;
    }
  };

  return (key, table, now, maxAgeSeconds) => {
    const found = held.get(key);
    if (found && now.getTime() - found.readAt < maxAgeSeconds * 1000) {
      keep(key, found.value, found.readAt);
      return Promise.resolve(found.value);
    }
    const started = looks.get(key) ?? look(key, table, now).finally(() => looks.delete(key));
    looks.set(key, started);
    return started;
  };
}
