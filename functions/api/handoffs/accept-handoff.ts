import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { byWhom } from '#functions/cases/tags/tag-change.ts';
import { type Checked, refuseOther } from '#functions/cases/tags/tag-finding.ts';
import { type GateConditions, gateWrites } from '#functions/gates/gate-of-case.ts';
import { changeHandoff } from '#functions/handoffs/change-handoff.ts';
import { endedWords, giverStillHas, openedHandoff } from '#functions/handoffs/ended-handoff.ts';
import { type HandoffCase, handoffView, mySide, scannedCase } from '#functions/handoffs/handoff-case.ts';
import { careMove, purposeConditions } from '#functions/handoffs/offered-handoff.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { StoredHandoff } from '#functions/table/handoff.ts';
import type { ScannedHandoff } from '#shared/contract/handoffs.ts';
import { answeredThings, answerFaults, carriedAfter, type ThingAnswer } from '#shared/custody/handoffs/carried-effects.ts';
import { roleIn } from '#shared/custody/handoffs/handoff-rules.ts';
import { facilityAfter } from '#shared/custody/handoffs/reduction.ts';
import type { Handoff } from '#shared/model/handoff.ts';
import { os } from './implementer.ts';

type Input = Parameters<Parameters<typeof os.acceptHandoff.handler>[0]>[0]['input'];

const refused = (detail: string) => problem('conflict', { detail });

/** The giver’s part is done with this, and the receiver acts from now on. */
const handOff = { isOpen: false, isActorCustodian: true };

/**
 * Returns what a gate puts on accepting somebody: what the offer needed is checked once more, because a stop may have come up since. A return to the home needs nothing,
 * and cremated remains come into care under the usual conditions.
 */
async function acceptConditions(
  context: OperationContext,
  open: HandoffCase,
  checked: Checked,
  { handoff, moved }: { handoff: StoredHandoff; moved: ReturnType<typeof careMove> },
): Promise<GateConditions | undefined> {
  if (handoff.purpose !== 'return') return purposeConditions(context, open, checked, { ...handoff, handOff });
  return moved && gateWrites(context, { ...open, handOff }, { ...moved, at: context.now });
}

/** Returns the things that were to come along with what the receiver says of each; 400 while they haven’t said it of all. */
function thingsSaid({ things = [] }: Handoff, answers: readonly ThingAnswer[]): Pick<Handoff, 'things'> {
  const faults = Object.entries(answerFaults(things, answers));
  if (faults.length > 0)
    throw problem('invalid_input', { errors: faults.map(([id, message]) => ({ field: `things.${id}`, message })) });
  return things.length > 0 ? { things: answeredThings(things, answers) } : {};
}

async function accept(context: OperationContext, input: Input): Promise<ScannedHandoff> {
  const { open, checked } = await scannedCase(context, input);
  const handoff = openedHandoff(open);
  const { tag, how, doer } = checked;
  if (tag.caseId !== undefined && tag.caseId !== input.caseId) {
    const { finding, belongsTo } = await refuseOther(context, open, checked, tag.caseId);
    return { finding, belongsTo, handoff: null };
  }
  const side = mySide(open);
  if (roleIn(handoff, side) !== 'receiver' || handoff.offered.by === doer.by)
    throw problem('forbidden', { detail: `Only ${handoff.to.name} can accept this, from their own account.` });
  if (handoff.state === 'accepted' && handoff.ended?.by === doer.by)
    return { finding: 'confirmed', handoff: handoffView(handoff, side, context.now) };
  if (handoff.state !== 'offered') throw refused(endedWords(handoff));
  if (open.record.status === 'cancelled')
    throw refused('This case was canceled, so nobody is handed over in it. The home makes it active again first.');
  if (tag.id !== handoff.tag.id)
    throw refused('This isn’t the tag that was offered. Scan the tag on the person in front of you.');
  const said = thingsSaid(handoff, input.things);
  giverStillHas(open, handoff);
  const moved = careMove(open, handoff);
  const conditions = await acceptConditions(context, open, checked, { handoff, moved });
  const where = input.place === '' ? {} : { place: input.place };
  const { caseId: _case, locationId: _home, version: _version, ...before } = handoff;
  const after: Handoff = { ...before, ...said, state: 'accepted', ended: { ...byWhom(doer), how, ...where } };
  // The giver’s scan and the receiver’s count from now on, and none before.
  const comparedFrom = handoff.offered.on;
  const since = doer.now.toISOString();
  const custodian = { ...handoff.to, since, comparedFrom, ...where, isConfirmed: true };
  const carried = carriedAfter(open.custody, after, since);
  await changeHandoff(context, open, {
    ...{
      after,
      state: { custodian, openHandoff: undefined, along: undefined, carried, takenBack: undefined, ...facilityAfter(handoff) },
      doer,
      checked,
      told: handoff.from,
      conditions,
    },
    ...(moved ? { moved } : {}),
  });
  return { finding: 'confirmed', handoff: handoffView(after, side, context.now) };
}

/** Accepts a person in one read (two more for a trade company) and one transaction: of accepting and taking back at the same moment, one succeeds. */
export const acceptHandoff = os.acceptHandoff.handler(({ input, context }) => withNewest(() => accept(context, input)));
