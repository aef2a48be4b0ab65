import { admit, caseActor } from '#functions/cases/access/case-access.ts';
import { about, changeCase } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { type CaseInCare, readCaseInCare } from '#functions/table/case-in-care.ts';
import { recordWrites } from '#functions/table/custody.ts';
import { type DispositionHold, HOLD_ENDED, HOLD_PLACED } from '#shared/custody/disposition-hold.ts';
import { recordedDeed } from '#shared/custody/recorded-deed.ts';
import { doerOf } from './doer-of.ts';

type HeldCase = Pick<CaseInCare, 'head' | 'facts'> & { record: CaseRecord };

/** Reads a case that the caller may see as a hold depends on it; 404 for everyone else. */
export async function caseToHold(context: OperationContext, caseId: string): Promise<HeldCase> {
  const { locationId } = caseActor(context).membership;
  const { record: found, head, facts } = await readCaseInCare(context.table, caseId, locationId);
  const { record } = await admit(context, found);
  return { record, head, facts };
}

/**
 * Puts everything final on hold, or ends that: the case, the entry, and the timeline, all or nothing. Whatever can’t be undone has read the marks that this moves on, so of the two at the same
 * moment one is refused.
 */
export async function changeHold(
  context: OperationContext,
  { record, head, facts }: HeldCase,
  { hold, reason }: { hold: DispositionHold | undefined; reason: string },
): Promise<void> {
  const { id: caseId, providerLocationId: locationId, dispositionHold: before } = record;
  const type = hold ? HOLD_PLACED : HOLD_ENDED;
  const deed = { type, ...(before ? { heldSince: before.on } : {}) };
  const custody = await recordWrites(context, { caseId, locationId, seen: head }, async () => [
    await recordedDeed(deed, { locationId, doer: doerOf(context, reason) }),
  ]);
  const { decedentStatus, careMark, effectsRevision } = record;
  await changeCase(context, record, {
    set: { careMark: context.newId(), dispositionHold: hold, effectsRevision: (effectsRevision ?? 0) + 1 },
    expected: { decedentStatus, careMark, effectsRevision },
    events: [context.event('custody.recorded', { ...about(record), entry: type, subject: 'disposition' }, locationId)],
    facts,
    writes: [...custody, tell(context, caseId, { kind: hold ? 'hold-placed' : 'hold-ended', reason })],
  });
}
