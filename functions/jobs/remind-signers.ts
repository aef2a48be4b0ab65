import { recorded } from '#functions/documents/case/change-document.ts';
import { changeSigning, type SigningContext, withSigner } from '#functions/documents/signing/change-signing.ts';
import { withoutDue } from '#functions/documents/signing/sign-document.ts';
import { about } from '#functions/documents/signing/signing-view.ts';
import { isOnCase } from '#functions/documents/signing/standing.ts';
import { nextDue, signerDue } from '#functions/documents/signing/start-turn.ts';
import { jobContext } from '#functions/runtime/job-context.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { eachDueSigner } from '#functions/table/signing.ts';

const AT_ONCE = 25;

/** Reminds a signer who is due, or records that their link has expired. Two simultaneous runs do it once: each judges what is there when it writes. */
async function remind(context: SigningContext, place: { documentId: string; signerId: string }): Promise<void> {
  const on = context.now.toISOString();
  await changeSigning(context, place, async (found) => {
    const { document, signer, session } = found;
    if (session?.dueOn === undefined || session.dueOn > on) return undefined;
    const isWaitedFor =
      document.state === 'out' && (signer.state === 'sent' || signer.state === 'opened' || signer.state === 'bounced');
    if (!isWaitedFor || !(await isOnCase(context, found))) return { session: withoutDue(session) };
    if (session.expiresOn <= on)
      return {
        document: withSigner(document, signer.id, { state: 'expired' }),
        session: withoutDue(session),
        entries: [recorded(context as OperationContext, 'document.expired', about(signer))],
      };
    // Only an address that may work another time is tried again.
    if (signer.bounce !== undefined && signer.bounce !== 'transient')
      return { session: { ...session, dueOn: session.expiresOn } };
    return {
      document: withSigner(document, signer.id, { remindedOn: on }),
      session: { ...session, dueOn: nextDue(session, on) },
      writes: [signerDue(context, document, session, 'reminder')],
      entries: [recorded(context as OperationContext, 'document.reminded', { ...about(signer), expiresOn: session.expiresOn })],
    };
  });
}

/** Reminds everyone who hasn't signed for 3 and for 7 days, and records which links have expired. One that fails is due again in an hour. */
export const handler = async (): Promise<{ handled: number }> => {
  const context = jobContext(new Date());
  let handled = 0;
  for await (const due of eachDueSigner(context.table, { by: context.now.toISOString(), atOnce: AT_ONCE })) {
    const outcomes = await Promise.allSettled(due.map((place) => remind(context, place)));
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') log('error', 'A signer was not reminded.', { error: errorFields(outcome.reason) });
    handled += outcomes.filter(({ status }) => status === 'fulfilled').length;
  }
  log('info', 'Signers who were due were reminded.', { count: handled, tableRequests: context.table.requests });
  return { handled };
};
