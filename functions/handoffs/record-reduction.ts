import { about, changeCase } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { byWhom } from '#functions/cases/tags/tag-change.ts';
import type { Checked } from '#functions/cases/tags/tag-finding.ts';
import type { GateConditions } from '#functions/gates/gate-of-case.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { carePageWrite } from '#functions/table/care-page.ts';
import { recordWrites } from '#functions/table/custody.ts';
import type { Write } from '#functions/table/table.ts';
import type { ReductionCase } from '#shared/custody/handoffs/reduction.ts';
import type { CareValues } from '#shared/custody/pages/care-field.ts';
import { type Doer, recordedDeed } from '#shared/custody/recorded-deed.ts';
import { reductionAct } from '#shared/model/enumerations/handoff.ts';
import type { Reduction } from '#shared/model/handoff.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { checkWrite } from './change-handoff.ts';
import type { HandoffCase } from './handoff-case.ts';

/** Returns what decides who may record a reduction. */
export const reductionCaseOf = ({ record, custody, me, home }: HandoffCase): ReductionCase => ({
  status: record.decedentStatus,
  disposition: record.dispositionType,
  ...{ custody, kinds: me.kinds, homeName: home.name },
});

/** Writes onto the page of the cremated remains what was recorded, so that nobody has to type it again. A page that somebody closed says what they closed. */
function pageWrites({ record, pages }: HandoffCase, said: CareValues): Write[] {
  const remains = pages.get('cremated-remains')!;
  return remains.closed ? [] : [carePageWrite(record.id, { ...remains, values: { ...remains.values, ...said } })];
}

type Start = { reduction: Reduction; checked: Checked; conditions: GateConditions; operator: string; chamber: string };

/** Records the start: the entry with how each line of the gate was, the reduction at the head of the record, the comparison, the page, the timeline, and the event. */
export async function recordStart(context: OperationContext, open: HandoffCase, start: Start): Promise<void> {
  const { reduction, checked, conditions, operator, chamber } = start;
  const { tag, how } = checked;
  const { record, home, tags } = open;
  const { id: caseId, providerLocationId: locationId, decedentStatus, dispositionType } = record;
  const { act, discNumber } = reduction;
  const note = [`Operator: ${operator}.`, chamber && `Chamber or vessel: ${chamber}.`, checked.doer.note]
    .filter(Boolean)
    .join('\n');
  const doer = { ...checked.doer, note };
  const named = { subject: 'decedent', tag: { id: tag.id, code: tag.code }, verifiedHow: [how] };
  const deed = { type: 'custody.disposition-started', act, discNumber, ...named, states: conditions.states };
  const custody = await recordWrites(context, { caseId, locationId, seen: open.head, state: { reduction } }, async () => [
    await recordedDeed(deed, { locationId, doer }),
  ]);
  const happenedOn = dateInZone(reduction.started.on, home.timeZone);
  await changeCase(context, record, {
    set: { careMark: context.newId(), tagsVersion: tags.version + 1 },
    expected: { decedentStatus, dispositionType, ...conditions.expected },
    events: [context.event('disposition.started', { ...about(record), act, happenedOn }, locationId)],
    facts: open.facts,
    // What the gate read are conditions of the start.
    isExact: true,
    writes: [
      ...custody,
      ...pageWrites(open, { discNumber, operator, ...(chamber ? { chamber } : {}), startedAt: reduction.started.on }),
      checkWrite(open, checked),
      tell(context, caseId, { kind: 'disposition-started', subject: reductionAct.label(act).toLowerCase() }),
      ...conditions.writes,
    ],
  });
}

/** Records the end, or another time of it: the entry, the reduction at the head of the record, the page, the timeline, and the event. */
export async function recordEnd(context: OperationContext, open: HandoffCase, doer: Doer): Promise<Reduction> {
  const { record, home, custody } = open;
  if (!custody.reduction) throw problem('not_found');
  const { id: caseId, providerLocationId: locationId } = record;
  const endedOn = doer.happenedOn ?? doer.now.toISOString();
  const reduction = { ...custody.reduction, ended: { ...(custody.reduction.ended ?? byWhom(doer)), on: endedOn } };
  const { act, discNumber } = reduction;
  const isCorrection = custody.reduction.ended !== undefined;
  const said = { act, discNumber, subject: 'cremated-remains', ...(isCorrection ? { isCorrection } : {}) };
  const deed = { type: 'custody.disposition-completed', ...said };
  const written = await recordWrites(context, { caseId, locationId, seen: open.head, state: { reduction } }, async () => [
    await recordedDeed(deed, { locationId, doer }),
  ]);
  const happenedOn = dateInZone(reduction.ended.on, home.timeZone);
  await changeCase(context, record, {
    set: { careMark: context.newId() },
    events: [context.event('disposition.completed', { ...about(record), act, happenedOn }, locationId)],
    facts: open.facts,
    writes: [
      ...written,
      ...pageWrites(open, { endedAt: reduction.ended.on }),
      tell(context, caseId, {
        kind: 'disposition-completed',
        subject: reductionAct.label(act).toLowerCase(),
        ...(doer.note ? { reason: doer.note } : {}),
      }),
    ],
  });
  return reduction;
}
