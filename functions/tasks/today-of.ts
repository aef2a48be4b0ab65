import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, readCases } from '#functions/table/case.ts';
import { readServicesAround } from '#functions/table/case-display-service.ts';
import { readRemovals } from '#functions/table/case-facts.ts';
import { casesOfTrade } from '#functions/table/case-list.ts';
import type { TodayCaseEntry } from '#shared/contract/tasks-views.ts';
import type { Membership } from '#shared/model/membership.ts';
import { type HomeDay, onToday } from '#shared/today/on-today.ts';
import { maySee, memberSide } from '#shared/visibility/sight.ts';

/** The most display services of a day, and removals, that are looked at: far more than any home has. */
const MOST = 100;

/** Returns those of the cases that a member sees. A trade company sees those that it works on. */
async function seenCases({ table }: OperationContext, membership: Membership, ids: readonly string[]): Promise<CaseRecord[]> {
  const { employeeId } = membership;
  const seen = memberSide(membership) === 'trade' ? [...(await casesOfTrade(table, ids, employeeId))] : ids;
  return readCases(table, seen);
}

/** Returns what is on at a home today, as far as a member sees it, each with its case: of cases that are neither canceled nor deleted. */
export async function todayOf(context: OperationContext, membership: Membership, day: HomeDay): Promise<TodayCaseEntry[]> {
  const { table } = context;
  const { locationId } = membership;
  const [services, removals] = await Promise.all([
    readServicesAround(table, locationId, day.today, MOST),
    readRemovals(table, locationId, MOST),
  ]);
  const seenServices = services.filter(({ service }) => maySee(membership, { kind: 'display-service', service }));
  const ids = new Set([...seenServices.map(({ caseId }) => caseId), ...removals]);
  const cases = await seenCases(context, membership, [...ids]);
  const byId = new Map(cases.filter(({ status }) => status !== 'cancelled').map((record) => [record.id, record]));
  const waiting = removals.flatMap((id) => byId.get(id) ?? []);
  const rows = {
    services: seenServices,
    removals: waiting.map(({ id, decedentStatus }) => ({ caseId: id, decedentStatus })),
  };
  return onToday(rows, day).flatMap((entry) => {
    const record = byId.get(entry.caseId);
    return record ? [{ ...entry, caseNumber: record.caseNumber, decedentFullName: record.decedentFullName }] : [];
  });
}
