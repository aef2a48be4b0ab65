import { ORPCError } from '@orpc/server';
import { about, changeCase, staleCase } from '#functions/cases/changing/change-case.ts';
import { byOf, tell } from '#functions/cases/changing/timeline-of.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { importEarlierCustody, recordWrites } from '#functions/table/custody.ts';
import {
  byAddition,
  type EffectRow,
  effectRemoval,
  effectWrite,
  type NamedPeople,
  type NoEffects,
  noEffectsWrite,
  removedEffectsWrite,
  toldAnswersWrite,
} from '#functions/table/personal-effects.ts';
import type { Write } from '#functions/table/table.ts';
import type { EffectsView } from '#shared/contract/personal-effects-views.ts';
import type { Recorded, SentByPhone } from '#shared/custody/custody-record.ts';
import {
  accountEntry,
  type EffectDeed,
  type EffectDoer,
  effectEntry,
  noEffectsEntry,
} from '#shared/custody/effects/effect-entries.ts';
import { effectsStatus, standingOf } from '#shared/custody/effects/effect-standing.ts';
import { withAnswers } from '#shared/custody/effects/told-effects.ts';
import { carriedOf, carriedWithout } from '#shared/custody/handoffs/carried-effects.ts';
import type { CustodyState } from '#shared/custody/handoffs/custodian.ts';
import { personalEffectItem } from '#shared/model/enumerations/case.ts';
import { effectState } from '#shared/model/enumerations/custody.ts';
import type { ToldAnswer } from '#shared/model/personal-effect.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { effectsOfCase, effectsView, type OpenEffects, openToldOf } from './effects-of-case.ts';

/** What happens to one thing: how it is after that (version and entry are those that were read), and what the record says of it; without a deed, nothing. */
export type EffectStep = {
  effect: EffectRow;
  deed?: EffectDeed;
  note?: string;
  corrects?: number;
  isRemoved?: true;
  byNames?: string[];
};

/** A change of the personal effects of a case: of things, or of who found none. `trip`: a phone noted its one thing without a network, and made the entry's id. */
export type EffectsChange = {
  steps: readonly EffectStep[];
  none?: { areNone: boolean; by: NoEffects | undefined };
  /** What became of things that were told earlier. */
  accounted?: readonly ToldAnswer[];
  trip?: { id: string; phone: NonNullable<EffectDoer['phone']>; sent: SentByPhone };
};

function doerOf(context: OperationContext, note: string): EffectDoer {
  const { kind, id, onBehalfOf } = byOf(context);
  const actor = { kind: kind as EffectDoer['actor']['kind'], id: id as string, ...(onBehalfOf ? { actsFor: onBehalfOf } : {}) };
  return { actor, name: callerName(context), on: context.now.toISOString(), note };
}

/** Makes the entries of a change, and notes in each thing that moved which one put it where it is. */
async function entriesOf(
  context: OperationContext,
  open: OpenEffects,
  { steps, none, accounted = [], trip }: EffectsChange,
  before: number,
) {
  const recorded: Recorded[] = [];
  const after: EffectRow[] = [];
  const of = (note = '') => ({
    id: trip?.id ?? context.newId(),
    salt: Buffer.from(context.randomBytes()).toString('hex'),
    locationId: open.record.providerLocationId,
    doer: { ...doerOf(context, note), ...(trip ? { phone: trip.phone } : {}) },
  });
  for (const { effect, deed, note, corrects, isRemoved } of steps) {
    if (deed) {
      const entry = await effectEntry(deed, effect, { ...of(note), names: Object.values(effect.names), corrects });
      recorded.push({ ...entry, ...(trip ? { sent: trip.sent } : {}) });
    }
    const isPlaced = deed !== undefined && deed.type !== 'custody.effect-decided';
    const entry = isPlaced ? before + recorded.length : effect.entry;
    if (!isRemoved) after.push({ ...effect, entry, savedBy: callerName(context) });
  }
  if (accounted.length > 0) recorded.push(await accountEntry(accounted, of()));
  if (none) recorded.push(await noEffectsEntry(none.areNone, { ...of(), names: none.by?.names ?? [] }));
  return { recorded, after };
}

