import { describe, expect, it, vi } from 'vitest';
import type { SavedAnswers } from '#shared/contract/case-details-views.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';
import { AnswerSaver, type AnswerSaverOptions } from './answer-saver.ts';

const progress = { categories: {} };
const refusal = (code: string, errors?: { field: string; message: string }[]) =>
  Object.assign(new Error(code), {
    data: { type: 'x', title: code, status: 409, code, requestId: 'r', ...(errors ? { errors } : {}) },
  });

/** Makes a saver with a server that has answers, and that checks each save against what was expected. */
function over(start: Answers, more: Partial<AnswerSaverOptions> = {}) {
  const server: Record<string, unknown> = { ...start };
  const send = vi.fn(async (changes: Record<string, unknown>, expected: Record<string, unknown>): Promise<SavedAnswers> => {
    for (const [name, value] of Object.entries(changes))
      if ((server[name] ?? null) !== (expected[name] ?? null) && server[name] !== value) throw refusal('stale');
    Object.assign(server, changes);
    return { answers: { ...changes } as SavedAnswers['answers'], progress };
  });
  const keep = vi.fn();
  const fetchLatest = async () => ({ ...server }) as Answers;
  const options = {
    saved: start,
    progress,
    unsaved: null,
    send: send as never,
    fetchLatest,
    faultOf: () => undefined,
    keep,
    onSaved: vi.fn(),
  };
  return { saver: new AnswerSaver({ ...options, ...more }), server, send, keep };
}
const settled = (saver: AnswerSaver, kind: string) => vi.waitFor(() => expect(saver.get().save.kind).toBe(kind));

