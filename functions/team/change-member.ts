import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { EmployeeRow } from '#functions/table/employee.ts';
import { claimAddress, employeeItem, releaseAddress } from '#functions/table/employee.ts';
import type { Write } from '#functions/table/table.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import type { MemberFields } from '#shared/team/member-fields.ts';
import { checkAddress } from './check-address.ts';
import { memberFromFields } from './member-from-fields.ts';
import { nameChange } from './name-change.ts';
import { newAdmin } from './new-admin.ts';
import { placeWrites } from './place-writes.ts';
import { publicTeamChange } from './public-team-change.ts';
import { supportChange } from './support-change.ts';
import { transactTeam } from './transact-team.ts';

/** Drops the invitation: a link that went to the earlier email must not let its reader into the home. */
const withoutInvitation = ({ invitation: _void, ...member }: StaffMember): StaffMember => ({ ...member, status: 'not-invited' });

const placeChange = (before: StaffMember, after: StaffMember): Write[] =>
  before.access === after.access && before.kind === after.kind && before.fullName === after.fullName ? [] : placeWrites(after);

/** Saves a member at the version that the caller saw. New access applies from the next request on. */
export async function changeMember(context: OperationContext, expected: EmployeeRow, fields: MemberFields): Promise<EmployeeRow> {
  const { version, ...before } = expected;
  const hasNewAddress = fields.email !== before.email;
  if (hasNewAddress) await checkAddress(context, fields.email, before.id);
  const written = memberFromFields(fields, before);
  const after = hasNewAddress && before.status === 'pending' ? withoutInvitation(written) : written;
  await transactTeam(context.table, [
    { put: employeeItem(after, version + 1), ifVersion: version },
    ...(hasNewAddress ? [claimAddress(after), releaseAddress(before)] : []),
    ...placeChange(before, after),
    ...publicTeamChange(context, before.providerLocationId, before, after),
    ...nameChange(context, before, after),
    ...newAdmin(context, before, after),
    ...supportChange(context, after, 'changed'),
  ]);
  return { ...after, version: version + 1 };
}
