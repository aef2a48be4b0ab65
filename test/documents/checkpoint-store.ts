import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { CheckpointPorts } from '#functions/documents/custody/write-checkpoint.ts';
import type { CustodyHead, KeptCheckpoint } from '#functions/table/custody-checkpoint.ts';
import type { Item, Table, Write } from '#functions/table/table.ts';
import { ConditionFailed } from '#functions/table/write-failures.ts';

/** Makes a key of checkpoints, as KMS has it. */
function testCheckpointKey(): CheckpointPorts['key'] {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    publicKey: new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })),
    sign: async (text) => new Uint8Array(sign('sha256', text, privateKey)),
  };
}

class Killed extends Error {}

/**
 * Keeps what writing checkpoints of one home needs in memory: the heads that none covers, rows, objects that are written once, and events. `killAfter` is after how many
 * steps the process dies: each read or write of the table or the bucket is one.
 */
export function checkpointStore(key = testCheckpointKey()) {
  const rows = new Map<string, Item>();
  const objects = new Map<string, Buffer>();
  const unchecked = new Map<string, CustodyHead>();
  const events: unknown[] = [];
  let [left, steps, requests] = [Number.POSITIVE_INFINITY, 0, 0];
  const step = () => {
    steps += 1;
    if (left <= 0) throw new Killed('The process was killed.');
    left -= 1;
  };
  const put = (write: Write): Item => {
    if (!('put' in write)) throw new Error('Only puts were expected.');
    return write.put;
  };
  const table = {
    query: async () => {
      step();
      requests += 1;
      const items = [...rows.values()].filter(({ entityType }) => entityType === 'custody-checkpoint');
      return { items: items.toSorted((a, b) => (a.sk > b.sk ? -1 : 1)).slice(0, 1), next: null };
    },
    transact: async (writes: Write[]) => {
      step();
      requests += 1;
      const items = writes.map(put);
      if (items.some(({ pk, sk }) => rows.has(`${pk} ${sk}`))) throw new ConditionFailed(0);
      for (const item of items) rows.set(`${item.pk} ${item.sk}`, item);
      events.push(...items.filter(({ entityType }) => entityType !== 'custody-checkpoint'));
    },
    update: async ({ pk }: { pk: string }, _: object, condition: { values: Record<string, unknown> }) => {
      step();
      requests += 1;
      const caseId = pk.slice('CASE#'.length);
      const isSame = unchecked.get(caseId)?.hash === condition.values[':hash'];
      if (!isSame) throw new ConditionFailed(0);
      unchecked.delete(caseId);
    },
  } as unknown as Table;
  const ports = (now = new Date('2026-11-27T08:30:00.000Z')): CheckpointPorts => ({
    table,
    now,
    key,
    objects: {
      read: async (path) => {
        step();
        const bytes = objects.get(path);
        return bytes ? { bytes, tag: '' } : null;
      },
      write: async (path, bytes) => {
        step();
        if (objects.has(path)) return false;
        objects.set(path, bytes);
        return true;
      },
    },
    event: (name, data, locationId) =>
      ({
        id: randomUUID(),
        name,
        version: 1,
        at: now.toISOString(),
        actor: { kind: 'job', id: null, onBehalfOf: null },
        locationId,
        data,
      }) as never,
  });
  return {
    ports,
    unchecked,
    objects,
    events,
    kept: () => [...rows.values()].filter(({ entityType }) => entityType === 'custody-checkpoint') as unknown as KeptCheckpoint[],
    killAfter: (count: number) => {
      left = count;
      steps = 0;
    },
    steps: () => steps,
    requests: () => requests,
  };
}