describe('answers that are saved along the way', () => {
  it('are sent with what they replace, and no longer kept once they are saved', async () => {
    const { saver, server, send, keep } = over({ father: 'Paul', mother: 'Ann' });
    saver.change('father', 'Peter');
    expect(saver.get().answers.father).toBe('Peter');
    await settled(saver, 'saved');
    expect(send).toHaveBeenCalledWith({ father: 'Peter' }, { father: 'Paul' });
    expect(server).toEqual({ father: 'Peter', mother: 'Ann' });
    expect(keep.mock.calls.at(-1)).toEqual([null]);
  });

  it('that are given during a save go with the next one', async () => {
    const { saver, server } = over({});
    saver.change('father', 'P');
    saver.change('father', 'Paul');
    saver.change('mother', 'Ann');
    await vi.waitFor(() => expect(server).toEqual({ father: 'Paul', mother: 'Ann' }));
    await settled(saver, 'saved');
  });

  it('are all saved once they have settled, also one given during a save, or it says that they aren’t', async () => {
    const { saver, server, send } = over({});
    saver.change('father', 'Paul');
    saver.change('mother', 'Ann');
    expect(await saver.settle()).toBe(true);
    expect(server).toEqual({ father: 'Paul', mother: 'Ann' });
    expect(send).toHaveBeenCalledTimes(2);
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    saver.change('father', 'Piet');
    expect(await saver.settle()).toBe(false);
    expect(server.father).toBe('Paul');
    expect(await saver.settle()).toBe(true);
    expect(server.father).toBe('Piet');
  });

  it('stay as typed with the reason if one of them was stopped, and aren’t sent again until it’s changed, not even after a reload', async () => {
    const stopped = { tagScan: 'This is someone else’s tag.' };
    const send = vi.fn(async (changes: Record<string, unknown>) => {
      const isStopped = changes.tagScan === 'K6WF 9K9S';
      return { answers: isStopped ? {} : changes, progress, ...(isStopped ? { stopped } : {}) };
    });
    const { saver, keep } = over({}, { send: send as never });
    saver.change('tagScan', 'K6WF 9K9S');
    await settled(saver, 'failed');
    expect(saver.get()).toMatchObject({ answers: { tagScan: 'K6WF 9K9S' }, errors: stopped });
    saver.change('band', 'MARSH');
    await vi.waitFor(() => expect(saver.get().answers.band).toBe('MARSH'));
    expect(await saver.settle()).toBe(false);
    const unsaved = keep.mock.calls.at(-1)?.[0];
    const reloaded = over({}, { send: send as never, unsaved }).saver;
    expect(await reloaded.settle()).toBe(false);
    expect(reloaded.get()).toMatchObject({ answers: { tagScan: 'K6WF 9K9S' }, errors: stopped });
    expect(send.mock.calls.map(([changes]) => changes)).toEqual([{ tagScan: 'K6WF 9K9S' }, { band: 'MARSH' }]);
    reloaded.change('tagScan', 'QYG8 RTYR');
    expect(await reloaded.settle()).toBe(true);
    expect(reloaded.get().errors).toEqual({});
  });

  it('take over what someone else changed elsewhere', async () => {
    const { saver, server } = over({ father: 'Paul' });
    server.mother = 'Ann';
    saver.change('mother', 'Ann');
    await settled(saver, 'saved');
    expect(saver.get().conflict).toBeNull();
  });

  it('ask when two people gave the same one, and keep both until one is chosen', async () => {
    const { saver, server, keep } = over({ father: 'Paul' });
    server.father = 'Piet';
    saver.change('father', 'Peter');
    await vi.waitFor(() => expect(saver.get().conflict).not.toBeNull());
    expect(saver.get().conflict).toMatchObject({ mine: { father: 'Peter' }, saved: { father: 'Piet' }, fields: ['father'] });
    expect(keep.mock.calls.at(-1)?.[0]).toMatchObject({ typed: { father: 'Peter' } });
    await saver.keepMine();
    expect(server.father).toBe('Peter');
    expect(saver.get()).toMatchObject({ conflict: null, answers: { father: 'Peter' } });
  });

  it('are replaced by the saved one if that is chosen, and the rest is still sent', async () => {
    const { saver, server } = over({ father: 'Paul' });
    server.father = 'Piet';
    saver.change('father', 'Peter');
    await vi.waitFor(() => expect(saver.get().conflict).not.toBeNull());
    saver.change('mother', 'Ann');
    saver.takeSaved();
    await settled(saver, 'saved');
    expect(server).toEqual({ father: 'Piet', mother: 'Ann' });
    expect(saver.get().answers.father).toBe('Piet');
  });

  it('that the server refuses stay with its words, and hold up no others', async () => {
    const { saver, server } = over({}, {});
    const refusing = over(
      {},
      {
        send: (async (changes: Record<string, unknown>) => {
          if ('father' in changes) throw refusal('invalid_input', [{ field: 'changes.father', message: 'Enter words' }]);
          return { answers: changes, progress };
        }) as never,
      },
    );
    refusing.saver.change('father', 7);
    refusing.saver.change('mother', 'Ann');
    await vi.waitFor(() => expect(refusing.saver.get().errors).toEqual({ father: 'Enter words' }));
    await settled(refusing.saver, 'dirty');
    expect(saver.get().errors).toEqual({});
    expect(server).toEqual({});
  });

  it('wait while the network is down, and are there again after a reload', async () => {
    let isDown = true;
    const { saver, keep } = over(
      { father: 'Paul' },
      {
        send: (async (changes: Record<string, unknown>) => {
          if (isDown) throw new TypeError('Failed to fetch');
          return { answers: changes, progress };
        }) as never,
      },
    );
    saver.change('father', 'Peter');
    await settled(saver, 'failed');
    const unsaved = keep.mock.calls.at(-1)?.[0];
    expect(unsaved).toEqual({ typed: { father: 'Peter' }, expected: { father: 'Paul' } });
    const after = over({ father: 'Paul' }, { unsaved });
    expect(after.saver.get().answers.father).toBe('Peter');
    await after.saver.send();
    expect(after.server.father).toBe('Peter');
    isDown = false;
    await saver.send();
    expect(saver.get().save.kind).toBe('saved');
  });
});