/** Returns what the timeline says: where a thing went, or that the page was changed. */
const toldOf = (context: OperationContext, caseId: string, { steps }: EffectsChange): Write[] => {
  const moved = steps.filter(({ deed }) => deed !== undefined && 'from' in deed);
  if (moved.length === 0) return [tell(context, caseId, { kind: 'effects-changed' })];
  return moved.map(({ effect, deed }) =>
    tell(context, caseId, {
      kind: 'effect-moved',
      subject: personalEffectItem.label(effect.item),
      ...(deed && 'from' in deed ? { from: effectState.label(deed.from) } : {}),
      to: effectState.label(effect.state),
    }),
  );
};

/** Returns the events of a change, and how it moves the milestone: reached when nothing is left to do, and taken back when something is again. */
function eventsOf(context: OperationContext, before: OpenEffects, after: OpenEffects, entries: readonly Recorded[]) {
  const { record, timeZone } = before;
  const isDone = ({ record: { thereAreNoPersonalEffects }, effects, ...rest }: OpenEffects) => {
    const effectsStanding = standingOf(effects, openToldOf({ effects, ...rest }).length);
    return effectsStatus({ thereAreNoPersonalEffects, effectsStanding }) === 'complete';
  };
  const [was, is] = [isDone(before), isDone(after)];
  const locationId = record.providerLocationId;
  const recorded = entries.map(({ draft }) =>
    context.event('custody.recorded', { ...about(record), entry: draft.type, subject: 'effects-bag' }, locationId),
  );
  if (was === is) return { events: recorded };
  const resolvedOn = dateInZone(context.now.toISOString(), timeZone);
  const last = is
    ? context.event('effects.resolved', { ...about(record), resolvedOn }, locationId)
    : context.event('case.facts-changed', about(record), locationId);
  const move = ({ effectsResolvedOn: _, ...facts }: Readonly<Record<string, unknown>>) =>
    is ? { ...facts, effectsResolvedOn: resolvedOn } : facts;
  return { events: [...recorded, last], move: move as NonNullable<Parameters<typeof changeCase>[2]['move']> };
}

/** Returns where hand-offs left the things after a change, if that changes with it: somebody has said where these are, or that there is no such thing. */
function carriedChange({ custody }: OpenEffects, { steps }: EffectsChange): Pick<CustodyState, 'carried'> | undefined {
  const said = steps.filter(({ deed, isRemoved }) => isRemoved || (deed !== undefined && 'from' in deed));
  const ids = said.map(({ effect }) => effect.id);
  return ids.some((id) => carriedOf(custody, id)) ? { carried: carriedWithout(custody, ids) } : undefined;
}

/** How many entries fit into a transaction with what is brought into the record first. */
const FEW = 3;

