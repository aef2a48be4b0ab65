import { caseKeys } from './case-keys.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import { planPartition } from './plan.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** That a plan is the plan of a case at its home: once beside the plan, so that it is one case however often it is sent, and once beside the case. */
export type PlanCase = {
  planId: string;
  caseId: string;
  locationId: string;
  /** The contact that whoever plans is in the case. */
  contactId: string;
  /** What was sent of it last: a UUIDv7, in order of time. */
  submissionId: string;
  /** How often it was sent. */
  timesSent: number;
};

const keyOf = (planId: string, locationId: string): Key => ({ pk: planPartition(planId), sk: `CASE#${locationId}` });

const rowOf = (item: Item): PlanCase => fromItem<PlanCase>(item);

/** The rows that make a plan the plan of a case, where it is not one already. */
export const planCaseWrites = (link: PlanCase): Write[] => [
  { put: toItem('plan-case', keyOf(link.planId, link.locationId), link), unless: 'exists' },
  { put: toItem('case-plan', caseKeys.plan(link.caseId, link.planId), link) },
];

/** Ends the tie between a plan and its case. The case keeps what was sent to it; fails where another submission was noted since. */
export const planCaseEnded = (link: PlanCase): Write[] => [
  {
    delete: keyOf(link.planId, link.locationId),
    condition: {
      expression: 'submissionId = :seen AND caseId = :caseId',
      values: { ':seen': link.submissionId, ':caseId': link.caseId },
    },
  },
  ...(link.timesSent === 0 ? [{ delete: caseKeys.plan(link.caseId, link.planId) }] : []),
];

/** What stands for a submission while nothing was sent: before every one in order of time. */
export const NOT_SENT = '00000000-0000-0000-0000-000000000000';

/** Notes what was sent last in both rows; fails where another submission was noted since. */
export const planCaseSentAgain = (link: PlanCase, submissionId: string): Write[] =>
  [keyOf(link.planId, link.locationId), caseKeys.plan(link.caseId, link.planId)].map((update) => ({
    update,
    set: { submissionId, timesSent: link.timesSent + 1 },
    condition: { expression: 'submissionId = :seen', values: { ':seen': link.submissionId } },
  }));

/** The case that a plan has at a home, as it is at this moment. */
export async function readPlanCase(table: Table, planId: string, locationId: string): Promise<PlanCase | undefined> {
  const item = await table.get(keyOf(planId, locationId), { consistent: true });
  return item && rowOf(item);
}

/** A plan as its case keeps it, whatever case it is sent to by now. */
export async function readCasePlan(table: Table, caseId: string, planId: string): Promise<PlanCase | undefined> {
  const item = await table.get(caseKeys.plan(caseId, planId), { consistent: true });
  return item && rowOf(item);
}

/** The plans of a case, in no order. */
export const readCasePlans = async (table: Table, caseId: string): Promise<PlanCase[]> =>
  (await everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'PLAN#', consistent: true })).map(rowOf);
