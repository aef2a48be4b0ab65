import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { addMember } from '#functions/team/add-member.ts';
import { changeMember } from '#functions/team/change-member.ts';
import { memberOf } from '#functions/team/member-of.ts';
import { staleMember } from '#functions/team/transact-team.ts';
import { fieldRefusals } from '#shared/team/field-refusals.ts';
import { os } from './implementer.ts';

/** Saves a member at the version that the caller saw, or adds one. What the team's rules refuse is reported beside its field. */
export const saveEmployee = os.saveEmployee.handler(async ({ input, context }) => {
  const { id, version, ...fields } = input;
  const membership = homeOf(context);
  const member = id === undefined ? null : await memberOf(context, id);
  const errors = fieldRefusals(membership, member, fields);
  if (member && member.version !== version) throw staleMember();
  if (errors.length > 0) throw problem('invalid_input', { errors });
  return member ? changeMember(context, member, fields) : addMember(context, membership.locationId, fields);
});