/** Writes a change of personal effects: the things, how far they are, the entries, the timeline, and the events; all or nothing. Returns how all are after that. */
async function commitOnce(context: OperationContext, open: OpenEffects, change: EffectsChange): Promise<OpenEffects> {
  const { record, head: seen } = open;
  const { id: caseId, providerLocationId: locationId } = record;
  let made: Awaited<ReturnType<typeof entriesOf>> | undefined;
  const count = change.steps.filter(({ deed }) => deed !== undefined).length;
  // With a whole list of things, what was written down before the record was a chain doesn’t fit into the transaction.
  if (!seen && count > FEW && (await importEarlierCustody(context, { caseId, locationId })) > 0) throw staleCase();
  const accounted = change.accounted ?? [];
  const hasEntries = change.none !== undefined || accounted.length > 0 || count > 0;
  const make = async (imported: number) => {
    made = await entriesOf(context, open, change, seen?.sequence ?? imported);
    return made.recorded;
  };
  const state = carriedChange(open, change);
  const custody = hasEntries ? await recordWrites(context, { caseId, locationId, seen, ...(state ? { state } : {}) }, make) : [];
  const { recorded, after } = made ?? (await entriesOf(context, open, change, 0));
  const removed = change.steps.filter(({ isRemoved }) => isRemoved).map(({ effect }) => effect);
  const changed = new Set(change.steps.map(({ effect }) => effect.id));
  const effects = [...open.effects.filter(({ id }) => !changed.has(id)), ...after];
  const areNone = change.none?.areNone ?? record.thereAreNoPersonalEffects;
  const { effectsRevision } = record;
  const answers = withAnswers(open.answers, accounted);
  const set = {
    effectsStanding: standingOf(effects, openToldOf({ ...open, effects, answers }).length),
    effectsRevision: (effectsRevision ?? 0) + 1,
    ...(change.none ? { thereAreNoPersonalEffects: areNone } : {}),
  };
  const none = change.none ? change.none.by : open.none;
  const offList = change.steps.flatMap(({ effect: { item, description, quantity }, note = '', isRemoved, byNames = [] }) =>
    isRemoved ? [{ item, description, quantity, reason: note, on: context.now.toISOString(), byNames }] : [],
  );
  const allRemoved = [...open.removed, ...offList];
  const now = { record: { ...record, ...set }, custody: { ...open.custody, ...state } };
  const afterwards = { ...open, ...now, effects, answers, none, removed: allRemoved };
  const { events, move } = eventsOf(context, open, afterwards, recorded);
  await changeCase(context, record, {
    set,
    expected: { effectsRevision },
    facts: open.facts,
    events,
    ...(move ? { move } : {}),
    writes: [
      ...after.map((effect) => effectWrite(caseId, effect)),
      ...removed.map((effect) => effectRemoval(caseId, effect)),
      ...(change.none ? [noEffectsWrite(caseId, change.none.by)] : []),
      ...(accounted.length > 0 ? [toldAnswersWrite(caseId, answers)] : []),
      ...(offList.length > 0 ? [removedEffectsWrite(caseId, allRemoved)] : []),
      ...custody,
      ...toldOf(context, caseId, change),
    ],
  });
  const written = new Set(after.map(({ id }) => id));
  const raised = effects.map((effect) => (written.has(effect.id) ? { ...effect, version: effect.version + 1 } : effect));
  return { ...afterwards, effects: raised.sort(byAddition) };
}

/** How many times a change is made again while others change the same case. */
const MAX_TRIES = 12;

const isStale = (error: unknown): boolean => error instanceof ORPCError && error.code === 'stale';

/**
 * Makes a change of personal effects from how they are now, and again if somebody changed another thing of the case meanwhile. `change` refuses what is no longer right, and returns null if all of it is
 * already so; `whom` it names is read with the case.
 */
export async function changeEffects(
  context: OperationContext,
  caseId: string,
  change: (open: OpenEffects) => EffectsChange | null | Promise<EffectsChange | null>,
  whom: NamedPeople = {},
): Promise<EffectsView> {
  for (let tries = 1; ; tries += 1) {
    const open = await effectsOfCase(context, caseId, whom);
    const wanted = await change(open);
    if (!wanted) return effectsView(open);
    try {
      return effectsView(await commitOnce(context, open, wanted));
    } catch (error) {
      // Somebody was first, perhaps with another thing.
      if (!isStale(error) || tries === MAX_TRIES) throw error;
    }
  }
}

/** Returns a thing at the version that the caller saw; 404 if there is none, and 409, with who it was, if somebody changed it since. */
export function effectAt({ effects }: OpenEffects, id: string, version?: number): EffectRow {
  const effect = effects.find((each) => each.id === id);
  if (!effect) throw problem('not_found', { detail: 'This isn’t on the list any more.' });
  if (version !== undefined && version !== effect.version)
    throw staleCase(`${effect.savedBy || 'Someone else'} changed this in the meantime. Your changes aren’t saved yet.`);
  return effect;
}
