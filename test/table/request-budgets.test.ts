import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { ask, newAddress, ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { requestLine } from '#test/cloud/request-log.ts';
import { callNamed, calls } from '#test/cloud/wire.ts';
import { countsAttempts, exemptWrites, isExempt } from './exempt-writes.ts';
import { type RecipeRequest, recipes } from './recipes/index.ts';

/** DynamoDB requests that one success of each call may cost, including the actor's own read: infra/budgets/requests.json. */
const budgetFile = join(resolve(import.meta.dirname, '../..'), 'infra/budgets/requests.json');
const budgets = JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<string, number>;

/** What one success of a call cost, by the log. */
async function requestsOf(name: string, { input, options }: RecipeRequest) {
  const answer = await ask(name, input, { from: newAddress(), ...options });
  // A browser that is redirected to a file gets only its address.
  expect([200, 302], answer.text.slice(0, 300)).toContain(answer.status);
  const line = await requestLine(answer.headers.get('x-request-id') ?? '');
  expect(line.call).toBe(name);
  if (isExempt(callNamed(name)) && !(name in exemptWrites))
    expect(line.tableWrites, `${name} writes without a key: list it in exemptWrites`).toBe(countsAttempts.includes(name) ? 1 : 0);
  return line.tableRequests as number;
}

describe('the requests that each call makes to the table', () => {
  it('have a budget for every call and for nothing else', () => {
    expect(Object.keys(budgets).sort()).toEqual(calls.map(({ name }) => name).sort());
    expect(Object.keys(recipes).sort()).toEqual(Object.keys(budgets).sort());
  });

  it.each(Object.entries(recipes))('are within the budget of %s', async (name, recipe) => {
    const budget = budgets[name] ?? 0;
    const counts: number[] = [];
    // A home stays warm for some seconds, which a busy machine may let pass between the warming and the call. The promise is about warm homes.
    while (counts.length < 8 && !counts.some((count) => count <= budget)) counts.push(await requestsOf(name, await recipe()));
    const least = Math.min(...counts);
    expect(least, counts.join(', ')).toBeLessThanOrEqual(budget);
    // A call that has become cheaper should stay so. One less can be chance: a sign-in in another second than a password's change needs no mark.
    expect(least, 'cheaper than its budget: lower that').toBeGreaterThanOrEqual(budget - 1);
  });
});

describe('a page of a document that was drawn before', () => {
  type Request = { input: { id: string; documentId: string }; options: RequestOptions };

  it.each(['getCaseDocumentFile', 'getCaseDocument'])('costs one read besides the actor’s (the document of %s)', async (name) => {
    // A draft, and a document that was sent.
    const { input: place, options } = (await recipes[name as keyof typeof recipes]!()) as Request;
    const { pictureKey } = await ok<CaseDocumentView>('getCaseDocument', place, options);
    const picture = { input: { id: place.documentId, width: 400, pictureKey }, options };
    const drawn = await requestsOf('pdfImageFromCaseDocument', picture);
    expect(drawn).toBeGreaterThanOrEqual(3);
    expect(await requestsOf('pdfImageFromCaseDocument', picture)).toBe(2);
  });
});

describe('the budgets themselves', () => {
  it('keep the promises: a public page 1 query, a page of a list at most 1, a warm search none', () => {
    expect(budgets).toMatchObject({
      getLocationProfile: 1,
      getTemplate: 1,
      getAllTemplates: 1,
      getServiceCategories: 1,
      searchLocations: 0,
    });
    const lists = ['getLocations', 'listLocations', 'getAllTemplatesByLocation', 'getAllFaqQuestions', 'getAllCarouselIcons'];
    // A plan alone: for someone who is signed in, the actor's read is one more.
    expect(budgets).toMatchObject({ saveArrangement: 1, getHeldArrangement: 1, saveMyArrangement: 2, getArrangement: 2 });
    expect(budgets).toMatchObject({ getPlannerHome: 0, calculateDisplayServicesLogic: 0, calculateDisplayServiceLogic: 0 });
    // The actor's own read, and one query.
    expect(budgets.getCaseDocument).toBe(2);
    // Pages of custody: one request besides the actor's. A change of care: at most six in all.
    expect(budgets).toMatchObject({ getCustodyPages: 2, getCustodyPage: 2 });
    expect(budgets.updateDecedentStatus).toBeLessThanOrEqual(6);
    for (const name of lists) expect(budgets[name], name).toBeLessThanOrEqual(1);
    expect(budgets.me, 'the actor is one query').toBe(1);
  });
});
