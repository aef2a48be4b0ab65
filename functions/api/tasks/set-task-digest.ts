import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { refuseSupport } from '#functions/runtime/refuse-support.ts';
import { digestChoice } from '#functions/table/employee.ts';
import { ConditionFailed } from '#functions/table/write-failures.ts';
import { beginMornings } from '#functions/tasks/task-digests.ts';
import { os } from './implementer.ts';

/** Turns the caller's own morning email on or off. Nobody can change another person's. */
export const setTaskDigest = os.setTaskDigest.handler(async ({ input, context }) => {
  refuseSupport(context, 'choose the morning email');
  const { locationId, employeeId } = homeOf(context);
  try {
    await context.table.transact([digestChoice(locationId, employeeId, input.isWanted)]);
  } catch (error) {
    // Someone removed them from the team at this moment.
    throw error instanceof ConditionFailed ? problem('not_found') : error;
  }
  // Cases that were theirs before they got morning emails haven't been in one yet.
  if (input.isWanted) await beginMornings(context, { locationId, employeeId });
  return { wantsDigest: input.isWanted };
});
