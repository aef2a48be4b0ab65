import { describe, expect, it } from 'vitest';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { calls } from '#test/cloud/wire.ts';
import { isExempt } from './exempt-writes.ts';
import { recipes } from './recipes/index.ts';
import { budgets, expectWithinBudget, requestsOf } from './table-requests.ts';

describe('the requests that each call makes to the table', () => {
  it('have a budget for every call and for nothing else', () => {
    expect(Object.keys(budgets).sort()).toEqual(calls.map(({ name }) => name).sort());
    expect(Object.keys(recipes).sort()).toEqual(Object.keys(budgets).sort());
  });

  // Those of calls with a key are counted where the same request is sent again after a crash (test/contract/retries.test.ts).
  it.each(calls.filter(isExempt).map(({ name }) => name))('are within the budget of %s', (name) => expectWithinBudget(name));
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
    // Amounts: one read besides the actor's. A payment: three reads (the actor's, the case's, and the payer's other cash), one transaction, and the two of its key.
    expect(budgets).toMatchObject({ getCaseInvoiceAmounts: 2, recordPayment: 6 });
    for (const name of lists) expect(budgets[name], name).toBeLessThanOrEqual(1);
    expect(budgets.me, 'the actor is one query').toBe(1);
  });
});
