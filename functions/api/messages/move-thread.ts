import { changeThread, movedTo } from '#functions/messages/index.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { os } from './implementer.ts';
import { entryBy, threadAnswer } from './thread-answer.ts';

/** Marks a message as new, answered, or closed, with who did so in its thread. Repeating it changes nothing. */
export const moveThread = os.moveThread.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const by = { at: context.now.toISOString(), name: callerName(context) };
  const message = await changeThread(context, locationId, input.id, (before) => {
    const move = movedTo(before, input.state, by);
    return move && { set: move.set, entries: [entryBy(context, move.kind)] };
  });
  return threadAnswer(context, message);
});
