import { problem } from '#functions/problem.ts';
import { employeeItem } from '#functions/table/employee.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { done } from '#shared/contract/done.ts';
import { invitedOwner } from './home-owner.ts';
import { os } from './implementer.ts';

/** Cancels the owner's invitation. The answer is the same if there is none. */
export const cancelOwnerInvitation = os.cancelOwnerInvitation.handler(async ({ input, context }) => {
  const { owner } = await invitedOwner(context, input.id);
  if (!owner.invitation) return done;
  const { version, invitation: _cancelled, ...employee } = owner;
  try {
    await context.table.put(employeeItem({ ...employee, status: 'not-invited' }, version + 1), { ifVersion: version });
  } catch (error) {
    throw error instanceof ConditionFailed ? problem('stale') : error;
  }
  return done;
});
