import { changeThread } from '#functions/messages/index.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { canHaveMessages } from '#shared/team/assignable.ts';
import { os } from './implementer.ts';
import { entryBy, threadAnswer } from './thread-answer.ts';

/** Assigns a message to someone at the home who may answer it, or to no one. Repeating it changes nothing. */
export const assignThread = os.assignThread.handler(async ({ input, context }) => {
  const { id, employeeId, from } = input;
  const { locationId } = homeOf(context);
  const employee = employeeId === null ? null : await readEmployee(context.table, locationId, employeeId);
  if (employee !== null && !(employee && canHaveMessages(employee)))
    throw problem('invalid_input', {
      errors: [{ field: 'employeeId', message: 'Choose someone who can answer messages at this home.' }],
    });
  const message = await changeThread(context, locationId, id, ({ assigneeId, assigneeName }) => {
    if ((assigneeId ?? null) === employeeId) return null;
    if ((assigneeId ?? null) !== from)
      throw problem('stale', {
        detail: assigneeName ? `${assigneeName} has this message now.` : 'Nobody has this message anymore.',
      });
    return {
      set: { assigneeId: employee?.id, assigneeName: employee?.fullName },
      entries: [entryBy(context, 'assigned', { about: employee?.fullName ?? '' })],
    };
  });
  return threadAnswer(context, message);
});
