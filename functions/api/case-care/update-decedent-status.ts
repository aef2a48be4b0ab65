import { ORPCError } from '@orpc/server';
import { decedentStatusChanged } from '#events/catalog/decedent-status-changed.ts';
import type { EventName } from '#events/catalog/index.ts';
import { admit, caseActor, sideOf } from '#functions/cases/access/case-access.ts';
import { tradeKindsOf } from '#functions/cases/access/trade-kinds.ts';
import { allowedMove } from '#functions/cases/changing/allowed-move.ts';
import { about, changeCase, staleCase } from '#functions/cases/changing/change-case.ts';
import { byOf, tell } from '#functions/cases/changing/timeline-of.ts';
import { keptUntil } from '#functions/cases/custody/kept-until.ts';
import { toldOfCorrection } from '#functions/cases/custody/told-of-correction.ts';
import { visibleCase } from '#functions/cases/viewing/visible-case.ts';
import { gateWrites, type PassedGate, passedGate } from '#functions/gates/gate-of-case.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { readCaseInCare } from '#functions/table/case-in-care.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { custodyWrites, readLastMoved } from '#functions/table/custody.ts';
import { EARLIEST_DAY } from '#shared/cases/life-dates.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { careMoves } from '#shared/custody/handoffs/care-moves.ts';
import { handoffFacts, onTheWay, returnComparison, stateAfterMove, takenBackBy } from '#shared/custody/handoffs/custodian.ts';
import { correctionRefusal, reductionAfterCorrection } from '#shared/custody/handoffs/reduction.ts';
import { impossibleTime, lateEntry, mayBeLate, notYet } from '#shared/custody/when-it-happened.ts';
import { actOfMove } from '#shared/gates/acts.ts';
import { MIN_REASON } from '#shared/gates/overrides.ts';
import { withHome } from '#shared/lifecycles/care-milestones.ts';
import { decedentCorrections } from '#shared/lifecycles/decedent-care.ts';
import type { CustodyEntry } from '#shared/model/custody-entry.ts';
import type { DecedentStatus } from '#shared/model/enumerations/case.ts';
import type { Party } from '#shared/model/handoff.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { os } from './implementer.ts';

type Input = Parameters<Parameters<typeof os.updateDecedentStatus.handler>[0]>[0]['input'];

const refusedTime = (message: string) => problem('invalid_input', { errors: [{ field: 'happenedOn', message }] });

function entryOf(context: OperationContext, record: CaseRecord, input: Input): CustodyEntry {
  const by = byOf(context);
  const recordedOn = context.now.toISOString();
  return {
    id: context.newId(),
    caseId: record.id,
    from: record.decedentStatus,
    to: input.value,
    recordedBy: by.id as string,
    recordedByName: by.name,
    ...(by.onBehalfOf ? { actedFor: by.onBehalfOf } : {}),
    happenedOn: input.happenedOn ?? recordedOn,
    recordedOn,
    ...(input.where ? { where: input.where } : {}),
    note: input.note,
    ...(input.correctionReason ? { correctionReason: input.correctionReason } : {}),
  };
}

/** Refuses a move that the lifecycle doesn't allow, or that who has the person doesn't. */
function checkMove({ record, actor, kinds, custody }: InCare, input: Input): void {
  const care = { status: record.decedentStatus, dispositionType: record.dispositionType, custody };
  const who = actor.membership;
  const isCorrection = input.correctionReason !== '';
  const moves = isCorrection ? decedentCorrections(care, who) : careMoves(care, who, kinds);
  allowedMove(moves, input.value, input.correctionReason, 'correctionReason');
}

type InCare = Awaited<ReturnType<typeof careFor>>;

/**
 * Refuses a move dated in the future or at an impossible time. One that is dated long before the last entry has to say why: a correction by its reason, any other
 * by its note. The last entry is read only if it can be so.
 */
async function checkTime({ table, now }: OperationContext, { happenedOn, ...input }: Input, read: InCare): Promise<void> {
  if (happenedOn === undefined) return;
  const { record, head, home, decedent } = read;
  const { timeZone } = home;
  if (notYet(happenedOn, now)) throw refusedTime('This has not happened yet.');
  if (happenedOn < EARLIEST_DAY) throw refusedTime('Check the year.');
  const impossible = impossibleTime(happenedOn, { openedOn: record.createdOn, dateOfDeath: decedent.dateOfDeath, timeZone });
  if (impossible) throw refusedTime(impossible);
  if (!head || input.correctionReason !== '' || input.note.trim() !== '' || !mayBeLate(happenedOn, now)) return;
  const last = await readLastMoved(table, record.id, head);
  const late = last && lateEntry(happenedOn, last, timeZone);
  if (late) throw refusedTime(late);
}

/** How many times a change of care is made again while others change the case. */
const MAX_TRIES = 5;

/** Reads a case that the caller may see, as its care depends on it. 409 if the decedent isn't where the caller saw them any more. */
async function careFor(context: OperationContext, { caseId, from }: Input) {
  const { locationId } = caseActor(context).membership;
  const { record: found, home, decedent, ...read } = await readCaseInCare(context.table, caseId, locationId);
  const { record, ...actor } = await admit(context, found);
  if (!home || !decedent) throw new Error(`The home or the decedent of the case ${caseId} is not in the table.`);
  if (record.decedentStatus !== from) throw staleCase('The decedent’s status was changed in the meantime.');
  const kinds = await tradeKindsOf(context, actor);
  return { ...read, record, actor, home, decedent, kinds };
}

/** Refuses a correction that passes over a gate without saying enough about why: nobody else decides it with them. */
function checkReason({ correctionReason }: Input, passed: PassedGate): void {
  if (correctionReason.trim().length >= MIN_REASON) return;
  const { missing } = passed;
  const message = `This isn’t in place: ${missing.join(', ')}. Say why you set it anyway, in at least ${MIN_REASON} characters.`;
  throw problem('invalid_input', { errors: [{ field: 'correctionReason', message }] });
}

