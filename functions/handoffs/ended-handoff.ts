import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { doerOf } from '#functions/cases/custody/doer-of.ts';
import { byWhom } from '#functions/cases/tags/tag-change.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { StoredHandoff } from '#functions/table/handoff.ts';
import type { HandoffView } from '#shared/contract/handoffs.ts';
import { custodianOf } from '#shared/custody/handoffs/custodian.ts';
import { offerRefusal, roleIn } from '#shared/custody/handoffs/handoff-rules.ts';
import type { Handoff } from '#shared/model/handoff.ts';
import { changeHandoff } from './change-handoff.ts';
import { type HandoffCase, handoffCaseFor, handoffView, mySide } from './handoff-case.ts';

/** Returns the hand-off that was asked for; 404 if the case has no such one. */
export function openedHandoff({ handoff }: HandoffCase): StoredHandoff {
  if (!handoff) throw problem('not_found');
  return handoff;
}

/** Says why nothing can be done with a hand-off that ended. */
export function endedWords({ state, ended, to }: Handoff): string {
  const who = ended?.byName || 'Someone';
  if (state === 'withdrawn') return `${who} took this hand-off back.`;
  if (state === 'refused') return `${who} refused this hand-off.`;
  return state === 'accepted' ? `${who} accepted this hand-off already.` : `${to.name} signed for this hand-off already.`;
}

/** Refuses to take a person from a giver who no longer has them, for example because the record was corrected. */
export function giverStillHas({ custody, record, home }: HandoffCase, { from }: Handoff): void {
  const custodian = custodianOf(custody, record.decedentStatus, home.name);
  const kinds = from.kind === 'trade' ? (['removal-service'] as const) : [];
  if (offerRefusal({ kind: from.kind, ...(from.id ? { id: from.id } : {}) }, { status: record.decedentStatus, custodian, kinds }))
    throw problem('conflict', {
      detail: `By the record, ${from.name} doesn’t have the person any more. Take this hand-off back, and offer it again.`,
    });
}

/** Ends a hand-off without anything passing: the receiver refuses it, or the giver takes it back. Who did so already gets the same answer. */
export const endHandoff = (
  context: OperationContext,
  { caseId, id, reason }: { caseId: string; id: string; reason: string },
  state: 'refused' | 'withdrawn',
): Promise<HandoffView> =>
  withNewest(async () => {
    const open = await handoffCaseFor(context, { caseId, handoffId: id });
    const handoff = openedHandoff(open);
    const side = mySide(open);
    const doer = doerOf(context, reason);
    const isRefused = state === 'refused';
    if (roleIn(handoff, side) !== (isRefused ? 'receiver' : 'giver'))
      throw problem('forbidden', {
        detail: isRefused ? `Only ${handoff.to.name} can refuse this.` : `Only ${handoff.from.name} can take this back.`,
      });
    if (handoff.state === state && handoff.ended?.by === doer.by) return handoffView(handoff, side, context.now);
    if (handoff.state !== 'offered') throw problem('conflict', { detail: endedWords(handoff) });
    const { caseId: _case, locationId: _home, version: _version, ...before } = handoff;
    const after: Handoff = { ...before, state, ended: { ...byWhom(doer), ...(reason === '' ? {} : { reason }) } };
    const told = isRefused ? handoff.from : handoff.to;
    await changeHandoff(context, open, { after, state: { openHandoff: undefined, along: undefined }, doer, told });
    return handoffView(after, side, context.now);
  });
