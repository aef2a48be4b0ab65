import { messageView } from '#functions/messages/index.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { answeredMessages, type MessagePosition, openMessages } from '#functions/table/message.ts';
import { isInstant } from '#shared/values/dates.ts';
import { isGuid } from '#shared/values/ids.ts';
import { os } from './implementer.ts';

/** Returns a cursor: the list continues after the last message shown, so that new and answered messages don't hide any. */
const cursorOf = ({ createdOn, id }: MessagePosition) => Buffer.from(`${createdOn}#${id}`).toString('base64url');

function afterOf(cursor: string | undefined): MessagePosition | null {
  if (cursor === undefined) return null;
  const [createdOn, id] = Buffer.from(cursor, 'base64url').toString().split('#');
  if (isInstant(createdOn) && isGuid(id)) return { createdOn, id: id.toLowerCase() };
  throw problem('invalid_input', {
    errors: [{ field: 'cursor', message: 'This list can no longer be continued. Please load it again.' }],
  });
}

export const getMessages = os.getMessages.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const read = input.status === 'open' ? openMessages : answeredMessages;
  const page = { limit: input.pageSize, after: afterOf(input.cursor) };
  const { messages, next } = await read(context.table, locationId, page);
  return { items: messages.map(messageView), nextCursor: next && cursorOf(next) };
});
