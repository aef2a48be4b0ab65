import { messageView } from '#functions/messages/message-view.ts';
import { afterOf, cursorTo } from '#functions/runtime/cursor.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { messagesOfMember, messagesOfState, openMessages } from '#functions/table/message.ts';
import { os } from './implementer.ts';

const placeOf = (after: string) => {
  const [createdOn = '', id = ''] = after.split('#');
  return { createdOn, id };
};

/** Lists messages. New ones come from their short rows, which every message has had from the start, and which show it the moment it's written. */
export const getThreads = os.getThreads.handler(async ({ input, context }) => {
  const { locationId, employeeId } = homeOf(context);
  const after = afterOf(input.cursor);
  const page = { limit: input.pageSize, after };
  if (input.view === 'new') {
    const { messages, next } = await openMessages(context.table, locationId, {
      limit: input.pageSize,
      after: after === undefined ? null : placeOf(after),
    });
    return { items: messages.map(messageView), nextCursor: cursorTo(next && `${next.createdOn}#${next.id}`) };
  }
  const { messages, next } =
    input.view === 'mine'
      ? await messagesOfMember(context.table, locationId, employeeId, page)
      : await messagesOfState(context.table, locationId, input.view, page);
  return { items: messages.map(messageView), nextCursor: cursorTo(next) };
});
