import { byOf } from '#functions/cases/changing/timeline-of.ts';
import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { caseToHold, changeHold } from '#functions/cases/custody/disposition-hold.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

/** Ends the hold that the caller saw. Another one that was put since goes on. */
async function end(
  context: OperationContext,
  { id, since, reason }: { id: string; since: string; reason: string },
): Promise<typeof done> {
  if (byOf(context).onBehalfOf) throw problem('forbidden', { detail: 'Yarrow support can’t decide this.' });
  const found = await caseToHold(context, id);
  const { dispositionHold } = found.record;
  if (!dispositionHold) throw problem('conflict', { detail: 'The hold has ended already.' });
  if (dispositionHold.on !== since)
    throw problem('conflict', { detail: `${dispositionHold.byName} has put another hold since. Read it before you end it.` });
  await changeHold(context, found, { hold: undefined, reason });
  return done;
}

export const endDispositionHold = os.endDispositionHold.handler(({ input: { reason, ...input }, context }) =>
  withNewest(() => end(context, { ...input, reason: reason.trim() })),
);
