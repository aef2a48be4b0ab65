import { expect, it } from 'vitest';
import { ChangeQueue } from './change-queue.ts';

type Names = readonly string[];
const add = (name: string) => (names: Names) => [...names, name];

/** Returns a queue whose saves wait to be settled by hand, over one stored list. */
function queueOf(stored: Names = []) {
  let now = stored;
  const sends: { settle: () => void; fail: () => void }[] = [];
  const queue = new ChangeQueue<Names, Names>(
    (change) =>
      new Promise((resolve, reject) => {
        sends.push({
          settle: () => {
            now = change(now);
            resolve(now);
          },
          fail: () => reject(new Error('No network')),
        });
      }),
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { queue, sends, settled, storedNow: () => now };
}

it('saves one at a time, and what comes up meanwhile together', async () => {
  const { queue, sends, settled, storedNow } = queueOf();
  queue.add(add('casket'));
  queue.add(add('hearse'));
  queue.add(add('flowers'));
  expect(sends).toHaveLength(1);
  expect(queue.get().waiting.reduce((names, change) => change(names), [] as Names)).toEqual(['casket', 'hearse', 'flowers']);
  sends[0]!.settle();
  await settled();
  expect(sends).toHaveLength(2);
  expect(queue.get()).toMatchObject({ saved: ['casket'], isSaving: true });
  sends[1]!.settle();
  await settled();
  expect(storedNow()).toEqual(['casket', 'hearse', 'flowers']);
  expect(queue.get()).toMatchObject({ waiting: [], isSaving: false, failure: null });
});

it('keeps what failed until it’s sent again, with what was changed since', async () => {
  const { queue, sends, settled, storedNow } = queueOf(['urn']);
  queue.add(add('casket'));
  sends[0]!.fail();
  await settled();
  queue.add(add('hearse'));
  expect(sends).toHaveLength(1);
  expect(queue.get()).toMatchObject({ failure: expect.any(Error), isSaving: false });
  expect(queue.get().waiting).toHaveLength(2);
  void queue.retry();
  sends[1]!.settle();
  await settled();
  expect(storedNow()).toEqual(['urn', 'casket', 'hearse']);
});

it('gives up what failed, and saves what comes next', async () => {
  const { queue, sends, settled, storedNow } = queueOf();
  queue.add(add('casket'));
  sends[0]!.fail();
  await settled();
  queue.discard();
  queue.add(add('urn'));
  sends[1]!.settle();
  await settled();
  expect(storedNow()).toEqual(['urn']);
});
