import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import {
  answerChangesSchema,
  caseCardSchema,
  casePages,
  caseQuestionsSchema,
  caseServicesSchema,
  decedentChangesSchema,
  identifierValuesSchema,
  lastReadDecedentSchema,
  savedAnswersSchema,
  serviceChangeSchema,
} from './case-details-views.ts';
import { decedentViewSchema } from './cases-views.ts';

const byId = lazyObject(() => ({ id: guid }));
const base = '/api/cases' as const;

/** `/api/cases`, details: the questions and facts of a case. Everyone involved in a case makes the first calls; all see and change only what they may. */
export const caseDetails = {
  getCaseQuestions: call({
    name: 'getCaseQuestions',
    method: 'POST',
    path: `${base}/getCaseQuestions`,
    access: 'signed-in',
    summary:
      "Returns questions by page, with a case's answers, or without a case the first-call form. No pages means all. Viewers get only the questions that they may see",
    idempotency: 'exempt',
  })
    .input(
      lazyObject(() => ({ caseId: guid.optional(), pages: casePages.default([]), showInAddCaseRHD: z.boolean().default(false) })),
    )
    .output(caseQuestionsSchema),
  updateCaseDetails: call({
    name: 'updateCaseDetails',
    method: 'POST',
    path: `${base}/updateCaseDetails`,
    access: 'signed-in',
    summary:
      'Saves answers by identifier, each compared with what the screen showed; if one was changed in the meantime, nothing is saved (409)',
  })
    .input(answerChangesSchema)
    .output(savedAnswersSchema),
  updateRemovalLocation: call({
    name: 'updateRemovalLocation',
    method: 'POST',
    path: `${base}/updateRemovalLocation`,
    access: 'cases.change',
    summary:
      'Saves where the decedent is to be picked up, the way in, and whom to call there: the answers of the first call about it, each compared with what the screen showed, and nothing else',
  })
    .input(answerChangesSchema)
    .output(savedAnswersSchema),
  getCaseCards: call({
    name: 'getCaseCards',
    method: 'GET',
    path: `${base}/{id}/getCaseCards`,
    access: 'signed-in',
    summary: "Returns a case's pages as cards: progress, what is missing, whom it is for, and its picture as a path or in base64",
  })
    .input(lazyObject(() => ({ id: guid, convertToBase64: z.stringbool().optional() })))
    .output(lazyObject(() => ({ items: z.array(caseCardSchema) }))),
  getCaseDisplayServices: call({
    name: 'getCaseDisplayServices',
    method: 'POST',
    path: `${base}/getCaseDisplayServices/{id}`,
    access: 'signed-in',
    summary: "Returns a case's display services, or one of them, and for staff what else the home offers",
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ id: guid, displayServiceId: guid.optional() })))
    .output(caseServicesSchema),
  saveCaseDisplayServices: call({
    name: 'saveCaseDisplayServices',
    method: 'POST',
    path: `${base}/saveCaseDisplayServices`,
    access: 'signed-in',
    summary:
      'Adds, removes, and changes display services of a case: their status, what the family may do with them, their answers',
  })
    .input(lazyObject(() => ({ caseId: guid, services: z.array(serviceChangeSchema).min(1).max(20) })))
    .output(caseServicesSchema),
  getCaseIdentifiers: call({
    name: 'getCaseIdentifiers',
    method: 'POST',
    path: `${base}/getCaseIdentifiers/{id}`,
    access: 'case-files.read',
    summary: 'Returns what is known about a case, by identifier: what documents print and rules read',
    idempotency: 'exempt',
  })
    .input(byId)
    .output(identifierValuesSchema),
  getGlobalIdentifiers: call({
    name: 'getGlobalIdentifiers',
    method: 'POST',
    path: `${base}/getGlobalIdentifiers/{id}`,
    access: 'case-files.read',
    summary: 'Returns what is known about the home of a case, by identifier, the same for all of its cases',
    idempotency: 'exempt',
  })
    .input(byId)
    .output(identifierValuesSchema),
  getDecedent: call({
    name: 'getDecedent',
    method: 'GET',
    path: `${base}/{id}/decedent`,
    access: 'case-files.read',
    summary: 'Returns the decedent, with only the last four digits of the Social Security number',
  })
    .input(byId)
    .output(decedentViewSchema),
  saveDecedent: call({
    name: 'saveDecedent',
    method: 'POST',
    path: `${base}/{id}/decedent`,
    access: 'cases.change',
    summary:
      'Changes fields of the decedent, each compared with what the screen showed; if one was changed in the meantime, nothing is saved (409)',
  })
    .input(lazyObject(() => ({ id: guid, changes: decedentChangesSchema, expected: lastReadDecedentSchema().default({}) })))
    .output(decedentViewSchema),
};
