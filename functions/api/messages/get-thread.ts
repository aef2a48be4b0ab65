import { homeOf } from '#functions/runtime/home-of.ts';
import { readMessage } from '#functions/table/message.ts';
import { os } from './implementer.ts';
import { threadAnswer } from './thread-answer.ts';

export const getThread = os.getThread.handler(async ({ input, context }) =>
  threadAnswer(context, await readMessage(context.table, homeOf(context).locationId, input.id)),
);
