import { readTag, typedNote } from '#functions/cases/tags/read-tag.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { EffectRow } from '#functions/table/personal-effects.ts';
import { can } from '#shared/access/can.ts';
import type { EffectsView } from '#shared/contract/personal-effects-views.ts';
import type { OtherTag, ReadTag } from '#shared/contract/tags-views.ts';
import { placedHold } from '#shared/custody/disposition-hold.ts';
import { burnsAlong } from '#shared/custody/effects/burning.ts';
import {
  correctedStates,
  type EffectMove,
  moveFaults,
  moveRefusal,
  type RemainsNow,
  takesTwo,
} from '#shared/custody/effects/effect-moves.ts';
import { hasLeft, isReducedAlong } from '#shared/custody/effects/effect-standing.ts';
import { awayRefusal } from '#shared/custody/handoffs/carried-effects.ts';
import { bagRead } from './bag-tags.ts';
import { changeEffects, type EffectStep, type EffectsChange, effectAt } from './commit-effects.ts';
import type { OpenEffects } from './effects-of-case.ts';

type At = { id: string; effectId: string; version: number };
export type EffectMoving = At & EffectMove & { bag?: ReadTag | undefined; note: string; correctionReason?: string | undefined };

const refused = (errors: Readonly<Record<string, string>>) =>
  problem('invalid_input', { errors: Object.entries(errors).map(([field, message]) => ({ field, message })) });

/** Returns the names of the people whom a move chooses; 400 if they don't belong to the home or to the case. */
function namesIn(
  { named: { staff, unnamed, contacts } }: OpenEffects,
  { releasedTo, secondPerson }: EffectMove,
): Record<string, string> {
  const contact = releasedTo === undefined ? undefined : contacts.get(releasedTo);
  const member = secondPerson === undefined ? undefined : staff.get(secondPerson);
  if (releasedTo !== undefined && contact === undefined)
    throw refused({ releasedTo: 'Choose one of the contacts of this case.' });
  if (secondPerson !== undefined && member === undefined)
    throw refused({ secondPerson: unnamed.get(secondPerson) ?? 'Choose someone who works here.' });
  return {
    ...(releasedTo !== undefined && contact !== undefined ? { [releasedTo]: contact } : {}),
    ...(secondPerson !== undefined && member !== undefined ? { [secondPerson]: member } : {}),
  };
}

/** What a move keeps: only what belongs to where the thing went. */
function saidOf({ to, releasedTo, idSeenKind, signature, trackingNumber, secondPerson }: EffectMove): Partial<EffectRow> {
  const second = takesTwo(to) && secondPerson ? (to === 'destroyed' ? { destroyWitness: secondPerson } : { secondPerson }) : {};
  if (to === 'shipped') return { ...second, ...(trackingNumber ? { trackingNumber } : {}) };
  // Who decided to destroy it signed, unless they decided in their own account.
  if (to === 'destroyed') return { ...second, ...(signature ? { signature } : {}) };
  if (to !== 'released') return second;
  return { ...(releasedTo ? { releasedTo } : {}), ...(idSeenKind ? { idSeenKind } : {}), ...(signature ? { signature } : {}) };
}

const remainsOf = ({ record: { decedentStatus: status, dispositionType }, custody }: OpenEffects): RemainsNow => ({
  status,
  isElsewhere: custody.custodian !== undefined && custody.custodian.kind !== 'home',
  burns: burnsAlong(dispositionType),
});

function placed(effect: EffectRow, state: EffectRow['state'], now: Date, said: Partial<EffectRow>): EffectRow {
  const { releasedTo: _to, idSeenKind: _id, signature: _by, trackingNumber: _no, ...kept } = effect;
  const { secondPerson: _second, destroyWitness: _witness, ...rest } = kept;
  return { ...rest, ...said, state, stateOn: now.toISOString() };
}

/** Returns the correction of where a thing is, by an owner or admin. It passes no gate: the record has to say what happened. */
function correction(context: OperationContext, effect: EffectRow, { to, correctionReason, note }: EffectMoving): EffectStep {
  if (!can(homeOf(context), 'cases.correct')) throw problem('forbidden', { detail: 'Only an owner or admin can correct this.' });
  if (!correctionReason?.trim()) throw refused({ correctionReason: 'Please say why.' });
  if (!correctedStates.includes(to)) throw refused({ to: 'A correction puts it back where it is.' });
  const reason = [correctionReason.trim(), note].filter(Boolean).join(' ');
  const deed = { type: 'custody.effect-corrected', from: effect.state } as const;
  return { effect: placed(effect, to, context.now, {}), deed, note: reason, corrects: effect.entry };
}

