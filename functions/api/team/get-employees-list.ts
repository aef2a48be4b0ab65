import { homeOf } from '#functions/runtime/home-of.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { inTeamOrder } from '#shared/team/in-team-order.ts';
import { os } from './implementer.ts';

/** The home's people for pickers; who is inactive stands there, so that an earlier choice still reads, and cannot be chosen. */
export const getEmployeesList = os.getEmployeesList.handler(async ({ context }) => {
  const team = await readEmployees(context.table, homeOf(context).locationId);
  return { items: inTeamOrder(team).map(({ id, fullName, status }) => ({ id, fullName, disabled: status === 'inactive' })) };
});
