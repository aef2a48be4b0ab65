import { wholeCaseFor } from '#functions/cases/access/case-access.ts';
import { caseSeenAs, decedentSeenAs, peopleSeenAs, timelineSeenAs } from '#functions/cases/viewing/seen-as.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, caseOf } from '#functions/table/case.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { os } from './implementer.ts';

/** Whose case it is, for who does not see the home's team. Whoever has left is nobody to call. */
async function assignedTo({ table }: OperationContext, { providerLocationId, employeeId }: CaseRecord) {
  const member = employeeId === undefined ? undefined : await readEmployee(table, providerLocationId, employeeId);
  return member && member.status !== 'inactive' ? { fullName: member.fullName, phone: member.phone } : null;
}

/** One query of the case's collection, from its end: the case, the decedent, its people in short, the newest of what happened. A trade company costs two reads more. */
export const getCase = os.getCase.handler(async ({ input, context }) => {
  const { record, decedent, people, timeline, sight } = await wholeCaseFor(context, input.id);
  return {
    case: caseSeenAs(sight, caseOf(record)),
    decedent: decedentSeenAs(sight, decedent),
    people: peopleSeenAs(sight, people),
    timeline: timelineSeenAs(sight, timeline),
    sight,
    ...(sight === 'trade' ? { assignedTo: await assignedTo(context, record) } : {}),
  };
});
