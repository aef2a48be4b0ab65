import * as z from 'zod';
import { contractStatus } from '#shared/model/enumerations/case.ts';
import { planViewSchema } from '#shared/model/plan-view.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { cents, guid, instant, line, lines, signedCents } from '#shared/values/schemas.ts';
import { call } from './call.ts';

const byCase = lazyObject(() => ({ id: guid }));

/** Describes what a family wrote to the home when it sent its plan, and how it wanted to be reached then. */
const sendingSchema = lazyObject(() => ({
  submissionId: guid,
  sentOn: instant,
  preferredContact: z.enum(['phone', 'email']),
  bestTime: z.string(),
  message: lines(10_000),
}));

/** Describes a line of a plan's account as one sending had it, US cents. */
const sentLineSchema = lazyObject(() => ({ quantity: z.int().min(1), amountCents: signedCents }));

/**
 * Describes what a plan's account says differently from the sending before: each line that was chosen, removed, or changed, as it was and as it is (null if it
 * isn't there): what left, what was added, what has another amount; and what the plan cost then. `nowUnpriced` is what has no price now and wasn't there before.
 */
const sendingChangeSchema = lazyObject(() => ({
  since: instant,
  lines: z.array(
    lazyObject(() => ({ key: line(120), label: line(200), before: sentLineSchema.nullable(), now: sentLineSchema.nullable() })),
  ),
  nowUnpriced: z.array(lazyObject(() => ({ key: line(120), label: line(200) }))),
  totalBeforeCents: cents,
}));
export type SendingChange = z.infer<typeof sendingChangeSchema>;

/** Describes a plan of a case in brief, as last sent. `isPrimary` marks the plan that counts. `missing` is in the planner's words. */
const casePlanSummarySchema = lazyObject(() => ({
  arrangementId: guid,
  title: line(200),
  /** The person who plans, and their contact in the case. */
  plannerName: line(200),
  contactId: guid,
  isPrimary: z.boolean(),
  editableStatus: z.enum(contractStatus.values),
  packageName: line(120),
  totalCents: cents,
  missing: z.array(z.string()),
  createdOn: instant,
  sentOn: instant,
  /** How often it was sent. */
  timesSent: z.int().min(1),
  /** How and when the family wants to be reached, and its message to the home. */
  preferredContact: z.enum(['phone', 'email']),
  email: z.string(),
  phoneNumber: z.string(),
  bestTime: z.string(),
  message: lines(10_000),
  /** Every time that it was sent, newest first, the last one included. */
  sendings: z.array(sendingSchema),
  /** What is different from the sending before; null if it was sent once. */
  change: sendingChangeSchema.nullable(),
}));
export type CasePlanSummary = z.infer<typeof casePlanSummarySchema>;

/** `/api/arrangementPlanner`, plans of cases: what families sent for a case, as the home's staff read it. */
export const casePlans = {
  arrangementsByCaseId: call({
    name: 'arrangementsByCaseId',
    method: 'GET',
    path: '/api/arrangementPlanner/arrangementsByCaseId/{id}',
    access: 'case-files.read',
    summary: "Returns a case's plans, each in full as last sent, newest first",
  })
    .input(byCase)
    .output(lazyObject(() => ({ items: z.array(planViewSchema) }))),
  arrangementsSummaryByCaseId: call({
    name: 'arrangementsSummaryByCaseId',
    method: 'GET',
    path: '/api/arrangementPlanner/arrangementsSummaryByCaseId/{id}',
    access: 'case-files.read',
    summary: "Lists a case's plans in brief, newest first: what was sent, when, the total, and what is missing",
  })
    .input(byCase)
    .output(lazyObject(() => ({ items: z.array(casePlanSummarySchema) }))),
  getArrangementByCaseId: call({
    name: 'getArrangementByCaseId',
    method: 'GET',
    path: '/api/arrangementPlanner/getArrangementByCaseId/{id}',
    access: 'case-files.read',
    summary: 'Returns the plan of a case that counts, as last sent',
  })
    .input(byCase)
    .output(planViewSchema),
};
