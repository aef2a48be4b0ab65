import { describe, expect, it } from 'vitest';
import { createUploadQueue } from './upload-queue.ts';

/** Makes a queue whose sends finish when the test says so. */
function queueOf(shrink = async (file: File) => file) {
  let ids = 0;
  const sent: { name: string; key: string; onProgress: (share: number) => void; end: (error?: Error) => void }[] = [];
  const forgotten: string[] = [];
  const queue = createUploadQueue({
    newId: () => `${++ids}`,
    shrink,
    send: ({ name }, key, onProgress) =>
      new Promise<void>((resolve, reject) =>
        sent.push({ name, key, onProgress, end: (error) => (error ? reject(error) : resolve()) }),
      ),
    wordsOf: (error) => (error as Error).message,
    preview: ({ name }) => `blob:${name}`,
    forget: (preview) => forgotten.push(preview),
  });
  return { queue, sent, forgotten };
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name));
const settled = () => new Promise((resolve) => setImmediate(resolve));
const states = (queue: ReturnType<typeof queueOf>['queue']) => queue.list().map(({ name, state }) => `${name} ${state}`);

describe('uploads', () => {
  it('run two at a time, in the order in which they were chosen', async () => {
    const { queue, sent, forgotten } = queueOf();
    queue.add(files('a', 'b', 'c'));
    await settled();
    expect(states(queue)).toEqual(['a sending', 'b sending', 'c waiting']);
    sent[0]?.end();
    await settled();
    expect(states(queue)).toEqual(['b sending', 'c sending']);
    for (const { end } of sent.slice(1)) end();
    await settled();
    expect(queue.list()).toEqual([]);
    expect(forgotten.sort()).toEqual(['blob:a', 'blob:b', 'blob:c']);
  });

  it('say why they failed, and are retried with the same key or removed', async () => {
    const { queue, sent, forgotten } = queueOf();
    queue.add(files('a', 'b'));
    await settled();
    sent[0]?.end(new Error('No connection'));
    sent[1]?.end(new Error('Too large'));
    await settled();
    expect(queue.list()).toMatchObject([{ failure: 'No connection' }, { failure: 'Too large', state: 'failed' }]);
    const [first, second] = queue.list();
    queue.retry(first?.id ?? '');
    queue.remove(first?.id ?? '');
    queue.remove(second?.id ?? '');
    await settled();
    expect(states(queue)).toEqual(['a sending']);
    expect(sent[2]).toMatchObject({ name: 'a', key: sent[0]?.key });
    sent[2]?.end();
    await settled();
    expect(queue.list()).toEqual([]);
    expect(forgotten.sort()).toEqual(['blob:a', 'blob:b']);
  });

  it('say how much of them is sent, starting from zero when they are retried', async () => {
    const { queue, sent } = queueOf();
    const percents = () => queue.list().map(({ percent }) => percent);
    queue.add(files('a', 'b', 'c'));
    expect(percents()).toEqual([undefined, undefined, undefined]);
    await settled();
    sent[0]?.onProgress(0.439);
    expect(percents()).toEqual([43, 0, undefined]);
    sent[0]?.end(new Error('No connection'));
    await settled();
    queue.retry(queue.list()[0]?.id ?? '');
    sent[1]?.end();
    await settled();
    sent.at(-1)?.onProgress(1);
    expect(queue.list()).toMatchObject([
      { name: 'a', percent: 100 },
      { name: 'c', percent: 0 },
    ]);
  });

  it("that can't be resized hold up no others", async () => {
    const { queue } = queueOf(async (file) => {
      if (file.name.startsWith('bad')) throw new Error('Not a picture');
      return file;
    });
    queue.add(files('bad1', 'bad2', 'bad3', 'good'));
    await settled();
    expect(states(queue)).toEqual(['bad1 failed', 'bad2 failed', 'bad3 failed', 'good sending']);
  });
});
