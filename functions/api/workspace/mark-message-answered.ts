import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { answeredWrites, readMessage, reopenedWrites } from '#functions/table/message.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { os } from './implementer.ts';
import { messageView } from './message-view.ts';

/** Marks a message as answered, in the mailbox and in its short row together. If someone else just did so, the first name stays. */
export const markMessageAnswered = os.markMessageAnswered.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const { id, answered } = input;
  const message = await readMessage(context.table, locationId, id);
  if (!message) throw problem('not_found');
  if ((message.answeredOn !== undefined) === answered) return messageView(message);
  const { answeredOn: _on, answeredBy: _by, ...open } = message;
  const mark = { answeredOn: context.now.toISOString(), answeredBy: callerName(context) };
  const told = { locationId, requestId: id };
  try {
    const writes = answered ? answeredWrites(open, mark.answeredOn, mark.answeredBy) : reopenedWrites(open);
    await context.table.transact([...writes, raise(context.event('information.answer-changed', told, locationId))]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const now = await readMessage(context.table, locationId, id);
    if (!now) throw problem('not_found');
    return messageView(now);
  }
  return messageView(answered ? { ...open, ...mark } : open);
});