type Changed = { from: DecedentStatus; to: DecedentStatus; happenedOn: string; isCorrection: boolean };

/** What a correction passes over, and the trade company that it takes the person from. */
type Corrected = { passed: PassedGate | undefined; takenFrom: Party | undefined };

/** Returns the events of a change of care: that it changed, that cremated remains were released, that a correction took the person from a company, and that one passed over a gate. A correction releases nothing. */
function eventsOf(context: OperationContext, record: CaseRecord, changed: Changed, { passed, takenFrom }: Corrected) {
  const { from, to, happenedOn: releasedOn, isCorrection } = changed;
  const event = (name: EventName, data: object) => context.event(name, { ...about(record), ...data }, record.providerLocationId);
  const isReleased = !isCorrection && actOfMove(from, to, record.dispositionType) === 'release';
  return [
    event('decedent.status-changed', changed),
    ...(isReleased ? [event('remains.released', { to, releasedOn })] : []),
    ...(takenFrom ? [event('custody.taken-back', { to, employeeId: takenFrom.id ?? null })] : []),
    ...(passed ? [event('gate.passed-over', { act: passed.act, to, missing: passed.missing.join(', ').slice(0, 200) })] : []),
  ];
}

/** Tells whether the home or somebody for it has the person. */
const isKept = (status: DecedentStatus): boolean => withHome.has(status) || status === 'transferred';

/** Moves the care of a decedent on, from the case as it was read. */
async function moveCare(context: OperationContext, input: Input, read: InCare): Promise<CaseRow> {
  const { record, actor, facts, home, head: seen } = read;
  checkMove(read, input);
  await checkTime(context, input, read);
  const isCorrection = input.correctionReason !== '';
  const { from, value: to } = input;
  const isTaken = !isCorrection && !isKept(from) && (isKept(to) || onTheWay.has(to));
  if (isTaken && record.status === 'cancelled')
    throw problem('conflict', { detail: 'This case is cancelled. Make it active again first.' });
  const refusal = isCorrection ? correctionRefusal(read.custody) : undefined;
  if (refusal !== undefined) throw problem('conflict', { detail: refusal });
  const compared = isCorrection ? {} : returnComparison(read.custody, { from, to, tags: read.tags });
  if ('refusal' in compared) throw problem('conflict', { detail: compared.refusal });
  const entry = entryOf(context, record, input);
  const handOff = handoffFacts(read.custody, sideOf(actor));
  // What is dated a minute ahead isn’t allowed a minute early.
  const at = new Date(Math.min(Date.parse(entry.happenedOn), context.now.getTime()));
  const conditions = isCorrection ? undefined : await gateWrites(context, { ...read, handOff }, { from, to, at });
  const passed = isCorrection ? await passedGate(context, { ...read, handOff }, { from, to, at }) : undefined;
  if (passed) checkReason(input, passed);
  const { told, state: untold } = isCorrection
    ? toldOfCorrection(context, { record, head: seen, timeZone: home.timeZone }, input.familyTold)
    : {};
  const taken = isCorrection ? takenBackBy(read.custody, { byName: entry.recordedByName, on: entry.recordedOn }) : {};
  const takenFrom = taken.takenBack?.from;
  const eventData = { from, to, happenedOn: dateInZone(entry.happenedOn, home.timeZone), isCorrection };
  const state = {
    ...stateAfterMove(read.custody, to, {
      ...{ homeName: home.name, at: entry.happenedOn, from, now: entry.recordedOn, comparedOn: compared.on },
    }),
    ...(isCorrection ? reductionAfterCorrection(read.custody, to) : {}),
    ...taken,
    ...untold,
  };
  const custody = await custodyWrites(context, {
    entry,
    locationId: record.providerLocationId,
    seen,
    state,
    states: passed?.states,
    told,
    takenFrom,
  });
  const changed = await changeCase(context, record, {
    set: { decedentStatus: to },
    expected: {
      ...{ decedentStatus: from, dispositionType: record.dispositionType, ...conditions?.expected },
      ...(isTaken ? { status: record.status } : {}),
    },
    events: eventsOf(context, record, eventData, { passed, takenFrom }),
    areTogether: true,
    facts,
    // What a gate read are conditions of the move.
    isExact: conditions !== undefined,
    move: (known) => keptUntil({ ...read, status: to })(decedentStatusChanged.moves(known, eventData)),
    writes: [
      ...custody,
      { update: caseKeys.decedent(record.id), set: { status: to } },
      tell(context, record.id, {
        kind: isCorrection ? 'decedent-status-corrected' : 'decedent-status-changed',
        from,
        to,
        ...(isCorrection ? { reason: input.correctionReason } : {}),
        ...(passed ? { subject: passed.missing.join(', ').slice(0, 200) } : {}),
      }),
      ...(conditions?.writes ?? []),
    ],
  });
  return visibleCase(actor.sight, changed);
}

const isStale = (error: unknown) => error instanceof ORPCError && error.code === 'stale';

/**
 * Moves the care on and adds an entry to the custody record, both or neither. What is allowed also depends on the disposition, and the record may get other
 * entries. If someone changes those at the same moment, this checks again rather than reporting a conflict, since the caller hasn't touched them.
 */
export const updateDecedentStatus = os.updateDecedentStatus.handler(async ({ input, context }) => {
  for (let tries = 1; ; tries += 1) {
    const read = await careFor(context, input);
    try {
      return await moveCare(context, input, read);
    } catch (error) {
      if (!isStale(error) || tries === MAX_TRIES) throw error;
    }
  }
});
