import { wholeCaseFor } from '#functions/cases/access/case-access.ts';
import { visibleCase, visibleDecedent, visiblePeople, visibleTimeline } from '#functions/cases/viewing/visible-case.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, caseOf } from '#functions/table/case.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { can } from '#shared/access/can.ts';
import { os } from './implementer.ts';

/** Whose case it is, for those who don't see the home's team. Someone who has left is nobody to call. */
async function assignedTo({ table }: OperationContext, { providerLocationId, employeeId }: CaseRecord) {
  const member = employeeId === undefined ? undefined : await readEmployee(table, providerLocationId, employeeId);
  return member && member.status !== 'inactive' ? { fullName: member.fullName, phone: member.phone } : null;
}

/** One query of the case's collection, from its end: the case, the decedent, its people in short, the newest of what happened. Two reads more for a trade company, one for staff who don't see the team. */
export const getCase = os.getCase.handler(async ({ input, context }) => {
  const { record, decedent, people, timeline, sight, membership } = await wholeCaseFor(context, input.id);
  return {
    case: visibleCase(sight, caseOf(record)),
    decedent: visibleDecedent(sight, decedent),
    people: visiblePeople(sight, people),
    timeline: visibleTimeline(sight, timeline),
    sight,
    ...(can(membership, 'team.read') ? {} : { assignedTo: await assignedTo(context, record) }),
  };
});