/** Refuses to say of a thing where it is while somebody else has it, or an open hand-off names it. */
function refuseAway({ custody }: OpenEffects, id: string, isCorrection = false): void {
  const refusal = awayRefusal(custody, id, isCorrection);
  if (refusal !== undefined) throw problem('conflict', { detail: refusal });
}

/** Records that a thing is somewhere else now. What can't be undone is refused in the words of its gate while something is missing. */
export async function moveEffect(context: OperationContext, moving: EffectMoving): Promise<EffectsView> {
  const { employeeId } = homeOf(context);
  const { id, effectId, version, to, note, releasedTo, secondPerson } = moving;
  const codes = moving.bag ? [readTag(moving.bag).code] : [];
  const whom = { staff: [secondPerson], contacts: [releasedTo], codes };
  let otherTag: OtherTag | undefined;
  const change = async (open: OpenEffects): Promise<EffectsChange | null> => {
    const found = effectAt(open, effectId);
    if (found.state === to && found.version === version + 1) return null;
    const effect = effectAt(open, effectId, version);
    refuseAway(open, effectId, moving.correctionReason !== undefined);
    if (moving.correctionReason !== undefined) return { steps: [correction(context, effect, moving)] };
    const faults = moveFaults(moving, effect);
    if (Object.keys(faults).length > 0) throw refused(faults);
    if (isReducedAlong(effect, open.custody.reduction !== undefined))
      throw problem('conflict', { detail: 'It was on the body when the reduction started, so it can’t go anywhere else.' });
    const names = namesIn(open, moving);
    const hold = placedHold(open.record.dispositionHold, { timeZone: open.timeZone, isTold: true });
    const refusal = moveRefusal(effect, moving, { by: employeeId, remains: remainsOf(open), hold }, context.now);
    if (refusal !== undefined) throw problem('conflict', refusal);
    const read = await bagRead(context, open, effect, moving);
    otherTag = read.otherTag;
    if (otherTag) return null;
    const after = { ...placed(effect, to, context.now, saidOf(moving)), names: { ...effect.names, ...names } };
    const deed = { type: 'custody.effect-moved', from: effect.state, bag: read.bag } as const;
    const said = [note, read.bag && moving.bag && typedNote(moving.bag)].filter(Boolean).join('\n');
    return { steps: [{ effect: after, deed, note: said }] };
  };
  const view = await changeEffects(context, id, change, whom);
  return otherTag ? { ...view, otherTag } : view;
}

type Removal = At & { secondPerson?: string | undefined; reason: string };

/** Takes off a thing that was written down by mistake, by two people: one alone could make anything of value vanish. The custody record keeps that it was there, and why it's gone. */
export function removeEffect(
  context: OperationContext,
  { id, effectId, version, secondPerson, reason }: Removal,
): Promise<EffectsView> {
  const change = (open: OpenEffects): EffectsChange => {
    // No 404: a retry of a removal that was committed is given the answer that was lost, unless the case itself is gone.
    if (!open.effects.some((each) => each.id === effectId))
      throw problem('conflict', { detail: 'This isn’t on the list any more.' });
    const found = effectAt(open, effectId, version);
    if (hasLeft(found)) throw problem('conflict', { detail: 'It has left, so it stays on the list.' });
    refuseAway(open, effectId);
    if (secondPerson === undefined) throw refused({ secondPerson: 'Choose the second person.' });
    if (secondPerson === homeOf(context).employeeId) throw refused({ secondPerson: 'The second person has to be someone else.' });
    const effect = { ...found, names: { ...found.names, ...namesIn(open, { to: found.state, secondPerson }) } };
    const byNames = [callerName(context), effect.names[secondPerson] ?? ''];
    return { steps: [{ effect, deed: { type: 'custody.effect-removed' }, note: reason, isRemoved: true, byNames }] };
  };
  return changeEffects(context, id, change, { staff: [secondPerson] });
}
