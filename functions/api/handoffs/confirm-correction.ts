import { about, changeCase } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { doerOf } from '#functions/cases/custody/doer-of.ts';
import { handoffCaseFor, mySide } from '#functions/handoffs/handoff-case.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { recordWrites } from '#functions/table/custody.ts';
import { done } from '#shared/contract/done.ts';
import { isSide } from '#shared/custody/handoffs/custodian.ts';
import { recordedDeed } from '#shared/custody/recorded-deed.ts';
import { os } from './implementer.ts';

const CONFIRMED = 'custody.correction-confirmed';

/** Records that a company confirms the correction that took the person from it: an entry, from which on nobody waits for its word. */
async function confirm(context: OperationContext, caseId: string): Promise<typeof done> {
  const open = await handoffCaseFor(context, { caseId });
  const { record, head, custody, facts, me } = open;
  const side = mySide(open);
  if (side.kind !== 'trade')
    throw problem('forbidden', { detail: 'Only the company that had the person can confirm this, from its own account.' });
  if (!custody.takenBack) return done;
  if (!isSide(custody.takenBack.from, side))
    throw problem('forbidden', { detail: `Only ${custody.takenBack.from.name} can confirm this.` });
  const locationId = record.providerLocationId;
  const recorded = async () => [await recordedDeed({ type: CONFIRMED }, { locationId, doer: doerOf(context, '') })];
  const written = await recordWrites(context, { caseId, locationId, seen: head, state: { takenBack: undefined } }, recorded);
  await changeCase(context, record, {
    events: [context.event('custody.recorded', { ...about(record), entry: CONFIRMED, subject: 'decedent' }, locationId)],
    facts,
    writes: [...written, tell(context, caseId, { kind: 'correction-confirmed', subject: me.party.name })],
  });
  return done;
}

/** Confirms a correction in three reads and one transaction. A company that has confirmed it already gets the same answer. */
export const confirmCorrection = os.confirmCorrection.handler(({ input: { caseId }, context }) =>
  withNewest(() => confirm(context, caseId)),
);
