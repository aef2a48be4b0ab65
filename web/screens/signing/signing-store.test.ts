import { describe, expect, it } from 'vitest';
import type { ESignDraft } from '#shared/model/e-sign.ts';
import type { GivenById } from './answers.ts';
import { createSigningStore } from './signing-store.ts';

const draft: ESignDraft = {
  questions: ['a', 'b'].map((questionId) => ({
    questionId,
    question: questionId,
    isVisible: true,
    isOptional: false,
    fieldType: 'string',
    pdfFieldType: 'text',
    pdfCoordinates: { page: 1, x: 0, y: 0, width: 10, height: 10 },
    options: [],
  })),
  pages: [],
};
const savedOn = '2026-11-27T02:00:00.000Z';
const valuesOf = ({ questions }: ESignDraft) => questions.map(({ value }) => value);

/** A server that answers when it is told to, and a browser that keeps one copy. */
function open(kept: GivenById = {}) {
  const sent: ESignDraft[] = [];
  let copy: GivenById = kept;
  const answers: { resolve: (answer: { savedOn: string }) => void; reject: (error: unknown) => void }[] = [];
  const waiting: (() => void)[] = [];
  const store = createSigningStore(draft, kept, {
    send: (given) => {
      sent.push(given);
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
    keep: async (given) => {
      copy = given;
    },
    why: (error) => error as 'offline' | 'ended' | 'failed',
    later: (call) => {
      waiting.push(call);
      return () => void waiting.splice(waiting.indexOf(call), 1);
    },
  });
  return {
    store,
    sent,
    copy: () => copy,
    waiting,
    answer: () => answers.shift()?.resolve({ savedOn }),
    fail: (why: string) => answers.shift()?.reject(why),
  };
}

describe('a change', () => {
  it('is kept here first, sent a moment later, and then forgotten here', async () => {
    const { store, sent, copy, waiting, answer } = open();
    expect(await store.save()).toBe(true);
    store.give('a', { value: 'x' });
    expect(store.get().save.kind).toBe('dirty');
    expect(copy()).toMatchObject({ a: { value: 'x' } });
    expect(sent).toEqual([]);
    waiting.at(-1)?.();
    expect(store.get().save.kind).toBe('saving');
    const saving = store.save();
    answer();
    expect(await saving).toBe(true);
    expect(sent.map(valuesOf)).toEqual([['x', undefined]]);
    expect(store.get().save).toEqual({ kind: 'saved', at: new Date(savedOn) });
    expect(copy()).toEqual({});
  });

  it('during a save is sent after it, so that an older save never lands last', async () => {
    const { store, sent, copy, answer } = open();
    store.give('a', { value: 'x' });
    const saving = store.save();
    store.give('a', { value: 'xy' });
    expect(store.save()).toBe(saving);
    expect(sent).toHaveLength(1);
    answer();
    await expect.poll(() => sent.length).toBe(2);
    expect(copy()).toMatchObject({ a: { value: 'xy' } });
    answer();
    expect(await saving).toBe(true);
    expect(valuesOf(sent[1] ?? draft)).toEqual(['xy', undefined]);
  });
});

describe('a failed save', () => {
  it.each(['offline', 'failed'])('(%s) keeps what was typed, and sends it with the next try', async (why) => {
    const { store, sent, copy, answer, fail } = open();
    store.give('a', { value: 'x' });
    const first = store.save();
    fail(why);
    expect(await first).toBe(false);
    expect(store.get().save).toEqual({ kind: 'failed', isOffline: why === 'offline' });
    store.give('b', { value: 'y' });
    expect(store.get().save.kind).toBe('failed');
    expect(Object.keys(copy())).toEqual(['a', 'b']);
    const second = store.save();
    answer();
    expect(await second).toBe(true);
    expect(sent.map(valuesOf)).toEqual([
      ['x', undefined],
      ['x', 'y'],
    ]);
  });

  it('for good takes no more changes', async () => {
    const { store, sent, fail } = open();
    store.give('a', { value: 'x' });
    const saving = store.save();
    fail('ended');
    expect(await saving).toBe(false);
    expect(store.get().save).toEqual({ kind: 'ended', error: 'ended' });
    store.give('a', { value: 'y' });
    expect(valuesOf(store.get().draft)).toEqual(['x', undefined]);
    expect(await store.save()).toBe(false);
    expect(sent).toHaveLength(1);
  });
});

it('lays what an earlier visit kept over what was saved, and sends it', async () => {
  const { store, sent, answer } = open({ b: { value: 'kept' }, gone: { value: 'no' } });
  expect(valuesOf(store.get().draft)).toEqual([undefined, 'kept']);
  const saving = store.save();
  answer();
  expect(await saving).toBe(true);
  expect(sent.map(valuesOf)).toEqual([[undefined, 'kept']]);
});
