import { type HandoffCase, handoffCaseFor, handoffView, mySide, tradeParty } from '#functions/handoffs/handoff-case.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { carePagesIn } from '#functions/table/care-page.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { readTrades } from '#functions/table/case-list.ts';
import { readLastMoved } from '#functions/table/custody.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { readHandoffs } from '#functions/table/handoff.ts';
import { can } from '#shared/access/can.ts';
import { whyNot } from '#shared/access/why-not.ts';
import type { CaseHandoffs } from '#shared/contract/handoffs.ts';
import { placedHold } from '#shared/custody/disposition-hold.ts';
import { holdOf } from '#shared/custody/facts-of-care.ts';
import { type CustodyState, custodianOf, isSide, type Side } from '#shared/custody/handoffs/custodian.ts';
import { isUnconfirmedReduction, offerRefusal } from '#shared/custody/handoffs/handoff-rules.ts';
import { areRemainsUnconfirmed } from '#shared/custody/handoffs/reduction.ts';
import { isReleased } from '#shared/lifecycles/care-milestones.ts';
import { os } from './implementer.ts';

/** Returns what stops the hand-off that is open, in words for both sides; null without one, and if nothing does. */
async function holdOfOpen(
  { table }: OperationContext,
  { record, custody, tags, home, actor }: HandoffCase,
): Promise<string | null> {
  if (custody.openHandoff === undefined) return null;
  const items = await table.getMany([caseKeys.carePage(record.id, 'identification')], { consistent: true });
  const identification = carePagesIn(items, ['identification']).get('identification')!;
  const placed = placedHold(record.dispositionHold, { timeZone: home.timeZone, isTold: actor.sight === 'staff' });
  return holdOf({ tags, identification, doubtedOn: record.identityDoubt?.on, placed })?.words ?? null;
}

/** Returns how care ended: by the page of the cremated remains, and since when by the record. */
async function endOf({ table }: OperationContext, { record, head, pages, actor }: HandoffCase): Promise<CaseHandoffs['end']> {
  const { decedentStatus: status } = record;
  if (!isReleased(status)) return null;
  const on = head === undefined ? undefined : await readLastMoved(table, record.id, head);
  const { closed, values = {}, names = {} } = pages.get('cremated-remains') ?? {};
  const nameOf = (id: unknown) => (closed && actor.sight === 'staff' ? (names[String(id)] ?? '') : '');
  return { status, on: on ?? null, to: nameOf(values.recipient), by: nameOf(values.releasedBy) };
}

/** Returns the correction that took the person from a company which hasn’t confirmed it. */
function takenBackView({ takenBack }: CustodyState, side: Side): CaseHandoffs['takenBack'] {
  if (!takenBack) return null;
  const { from, byName, on } = takenBack;
  return { from: from.name, isOwn: isSide(from, side), byName, on };
}

/** Returns who has a person and how they got them: one read and three queries, a read more while a hand-off is open, one once care has ended, and two more for a trade company. */
export const getCaseHandoffs = os.getCaseHandoffs.handler(async ({ input: { caseId }, context }) => {
  const open = await handoffCaseFor(context, { caseId });
  const { record, home, custody, me, actor } = open;
  const [all, employees, assigned, hold, end] = await Promise.all([
    readHandoffs(context.table, caseId),
    readEmployees(context.table, record.providerLocationId),
    readTrades(context.table, caseId),
    holdOfOpen(context, open),
    endOf(context, open),
  ]);
  const side = mySide(open);
  const custodian = custodianOf(custody, record.decedentStatus, home.name);
  const views = all.map((each) => handoffView(each, side, context.now));
  const waiting = views.find(({ id }) => id === custody.openHandoff) ?? null;
  const refusal = offerRefusal(side, { status: record.decedentStatus, custodian, kinds: me.kinds }) ?? null;
  return {
    custodian,
    end,
    isUnconfirmedReduction: isUnconfirmedReduction(all) || areRemainsUnconfirmed(custody, record.decedentStatus),
    takenBack: takenBackView(custody, side),
    whyNotOffer: can(actor.membership, 'decedent.move') ? refusal : whyNot(actor.membership, 'decedent.move'),
    open: waiting,
    hold,
    earlier: views.filter(({ state }) => state !== 'offered'),
    companies: employees
      .filter(({ id, kind }) => kind === 'trade-company' && assigned.includes(id) && id !== me.party.id)
      .map((company) => ({
        ...{ id: company.id, name: tradeParty(company).name, tradeKinds: company.tradeKinds ?? [] },
        hasAccount: company.status === 'active' && company.appUserId !== undefined,
      }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  };
});
