import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { digestChoice } from '#functions/table/employee.ts';
import { ConditionFailed } from '#functions/table/write-failures.ts';
import { beginMornings } from '#functions/tasks/task-digests.ts';
import { os } from './implementer.ts';

/** Of the own mail alone: nobody turns on or off what another is sent. */
export const setTaskDigest = os.setTaskDigest.handler(async ({ input, context }) => {
  const { locationId, employeeId } = homeOf(context);
  try {
    await context.table.transact([digestChoice(locationId, employeeId, input.isWanted)]);
  } catch (error) {
    // Somebody took them off the team in this moment.
    throw error instanceof ConditionFailed ? problem('not_found') : error;
  }
  // Whose cases were theirs before there were mornings has not been told of one yet.
  if (input.isWanted) await beginMornings(context, { locationId, employeeId });
  return { wantsDigest: input.isWanted };
});
