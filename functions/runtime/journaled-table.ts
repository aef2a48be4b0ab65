import { problem } from '#functions/problem.ts';
import { isRateLimit } from '#functions/table/rate-limit.ts';
import type { Condition, Item, Key, Table, Write } from '#functions/table/table.ts';
import { MAX_WRITES } from '#functions/table/table.ts';
import type { Journal } from './journal.ts';

const always: Condition = { expression: 'attribute_exists(pk) OR attribute_not_exists(pk)' };

/**
 * Returns the table for an operation under an Idempotency-Key: every read goes into the journal, and every write is a commit of it. Counters of attempts
 * (`isRateLimit`) count immediately, since a request that fails counts too, and once for all of its attempts that reached a commit.
 */
export function journaledTable(table: Table, journal: Journal): Table {
  /** Reads a row right after this request wrote it: a transaction doesn't return it. */
  const written = async (key: Key): Promise<Item> => {
    const item = await table.get(key, { consistent: true });
    if (!item) throw problem('not_found');
    return item;
  };
  return {
    isRetry: journal.isRetry,
    get requests() {
      return table.requests;
    },
    get writes() {
      return table.writes;
    },
    get milliseconds() {
      return table.milliseconds;
    },
    get: (key, options) => journal.met(['get', key, options], () => table.get(key, options)),
    getMany: (keys, options) => journal.met(['get-many', keys, options], () => table.getMany(keys, options)),
    query: (pk, options) => journal.met(['query', pk, options], () => table.query(pk, options)),
    put: (item, options = {}) => journal.commit([{ put: item, ...options } as Write]),
    async update(key, set, condition) {
      await journal.commit([{ update: key, set, condition: condition ?? always }]);
      return written(key);
    },
    async add(key, counts, initially, condition) {
      if (isRateLimit(key)) return journal.met(['add', key, counts], () => table.add(key, counts, initially, condition));
      await journal.commit([{ add: key, counts, initially, condition } as Write]);
      return written(key);
    },
    delete: (key, condition) =>
      isRateLimit(key)
        ? journal.met(['delete', key], () => table.delete(key, condition))
        : journal.commit([{ delete: key, condition } as Write]),
    transact: (writes) => journal.commit(writes),
    async putAll(items) {
      for (let start = 0; start < items.length; start += MAX_WRITES)
        await journal.commit(items.slice(start, start + MAX_WRITES).map((put) => ({ put })));
    },
  };
}
