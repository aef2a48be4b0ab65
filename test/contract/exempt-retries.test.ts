import { describe, expect, it } from 'vitest';
import { calls } from '#test/cloud/wire.ts';
import { exemptWrites, isExempt } from '#test/table/exempt-writes.ts';
import type { RecipeRequest } from '#test/table/recipes/index.ts';
import { callAt, type Outcome } from './dying-call.ts';
import { otherWays } from './other-ways.ts';
import { HOUR, MINUTE, requestFor, rowsByKind, SECOND, withoutLeftovers } from './retried-request.ts';

/** When a request is sent again. Within 40 seconds a link may still be held by the attempt that died. */
const retriesAfter = [SECOND, MINUTE, HOUR, 23 * HOUR];

type Recipe = () => RecipeRequest | Promise<RecipeRequest>;
type Sent = { first: Outcome; repeats: Outcome[] };

/** Makes a call that dies after so many commits, and sends it again: at two of the moments if it died, at all of them if its answer alone was lost. */
async function sendAndRepeat(name: string, recipe: Recipe | undefined, death: number): Promise<Sent> {
  const request = await requestFor(name, recipe);
  const began = Date.now();
  const first = await callAt(new Date(began), name, request, death);
  const repeats: Outcome[] = [];
  const moments = first.status < 500 ? retriesAfter : retriesAfter.slice(0, 2);
  for (const later of moments) repeats.push(await callAt(new Date(began + later), name, request));
  return { first, repeats };
}

/** Loses the answer of a call alone. */
async function lostAnswer(name: string, recipe?: Recipe): Promise<{ died: Sent[]; lost: Sent }> {
  return { died: [], lost: await sendAndRepeat(name, recipe, Number.POSITIVE_INFINITY) };
}

/** Lets a call die after each of its commits; at last it lives on, and only its answer is lost. */
async function everyDeath(name: string, recipe?: Recipe): Promise<{ died: Sent[]; lost: Sent }> {
  const died: Sent[] = [];
  for (;;) {
    const sent = await sendAndRepeat(name, recipe, died.length + 1);
    if (sent.first.status < 500) return { died, lost: sent };
    expect(sent.first.commits, JSON.stringify(sent.first.body)).toHaveLength(died.length + 1);
    died.push(sent);
  }
}

/** The rows and the pool's users that these attempts made, by kind. */
function made(attempts: readonly Outcome[], perAttempt: readonly string[] = []): Record<string, number> {
  const rows = rowsByKind(attempts.flatMap(({ commits }) => withoutLeftovers(commits).flat()));
  const counted = Object.entries(rows).filter(([kind]) => !perAttempt.includes(kind));
  return { ...Object.fromEntries(counted), POOL: new Set(attempts.flatMap(({ poolUsers }) => poolUsers)).size };
}

async function leavesOne(name: string, { died, lost }: { died: Sent[]; lost: Sent }, leaves: Record<string, number> = {}) {
  const { perAttempt, endsItsSession } = exemptWrites[name] ?? {};
  expect(lost.first.status, JSON.stringify(lost.first.body)).toBeLessThan(400);
  expect(lost.first.commits).not.toEqual([]);
  const whole = made([lost.first], perAttempt);
  expect(whole).toMatchObject(leaves);
  for (const { first, repeats } of [...died, lost]) {
    const after = `after ${first.commits.length} commits`;
    expect(Math.max(...repeats.map(({ status }) => status)), after).toBeLessThan(500);
    if (endsItsSession) expect(made(repeats), after).toEqual({ POOL: 0 });
    else expect(made([first, ...repeats], perAttempt), after).toEqual(whole);
  }
}

describe('a call that takes no key', () => {
  it('is listed where it writes', () => {
    const exempt = calls.filter(isExempt);
    expect(exempt.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(exemptWrites)));
    const changes = exempt.filter(({ method }) => method === 'PATCH' || method === 'DELETE').map(({ name }) => name);
    expect(Object.keys(exemptWrites)).toEqual(expect.arrayContaining(changes));
  });

  describe('leaves what one request leaves, sent again immediately, after a minute, an hour and 23 hours', () => {
    it.each(Object.entries(exemptWrites))('%s', async (name, { leaves }) => {
      await leavesOne(name, await everyDeath(name), leaves);
    });

    it.each(otherWays)('$name: $way', async ({ name, recipe, leaves, isInSteps }) => {
      await leavesOne(name, await (isInSteps ? everyDeath : lostAnswer)(name, recipe), leaves);
    });
  });
});
