import { changeThread, messageView, movedTo } from '#functions/messages/index.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { stateOfThread } from '#shared/messages/index.ts';
import { os } from './implementer.ts';

/** Marks a message as answered, with who did so in its thread. If someone else just did so, the first name stays. */
export const markMessageAnswered = os.markMessageAnswered.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const by = { at: context.now.toISOString(), name: callerName(context) };
  const message = await changeThread(context, locationId, input.id, (before) => {
    if ((stateOfThread(before) !== 'new') === input.answered) return null;
    const move = movedTo(before, input.answered ? 'answered' : 'new', by);
    return move && { set: move.set, entries: [{ id: context.newId(), at: by.at, kind: move.kind, byName: by.name }] };
  });
  if (!message) throw problem('not_found');
  return messageView(message);
});
