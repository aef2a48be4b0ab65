import { wholeCaseFor } from '#functions/cases/access/case-access.ts';
import { viewForTrade } from '#functions/cases/viewing/removal-view.ts';
import { visibleCase, visibleDecedent, visiblePeople, visibleTimeline } from '#functions/cases/viewing/visible-case.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, caseOf } from '#functions/table/case.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { can } from '#shared/access/can.ts';
import { os } from './implementer.ts';

/** Returns whose case it is, for callers who don't see the home's team. Someone who has left is nobody to call. */
async function assignedTo({ table }: OperationContext, { providerLocationId, employeeId }: CaseRecord) {
  const member = employeeId === undefined ? undefined : await readEmployee(table, providerLocationId, employeeId);
  return member && member.status !== 'inactive' ? { fullName: member.fullName, phone: member.phone } : null;
}

/** Returns what a trade company needs besides: what is known of the removal and of implants, and the home's number. */
async function forTrade({ table }: OperationContext, { id, providerLocationId }: CaseRecord) {
  const [known, home] = await Promise.all([viewForTrade(table, id), readLocationRow(table, providerLocationId)]);
  return { ...known, homePhone: home?.phone ?? '' };
}

/**
 * Reads a case in one query of its collection, from the end: the case, the decedent, its people in brief, and the latest activity. A trade company takes
 * four more reads, and staff who don't see the team take one.
 */
export const getCase = os.getCase.handler(async ({ input, context }) => {
  const { record, decedent, people, timeline, sight, membership } = await wholeCaseFor(context, input.id);
  return {
    case: visibleCase(sight, caseOf(record)),
    decedent: visibleDecedent(sight, decedent),
    people: visiblePeople(sight, people),
    timeline: visibleTimeline(sight, timeline),
    sight,
    ...(sight === 'trade' ? await forTrade(context, record) : {}),
    ...(can(membership, 'team.read') ? {} : { assignedTo: await assignedTo(context, record) }),
  };
});
