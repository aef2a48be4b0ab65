import { about } from '#functions/cases/changing/change-case.ts';
import { type AccountCollection, caseLinkItem } from '#functions/table/account.ts';
import { readCase } from '#functions/table/case.ts';
import { contactItem, readContact } from '#functions/table/contact.ts';
import { type PlanPosition, type PlanRecord, plansOf } from '#functions/table/plan.ts';
import { readPlanCase } from '#functions/table/plan-case.ts';
import type { Table } from '#functions/table/table.ts';
import type { CaseContext } from '../changing/timeline-of.ts';
import { timelineEntryOf } from './by-contact.ts';
import { changePeople } from './change-people.ts';
import { isFamilyAccount } from './check-invitable.ts';

/** Returns every plan of an account. Archived ones count too: if they were sent, the home has them all the same. */
async function allPlans(table: Table, accountId: string): Promise<PlanRecord[]> {
  const all: PlanRecord[] = [];
  for (const isArchived of [false, true]) {
    let after: PlanPosition | null = null;
    do {
      const page: Awaited<ReturnType<typeof plansOf>> = await plansOf(table, accountId, { isArchived, limit: 50, after });
      all.push(...page.plans);
      after = page.next;
    } while (after);
  }
  return all;
}

/** Lets the account take part in the case of a plan as the planner, if nobody does yet and their address is the verified one. */
async function joinLead(context: CaseContext, { account, cases }: AccountCollection, plan: PlanRecord): Promise<void> {
  const link = await readPlanCase(context.table, plan.id, plan.locationId);
  if (!link || cases.some(({ caseId }) => caseId === link.caseId)) return;
  const { caseId, contactId, locationId } = link;
  const [record, contact] = await Promise.all([readCase(context.table, caseId), readContact(context.table, caseId, contactId)]);
  if (!record || record.deletedOn !== undefined || !contact) return;
  const isFree = contact.accountId === undefined && contact.status !== 'blocked' && !contact.isDeceased;
  if (!isFree || contact.email.toLowerCase() !== account.email) return;
  const { version, invitation: _void, ...row } = contact;
  const joined = { ...row, status: 'active' as const, accountId: account.id };
  await changePeople(context, record, {
    change: { kind: 'put', contact: joined },
    own: [
      { put: contactItem(caseId, joined, version + 1), ifVersion: version },
      { put: caseLinkItem(account.id, { caseId, contactId, locationId }), unless: 'exists' },
    ],
    more: [timelineEntryOf(context, caseId, joined, 'contact-joined')],
    events: [context.event('contact.joined', { ...about(record), contactId, accountId: account.id }, locationId)],
  });
}

/**
 * Lets a family that sent a plan without an account, and later created one, take part in its case, as it would have with an account from the start. They
 * are the same person because the plan is theirs and the address is verified.
 */
export async function joinOwnLeads(context: CaseContext, found: AccountCollection): Promise<void> {
  const { account } = found;
  if (!(await isFamilyAccount(context.table, { accountId: account.id, kind: account.kind }))) return;
  for (const plan of await allPlans(context.table, account.id)) await joinLead(context, found, plan);
}
