import { describe, expect, it } from 'vitest';
import type { ESignDraft, ESignQuestion } from '#shared/model/e-sign.ts';
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
  version: 0,
};
const savedOn = '2026-11-27T02:00:00.000Z';
const valuesOf = ({ questions }: ESignDraft) => questions.map(({ value }) => value);

/** A server that answers when it is told to, and a browser that keeps one copy. */
function open(kept: GivenById = {}, opened = draft) {
  const sent: ESignDraft[] = [];
  let copy: GivenById = kept;
  const answers: { resolve: (answer: { savedOn: string; version: number }) => void; reject: (error: unknown) => void }[] = [];
  const waiting: (() => void)[] = [];
  /** What the server has, with what other tabs have saved. */
  const elsewhere: { draft: ESignDraft; fails?: unknown } = { draft };
  const store = createSigningStore(opened, kept, {
    send: (given) => {
      sent.push(given);
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
    load: async () => {
      if (elsewhere.fails) throw elsewhere.fails;
      return elsewhere.draft;
    },
    keep: async (given) => {
      copy = given;
    },
    refusedIn: (error) => (typeof error === 'object' ? (error as Record<string, string>) : {}),
    why: (error) => error as 'offline' | 'ended' | 'stale' | 'failed',
    draw: async ({ typeText }) => (typeText === 'too long' ? undefined : `picture of ${typeText}`),
    later: (call) => {
      waiting.push(call);
      return () => void waiting.splice(waiting.indexOf(call), 1);
    },
  });
  return {
    store,
    elsewhere,
    sent,
    copy: () => copy,
    waiting,
    answer: () => answers.shift()?.resolve({ savedOn, version: sent.length }),
    fail: (why: string | Record<string, string>) => answers.shift()?.reject(why),
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

describe('the version', () => {
  it('of a save is the one after the save before it', async () => {
    const { store, sent, answer } = open();
    for (const value of ['x', 'xy']) {
      store.give('a', { value });
      const saving = store.save();
      answer();
      expect(await saving).toBe(true);
    }
    expect(sent.map(({ version }) => version)).toEqual([0, 1]);
  });

  it('of another tab is taken, with its answers, below those that were given here since', async () => {
    const { store, elsewhere, sent, copy, answer, fail } = open();
    const [a, b] = draft.questions as [ESignQuestion, ESignQuestion];
    elsewhere.draft = {
      ...draft,
      version: 7,
      questions: [
        { ...a, value: 'theirs' },
        { ...b, value: 'theirs' },
      ],
    };
    store.give('a', { value: 'mine' });
    const saving = store.save();
    fail('stale');
    await expect.poll(() => sent.length).toBe(2);
    answer();
    expect(await saving).toBe(true);
    expect(sent[1]).toMatchObject({ version: 7 });
    expect(valuesOf(store.get().draft)).toEqual(['mine', 'theirs']);
    expect(copy()).toEqual({});
  });

  it('that is never the newest ends as a failed save', async () => {
    const { store, sent, fail } = open();
    store.give('a', { value: 'x' });
    const saving = store.save();
    for (const tries of [1, 2, 3, 4]) {
      await expect.poll(() => sent.length).toBe(tries);
      fail('stale');
    }
    expect(await saving).toBe(false);
    expect(store.get().save).toEqual({ kind: 'failed', isOffline: false });
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

describe('an answer that the server refuses', () => {
  it('is told at its question, while the others are saved and what was typed is kept here', async () => {
    const { store, sent, copy, answer, fail } = open();
    store.give('a', { value: 'too long' });
    store.give('b', { value: 'y' });
    const saving = store.save();
    fail({ a: 'Shorten it.' });
    await expect.poll(() => sent.length).toBe(2);
    expect(valuesOf(sent[1]!)).toEqual([undefined, 'y']);
    answer();
    expect(await saving).toBe(false);
    expect(store.get()).toMatchObject({ refused: { a: 'Shorten it.' }, save: { kind: 'saved' } });
    expect(valuesOf(store.get().draft)).toEqual(['too long', 'y']);
    expect(Object.keys(copy())).toEqual(['a']);
  });

  it('is left out if the home filled it in', async () => {
    const [a, b] = draft.questions as [ESignQuestion, ESignQuestion];
    const { store, sent, answer, fail } = open({}, { ...draft, questions: [{ ...a, value: 'long' }, b] });
    store.give('b', { value: 'y' });
    const saving = store.save();
    fail({ a: 'Shorten it.' });
    await expect.poll(() => sent.length).toBe(2);
    fail({ a: 'Shorten it.' });
    await expect.poll(() => sent.length).toBe(3);
    answer();
    expect(await saving).toBe(false);
    expect(sent.map(valuesOf)).toEqual([
      ['long', 'y'],
      ['long', 'y'],
      [undefined, 'y'],
    ]);
    expect(store.get().refused).toEqual({ a: 'Shorten it.' });
  });

  it('is sent again once it is changed', async () => {
    const { store, sent, copy, answer, fail } = open({ a: { value: 'too long' } });
    const first = store.save();
    fail({ a: 'Shorten it.' });
    expect(await first).toBe(false);
    store.give('a', { value: 'short' });
    expect(store.get().refused).toEqual({});
    const second = store.save();
    answer();
    expect(await second).toBe(true);
    expect(valuesOf(sent[1]!)).toEqual(['short', undefined]);
    expect(copy()).toEqual({});
  });
});

describe('a typed signature', () => {
  const typed = (typeText: string) => ({ signatureType: 'type', typeText, typeStyle: 'plain' }) as const;
  const [a, b] = draft.questions as [ESignQuestion, ESignQuestion];
  const signed = { ...draft, questions: [{ ...a, pdfFieldType: 'initials' as const }, b] };

  it('is drawn before it is sent, even if it was left right after the last key', async () => {
    const { store, sent, copy, waiting, answer } = open({}, signed);
    store.give('a', typed('WQ'));
    expect(copy()).toMatchObject({ a: { typeText: 'WQ' } });
    waiting.at(-1)?.();
    const saving = store.save();
    expect(store.get().save.kind).toBe('saving');
    await expect.poll(() => sent.length).toBe(1);
    answer();
    expect(await saving).toBe(true);
    expect(sent[0]?.questions[0]).toMatchObject({ ...typed('WQ'), image: 'picture of WQ' });
    expect(store.get().draft.questions[0]).toMatchObject({ image: 'picture of WQ' });
    expect(copy()).toEqual({});
  });

  it('is drawn as it is now if more is typed meanwhile', async () => {
    const { store, sent, answer } = open({}, signed);
    store.give('a', typed('W'));
    const saving = store.save();
    store.give('a', typed('WQ'));
    await expect.poll(() => sent.length).toBe(1);
    answer();
    expect(await saving).toBe(true);
    expect(sent[0]?.questions[0]).toMatchObject({ image: 'picture of WQ' });
  });

  it('that can’t be drawn is refused, and the other answers are saved', async () => {
    const { store, sent, copy, answer } = open({}, signed);
    store.give('a', typed('too long'));
    expect(await store.save()).toBe(false);
    expect(sent).toEqual([]);
    expect(store.get().save).toEqual({ kind: 'clean' });
    store.give('b', { value: 'y' });
    const saving = store.save();
    answer();
    expect(await saving).toBe(false);
    expect(store.get().refused.a).toContain('Shorten it, or draw it by hand');
    expect(Object.keys(copy())).toEqual(['a']);
  });
});

describe('a look at the server', () => {
  const [a, b] = draft.questions as [ESignQuestion, ESignQuestion];
  const theirs = { ...draft, version: 3, questions: [a, { ...b, value: 'theirs' }] };

  it('takes what another tab has saved, and keeps what isn’t sent yet', async () => {
    const { store, elsewhere, sent, answer } = open();
    elsewhere.draft = theirs;
    store.give('a', { value: 'mine' });
    await store.look();
    expect(valuesOf(store.get().draft)).toEqual(['mine', 'theirs']);
    const saving = store.save();
    answer();
    expect(await saving).toBe(true);
    expect(sent).toMatchObject([{ version: 3 }]);
  });

  it('says that the link has ended before anything more is typed, and keeps what was', async () => {
    const { store, elsewhere, copy, sent } = open();
    store.give('a', { value: 'mine' });
    elsewhere.fails = 'ended';
    await store.look();
    expect(store.get().save).toEqual({ kind: 'ended', error: 'ended' });
    expect([valuesOf(store.get().draft), copy()]).toMatchObject([['mine', undefined], { a: { value: 'mine' } }]);
    store.give('b', { value: 'late' });
    expect(await store.save()).toBe(false);
    expect([valuesOf(store.get().draft), sent]).toEqual([['mine', undefined], []]);
  });

  it.each(['offline', 'failed'])('that is %s changes nothing', async (fails) => {
    const { store, elsewhere } = open();
    elsewhere.fails = fails;
    await store.look();
    expect(store.get().save).toEqual({ kind: 'clean' });
  });

  it('leaves everything to a save that is under way', async () => {
    const { store, elsewhere, answer } = open();
    store.give('a', { value: 'mine' });
    const saving = store.save();
    elsewhere.fails = 'ended';
    await store.look();
    expect(store.get().save.kind).toBe('saving');
    answer();
    expect(await saving).toBe(true);
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
