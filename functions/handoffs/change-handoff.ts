import { decedentStatusChanged } from '#events/catalog/decedent-status-changed.ts';
import { about, changeCase } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { keptUntil } from '#functions/cases/custody/kept-until.ts';
import { byWhom } from '#functions/cases/tags/tag-change.ts';
import type { Checked } from '#functions/cases/tags/tag-finding.ts';
import type { GateConditions } from '#functions/gates/gate-of-case.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { recordWrites } from '#functions/table/custody.ts';
import { handoffWrite } from '#functions/table/handoff.ts';
import type { Write } from '#functions/table/table.ts';
import { caseTagsWrite } from '#functions/table/tag.ts';
import { missedThings } from '#shared/custody/handoffs/carried-effects.ts';
import type { CustodyState } from '#shared/custody/handoffs/custodian.ts';
import { type HandoffDeed, handoffEntry } from '#shared/custody/handoffs/handoff-entries.ts';
import type { Doer } from '#shared/custody/recorded-deed.ts';
import { withCheck } from '#shared/custody/tags/tag-rules.ts';
import type { Handoff, Party } from '#shared/model/handoff.ts';
import { dateInZone } from '#shared/values/dates.ts';
import type { HandoffCase } from './handoff-case.ts';

export type HandoffChange = {
  after: Handoff;
  /** What of the record’s head changes with it. */
  state: CustodyState;
  doer: Doer;
  /** The tag that was scanned for it, which is a comparison as well. */
  checked?: Checked;
  moved?: HandoffDeed['moved'];
  evidence?: HandoffDeed['evidence'];
  /** Who is told. */
  told: Party;
  /** What a gate put on it; without any, it depends on no document. */
  conditions?: GateConditions | undefined;
  writes?: readonly Write[];
};

/** Returns the event of a hand-off’s state. */
function eventOf(context: OperationContext, state: Handoff['state'], data: Record<string, unknown>, locationId: string) {
  if (state === 'offered') return context.event('custody.handoff-offered', data, locationId);
  const hasPassed = state === 'accepted' || state === 'unconfirmed';
  return hasPassed
    ? context.event('custody.handoff-accepted', data, locationId)
    : context.event('custody.handoff-refused', data, locationId);
}

/** Returns the comparison that scanning a tag is. Nobody was asked whether it’s them, so it settles no disagreement. */
export const checkWrite = ({ record, tags }: HandoffCase, { tag, how, doer }: Checked): Write => {
  const checks = withCheck(tags, { ...byWhom(doer), code: tag.code, how, finding: 'confirmed', isInPassing: true });
  return caseTagsWrite(record.id, { tags: tags.tags, checks, version: tags.version });
};

/** Writes a hand-off as it is after a change, the entry of the record, who has the person now, the timeline, and the events: all or nothing. */
export async function changeHandoff(context: OperationContext, open: HandoffCase, change: HandoffChange): Promise<void> {
  const { record, head: seen, handoff, home, facts } = open;
  const { after, state, doer, checked, moved, evidence, told, conditions, writes = [] } = change;
  const { id: caseId, providerLocationId: locationId } = record;
  const deed = {
    type: `custody.handoff-${after.state}` as const,
    ...(checked ? { how: checked.how } : {}),
    ...(moved ? { moved } : {}),
    ...(evidence ? { evidence } : {}),
  };
  const recorded = async () => [await handoffEntry(deed, after, { locationId, doer })];
  const custody = await recordWrites(context, { caseId, locationId, seen, state }, recorded);
  const said = { ...about(record), handoffId: after.id, purpose: after.purpose, state: after.state, employeeId: told.id ?? null };
  const care = moved && { ...moved, happenedOn: dateInZone(doer.now.toISOString(), home.timeZone), isCorrection: false };
  const { decedentStatus, dispositionType } = record;
  await changeCase(context, record, {
    set: { ...(moved ? { decedentStatus: moved.to } : {}), ...(checked ? { tagsVersion: open.tags.version + 1 } : {}) },
    expected: moved || conditions ? { decedentStatus, dispositionType, ...conditions?.expected } : {},
    events: [
      ...(care ? [context.event('decedent.status-changed', { ...about(record), ...care }, locationId)] : []),
      eventOf(context, after.state, said, locationId),
      // The giver hears of it by the acceptance.
      ...(missedThings(after).length > 0
        ? [context.event('custody.handoff-incomplete', { ...said, employeeId: after.to.id ?? null }, locationId)]
        : []),
    ],
    areTogether: true,
    facts,
    isExact: conditions !== undefined,
    ...(care ? { move: (known) => keptUntil({ ...open, status: care.to })(decedentStatusChanged.moves(known, care)) } : {}),
    writes: [
      handoffWrite({ ...after, caseId, locationId, version: handoff?.version ?? 0 }),
      ...custody,
      ...(moved ? [{ update: caseKeys.decedent(caseId), set: { status: moved.to } }] : []),
      ...(checked ? [checkWrite(open, checked)] : []),
      tell(context, caseId, {
        kind: `handoff-${after.state}`,
        subject: told.name,
        ...moved,
        ...(after.ended?.reason ? { reason: after.ended.reason } : {}),
      }),
      ...writes,
      ...(conditions?.writes ?? []),
    ],
  });
}
