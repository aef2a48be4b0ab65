import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { os } from './implementer.ts';

/** Returns the member of the home who signs in with an account. Accounts of other homes look the same as unknown ones. */
export const getEmployeeOfUser = os.getEmployeeOfUser.handler(async ({ input, context }) => {
  const team = await readEmployees(context.table, homeOf(context).locationId);
  const member = team.find(({ appUserId }) => appUserId === input.id);
  if (!member) throw problem('not_found');
  return member;
});
