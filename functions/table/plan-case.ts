import { caseKeys } from './case-keys.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import { planPartition } from './plan.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** Says that a plan is the plan of a case at its home. Stored beside the plan, so that it is one case however often it is sent, and beside the case. */
export type PlanCase = {
  planId: string;
  caseId: string;
  locationId: string;
  /** The contact that the planner is in the case. */
  contactId: string;
  /** Its last submission: a UUIDv7, in order of time. */
  submissionId: string;
  /** How many times it was sent. */
  timesSent: number;
  /** All submissions that reached the case, oldest first; left out while there is only one. */
  submissionIds?: string[];
};

const keyOf = (planId: string, locationId: string): Key => ({ pk: planPartition(planId), sk: `CASE#${locationId}` });

const rowOf = (item: Item): PlanCase => fromItem<PlanCase>(item);

/** Returns the rows that make a plan the plan of a case, if it isn't already. */
export const planCaseWrites = (link: PlanCase): Write[] => [
  { put: toItem('plan-case', keyOf(link.planId, link.locationId), link), unless: 'exists' },
  { put: toItem('case-plan', caseKeys.plan(link.caseId, link.planId), link) },
];

/** Detaches a plan from its case. The case keeps what was sent to it. Fails if another submission was recorded since. */
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

/** The submission id while nothing was sent: sorts before any other. */
export const NOT_SENT = '00000000-0000-0000-0000-000000000000';

/** Returns the ids of all submissions that reached the case, oldest first. */
export const sentTo = ({ submissionId, submissionIds }: PlanCase): string[] =>
  submissionIds ?? (submissionId === NOT_SENT ? [] : [submissionId]);

/** Records the latest submission in both rows. Fails if another submission was recorded since. */
export const planCaseSentAgain = (link: PlanCase, submissionId: string): Write[] =>
  [keyOf(link.planId, link.locationId), caseKeys.plan(link.caseId, link.planId)].map((update) => ({
    update,
    set: { submissionId, timesSent: link.timesSent + 1, submissionIds: [...sentTo(link), submissionId] },
    condition: { expression: 'submissionId = :seen', values: { ':seen': link.submissionId } },
  }));

/** Reads the case that a plan has at a home, consistently. */
export async function readPlanCase(table: Table, planId: string, locationId: string): Promise<PlanCase | undefined> {
  const item = await table.get(keyOf(planId, locationId), { consistent: true });
  return item && rowOf(item);
}

/** Reads a plan as its case keeps it, whatever case it is sent to by now. */
export async function readCasePlan(table: Table, caseId: string, planId: string): Promise<PlanCase | undefined> {
  const item = await table.get(caseKeys.plan(caseId, planId), { consistent: true });
  return item && rowOf(item);
}

/** Reads the plans of a case, in no order. */
export const readCasePlans = async (table: Table, caseId: string): Promise<PlanCase[]> =>
  (await everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'PLAN#', consistent: true })).map(rowOf);
