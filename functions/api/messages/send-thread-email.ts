import { changeThread } from '#functions/messages/index.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { excerptOf } from '#functions/table/message.ts';
import { raise } from '#functions/table/outbox.ts';
import { newReplySecret, readReplySecret } from '#functions/table/thread.ts';
import { os } from './implementer.ts';
import { refuseUnfilled } from './refuse-unfilled.ts';
import { entryBy, threadAnswer } from './thread-answer.ts';

/**
 * Returns a secret in characters that every mail service keeps apart, whatever it does with capitals: the random halves of two ids, about 120 bits, which a
 * retry of the same request makes again.
 */
const secretFrom = (newId: () => string) => [newId(), newId()].map((id) => id.replaceAll('-', '').slice(16)).join('');

/** Keeps an answer and raises its event; a reaction (mail-thread-reply) emails it. The first gives the thread the address that the family answers to. */
export const sendThreadEmail = os.sendThreadEmail.handler(async ({ input, context }) => {
  const { id, text } = input;
  const { locationId } = homeOf(context);
  refuseUnfilled(text);
  const at = context.now.toISOString();
  const entryId = context.newId();
  const secret = secretFrom(context.newId);
  const event = context.event('message-email.written', { locationId, threadId: id, entryId, entryOn: at }, locationId);
  const message = await changeThread(context, locationId, id, async ({ email }) => {
    if (email === '') throw problem('conflict', { detail: 'This family has given no email address. Call or text them instead.' });
    const known = await readReplySecret(context.table, id);
    return {
      set: { answeredOn: at, answeredBy: callerName(context), closedOn: undefined, lastOn: at, lastExcerpt: excerptOf(text) },
      entries: [{ ...entryBy(context, 'email-out', { address: email, text, status: 'sending' }), id: entryId }],
      writes: [...(known === undefined ? newReplySecret(locationId, id, secret) : []), raise(event)],
    };
  });
  return threadAnswer(context, message);
});
