import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { EmployeeRow } from '#functions/table/employee.ts';
import { claimAddress, employeeItem, readEmployee } from '#functions/table/employee.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import type { MemberFields } from '#shared/team/member-fields.ts';
import { addressRefused, checkAddress } from './check-address.ts';
import { memberFromFields } from './member-from-fields.ts';
import { newAdmin } from './new-admin.ts';
import { publicTeamChange } from './public-team-change.ts';
import { supportChange } from './support-change.ts';

/** Adds someone who isn't invited yet. If two people add the same email at the same time, the second is told that it is in the team. */
export async function addMember(context: OperationContext, locationId: string, fields: MemberFields): Promise<EmployeeRow> {
  const id = context.newId();
  await checkAddress(context, fields.email, id);
  const member = memberFromFields(fields, { id, providerLocationId: locationId, status: 'not-invited' });
  const row = { put: employeeItem(member), unless: 'exists' } as const;
  try {
    await context.table.transact([
      row,
      claimAddress(member),
      ...publicTeamChange(context, locationId, null, member),
      ...newAdmin(context, null, member),
      ...supportChange(context, member, 'added'),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // The row exists under this very id: the same request had succeeded and its answer was lost.
    const written = error.index === 0 ? await readEmployee(context.table, locationId, id) : undefined;
    if (!written) throw addressRefused('in-team');
    return written;
  }
  return { ...member, version: 1 };
}
