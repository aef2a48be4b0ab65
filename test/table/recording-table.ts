import type { Item, Key, Table, Write } from '#functions/table/table.ts';

/** Returns a table that keeps nothing and remembers which keys it was asked for: `verb pk sk`. */
export function recordingTable(): { table: Table; requests: string[] } {
  const requests: string[] = [];
  const note = (verb: string, { pk, sk }: Key) => requests.push(`${verb} ${pk} | ${sk}`);
  const noteWrite = (write: Write) => {
    if ('put' in write) note('put', write.put);
    else if ('update' in write) note('update', write.update);
    else if ('delete' in write) note('delete', write.delete);
    else if ('add' in write) note('add', write.add);
    else note('check', write.check);
  };
  const nothing = (key: Key): Item => ({ ...key, entityType: 'nothing' });
  const table: Table = {
    requests: 0,
    writes: 0,
    milliseconds: 0,
    async get(key) {
      note('get', key);
      return undefined;
    },
    async getMany(keys) {
      for (const key of keys) note('get', key);
      return [];
    },
    async query(pk, { index, startsWith } = {}) {
      requests.push(`query ${index ? `${index} ` : ''}${pk}${startsWith === undefined ? '' : ` | ${startsWith}*`}`);
      return { items: [], next: null };
    },
    async put(item) {
      note('put', item);
    },
    async update(key) {
      note('update', key);
      return nothing(key);
    },
    async add(key) {
      note('add', key);
      return { ...nothing(key), attempts: 1, expiresAt: 0 };
    },
    async delete(key) {
      note('delete', key);
    },
    async transact(writes) {
      for (const write of writes) noteWrite(write);
    },
    async putAll(items) {
      for (const item of items) note('put', item);
    },
  };
  return { table, requests };
}
