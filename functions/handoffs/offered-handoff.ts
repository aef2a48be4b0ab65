import { allowedMove } from '#functions/cases/changing/allowed-move.ts';
import { byWhom } from '#functions/cases/tags/tag-change.ts';
import type { Checked } from '#functions/cases/tags/tag-finding.ts';
import { conditionsOf, type GateConditions } from '#functions/gates/gate-of-case.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { alongRefusal, handoffThing } from '#shared/custody/handoffs/carried-effects.ts';
import { custodianOf, handoffFacts } from '#shared/custody/handoffs/custodian.ts';
import type { HandoffDeed } from '#shared/custody/handoffs/handoff-entries.ts';
import { actOfOffer, offerRefusal, receiverRefusal, statusAfter } from '#shared/custody/handoffs/handoff-rules.ts';
import { reductionOfferRefusal } from '#shared/custody/handoffs/reduction.ts';
import { decedentMoves } from '#shared/lifecycles/decedent-care.ts';
import type { Handoff } from '#shared/model/handoff.ts';
import { type HandoffCase, mySide, type PartyAndTrades } from './handoff-case.ts';

const refused = (detail: string) => problem('conflict', { detail });

/** Returns how the care of a person changes when the other side takes over, and refuses what doesn’t follow. */
export function careMove(open: HandoffCase, handoff: Pick<Handoff, 'to' | 'subject'>): HandoffDeed['moved'] {
  const { decedentStatus: from, dispositionType } = open.record;
  const to = statusAfter(from, handoff);
  if (to === from) return undefined;
  allowedMove(decedentMoves({ status: from, dispositionType }, open.actor.membership, 'hand-off'), to, '');
  return { from, to };
}

/** Refuses an offer if another one is open, or if the giver doesn’t have the person. */
function checkGiver(open: HandoffCase): void {
  const { custody, record, home, me } = open;
  const custodian = custodianOf(custody, record.decedentStatus, home.name);
  const refusal = offerRefusal(mySide(open), { status: record.decedentStatus, custodian, kinds: me.kinds });
  if (refusal !== undefined) throw refused(refusal);
}

type Purpose = Pick<Handoff, 'purpose' | 'subject'> & { handOff: ReturnType<typeof handoffFacts> };

/**
 * Refuses to hand somebody over for a purpose while something that it needs is missing. Returns what the gate puts on it; undefined if it needs nothing. The scan for it is
 * one of the comparisons of the tag.
 */
export async function purposeConditions(
  context: OperationContext,
  open: HandoffCase,
  { doer }: Checked,
  { purpose, subject, handOff }: Purpose,
): Promise<GateConditions | undefined> {
  const needed = actOfOffer(purpose, { subject, disposition: open.record.dispositionType });
  if ('refusal' in needed) throw refused(needed.refusal);
  if (needed.act === null) return undefined;
  const { by, on } = byWhom(doer);
  const inHandOff = { ...handOff, isForReduction: purpose === 'reduction' };
  return conditionsOf(context, { ...open, handOff: inHandOff, scan: { by, on } }, needed.act, context.now);
}

/** Returns the things of the inventory that go along, frozen as they are now; 400 for what isn’t on it or what the giver doesn’t have. */
function thingsAlong({ effects, custody, record, ...open }: HandoffCase, ids: readonly string[]): Pick<Handoff, 'things'> {
  const giver = { ...mySide(open), isFetching: record.decedentStatus === 'out-for-pickup' && open.me.party.kind === 'trade' };
  const things = [...new Set(ids)].map((id) => {
    const effect = effects.find((each) => each.id === id);
    const refusal = effect ? alongRefusal(effect, custody, giver) : 'One of these isn’t on the list any more. Choose again.';
    if (!effect || refusal !== undefined)
      throw problem('invalid_input', { errors: [{ field: 'things', message: refusal ?? '' }] });
    return handoffThing(effect);
  });
  return things.length > 0 ? { things } : {};
}

/** What is handed over: to whom, what for, and what goes along. */
type Offered = Pick<Handoff, 'purpose' | 'papers' | 'effects'> & { to: PartyAndTrades; things: readonly string[] };

/**
 * Returns a hand-off that somebody begins by scanning the tag, and what a gate puts on it; it refuses what isn’t ready. The scan counts as the giver’s comparison of the
 * tag (docs/decisions.md, Hand-offs).
 */
export async function offeredHandoff(
  context: OperationContext,
  open: HandoffCase,
  checked: Checked,
  { to, purpose, papers, effects, things }: Offered,
): Promise<{ handoff: Handoff; conditions: GateConditions | undefined }> {
  checkGiver(open);
  const { tags, custody, me } = open;
  const wrong = receiverRefusal(purpose, to.party, to.kinds);
  if (wrong !== undefined) throw problem('invalid_input', { errors: [{ field: 'purpose', message: wrong }] });
  const bound = tags.tags.find(({ id }) => id === checked.tag.id);
  const { subject } = bound ?? { subject: 'decedent' as const };
  const reduced = reductionOfferRefusal(custody, subject);
  if (reduced !== undefined) throw refused(reduced);
  const { tag, how, doer } = checked;
  const offered = { ...byWhom(doer), how };
  const handoff: Handoff = {
    ...{ id: context.newId(), subject, tag: { id: tag.id, code: tag.code }, purpose, papers, effects },
    ...{ from: me.party, to: to.party, state: 'offered', offered },
    ...thingsAlong(open, things),
  };
  // Whether the other side could take over at all is known now.
  if (to.party.kind !== 'home') careMove(open, handoff);
  const handOff = handoffFacts(custody, mySide(open));
  return { handoff, conditions: await purposeConditions(context, open, checked, { ...handoff, handOff }) };
}
