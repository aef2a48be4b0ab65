import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, caseOf } from '#functions/table/case.ts';
import type { CasePosition } from '#functions/table/case-list.ts';
import { inStatus, ofMember, readList, readStatuses, readTradeCases } from '#functions/table/case-list.ts';
import { readingsOf } from '#shared/cases/words-of.ts';
import type { Case } from '#shared/model/case.ts';
import { caseStatus } from '#shared/model/enumerations/case.ts';
import type { CaseActor } from '../access/case-access.ts';
import { afterPosition, positionCursor } from '../viewing/position-cursor.ts';
import { visibleCase } from '../viewing/visible-case.ts';
import { type CaseFilters, matchesFilters, matchesWords, openStatuses } from './case-matches.ts';

export type CaseListInput = CaseFilters & {
  querry: string;
  items: number;
  page?: number | undefined;
  cursor?: string | undefined;
};
export type CaseListPage = { items: Case[]; nextCursor: string | null };

/** Most pages of an index that one request reads for filters that no index covers. A page that isn't full by then says how to continue. */
const MAX_READS = 4;

type ReadPage = (options: { limit: number; after: CasePosition | null }) => Promise<{ cases: CaseRecord[]; hasMore: boolean }>;

/** The shortest list that has what is asked for: of a member, of a status or the two of open cases, or all of them. */
function readOf({ table }: OperationContext, { membership, sight }: CaseActor, { status, employeeId }: CaseFilters): ReadPage {
  const { locationId } = membership;
  if (sight === 'trade') return (options) => readTradeCases(table, locationId, membership.employeeId, options);
  if (employeeId !== undefined) {
    const list = ofMember(locationId, employeeId === 'none' ? undefined : employeeId);
    return (options) => readList(table, list, options);
  }
  if (status === 'open') return (options) => readStatuses(table, locationId, openStatuses, options);
  if (status !== undefined) return (options) => readList(table, inStatus(locationId, status), options);
  return (options) => readStatuses(table, locationId, caseStatus.values, options);
}

const cursorOf = ({ createdOn, id }: CasePosition) => positionCursor({ at: createdOn, id });

function startOf(cursor: string | undefined): CasePosition | null {
  const after = afterPosition(cursor);
  return after && { createdOn: after.at, id: after.id };
}

/**
 * Lists the cases of a home (for a trade company, those it is assigned to), newest first. Filters that no index covers (type, care, and status together
 * with member) are applied to what it reads, so a page may have fewer cases than asked for and still not be the last.
 */
export async function listCases(context: OperationContext, actor: CaseActor, input: CaseListInput): Promise<CaseListPage> {
  const read = readOf(context, actor, input);
  const readings = readingsOf(input.querry);
  const wanted = (record: CaseRecord) =>
    matchesFilters(record, input) && readings.some((words) => matchesWords(record, words, actor.sight));
  let left = input.cursor === undefined ? ((input.page ?? 1) - 1) * input.items : 0;
  let after = startOf(input.cursor);
  const found: Case[] = [];
  for (let reads = 0; reads < MAX_READS || left > 0; reads += 1) {
    const { cases, hasMore } = await read({ limit: Math.max(input.items, Math.min(left, 100)), after });
    for (const [index, record] of cases.entries()) {
      after = record;
      if (!wanted(record)) continue;
      if (left > 0) left -= 1;
      else if (found.push(visibleCase(actor.sight, caseOf(record))) === input.items) {
        const goesOn = hasMore || index < cases.length - 1;
        return { items: found, nextCursor: goesOn ? cursorOf(record) : null };
      }
    }
    if (!hasMore) return { items: found, nextCursor: null };
  }
  return { items: found, nextCursor: after && cursorOf(after) };
}
