import * as z from 'zod';
import { contractStatus } from '#shared/model/enumerations/case.ts';
import { planViewSchema } from '#shared/model/plan-view.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { cents, guid, instant, line, lines } from '#shared/values/schemas.ts';
import { call } from './call.ts';

const byCase = lazyObject(() => ({ id: guid }));

/** A plan of a case in short, as it was sent last. `isPrimary`: it is the plan that counts. `missing` in the planner's words. */
const casePlanSummarySchema = lazyObject(() => ({
  arrangementId: guid,
  title: line(200),
  /** Who plans, and the contact that they are in the case. */
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
  /** How the family wants to be reached, when, and what it wrote beside the plan. */
  preferredContact: z.enum(['phone', 'email']),
  email: z.string(),
  phoneNumber: z.string(),
  bestTime: z.string(),
  message: lines(10_000),
}));
export type CasePlanSummary = z.infer<typeof casePlanSummarySchema>;

/** `/api/arrangementPlanner`, arrangement data for cases: the plans that families sent for a case, as staff of its home read them. */
export const casePlans = {
  arrangementsByCaseId: call({
    name: 'arrangementsByCaseId',
    method: 'GET',
    path: '/api/arrangementPlanner/arrangementsByCaseId/{id}',
    access: 'case-files.read',
    summary: 'The plans of a case, each whole as it was sent last; the newest first',
  })
    .input(byCase)
    .output(lazyObject(() => ({ items: z.array(planViewSchema) }))),
  arrangementsSummaryByCaseId: call({
    name: 'arrangementsSummaryByCaseId',
    method: 'GET',
    path: '/api/arrangementPlanner/arrangementsSummaryByCaseId/{id}',
    access: 'case-files.read',
    summary: 'The plans of a case in short: what was sent, when, its total, what is missing; the newest first',
  })
    .input(byCase)
    .output(lazyObject(() => ({ items: z.array(casePlanSummarySchema) }))),
  getArrangementByCaseId: call({
    name: 'getArrangementByCaseId',
    method: 'GET',
    path: '/api/arrangementPlanner/getArrangementByCaseId/{id}',
    access: 'case-files.read',
    summary: 'The plan of a case that counts, as it was sent last',
  })
    .input(byCase)
    .output(planViewSchema),
};
