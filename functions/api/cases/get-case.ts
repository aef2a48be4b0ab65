import { wholeCaseFor } from '#functions/cases/access/case-access.ts';
import { hazardOf, seesPlaceOfRemoval, viewForTrade } from '#functions/cases/viewing/removal-view.ts';
import { visibleCase, visibleDecedent, visiblePeople, visibleTimeline } from '#functions/cases/viewing/visible-case.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseCustody, readCarePages } from '#functions/table/care-page.ts';
import { type CaseRecord, caseOf } from '#functions/table/case.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { can } from '#shared/access/can.ts';
import { custodianOf, deletionRefusal } from '#shared/custody/handoffs/custodian.ts';
import { placeNow } from '#shared/custody/wall/people-in-care.ts';
import { statusNow } from '#shared/ledger/payment-status.ts';
import type { DecedentStatus } from '#shared/model/enumerations/case.ts';
import { os } from './implementer.ts';

type TradeCase = Pick<Awaited<ReturnType<typeof wholeCaseFor>>, 'decedent' | 'membership' | 'record'>;

/** Returns whose case it is, for callers who don't see the home's team. Someone who has left is nobody to call. */
async function assignedTo({ table }: OperationContext, { providerLocationId, employeeId }: CaseRecord) {
  const member = employeeId === undefined ? undefined : await readEmployee(table, providerLocationId, employeeId);
  return member && member.status !== 'inactive' ? { fullName: member.fullName, phone: member.phone } : null;
}

/** Returns where a person is once they were fetched: who has them, and the place in the home. */
function whereNow({ custody, home, pages }: CaseCustody, status: DecedentStatus): string {
  const has = custodianOf(custody, status, home?.name);
  const { name, shelf } = placeNow((page) => pages.get(page)?.values ?? {}, custody.custodian);
  const inHome = has?.kind === 'home' ? [name, shelf && `shelf ${shelf}`] : [];
  const doubt = custody.takenBack ? [`not confirmed by ${custody.takenBack.from.name}`] : [];
  return [has?.name, ...inHome, ...(has ? doubt : [])].filter(Boolean).join(', ');
}

/**
 * Returns what a trade company needs for its work: the place of a removal until the person was fetched, and then where they are instead; what is known of hazards
 * and implants, and the home's number.
 */
async function forTrade({ table }: OperationContext, { decedent, membership, record }: TradeCase) {
  const { id, decedentStatus: status, providerLocationId: locationId } = record;
  const [{ removal, implants }, custody, own] = await Promise.all([
    viewForTrade(table, id),
    readCarePages(table, { caseId: id, locationId }, ['intake', 'preservation', 'preparation']),
    readEmployee(table, locationId, membership.employeeId),
  ]);
  const tradeKinds = own?.tradeKinds ?? [];
  const known = { implants, homePhone: custody.home?.phone ?? '', tradeKinds };
  if (seesPlaceOfRemoval(tradeKinds, status)) return { ...known, removal };
  const { placeOfDeathAddress: _, ...seen } = visibleDecedent('trade', decedent);
  return { ...known, decedent: seen, removal: hazardOf(removal), whereNow: whereNow(custody, status) };
}

/**
 * Reads a case in one query of its collection, from the end: the case, the decedent, its people in brief, and the latest activity. A trade company takes
 * five more reads, and staff who don't see the team take one.
 */
export const getCase = os.getCase.handler(async ({ input, context }) => {
  const whole = await wholeCaseFor(context, input.id);
  const { record, decedent, custody, people, timeline, money, sight, membership } = whole;
  const { custodian, openHandoff, reduction } = custody;
  const whyNotDelete = deletionRefusal(custody, record);
  return {
    case: visibleCase(sight, caseOf(record)),
    decedent: visibleDecedent(sight, decedent),
    people: visiblePeople(sight, people),
    timeline: visibleTimeline(sight, timeline),
    sight,
    custody: { custodian, openHandoff, reduction },
    ...(record.dispositionHold && sight === 'staff' ? { holdReason: record.dispositionHold.reason } : {}),
    ...(money && sight === 'staff'
      ? { paymentStatus: statusNow({ ...money, selectedCents: record.selectedCents ?? null }) }
      : {}),
    ...(whyNotDelete !== undefined && can(membership, 'cases.change') ? { whyNotDelete } : {}),
    ...(sight === 'trade' ? await forTrade(context, whole) : {}),
    ...(can(membership, 'team.read') ? {} : { assignedTo: await assignedTo(context, record) }),
  };
});
