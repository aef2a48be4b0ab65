/** What a success of a call costs in requests to the table, beside its budget. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { ask, newAddress } from '#test/cloud/cloud.ts';
import { requestLine } from '#test/cloud/request-log.ts';
import { callNamed } from '#test/cloud/wire.ts';
import { countsAttempts, exemptWrites, isExempt } from './exempt-writes.ts';
import { type RecipeRequest, recipes } from './recipes/index.ts';

/** DynamoDB requests that one success of each call may cost, including the actor's own read: infra/budgets/requests.json. */
const budgetFile = join(resolve(import.meta.dirname, '../..'), 'infra/budgets/requests.json');
export const budgets = JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<string, number>;

/** Makes a call, and returns what its success cost by the log. */
export async function requestsOf(name: string, { input, options }: RecipeRequest): Promise<number> {
  const answer = await ask(name, input, { from: newAddress(), ...options });
  // A browser that is redirected to a file gets only its address.
  expect([200, 302], answer.text.slice(0, 300)).toContain(answer.status);
  const line = await requestLine(answer.headers.get('x-request-id') ?? '');
  expect(line.call).toBe(name);
  if (isExempt(callNamed(name)) && !(name in exemptWrites))
    expect(line.tableWrites, `${name} writes without a key: list it in exemptWrites`).toBe(countsAttempts.includes(name) ? 1 : 0);
  return line.tableRequests as number;
}

/** Fails if a success of a call costs more than its budget, or clearly less. `counts` are successes that were counted before. */
export async function expectWithinBudget(name: string, counts: number[] = []): Promise<void> {
  const budget = budgets[name] ?? 0;
  // A home stays warm for some seconds, which a busy machine may let pass between the warming and the call. The promise is about warm homes.
  while (counts.length < 8 && !counts.some((count) => count <= budget))
    counts.push(await requestsOf(name, await recipes[name]!()));
  const least = Math.min(...counts);
  expect(least, counts.join(', ')).toBeLessThanOrEqual(budget);
  // A call that has become cheaper should stay so. One less can be chance: a sign-in in another second than a password's change needs no mark.
  expect(least, 'cheaper than its budget: lower that').toBeGreaterThanOrEqual(budget - 1);
}
