import { problem } from '#functions/problem.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { invitationWrites } from '#functions/team/invitation-writes.ts';
import { refuseOtherAccount } from '#functions/team/refuse-other-account.ts';
import { done } from '#shared/contract/done.ts';
import { invitedOwner } from './home-owner.ts';
import { os } from './implementer.ts';

/** Sends a home's owner a new link with another id, which voids the earlier ones. */
export const resendOwnerInvitation = os.resendOwnerInvitation.handler(async ({ input, context }) => {
  const { location, owner } = await invitedOwner(context, input.id);
  await refuseOtherAccount(context.table, owner.email);
  const { version, ...employee } = owner;
  try {
    await context.table.transact(invitationWrites(context, { location, employee, version }));
  } catch (error) {
    throw error instanceof ConditionFailed ? problem('stale') : error;
  }
  return done;
});
