import { about, changeCase } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { keptUntil } from '#functions/cases/custody/kept-until.ts';
import type { toldOfCorrection } from '#functions/cases/custody/told-of-correction.ts';
import { byWhom } from '#functions/cases/tags/tag-change.ts';
import type { Checked } from '#functions/cases/tags/tag-finding.ts';
import type { GateConditions } from '#functions/gates/gate-of-case.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { carePageWrite, type PreservationPages, type StoredCarePage } from '#functions/table/care-page.ts';
import { readLastOfType, recordWrites } from '#functions/table/custody.ts';
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

/** Returns the page of the cremated remains with what was recorded, so that nobody has to type it again. A page that somebody closed says what they closed. */
function remainsWith({ pages }: HandoffCase, said: CareValues): StoredCarePage {
  const remains = pages.get('cremated-remains')!;
  return remains.closed ? remains : { ...remains, values: { ...remains.values, ...said } };
}

/** Writes the page of the cremated remains, and returns how the facts say by when somebody has to be preserved after it: nothing decays once a reduction has begun. */
function pageChange(open: HandoffCase, said: CareValues) {
  const { record, home, decedent, pages } = open;
  const remains = remainsWith(open, said);
  const after: PreservationPages = { get: (name) => (name === 'cremated-remains' ? remains : pages.get(name)) };
  const move = keptUntil({ status: record.decedentStatus, decedent, home, pages: after });
  return { move, writes: remains.closed ? [] : [carePageWrite(record.id, remains)] };
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
  const page = pageChange(open, { discNumber, operator, ...(chamber ? { chamber } : {}), startedAt: reduction.started.on });
  await changeCase(context, record, {
    set: { careMark: context.newId(), tagsVersion: tags.version + 1 },
    expected: { decedentStatus, dispositionType, ...conditions.expected },
    events: [context.event('disposition.started', { ...about(record), act, happenedOn }, locationId)],
    facts: open.facts,
    move: page.move,
    // What the gate read are conditions of the start.
    isExact: true,
    writes: [
      ...custody,
      ...page.writes,
      checkWrite(open, checked),
      tell(context, caseId, { kind: 'disposition-started', subject: reductionAct.label(act).toLowerCase() }),
      ...conditions.writes,
    ],
  });
}

/** What of a reduction is recorded: when it started, or when it ended. */
type Part = 'started' | 'ended';

const ofPart = {
  started: { type: 'custody.disposition-started', kind: 'disposition-started', subject: 'decedent' },
  ended: { type: 'custody.disposition-completed', kind: 'disposition-completed', subject: 'cremated-remains' },
} as const;

/** Who records a time. Of a correction after the release, `told` says whether the family was told. */
type ToldDoer = Doer & ReturnType<typeof toldOfCorrection>;

/** Returns the entry of a time of a reduction. A correction names the last entry about the same, and says why; it meets no line of a gate. */
async function timeEntry(
  { table }: OperationContext,
  { record, head }: HandoffCase,
  reduction: Reduction,
  part: Part,
  { told, state: _, ...doer }: ToldDoer,
) {
  const { id: caseId, providerLocationId: locationId } = record;
  const { type, subject } = ofPart[part];
  const { act, discNumber } = reduction;
  const isCorrection = doer.note !== '';
  const corrects = isCorrection && head ? await readLastOfType(table, caseId, head, type) : undefined;
  const deed = { type, act, discNumber, subject, ...(isCorrection ? { reason: doer.note } : {}), ...told?.facts };
  // The reason of a correction is in the entry, as that of every change of care is.
  const recorded = await recordedDeed(deed, { locationId, doer: { ...doer, note: '', toldBy: told?.by } });
  return corrects === undefined ? recorded : { ...recorded, draft: { ...recorded.draft, corrects } };
}

/**
 * Records when a reduction ended, or corrects when it started or ended, for the reason that the doer gives: the entry, the reduction at the head of the record, the page, the timeline,
 * and the event.
 */
export async function recordTime(context: OperationContext, open: HandoffCase, part: Part, doer: ToldDoer): Promise<Reduction> {
  const { record, home, custody, head } = open;
  if (!custody.reduction) throw problem('not_found');
  const { id: caseId, providerLocationId: locationId } = record;
  const on = doer.happenedOn ?? doer.now.toISOString();
  const reduction = { ...custody.reduction, [part]: { ...(custody.reduction[part] ?? byWhom(doer)), on } };
  const { act } = reduction;
  const state = { reduction, ...doer.state };
  const written = await recordWrites(context, { caseId, locationId, seen: head, state }, async () => [
    await timeEntry(context, open, reduction, part, doer),
  ]);
  const said = { ...about(record), act, happenedOn: dateInZone(on, home.timeZone) };
  const page = pageChange(open, part === 'ended' ? { endedAt: on } : { startedAt: on });
  await changeCase(context, record, {
    set: { careMark: context.newId() },
    events: [
      part === 'started'
        ? context.event('disposition.started', said, locationId)
        : context.event('disposition.completed', said, locationId),
    ],
    facts: open.facts,
    move: page.move,
    writes: [
      ...written,
      ...page.writes,
      tell(context, caseId, {
        kind: ofPart[part].kind,
        subject: reductionAct.label(act).toLowerCase(),
        ...(doer.note ? { reason: doer.note } : {}),
      }),
    ],
  });
  return reduction;
}
