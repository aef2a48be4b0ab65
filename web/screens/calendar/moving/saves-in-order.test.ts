import { describe, expect, it } from 'vitest';
import { savesInOrder } from './saves-in-order.ts';

type Entry = { id: string; version: number; at: number };

/** A server that saves only over the version that it has, and answers when it's told to. */
function slowServer() {
  const stored = new Map<string, Entry>();
  const waiting: (() => void)[] = [];
  const save = async (entry: Entry): Promise<Entry> => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    if ((stored.get(entry.id)?.version ?? 1) !== entry.version) throw new Error('stale');
    const saved = { ...entry, version: entry.version + 1 };
    stored.set(entry.id, saved);
    return saved;
  };
  const answer = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { stored, waiting, save, answer };
}

describe('moves of the calendar', () => {
  it('wait for the move before, and are saved over its version', async () => {
    const { stored, waiting, save, answer } = slowServer();
    const inOrder = savesInOrder(save);
    const moves = [15, 30, 45].map((at) => inOrder({ id: 'a', version: 1, at }, 'key'));
    await answer();
    expect(waiting).toHaveLength(1);
    await answer();
    await answer();
    expect((await Promise.all(moves)).map(({ version }) => version)).toEqual([2, 3, 4]);
    expect(stored.get('a')?.at).toBe(45);
  });
  it('go on after one that failed, and don’t wait for another entry', async () => {
    const { stored, save, answer } = slowServer();
    stored.set('a', { id: 'a', version: 5, at: 0 });
    const inOrder = savesInOrder(save);
    const first = inOrder({ id: 'a', version: 1, at: 15 }, 'key');
    const second = inOrder({ id: 'a', version: 5, at: 30 }, 'key');
    const other = inOrder({ id: 'b', version: 1, at: 15 }, 'key');
    const refused = expect(first).rejects.toThrow('stale');
    await answer();
    await answer();
    await refused;
    expect((await other).version).toBe(2);
    await answer();
    expect((await second).at).toBe(30);
  });
});
