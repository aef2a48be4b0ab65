import { problem } from '#functions/problem.ts';
import { claimAddress, releaseAddress } from '#functions/table/employee.ts';
import { locationUpdate, readLocationRow } from '#functions/table/location-row.ts';
import { raise } from '#functions/table/outbox.ts';
import type { Write } from '#functions/table/table.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { invitationWrites } from '#functions/team/invitation-writes.ts';
import { refuseOtherAccount } from '#functions/team/refuse-other-account.ts';
import { done } from '#shared/contract/done.ts';
import { invitedOwner } from './home-owner.ts';
import type { SystemProvidersContext } from './implementer.ts';
import { os } from './implementer.ts';

const stale = () =>
  problem('stale', { detail: 'This home was changed in the meantime. Please close this and look at it again.' });
const refused = (message: string) => problem('invalid_input', { errors: [{ field: 'email', message }] });

/** Returns the writes that correct the home's own address if it is still the owner's mistyped one: families would write to it. */
async function homeWrites(context: SystemProvidersContext, locationId: string, from: string, to: string): Promise<Write[]> {
  const row = await readLocationRow(context.table, locationId);
  if (!row || row.email !== from) return [];
  return [
    locationUpdate(locationId, row.version, { email: to }),
    raise(context.event('location.changed', { locationId }, locationId)),
  ];
}

/** Replaces a mistyped email and sends the invitation to the right one. The earlier link is void, since it may be in a stranger's mailbox. */
export const correctOwnerEmail = os.correctOwnerEmail.handler(async ({ input, context }) => {
  const { location, owner } = await invitedOwner(context, input.id);
  const { version, ...before } = owner;
  if (version !== input.version) throw stale();
  if (input.email === before.email) throw refused('This is already their address. Resend the invitation instead.');
  await refuseOtherAccount(context.table, input.email);
  const employee = { ...before, email: input.email };
  try {
    await context.table.transact([
      claimAddress(employee),
      releaseAddress(before),
      ...invitationWrites(context, { location, employee, version }),
      ...(await homeWrites(context, location.id, before.email, employee.email)),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw error.index === 0 ? refused('Someone at this home already has this email.') : stale();
  }
  return done;
});
