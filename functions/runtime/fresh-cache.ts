import type { Table } from '#functions/table/table.ts';

/** Reads the value of a key; `undefined` if there is nothing, which isn't kept. `before` is the previous value. */
type Read<Value> = (key: string, table: Table, now: Date, before: Value | undefined) => Promise<Value | undefined>;

/** Returns the value of a key, from a read that ended at most `maxAgeSeconds` before `now`. */
export type FreshCache<Value> = (key: string, table: Table, now: Date, maxAgeSeconds: number) => Promise<Value | undefined>;

/**
 * Keeps what a warm Lambda has read, at most `capacity` values; the one asked for longest ago goes first. A value that is too old is read again, once for
 * all requests that wait for it; if that fails, the old value is still served.
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
    // Age counts from the end of a read: on a busy machine a read may take longer than its value may be kept, and then everyone would wait for a read.
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
