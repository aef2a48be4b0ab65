import { type ChangedThread, threadView } from '#functions/messages/index.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { Thread } from '#shared/contract/messages.ts';
import type { ThreadEntryKind } from '#shared/model/enumerations/messages.ts';
import type { ThreadEntry } from '#shared/model/thread.ts';
import type { MessagesContext } from './implementer.ts';

/** Answers with a thread. 404 if the home has no such message. */
export function threadAnswer(context: MessagesContext, message: ChangedThread): Promise<Thread> {
  if (!message) throw problem('not_found');
  return threadView(context.table, message, { callerName: callerName(context), hasTexting: context.hasTexting });
}

/** Returns an entry about what the caller did. */
export const entryBy = (context: MessagesContext, kind: ThreadEntryKind, more: Partial<ThreadEntry> = {}): ThreadEntry => ({
  id: context.newId(),
  at: context.now.toISOString(),
  kind,
  byName: callerName(context),
  ...more,
});
