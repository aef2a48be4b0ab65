import { byOf } from '#functions/cases/changing/timeline-of.ts';
import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { caseToHold, changeHold } from '#functions/cases/custody/disposition-hold.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { done } from '#shared/contract/done.ts';
import { isReleased } from '#shared/lifecycles/care-milestones.ts';
import { os } from './implementer.ts';

/** Puts everything final on hold in the caller’s name. There is one hold at a time. */
async function place(context: OperationContext, { id, reason }: { id: string; reason: string }): Promise<typeof done> {
  const found = await caseToHold(context, id);
  const { decedentStatus, dispositionHold } = found.record;
  if (isReleased(decedentStatus))
    throw problem('conflict', { detail: 'Care has ended, so there’s nothing final left to put on hold.' });
  if (dispositionHold)
    throw problem('conflict', { detail: `${dispositionHold.byName} has put everything final on hold already.` });
  const { id: by, name: byName } = byOf(context);
  await changeHold(context, found, { hold: { on: context.now.toISOString(), by: by as string, byName, reason }, reason });
  return done;
}

export const holdDisposition = os.holdDisposition.handler(({ input: { id, reason }, context }) =>
  withNewest(() => place(context, { id, reason: reason.trim() })),
);
