import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, instant, line, lines, requiredLine, requiredLines } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { careChangeSchema, caseRowSchema } from './cases-views.ts';
import { doneSchema } from './done.ts';
import { missingLineSchema } from './problem.ts';

/** Describes a line of a gate: what has to be in place, how it is, where that comes from (the law, or the home’s policy), and where it’s put right. */
const gateCheckSchema = lazyObject(() => ({
  key: z.string().min(1).max(20),
  title: z.string().min(1).max(80),
  status: z.enum(['met', 'missing', 'not-needed', 'not-checked', 'overridden']),
  words: z.string().min(1).max(400),
  source: z.string().min(1).max(200),
  link: missingLineSchema.shape.link,
  /** Whether an owner or admin and a funeral director may go on without it, and who of the two has agreed already. */
  mayBeOverridden: z.boolean(),
  asked: lazyObject(() => ({ byName: line(200), isOwn: z.boolean(), until: instant })).nullable(),
}));
export type GateCheckView = z.infer<typeof gateCheckSchema>;

/** Describes what is ahead of someone in a home’s care that can’t be undone, and what each needs. */
const caseGatesSchema = lazyObject(() => ({
  gates: z
    .array(
      lazyObject(() => ({
        act: z.string().min(1).max(40),
        words: z.string().min(1).max(80),
        /** Why it can’t happen now, in the words in which it’s refused. */
        whyNot: z.string().max(600).nullable(),
        /** The lines that stop it now. Some that are missing stop nothing yet. */
        missing: z.array(missingLineSchema),
        /** Every line, for the home’s staff. */
        checks: z.array(gateCheckSchema),
      })),
    )
    .max(3),
}));
export type CaseGates = z.infer<typeof caseGatesSchema>;

const holdReason = (words: string) => requiredLines(200, words);

/** The calls of cases about where a decedent is, and what has to be in place before the next step. */
export const caseCare = {
  getCaseGates: call({
    name: 'getCaseGates',
    method: 'GET',
    path: '/api/cases/{id}/gates',
    access: 'cases.read',
    summary:
      'Lists what the next steps of a case that can’t be undone need, such as its cremation, and what is missing. A trade company that has the person reads what is missing for the cremation or another reduction',
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(caseGatesSchema),
  overrideGate: call({
    name: 'overrideGate',
    method: 'POST',
    path: '/api/cases/{id}/gates/override',
    access: 'cases.change',
    summary:
      'Agrees to go on without a line of a gate, with a reason. It takes an owner or admin and a funeral director, from two accounts, within 10 minutes; then it’s an entry in the custody record, and the owner gets an email',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, act: line(40), key: line(20), reason: lines(250) })))
    .output(caseGatesSchema),
  holdDisposition: call({
    name: 'holdDisposition',
    method: 'POST',
    path: '/api/cases/{id}/gates/hold',
    access: 'cases.change',
    summary:
      'Puts everything on hold that can’t be undone, with a reason, such as that relatives with the same right disagree: an entry in the custody record',
  })
    .input(lazyObject(() => ({ id: guid, reason: holdReason('Say why, such as “Disputed by the brother.”') })))
    .output(doneSchema),
  endDispositionHold: call({
    name: 'endDispositionHold',
    method: 'POST',
    path: '/api/cases/{id}/gates/hold/end',
    access: 'cases.correct',
    summary: 'Ends the hold that was put at a moment, with a reason: an entry in the custody record',
  })
    .input(lazyObject(() => ({ id: guid, since: instant, reason: holdReason('Say why it ends.') })))
    .output(doneSchema),
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
  recordFamilyTold: call({
    name: 'recordFamilyTold',
    method: 'POST',
    path: '/api/cases/{id}/custody/record/familyTold',
    access: 'cases.correct',
    summary:
      'Records that the family was told of the last correction after the release, by whom and when: an entry in the custody record',
  })
    .input(lazyObject(() => ({ id: guid, by: requiredLine(120, 'Enter who told them.'), on: instant.optional() })))
    .output(doneSchema),
};
