import { problem } from '#functions/problem.ts';
import { eventActor } from '#functions/runtime/actor.ts';
import { sessionUserOf } from '#functions/runtime/person.ts';
import { provePassword } from '#functions/runtime/prove-password.ts';
import { limitMail } from '#functions/runtime/rate-limit.ts';
import { accountUpdate } from '#functions/table/account.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { os } from './implementer.ts';
import { ownerOfAccount, signedInPerson } from './signed-in-person.ts';

/**
 * Changes the name and phone of the caller's account. A new email needs the current password and waits until its verification link is opened; sending the
 * present one cancels a waiting change. The answer never tells whether an address is taken: only the mailbox's owner learns that. A stale version changes
 * nothing (409).
 */
export const updateAccount = os.updateAccount.handler(async ({ input, context }) => {
  const { person, support } = signedInPerson(context);
  const { version, email, firstName, lastName, phone, currentPassword } = input;
  const pendingEmail = email === person.email ? null : email;
  const isNewAddress = pendingEmail !== null && pendingEmail !== person.pendingEmail;
  if (pendingEmail !== person.pendingEmail) ownerOfAccount(context);
  if (isNewAddress) {
    await provePassword(context, person, currentPassword);
    await limitMail(context, email);
  }
  const set = {
    firstName,
    lastName,
    phoneNumber: phone ?? '',
    pendingEmail,
    updatedOn: context.now.toISOString(),
    updatedBy: eventActor(context.actor),
  };
  const verification = isNewAddress
    ? [raise(context.event('email-verification.requested', { accountId: person.id, email }))]
    : [];
  try {
    await context.table.transact([accountUpdate(person.id, version, set), ...verification]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw problem('stale', {
      detail: 'Your account was changed in the meantime, in another window or by someone acting for you.',
    });
  }
  return sessionUserOf({ ...person, version: version + 1, firstName, lastName, phone, pendingEmail }, support);
});
