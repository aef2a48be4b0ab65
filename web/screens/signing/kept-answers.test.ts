import { beforeEach, expect, it, vi } from 'vitest';
import { keptAnswers } from './kept-answers.ts';

const token = 'Abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE';
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

it('gives back what was kept to the same link, and to no other', async () => {
  const kept = await keptAnswers(token);
  await kept.write({ a: { value: 'Nguyễn 王' } });
  expect(await (await keptAnswers(token)).read()).toEqual({ a: { value: 'Nguyễn 王' } });
  expect(await (await keptAnswers(token.replace('A', 'B'))).read()).toEqual({});
});

it('stores neither the token nor what was typed in clear', async () => {
  await (await keptAnswers(token)).write({ a: { value: 'the oldest daughter' } });
  const all = JSON.stringify([...stored]);
  expect(stored.size).toBe(1);
  expect(all).not.toContain(token);
  expect(all).not.toContain('daughter');
});

it('forgets, and reads nothing from what it can’t decrypt', async () => {
  const kept = await keptAnswers(token);
  await kept.write({ a: { value: 'x' } });
  const [key = ''] = stored.keys();
  stored.set(key, JSON.stringify({ iv: btoa('x'.repeat(12)), data: btoa('y'.repeat(40)) }));
  expect(await kept.read()).toEqual({});
  await kept.write({});
  expect(stored.size).toBe(0);
  await kept.write({ a: { value: 'x' } });
  kept.forget();
  expect(stored.size).toBe(0);
});

it('keeps the newest of two writes', async () => {
  const kept = await keptAnswers(token);
  await Promise.all([kept.write({ a: { value: 'older' } }), kept.write({ a: { value: 'newer' } })]);
  expect(await kept.read()).toEqual({ a: { value: 'newer' } });
});
