import { homeOf } from '#functions/runtime/home-of.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { inTeamOrder } from '#shared/team/in-team-order.ts';
import { os } from './implementer.ts';

/** Lists the home's people for pickers. Inactive members are listed, so that an earlier choice still shows, but can't be chosen. */
export const getEmployeesList = os.getEmployeesList.handler(async ({ context }) => {
  const team = await readEmployees(context.table, homeOf(context).locationId);
  return { items: inTeamOrder(team).map(({ id, fullName, status }) => ({ id, fullName, disabled: status === 'inactive' })) };
});
