import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import { digestChoice } from '#functions/table/employee.ts';
import { os } from './implementer.ts';

/** Of the own mail alone: nobody turns on or off what another is sent. */
export const setTaskDigest = os.setTaskDigest.handler(async ({ input, context }) => {
  const { locationId, employeeId } = staffOfHome(context);
  await context.table.transact([digestChoice(locationId, employeeId, input.isWanted)]);
  return { wantsDigest: input.isWanted };
});
