import { homeOf } from '#functions/runtime/home-of.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { inTeamOrder } from '#shared/team/in-team-order.ts';
import { os } from './implementer.ts';

/** Lists everyone at the home in one query, including invited and inactive members, the owner first. */
export const getAllEmployees = os.getAllEmployees.handler(async ({ context }) => {
  const { locationId } = homeOf(context);
  return { items: inTeamOrder(await readEmployees(context.table, locationId, { consistent: true })) };
});
