import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { careChangeSchema, caseRowSchema } from './cases-views.ts';

/** Describes a line of a gate: what has to be in place, how it is, where that comes from (the law, or the home’s policy), and where it’s put right. */
const gateCheckSchema = lazyObject(() => ({
  key: z.string().min(1).max(20),
  title: z.string().min(1).max(80),
  status: z.enum(['met', 'missing', 'not-needed', 'not-checked']),
  words: z.string().min(1).max(400),
  source: z.string().min(1).max(200),
  link: lazyObject(() => ({
    page: z.enum(['case-details', 'documents', 'personal-effects']),
    question: z.string().max(80).optional(),
    documentId: guid.optional(),
  })).nullable(),
}));
export type GateCheckView = z.infer<typeof gateCheckSchema>;

/** Describes what is ahead of someone in a home’s care that can’t be undone, and what each needs. */
const caseGatesSchema = lazyObject(() => ({
  gates: z
    .array(
      lazyObject(() => ({
        act: z.string().min(1).max(40),
        words: z.string().min(1).max(80),
        checks: z.array(gateCheckSchema).min(1),
      })),
    )
    .max(3),
}));
export type CaseGates = z.infer<typeof caseGatesSchema>;

/** The calls of cases about where a decedent is, and what has to be in place before the next step. */
export const careCalls = {
  getCaseGates: call({
    name: 'getCaseGates',
    method: 'GET',
    path: '/api/cases/{id}/gates',
    access: 'case-files.read',
    summary: 'Lists what the next steps of a case that can’t be undone need, such as its cremation, and what is missing',
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(caseGatesSchema),
  updateDecedentStatus: call({
    name: 'updateDecedentStatus',
    method: 'POST',
    path: '/api/cases/updateDecedentStatus',
    access: 'decedent.move',
    summary:
      'Records where the decedent is: an entry in the custody record, as the lifecycle allows, or a correction with a reason',
    idempotency: 'required',
  })
    .input(careChangeSchema)
    .output(caseRowSchema),
};
