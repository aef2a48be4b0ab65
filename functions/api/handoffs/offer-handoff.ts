import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { refuseOther } from '#functions/cases/tags/tag-finding.ts';
import { changeHandoff } from '#functions/handoffs/change-handoff.ts';
import {
  type HandoffCase,
  handoffView,
  homeParty,
  mySide,
  type PartyAndTrades,
  scannedCase,
  tradeParty,
} from '#functions/handoffs/handoff-case.ts';
import { offeredHandoff } from '#functions/handoffs/offered-handoff.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { isTradeOf } from '#functions/table/case-list.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { readHandoff, type StoredHandoff } from '#functions/table/handoff.ts';
import type { ScannedHandoff } from '#shared/contract/handoffs.ts';
import { areSameThings } from '#shared/custody/handoffs/carried-effects.ts';
import { os } from './implementer.ts';

type Input = Parameters<Parameters<typeof os.offerHandoff.handler>[0]>[0]['input'];

const refused = (message: string) => problem('invalid_input', { errors: [{ field: 'to', message }] });

/** Returns who is to take over: the home, or a trade company that works on the case and can accept. */
async function receiverOf(
  { table }: OperationContext,
  { record, home, me }: HandoffCase,
  to: string | null,
): Promise<PartyAndTrades> {
  if (to === null && me.party.kind === 'home') throw refused('You work for the home. Choose who takes over.');
  if (to === null) return { party: homeParty(home), kinds: [] };
  if (to === me.party.id) throw refused('You have the person already. Choose who takes over.');
  const [company, isOnCase] = await Promise.all([
    readEmployee(table, record.providerLocationId, to),
    isTradeOf(table, record.id, to),
  ]);
  if (company?.kind !== 'trade-company' || !isOnCase) throw refused('This company doesn’t work on the case. Assign it first.');
  if (company.status !== 'active' || company.appUserId === undefined)
    throw refused(
      me.party.kind === 'home'
        ? `${company.fullName} has no account yet. Invite them on the Team page, or hand over to them as someone without an account.`
        : `${company.fullName} has no account yet. Offer the person to the home instead.`,
    );
  return { party: tradeParty(company), kinds: company.tradeKinds ?? [] };
}

/** Returns the hand-off that is open already, if there is one. */
export async function openHandoffOf(
  { table }: OperationContext,
  { custody, record }: HandoffCase,
): Promise<StoredHandoff | undefined> {
  return custody.openHandoff === undefined ? undefined : readHandoff(table, { caseId: record.id, id: custody.openHandoff });
}

/** Refuses another hand-off while one is open. */
export const refuseSecond = ({ to }: StoredHandoff) =>
  problem('conflict', { detail: `A hand-off to ${to.name} is open. It has to be accepted, refused, or taken back first.` });

async function offer(context: OperationContext, input: Input): Promise<ScannedHandoff> {
  const { open, checked } = await scannedCase(context, { ...input, effectIds: input.things });
  const { caseId } = checked.tag;
  if (caseId !== undefined && caseId !== input.caseId) {
    const { finding, belongsTo } = await refuseOther(context, open, checked, caseId);
    return { finding, belongsTo, handoff: null };
  }
  const to = await receiverOf(context, open, input.to);
  const { purpose, papers, effects, things } = input;
  const before = await openHandoffOf(context, open);
  if (before) {
    // The same offer, sent again.
    const isSame = before.offered.by === checked.doer.by && before.to.id === to.party.id && before.purpose === purpose;
    if (!isSame || !areSameThings(before.things, things)) throw refuseSecond(before);
    return { finding: 'confirmed', handoff: handoffView(before, mySide(open), context.now) };
  }
  const { handoff, conditions } = await offeredHandoff(context, open, checked, { to, purpose, papers, effects, things });
  const { doer } = checked;
  await changeHandoff(context, open, {
    after: handoff,
    state: { openHandoff: handoff.id, along: handoff.things?.map(({ id }) => id) },
    doer,
    checked,
    told: to.party,
    conditions,
  });
  return { finding: 'confirmed', handoff: handoffView(handoff, mySide(open), context.now) };
}

/** Offers a person in one read (two more for a trade company), those of the receiver and the gate, and one transaction. */
export const offerHandoff = os.offerHandoff.handler(({ input, context }) => withNewest(() => offer(context, input)));
