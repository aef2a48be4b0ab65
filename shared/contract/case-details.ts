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

/** `/api/cases`: what is asked and known of a case. Whoever takes part in a case makes the first calls; each sees and changes what is theirs to. */
export const caseDetails = {
  getCaseQuestions: call({
    name: 'getCaseQuestions',
    method: 'POST',
    path: `${base}/getCaseQuestions`,
    access: 'signed-in',
    summary:
      'Questions by page, with the answers of a case; without one the form of a first call. No pages: all of them. Each viewer gets the questions that it may see',
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
    summary: 'Saves answers by identifier, each over what the screen showed; where one was changed since, nothing is saved (409)',
  })
    .input(answerChangesSchema)
    .output(savedAnswersSchema),
  getCaseCards: call({
    name: 'getCaseCards',
    method: 'GET',
    path: `${base}/{id}/getCaseCards`,
    access: 'signed-in',
    summary: 'The pages of a case as cards: how far each is, what is missing, for whom it is, its picture as a path or in base64',
  })
    .input(lazyObject(() => ({ id: guid, convertToBase64: z.stringbool().optional() })))
    .output(lazyObject(() => ({ items: z.array(caseCardSchema) }))),
  getCaseDisplayServices: call({
    name: 'getCaseDisplayServices',
    method: 'POST',
    path: `${base}/getCaseDisplayServices/{id}`,
    access: 'signed-in',
    summary: 'The display services of a case, or one of them, and to staff what else the home offers',
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
      'Adds, removes and changes display services of a case: their status, what the family may do with them, their answers',
  })
    .input(lazyObject(() => ({ caseId: guid, services: z.array(serviceChangeSchema).min(1).max(20) })))
    .output(caseServicesSchema),
  getCaseIdentifiers: call({
    name: 'getCaseIdentifiers',
    method: 'POST',
    path: `${base}/getCaseIdentifiers/{id}`,
    access: 'case-files.read',
    summary: 'What is known of a case, by identifier: what documents write and rules read',
    idempotency: 'exempt',
  })
    .input(byId)
    .output(identifierValuesSchema),
  getGlobalIdentifiers: call({
    name: 'getGlobalIdentifiers',
    method: 'POST',
    path: `${base}/getGlobalIdentifiers/{id}`,
    access: 'case-files.read',
    summary: 'What is known at the home of a case, whatever the case, by identifier',
    idempotency: 'exempt',
  })
    .input(byId)
    .output(identifierValuesSchema),
  getDecedent: call({
    name: 'getDecedent',
    method: 'GET',
    path: `${base}/{id}/decedent`,
    access: 'case-files.read',
    summary: 'Who died; of the Social Security number its last four digits',
  })
    .input(byId)
    .output(decedentViewSchema),
  saveDecedent: call({
    name: 'saveDecedent',
    method: 'POST',
    path: `${base}/{id}/decedent`,
    access: 'cases.change',
    summary:
      'Changes fields of the decedent, each over what the screen showed; where one was changed since, nothing is saved (409)',
  })
    .input(lazyObject(() => ({ id: guid, changes: decedentChangesSchema, expected: lastReadDecedentSchema().default({}) })))
    .output(decedentViewSchema),
};
