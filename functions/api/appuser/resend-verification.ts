import { limitMail } from '#functions/runtime/rate-limit.ts';
import { raise } from '#functions/table/outbox.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';
import { signedInPerson } from './signed-in-person.ts';

/** Sends another verification link to an address that isn't verified yet. Does nothing if there is none. */
export const resendVerification = os.resendVerification.handler(async ({ context }) => {
  const { person } = signedInPerson(context);
  const email = person.pendingEmail ?? (person.emailVerified ? null : person.email);
  if (email === null) return done;
  await limitMail(context, email);
  await context.table.transact([raise(context.event('email-verification.requested', { accountId: person.id, email }))]);
  return done;
});
